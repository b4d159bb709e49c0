// The board's own style sheet. Pages colour it through custom properties; the
// values here are what an embedding page gets that sets none.

export const STYLE = `
:host {
  display: block;
  position: relative;
  width: 100%;
  aspect-ratio: var(--ratio, 1);
  user-select: none;
  -webkit-user-select: none;
  -webkit-tap-highlight-color: transparent;
  --light: var(--board-light, #f1e0c5);
  --dark: var(--board-dark, #b18b63);
  --frame: var(--board-frame, var(--board-dark, #b18b63));
  --label: var(--board-label, #6b6257);
  --white: var(--white-piece, #faf5ec);
  --white-edge: var(--white-ring, #cbbba5);
  --black: var(--black-piece, #2c2521);
  --black-edge: var(--black-ring, #60544a);
  --last: var(--last-move, rgb(15 110 102 / 0.42));
  --dot: var(--target, #0b5750);
  --glow: var(--must, #f2a93b);
  --check: var(--in-check, #b42318);
  --focus: var(--focus-ring, #0f6e66);
}
:host([hidden]) { display: none; }
svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
.light { fill: var(--light); }
.dark { fill: var(--dark); }
.edge { fill: none; stroke: var(--frame); stroke-width: 3; }
.label {
  fill: var(--label);
  font: 500 var(--label-size, 28px)/1 var(--board-font, system-ui, sans-serif);
  font-variant-numeric: tabular-nums;
  text-anchor: middle;
  dominant-baseline: central;
}
.number { fill: var(--board-number, #3d2c1a); font-size: 17px; text-anchor: start; }
.number-back { fill: var(--dark); }
:host([coordinates='squares']) .halo { r: 39px; stroke-width: 6; }
:host([coordinates='squares']) .halo.soft { stroke-width: 12; }
.trace { fill: var(--last); }
.way {
  fill: none; stroke: var(--dot); stroke-width: 7; stroke-opacity: 0.55;
  stroke-linecap: round; stroke-linejoin: round;
}
.attacked { fill: var(--check); fill-opacity: 0.5; }
.attacked-ring { fill: none; stroke: var(--check); stroke-width: 8; stroke-dasharray: 23.56 11.78; }
.selected { fill: var(--dot); fill-opacity: 0.55; }
.end { fill: var(--dot); stroke: var(--light); stroke-width: 3; stroke-opacity: 0.65; }
.via { fill: none; stroke: var(--dot); stroke-width: 7; }
.over { fill: none; stroke: var(--dot); stroke-width: 6; }
.halo { fill: none; stroke: var(--glow); stroke-width: 9; }
.halo.soft { stroke-width: 20; stroke-opacity: 0.32; }
.piece { pointer-events: none; }
.rim { stroke-width: 4.5; }
.groove { fill: none; stroke-width: 2.5; }
.white .rim { fill: var(--white); stroke: var(--white-edge); }
.white .groove { stroke: var(--white-edge); }
.white .lower { fill: var(--white-edge); stroke: var(--white-edge); }
.white .crown { fill: var(--white-crown, #7a5a34); }
.black .rim { fill: var(--black); stroke: var(--black-edge); }
.black .groove { stroke: var(--black-edge); }
.black .lower { fill: var(--black-edge); stroke: var(--black-edge); }
.black .crown { fill: var(--black-crown, #e9d5b0); }
.body { stroke-width: 3.5; stroke-linejoin: round; }
.cut { fill: none; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
.white .body { fill: var(--white); stroke: var(--white-crown, #7a5a34); }
.white .cut { stroke: var(--white-crown, #7a5a34); }
.black .body { fill: var(--black); stroke: var(--black); }
.black .cut { stroke: var(--black-crown, #e9d5b0); }
.ghost { opacity: 0.6; }
.promotion {
  position: absolute; z-index: 2; display: flex; flex-direction: column; padding: 4px; gap: 2px;
  border-radius: 10px; background: var(--surface, #fff); color: inherit;
  box-shadow: 0 8px 28px rgb(0 0 0 / 0.32), 0 0 0 1px rgb(0 0 0 / 0.12);
}
.promotion button {
  position: relative; width: var(--promotion-size, 56px); height: var(--promotion-size, 56px);
  padding: 0; border: 0; border-radius: 7px; background: var(--light); cursor: pointer;
}
.promotion button:hover { background: var(--glow); }
.promotion button:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
.lifted { filter: drop-shadow(0 6px 5px rgb(0 0 0 / 0.28)); }
[role='grid'] { position: absolute; }
[role='row'] { display: contents; }
[role='gridcell'] {
  position: absolute; width: var(--cell-w); height: var(--cell-h);
  outline: none; touch-action: manipulation;
}
[role='gridcell'].live { cursor: pointer; }
[role='gridcell'].grab { cursor: grab; touch-action: none; }
:host([dragging]) [role='gridcell'] { cursor: grabbing; }
[role='gridcell']:focus-visible {
  outline: 3px solid var(--focus); outline-offset: -3px; border-radius: 4px;
  box-shadow: inset 0 0 0 5px rgb(255 255 255 / 0.75);
}
.shake { animation: shake 360ms ease-in-out; }
@keyframes shake {
  20% { translate: -7px 0; } 40% { translate: 7px 0; }
  60% { translate: -5px 0; } 80% { translate: 4px 0; }
}
.beckon { animation: beckon 900ms ease-in-out; }
@keyframes beckon { 25%, 75% { opacity: 0.15; } 50% { opacity: 1; } }
.spoken {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}
@media (prefers-reduced-motion: reduce) {
  .shake, .beckon { animation: none; }
}
@media print {
  .dark { fill: #d9d9d9; }
  .light { fill: #fff; }
  .black .rim { fill: #222; stroke: #000; }
  .white .rim { fill: #fff; stroke: #000; }
  .white .body { fill: #fff; stroke: #000; }
  .black .body { fill: #222; stroke: #000; }
  .trace, .selected, .halo, .end, .via { display: none; }
}
`;
