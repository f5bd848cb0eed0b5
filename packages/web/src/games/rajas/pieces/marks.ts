import { type ColourName, GOODS } from '@durbar/rajas/vocabulary';
import type { ArtName } from '../../../art/index.ts';
import { GOOD_PICTURES, goodColour, isGood, portraitOf } from './pictures.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** One mark of a glyph, in a box of about 24 by 26 units centred on 0,0. */
export type Mark =
  | ({ readonly kind: 'symbol'; readonly name: ArtName; readonly colour: string } & Place)
  | ({ readonly kind: 'coin'; readonly amount: number | string } & Place)
  | ({ readonly kind: 'die'; readonly colour: ColourName | undefined; readonly label?: string } & Place)
  | { readonly kind: 'disc'; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'number'; readonly text: string; readonly x: number; readonly y: number; readonly size?: number };

/** A source of gains: a river space, a yield, a bonus, part of an action. As in the edition. */
export interface GainFace {
  readonly kind: string;
  readonly amount?: number;
  readonly per?: string;
  readonly every?: number;
  readonly colour?: ColourName;
  readonly colours?: readonly ColourName[];
  readonly max?: number | 'die';
  readonly goods?: string;
  readonly actions?: readonly string[];
}

/** How gains are drawn, by kind. */
export type Glyphs = Readonly<Record<string, (gain: GainFace) => readonly Mark[]>>;

export interface Piece {
  readonly name: ArtName;
  readonly colour: string;
}

const FAME: Piece = { name: 'fame-crown', colour: 'var(--fort)' };
export const KARMA: Piece = { name: 'karma', colour: 'var(--lotus)' };
export const UPGRADE_MARK: Piece = { name: 'upgrade', colour: 'var(--grow)' };
export const BOAT: Piece = { name: 'river-boat', colour: 'var(--river-ink)' };
export const STALL: Piece = { name: 'market-stall', colour: 'var(--fort)' };
const HALL: Piece = { name: 'build-palace', colour: 'var(--hall)' };
export const WORKER: Piece = { name: 'icon-person', colour: 'var(--elephant)' };
export const TILE: Piece = { name: 'icon-province', colour: 'var(--build)' };
export const YIELD: Piece = { name: 'icon-star', colour: 'var(--gold)' };

/** What "for each" counts. */
const COUNTED: Readonly<Record<string, Piece>> = {
  karma: KARMA,
  upgrade: UPGRADE_MARK,
  market: STALL,
  'market-tile': STALL,
  building: { name: 'build-temple', colour: 'var(--build)' },
  bend: { name: 'icon-turn', colour: 'var(--build)' },
  'active-worker': WORKER,
  'river-space': BOAT,
  'connected-yield-tile': YIELD,
  'province-tile': TILE,
};

export function symbol({ name, colour }: Piece, x: number, y: number, size: number): Mark {
  return { kind: 'symbol', name, colour, x, y, size };
}

export function middle(piece: Piece, size = 19): readonly Mark[] {
  return [symbol(piece, -size / 2, -size / 2, size)];
}

export function counted(piece: Piece, text: number | string): readonly Mark[] {
  return [symbol(piece, -8.5, -12.5, 17), { kind: 'number', text: String(text), x: 0, y: 13.2 }];
}

/** "This much for each of these": the gain above, what is counted below. */
export function forEach(what: Mark, per: string): readonly Mark[] {
  const piece = COUNTED[per];
  return [what, piece ? symbol(piece, -2, -1.5, 13.5) : { kind: 'die', colour: undefined, x: -1, y: -0.5, size: 12 }];
}

export const SMALL: Place = { x: -11.5, y: -11.5, size: 14 };

export function money({ amount = 1, per }: GainFace): readonly Mark[] {
  return per ? forEach({ kind: 'coin', amount, ...SMALL }, per) : [{ kind: 'coin', amount, x: -10.5, y: -10.5, size: 21 }];
}

export function fame({ amount = 1, per }: GainFace): readonly Mark[] {
  return per ? forEach(symbol(FAME, SMALL.x, SMALL.y, 13), per) : counted(FAME, amount);
}

export function dice({ amount = 1, per, colour, colours }: GainFace): readonly Mark[] {
  if (colours) return colours.map((one, index) => ({ kind: 'die', colour: one, ...triangle(index), size: 12 }));
  if (per) return forEach({ kind: 'die', colour, ...SMALL }, per);
  return [{ kind: 'die', colour, label: String(amount), x: -9.5, y: -9.5, size: 19 }];
}

function triangle(index: number): { x: number; y: number } {
  return index === 0 ? { x: -6, y: -12.5 } : { x: index * 12.5 - 25 + 12.5 * 0.5, y: 0 };
}

export function markets({ goods, max, per }: GainFace): readonly Mark[] {
  if (per) return forEach(symbol(STALL, SMALL.x, SMALL.y, 13), per);
  if (goods === 'different') return GOODS.map((good, index) => goodMark(good, triangle(index)));
  if (isGood(goods)) return middle({ name: GOOD_PICTURES[goods], colour: goodColour(goods) });
  return counted(STALL, goods === 'one' ? `≤${max ?? ''}` : (max ?? ''));
}

function goodMark(good: (typeof GOODS)[number], { x, y }: { x: number; y: number }): Mark {
  return symbol({ name: GOOD_PICTURES[good], colour: goodColour(good) }, x, y, 11.5);
}

export function palace({ actions = [] }: GainFace): readonly Mark[] {
  const [only] = actions;
  return actions.length === 1 && only ? [symbol({ name: portraitOf(only), colour: '' }, -12, -12, 24)] : middle(HALL, 20);
}
