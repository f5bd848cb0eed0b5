/** The layout of the hand: cards overlap as long as their symbols, on the left, stay visible. */
export interface HandLayout {
  /** How wide a card is. */
  readonly card: number;
  /** From the left edge of a card to that of the next. */
  readonly step: number;
  /** The number of card kinds in each row. */
  readonly rows: readonly number[];
}

export interface HandSize {
  /** Kinds of colour cards, and of those that are added to them. */
  readonly colours: number;
  readonly additions: number;
  readonly width: number;
  readonly height: number;
  readonly screen: 'narrow' | 'wide';
}

/** The cards to take, and whether there is room for the hand below them. */
export interface TakeLayout {
  readonly card: number;
  readonly rows: number;
  readonly showsHand: boolean;
}

export interface TakeSize {
  readonly cards: number;
  /** The room for them. */
  readonly width: number;
  readonly height: number;
  readonly window: { readonly width: number; readonly height: number };
}

/** Between the cards to take. */
const TAKE_GAP = 6;
/** The space above them, and the hand below them. */
const ABOVE = 20;
const HAND_BELOW = 100;
/** Smaller symbols are hard to tell apart. */
const LEAST_TO_TAKE = 46;

/** As large as the window allows; smaller if only then the hand fits below them: what is taken depends on it. */
export function takeLayout(size: TakeSize): TakeLayout {
  const most = takeCardWidth(size.window);
  const rows = takeRows(size, most);
  if (size.window.width < 1100) return { card: most, rows, showsHand: false };
  for (let card = most; card >= Math.min(LEAST_TO_TAKE, most); card--) {
    if (isHandBelow(size, card)) return { card, rows: takeRows(size, card), showsHand: true };
  }
  return { card: most, rows, showsHand: false };
}

/** The width of the cards to take, by the size of the window. */
function takeCardWidth({ width, height }: TakeSize['window']): number {
  if (width < 1100) return height < 700 ? 44 : 52;
  if (height < 860) return 56;
  return width >= 1400 && height >= 1000 ? 84 : 66;
}

function takeRows({ cards, width }: TakeSize, card: number): number {
  return Math.ceil(cards / Math.max(1, Math.floor((width + TAKE_GAP) / (card + TAKE_GAP))));
}

function isHandBelow(size: TakeSize, card: number): boolean {
  return size.height >= ABOVE + takeRows(size, card) * (card * TALLNESS + TAKE_GAP) + HAND_BELOW;
}

/** Height by width. */
export const TALLNESS = 1.36;
/** The gap between cards that need not overlap. */
const CARD_GAP = 8;
export const ROW_GAP = 3;
/** The room to the left and right of the cards. */
const EDGES = 2;
/** The share of a card that its symbols take. */
const STRIP = 0.5;
const SYMBOL = 0.44;
const STRIP_EDGES = 6;
/** For fingers, a strip is as wide as a fingertip. */
const SIZES = { narrow: { least: 48, most: 67, strip: 44 }, wide: { least: 50, most: 92, strip: 30 } };
/** Cards to add have their own row, unless that squeezes the others too much. */
const CLOSER = 0.8;

export function handLayout(size: HandSize): HandLayout {
  const { colours, additions } = size;
  const counts = Array.from({ length: colours + additions }, (_, more) => more + 1);
  const together = largest(
    size,
    counts.map((rows) => inRows(colours + additions, rows)),
  );
  if (colours === 0 || additions === 0) return together;
  const apart = largest(
    size,
    counts.slice(0, colours).map((rows) => [...inRows(colours, rows), additions]),
  );
  return apart.rows.length === together.rows.length && apart.step >= together.step * CLOSER ? apart : together;
}

/** On phones, where the hand covers the board, as few rows as possible; elsewhere the largest symbols. Too many cards scroll. */
function largest(size: HandSize, splits: readonly (readonly number[])[]): HandLayout {
  const { least, most } = SIZES[size.screen];
  const layouts = splits.flatMap((rows) => widest(rows, most, size) ?? []);
  const fitting = layouts.filter(({ card, rows }) => heightOf(rows.length, card) <= size.height);
  const [first = { card: least, step: least, rows: [] }] = fitting.length > 0 ? fitting : layouts;
  return size.screen === 'narrow' ? first : fitting.reduce((best, one) => (symbol(one) > symbol(best) ? one : best), first);
}

export function heightOf(rows: number, card: number): number {
  return rows * (card * TALLNESS + ROW_GAP) - ROW_GAP;
}

/** The size of a card's symbols; cards only overlap if that makes the symbols larger. */
function symbol({ card, step }: HandLayout): number {
  return Math.round(Math.min(card * SYMBOL, step - STRIP_EDGES)) + step / 100;
}

/** Rows with the widest cards that fit; undefined if they'd be too narrow. */
function widest(rows: readonly number[], card: number, size: HandSize): HandLayout | undefined {
  const { least } = SIZES[size.screen];
  if (card < least) return undefined;
  const step = stepFor(Math.max(...rows), card, size);
  const isLow = heightOf(rows.length, card) <= size.height;
  return step !== undefined && (isLow || card === least) ? { card, step, rows } : widest(rows, card - 1, size);
}

/** As far apart as there is room for; undefined if their symbols would be covered. */
function stepFor(cards: number, card: number, { width, screen }: HandSize): number | undefined {
  const widest = card + CARD_GAP;
  if (cards < 2) return widest;
  const step = Math.min(widest, (width - 2 * EDGES - card) / (cards - 1));
  return step >= Math.max(SIZES[screen].strip, card * STRIP) ? step : undefined;
}

/** Rows about equally long. */
function inRows(cards: number, rows: number): readonly number[] {
  if (cards === 0 || rows < 1) return [];
  const longest = Math.ceil(cards / rows);
  return [longest, ...inRows(cards - longest, rows - 1)];
}
