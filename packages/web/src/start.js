// What can't wait for the page's scripts: its theme, before anything is painted, and files that they would ask for only once they run.
// Settings are in local storage. The build puts this into the page, with lists of files (`build/start.ts`).
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('durbar-settings') ?? '{}');
  } catch {
    // Storage denied: as if nothing was set.
  }
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  const files = document.currentScript.dataset;
  const wanted = [kept.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()), 'en'];
  const language = wanted.find((one) => one in files);
  if (!language) return;
  const [words, ...later] = files[language].split(' ');
  later.unshift(...files.fonts.split(' '));
  // From the first page people go to a table.
  if (/^(#\/(table\/.*)?)?$/.test(location.hash)) later.push(...files.ahead.split(' '));
  /** For the browser's cache: what needs a file asks again. Not at once, because the page's own files come first. */
  const onload = () => {
    for (const file of later) fetch(file, { priority: 'low' }).catch(() => {});
  };
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: words, onload }));
})();
