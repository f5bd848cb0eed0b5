import type { Fact, Frame, Options, Upcast } from '@durbar/engine';
import type { RajasGame } from '../game.ts';
import { AND_PRINT } from '../modules/options.ts';
import { bitsOf } from '../numbers.ts';
import { type FactWithReason, withSource } from './sources.ts';

type OldFrame = Frame & Readonly<Record<string, unknown>>;
type OldFact = Fact & Readonly<Record<string, unknown>>;

/** Frames whose shape changed; undefined if version 2 has no such question. */
const FRAMES: Readonly<Record<string, ((game: RajasGame, frame: OldFrame) => Frame | undefined) | undefined>> = {
  // The amounts of a sale were the bits of one number.
  'score-markets': (_game, { sums, ...frame }) => ({ ...frame, amounts: bitsOf(Number(sums)).reverse() }) as Frame,
  'holi/take-die': (_game, frame) => ({ ...frame, optional: true }) as Frame,
  // Version 2 determines possible recolourings when the tile is used, so the question is asked again.
  'holi/recolour': (game, { question }) => frameOf(game, question as OldFrame),
  'holi/pause': (game, { then, ...frame }) => ({ ...frame, gain: frameOf(game, then as OldFrame) }) as Frame,
  'holi-ganga3/gain': (_game, frame) => ({ ...frame, kind: 'gain' }),
  'ganga3/name-die': () => undefined,
  // River yield tiles are drawn like all others; version 1 didn't record their source.
  'ganga3/yield-tile': (_game, { seat }) => ({ kind: 'yield-tile', seat, source: { kind: 'yield-tile', id: '' } }) as Frame,
};

/** The order in which version 1 numbered module gains. */
const GAINS_IN_ORDER = ['mysterious', 'holi', 'kedarnath', 'roads', 'wilderness'];

/** Current number of a version 1 gain. */
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

/** Facts dropped in version 2. */
const FACTS: Readonly<Record<string, ((fact: OldFact) => readonly Fact[]) | undefined>> = {
  // A die leaving Kali regains its colour without a separate fact.
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
