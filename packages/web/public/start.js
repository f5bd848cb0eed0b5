// What can't wait for the page's scripts: its theme, before anything is painted, and the words of its language, which the scripts would ask
// for only once they run. Settings are in local storage.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('durbar-settings') ?? '{}');
  } catch {
    // Storage denied: as if nothing was set.
  }
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  const words = document.currentScript.dataset;
  const wanted = [kept.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()), 'en'];
  const href = words[wanted.find((language) => language in words)];
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
})();
