// Sets light or dark before the page is drawn; loaded in the head, so that
// nothing flashes. A classic script, because modules run too late for that.

(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');

  /** @returns {string | null} */
  const chosen = () => {
    try {
      return localStorage.getItem('damier.theme');
    } catch {
      return null;
    }
  };

  const apply = () => {
    root.dataset.theme = chosen() ?? (dark.matches ? 'dark' : 'light');
  };

  root.classList.add('script');
  apply();
  dark.addEventListener('change', apply);
  addEventListener('storage', apply);

  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target?.closest('.theme-switch')) return;
    const next = root.dataset.theme === 'dark' ? 'light' : 'dark';
    try {
      // Choosing what the system has anyway means following the system again.
      if (next === (dark.matches ? 'dark' : 'light')) localStorage.removeItem('damier.theme');
      else localStorage.setItem('damier.theme', next);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    root.dataset.theme = next;
  });
})();
