// Pairs by hand: the name beside a number follows it.

const form = document.getElementById('pair-form');
/** @type {Map<string, string>} */
const names = new Map();
for (const option of document.querySelectorAll('#people option')) {
  names.set(option.getAttribute('value') ?? '', option.textContent ?? '');
}

form?.addEventListener('input', (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.classList.contains('short-number')) return;
  const name = field.parentElement?.querySelector('.hand-name');
  const number = field.value.trim();
  const known = names.has(number);
  if (name) name.textContent = names.get(number) ?? '';
  if (known || number === '') field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
});
