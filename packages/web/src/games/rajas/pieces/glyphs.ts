import type { SymbolName } from '../../../art/index.ts';
import { type Colour, GOOD_PICTURES, GOODS, goodColour, isGood, portraitOf } from '../kinds.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** One mark of a glyph, in a box of about 24 by 26 units whose middle is 0,0. */
export type Mark =
  | ({ readonly kind: 'symbol'; readonly name: SymbolName; readonly colour: string } & Place)
  | ({ readonly kind: 'coin'; readonly amount: number | string } & Place)
  | ({ readonly kind: 'die'; readonly colour: Colour | undefined; readonly label?: string } & Place)
  | { readonly kind: 'number'; readonly text: string; readonly x: number; readonly y: number };

/** Whatever brings something: a river space, a yield, a bonus, a part of an action. The edition's own form. */
export interface GainFace {
  readonly kind: string;
  readonly amount?: number;
  readonly per?: string;
  readonly every?: number;
  readonly colour?: Colour;
  readonly colours?: readonly Colour[];
  readonly max?: number | 'die';
  readonly goods?: string;
  readonly actions?: readonly string[];
}

interface Piece {
  readonly name: SymbolName;
  readonly colour: string;
}

const FAME: Piece = { name: 'fame-crown', colour: 'var(--fort)' };
const KARMA: Piece = { name: 'karma', colour: 'var(--lotus)' };
const UPGRADE: Piece = { name: 'upgrade', colour: 'var(--grow)' };
const BOAT: Piece = { name: 'river-boat', colour: 'var(--river-ink)' };
const STALL: Piece = { name: 'market-stall', colour: 'var(--fort)' };
const HALL: Piece = { name: 'build-palace', colour: 'var(--hall)' };
const WORKER: Piece = { name: 'icon-person', colour: 'var(--elephant)' };
const TILE: Piece = { name: 'icon-province', colour: 'var(--build)' };
const YIELD: Piece = { name: 'icon-star', colour: 'var(--gold)' };

/** What is counted by "for each". */
const COUNTED: Readonly<Record<string, Piece>> = {
  karma: KARMA,
  upgrade: UPGRADE,
  market: STALL,
  'market-tile': STALL,
  building: { name: 'build-temple', colour: 'var(--build)' },
  bend: { name: 'icon-turn', colour: 'var(--build)' },
  'active-worker': WORKER,
  'river-space': BOAT,
  'connected-yield-tile': YIELD,
  'province-tile': TILE,
};

function symbol({ name, colour }: Piece, x: number, y: number, size: number): Mark {
  return { kind: 'symbol', name, colour, x, y, size };
}

function middle(piece: Piece, size = 19): readonly Mark[] {
  return [symbol(piece, -size / 2, -size / 2, size)];
}

function counted(piece: Piece, text: number | string): readonly Mark[] {
  return [symbol(piece, -8.5, -12.5, 17), { kind: 'number', text: String(text), x: 0, y: 13.2 }];
}

/** "So much for each of these": what comes above, what is counted below. */
function forEach(what: Mark, per: string): readonly Mark[] {
  const piece = COUNTED[per];
  return [what, piece ? symbol(piece, -2, -1.5, 13.5) : { kind: 'die', colour: undefined, x: -1, y: -0.5, size: 12 }];
}

const SMALL: Place = { x: -11.5, y: -11.5, size: 14 };

function money({ amount = 1, per }: GainFace): readonly Mark[] {
  return per ? forEach({ kind: 'coin', amount, ...SMALL }, per) : [{ kind: 'coin', amount, x: -10.5, y: -10.5, size: 21 }];
}

function fame({ amount = 1, per }: GainFace): readonly Mark[] {
  return per ? forEach(symbol(FAME, SMALL.x, SMALL.y, 13), per) : counted(FAME, amount);
}

function dice({ amount = 1, per, colour, colours }: GainFace): readonly Mark[] {
  if (colours) return colours.map((one, index) => ({ kind: 'die', colour: one, ...triangle(index), size: 12 }));
  if (per) return forEach({ kind: 'die', colour, ...SMALL }, per);
  return [{ kind: 'die', colour, label: String(amount), x: -9.5, y: -9.5, size: 19 }];
}

function triangle(index: number): { x: number; y: number } {
  return index === 0 ? { x: -6, y: -12.5 } : { x: index * 12.5 - 25 + 12.5 * 0.5, y: 0 };
}

function markets({ goods, max, per }: GainFace): readonly Mark[] {
  if (per) return forEach(symbol(STALL, SMALL.x, SMALL.y, 13), per);
  if (goods === 'different') return GOODS.map((good, index) => goodMark(good, triangle(index)));
  if (isGood(goods)) return middle({ name: GOOD_PICTURES[goods], colour: goodColour(goods) });
  return counted(STALL, goods === 'one' ? `≤${max ?? ''}` : (max ?? ''));
}

function goodMark(good: (typeof GOODS)[number], { x, y }: { x: number; y: number }): Mark {
  return symbol({ name: GOOD_PICTURES[good], colour: goodColour(good) }, x, y, 11.5);
}

function palace({ actions = [] }: GainFace): readonly Mark[] {
  const [only] = actions;
  return actions.length === 1 && only ? [symbol({ name: portraitOf(only), colour: '' }, -12, -12, 24)] : middle(HALL, 20);
}

const GLYPHS: Readonly<Record<string, (gain: GainFace) => readonly Mark[]>> = {
  money,
  fame,
  dice,
  markets,
  karma: ({ amount = 1 }) => counted(KARMA, amount),
  upgrade: ({ amount = 1 }) => (amount > 1 ? counted(UPGRADE, amount) : middle(UPGRADE, 18)),
  worker: () => middle(WORKER),
  'palace-action': palace,
  'boat-move': ({ max = 1 }) => (max === 1 ? middle(BOAT) : counted(BOAT, `≤${max}`)),
  sail: () => counted(BOAT, '1–3'),
  'sail-exactly': ({ amount = 6 }) => counted(BOAT, `+${amount}`),
  build: () => middle(TILE),
  overbuild: () => middle({ name: 'icon-copy', colour: 'var(--build)' }),
  reroll: () => middle({ name: 'icon-reroll', colour: 'var(--fort)' }, 18),
  'start-player': () => middle({ name: 'court-elephant', colour: 'var(--elephant)' }, 20),
  'wilderness/white-yield': () => middle(YIELD),
  'kedarnath/blessing': () => middle(KARMA),
  'kedarnath/brown-tile': () => [{ kind: 'coin', amount: '?', ...SMALL }, symbol(KARMA, -2, -1.5, 13.5)],
  'roads/residence-money': () => [
    { kind: 'coin', amount: 1, ...SMALL },
    symbol({ name: 'icon-home', colour: 'var(--build)' }, -2, -1.5, 13.5),
  ],
  'roads/flag': () => middle({ name: 'icon-flag', colour: 'var(--fort)' }),
  'roads/roll': () => middle({ name: 'icon-die', colour: 'var(--build)' }),
  'ganga3/re-place': () => [symbol(WORKER, -11, -10, 17), symbol({ name: 'icon-next', colour: 'var(--fort)' }, 1, -2, 11)],
  'ganga3/re-score': () => [symbol(TILE, -9.5, -9.5, 19), symbol({ name: 'icon-again', colour: 'var(--fort)' }, 0, 0, 12)],
  'ganga3/market-per-colour': () => forEach(symbol(STALL, SMALL.x, SMALL.y, 13), 'die-colour'),
  'ganga3/yield-tiles': ({ amount = 2 }) => counted(YIELD, amount),
  'ganga2/dolphin': () => middle({ name: 'motif-wave', colour: 'var(--river-ink)' }),
  'holi/palace': palace,
  'holi/white-yield': () => middle({ name: 'icon-star', colour: 'var(--line2)' }),
  'holi/yellow-yield': () => middle({ name: 'icon-star', colour: 'var(--yield-yellow)' }),
  'holi/red-yield': () => middle({ name: 'icon-star', colour: 'var(--yield-red)' }),
  'holi/brown-yield': () => middle({ name: 'icon-star', colour: 'var(--yield-brown)' }),
  'wilderness/swap-die': () => middle({ name: 'icon-reroll', colour: 'var(--fort)' }, 18),
  'yield-tile': ({ amount = 1 }) => (amount > 1 ? counted(YIELD, amount) : middle(YIELD)),
};

/** What a gain looks like, small enough for a river space. */
export function glyph(gain: GainFace): readonly Mark[] {
  return GLYPHS[gain.kind]?.(gain) ?? [];
}
