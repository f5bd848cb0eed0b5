/** A number for each table, remembered on this device. */
interface TableMarks {
  get(table: string): number | undefined;
  set(table: string, mark: number): void;
}

/** Maximum number of tables remembered, most recently marked. */
const MOST = 100;

/** The number of the first line of a table's talk that was not read on this device. */
export const firstUnread = tableMarks('durbar-read-talk');
/** When the turn began that was last seen at a table on this device. */
export const lastTurnSeen = tableMarks('durbar-last-turn-seen');

function tableMarks(key: string): TableMarks {
  return {
    get: (table) => new Map(kept(key)).get(table),
    set: (table, mark) => {
      const others = kept(key).filter(([id]) => id !== table);
      const text = JSON.stringify([...others, [table, mark]].slice(-MOST));
      try {
        localStorage.setItem(key, text);
      } catch {
        // Storage denied or full: nothing counts as seen after a reload.
      }
    },
  };
}

function kept(key: string): readonly (readonly [string, number])[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter(isMark) : [];
  } catch {
    return [];
  }
}

function isMark(entry: unknown): entry is readonly [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
