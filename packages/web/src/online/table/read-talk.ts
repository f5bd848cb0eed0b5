const KEY = 'durbar-read-talk';
/** Maximum number of tables remembered, most recently read. */
const MOST = 100;

/** The number of the first line of a table's talk that was not read on this device. */
export function firstUnread(table: string): number {
  return new Map(kept()).get(table) ?? 0;
}

export function rememberRead(table: string, next: number): void {
  const others = kept().filter(([id]) => id !== table);
  const text = JSON.stringify([...others, [table, next]].slice(-MOST));
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage denied or full: messages count as unread after a reload.
  }
}

function kept(): readonly (readonly [string, number])[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isMark) : [];
  } catch {
    return [];
  }
}

function isMark(entry: unknown): entry is readonly [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
