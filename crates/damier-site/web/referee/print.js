// The note of a decision goes to the printer.

document.getElementById('print')?.addEventListener('click', () => { window.print(); });
