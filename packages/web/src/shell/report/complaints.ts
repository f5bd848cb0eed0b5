const MOST = 10;
const complaints: string[] = [];

/** What this page has complained about, oldest first. */
export function heardComplaints(): readonly string[] {
  return complaints.slice();
}

/** Remembers the last errors of the page, for those who report a problem. */
export function hearComplaints(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('error', ({ message, filename, lineno }) => note(`${message} (${filename}:${lineno})`));
  page.addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
}

function note(text: string): void {
  complaints.push(text);
  if (complaints.length > MOST) complaints.shift();
}
