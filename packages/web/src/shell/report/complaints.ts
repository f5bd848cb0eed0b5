const MOST = 10;
const complaints: string[] = [];

/** Errors logged by this page, oldest first. */
export function heardComplaints(): readonly string[] {
  return complaints.slice();
}

/** Records the page's last errors for problem reports. */
export function hearComplaints(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('error', ({ message, filename, lineno }) => note(`${message} (${filename}:${lineno})`));
  page.addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
}

function note(text: string): void {
  complaints.push(text);
  if (complaints.length > MOST) complaints.shift();
}
