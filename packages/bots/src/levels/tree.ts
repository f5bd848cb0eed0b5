/** The results of visits so far. */
export interface Visited {
  visits: number;
  /** The sum of each seat's chances over all visits. */
  readonly total: Float64Array;
}

/** A search node: an information set, i.e. all worlds the decider can't tell apart. */
export interface Node extends Visited {
  /** What followed, by the text of the choice taken or the chance drawn. */
  readonly children: Map<string, Node>;
}

export function newNode(players: number): Node {
  return { visits: 0, total: new Float64Array(players), children: new Map() };
}

export function childOf(node: Node, text: string): Node {
  const known = node.children.get(text);
  if (known) return known;
  const child = newNode(node.total.length);
  node.children.set(text, child);
  return child;
}

/** Counts one visit that ended with these chances. */
export function record(node: Visited, chances: Float64Array): void {
  node.visits++;
  for (let seat = 0; seat < chances.length; seat++) node.total[seat] = (node.total[seat] as number) + (chances[seat] as number);
}

/** A seat's mean chance to win from here. */
export function meanOf(node: Visited | undefined, seat: number): number {
  return node && node.visits > 0 ? (node.total[seat] as number) / node.visits : 0;
}

/** Exploration constant. */
const EXPLORATION = 1.2;
/** Weight of the prior. */
const CAUTION = 1.2;
/** Chances closer than this count as equal. */
const SMALLEST_RANGE = 0.005;

/** The child to visit next: means are stretched to 0 … 1, since the chances of one question often differ only a little. */
export function mostPromising(children: readonly Node[], seat: number): number {
  let low = 1;
  let high = 0;
  let visits = 0;
  for (const child of children) {
    const mean = meanOf(child, seat);
    low = Math.min(low, mean);
    high = Math.max(high, mean);
    visits += child.visits;
  }
  const range = Math.max(high - low, SMALLEST_RANGE);
  const curiosity = (EXPLORATION * Math.sqrt(visits)) / children.length;
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < children.length; i++) {
    const child = children[i] as Node;
    const mean = (meanOf(child, seat) - low) / range;
    const worth = mean + (curiosity * Math.exp(CAUTION * (mean - 1))) / (1 + child.visits);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = i;
    }
  }
  return best;
}
