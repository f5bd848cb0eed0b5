// Sets the theme before the first paint; the settings page keeps it in local storage.
(() => {
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem('durbar-settings') ?? '{}').theme;
  } catch {
    kept = undefined;
  }
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
