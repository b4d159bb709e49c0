// Where tabs do not fit, the one that is shown is moved into sight.

for (const tab of document.querySelectorAll('.tabs [aria-current]')) {
  const row = tab.closest('.tabs');
  if (!(row instanceof HTMLElement) || row.scrollWidth <= row.clientWidth) continue;
  const { left, width } = tab.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (box.left + box.width / 2);
}
