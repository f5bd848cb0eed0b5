import type { Fact, Frame, Options, Upcast } from '@durbar/engine';
import type { RajasGame } from '../game.ts';
import { AND_PRINT } from '../modules/options.ts';
import { bitsOf } from '../numbers.ts';
import { type FactWithReason, withSource } from './sources.ts';

type OldFrame = Frame & Readonly<Record<string, unknown>>;
type OldFact = Fact & Readonly<Record<string, unknown>>;

/** Frames whose shape changed; undefined where version 2 asks no such question. */
const FRAMES: Readonly<Record<string, ((game: RajasGame, frame: OldFrame) => Frame | undefined) | undefined>> = {
  // The amounts of a sale were the bits of one number.
  'score-markets': (_game, { sums, ...frame }) => ({ ...frame, amounts: bitsOf(Number(sums)).reverse() }) as Frame,
  'holi/take-die': (_game, frame) => ({ ...frame, optional: true }) as Frame,
  // Which recolourings are possible is found when the tile is used, so its question comes again.
  'holi/recolour': (game, { question }) => frameOf(game, question as OldFrame),
  'holi/pause': (game, { then, ...frame }) => ({ ...frame, gain: frameOf(game, then as OldFrame) }) as Frame,
  'holi-ganga3/gain': (_game, frame) => ({ ...frame, kind: 'gain' }),
  'ganga3/name-die': () => undefined,
  // Yield tiles of the river are drawn like all others; version 1 did not record their source.
  'ganga3/yield-tile': (_game, { seat }) => ({ kind: 'yield-tile', seat, source: { kind: 'yield-tile', id: '' } }) as Frame,
};

/** The order in which version 1 numbered the gains that modules bring along. */
const GAINS_IN_ORDER = ['mysterious', 'holi', 'kedarnath', 'roads', 'wilderness'];

/** A gain of version 1 by its number of today. */
function gainOf({ gains, ownGains }: RajasGame, old: number): number {
  const place = (name: string) => GAINS_IN_ORDER.indexOf(name.split('-')[0] ?? '');
  const own = [...ownGains].toSorted(([a], [b]) => place(a) - place(b));
  return own[old - (gains.length - own.length)]?.[1].index ?? old;
}

function frameOf(game: RajasGame, old: OldFrame): Frame | undefined {
  const numbered = typeof old.gain === 'number' ? { ...old, gain: gainOf(game, old.gain) } : old;
  const { type: _, ...frame } = withSource(game, { ...numbered, type: old.kind }) as Fact & Readonly<Record<string, unknown>>;
  const change = FRAMES[old.kind];
  return change ? change(game, frame as unknown as OldFrame) : (frame as unknown as Frame);
}

function withPrint(options: Options): Options {
  const { river, riverPool = 'usual' } = options;
  return river === 'mysterious' && riverPool !== 'usual' ? { ...options, riverPool: `${riverPool}${AND_PRINT}` } : options;
}

/** Facts that version 2 does not have. */
const FACTS: Readonly<Record<string, ((fact: OldFact) => readonly Fact[]) | undefined>> = {
  // A die that leaves Kali goes back as what it is; no fact of its own says so.
  'holi/colour-faded': () => [],
  // The die that set the size of a re-placed worker's action; turning it cost karma.
  'ganga3/die-named': ({ seat, turned }) =>
    turned ? [{ type: 'karma-gained', seat, amount: -1, source: { kind: 'river', index: 0 } } as Fact] : [],
};

/** Rules version 1 to 2. */
export const FROM_VERSION_1: Upcast<RajasGame> = {
  from: 1,
  setUp: ({ options = {}, ...setUp }) => ({ ...setUp, options: withPrint(options) }),
  fact: (fact, game) => FACTS[fact.type]?.(fact as OldFact) ?? [withSource(game, fact as FactWithReason)],
  frame: (frame, game) => frameOf(game, frame as OldFrame),
};
