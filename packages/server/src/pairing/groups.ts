/** Someone who looks for a game. */
export interface Searcher {
  readonly person: string;
  readonly rating: number;
  readonly since: number;
}

export interface Grouping<S extends Searcher> {
  /** Groups of the wanted size: they can play now. */
  readonly full: readonly (readonly S[])[];
  /** Everyone else, with the people they would play with so far. */
  readonly partial: readonly (readonly S[])[];
}

export interface Sorting {
  readonly size: number;
  readonly now: number;
  /** Two people who must never meet. */
  readonly isBlocked: (one: string, other: string) => boolean;
}

const FIRST_WINDOW = 200;
const WIDER = 100;
const EVERY = 20_000;
/** Of more candidates, the nearest in rating; enough for a group of five, and quick. */
const CANDIDATES = 12;

/** How far an opponent's rating may be off: the longer the wait, the further. */
export function windowAfter(waited: number): number {
  return FIRST_WINDOW + WIDER * Math.floor(Math.max(0, waited) / EVERY);
}

/** Puts people together who accept each other's rating. The one who has waited longest comes first. */
export function groupsOf<S extends Searcher>(searchers: readonly S[], sorting: Sorting): Grouping<S> {
  const queue = [...searchers].sort((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1));
  const full = gathered(queue, sorting, (group) => group.length === sorting.size);
  const placed = new Set(full.flat());
  const rest = queue.filter((searcher) => !placed.has(searcher));
  return { full, partial: gathered(rest, sorting, () => true) };
}

function gathered<S extends Searcher>(queue: readonly S[], sorting: Sorting, isKept: (group: readonly S[]) => boolean): S[][] {
  const groups: S[][] = [];
  let rest = queue;
  for (const first of queue) {
    if (!rest.includes(first)) continue;
    const group = groupAround(first, rest, sorting);
    if (!isKept(group)) continue;
    groups.push(group);
    rest = rest.filter((searcher) => !group.includes(searcher));
  }
  return groups;
}

/** The largest group around someone, of those the nearest in rating. */
function groupAround<S extends Searcher>(first: S, others: readonly S[], sorting: Sorting): S[] {
  const distance = ({ rating }: S): number => Math.abs(rating - first.rating);
  const candidates = others
    .filter((other) => other !== first && doFit(first, other, sorting))
    .sort((a, b) => distance(a) - distance(b) || a.since - b.since)
    .slice(0, CANDIDATES);
  return largest([first], candidates, sorting);
}

function largest<S extends Searcher>(group: readonly S[], candidates: readonly S[], sorting: Sorting): S[] {
  let best = [...group];
  for (const [index, candidate] of candidates.entries()) {
    if (best.length === sorting.size) break;
    const fitting = candidates.slice(index + 1).filter((other) => doFit(candidate, other, sorting));
    const found = largest([...group, candidate], fitting, sorting);
    if (found.length > best.length) best = found;
  }
  return best;
}

function doFit(one: Searcher, other: Searcher, { now, isBlocked }: Sorting): boolean {
  const window = Math.min(windowAfter(now - one.since), windowAfter(now - other.since));
  return Math.abs(one.rating - other.rating) <= window && !isBlocked(one.person, other.person);
}
