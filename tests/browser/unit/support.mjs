// Where the modules under test are.

export const BOARD = new URL('../../../crates/damier-site/web/board/', import.meta.url).href;
export const PLAY = new URL('../../../crates/damier-site/web/play/', import.meta.url).href;
