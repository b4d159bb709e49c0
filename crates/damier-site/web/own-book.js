// Choosing a rule book: only the books of the game that is chosen are offered, and the
// field for a text of one's own comes out when it is asked for.

const book = document.getElementById('rulebook');
const game = document.getElementById('variant');
const own = document.getElementById('own-book');

function offer() {
  if (!(book instanceof HTMLSelectElement) || !(game instanceof HTMLSelectElement)) return;
  for (const option of book.options) {
    const { variants } = option.dataset;
    const fits = variants === undefined || variants.split(' ').includes(game.value);
    option.hidden = !fits;
    option.disabled = !fits;
  }
  if (book.selectedOptions[0]?.disabled) book.value = '';
}

game?.addEventListener('change', offer);
book?.addEventListener('change', () => {
  if (!(book instanceof HTMLSelectElement) || !(own instanceof HTMLDetailsElement)) return;
  if (book.value !== 'own') return;
  own.open = true;
  document.getElementById('rulebook-text')?.focus();
});
// A book of another game that was sent stays on screen beside what is wrong with it.
if (!document.getElementById('fault')) offer();
document.getElementById('fault')?.focus();
