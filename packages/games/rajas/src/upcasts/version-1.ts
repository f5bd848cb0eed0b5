import type { Fact, Frame, Options, Upcast } from '@durbar/engine';
import type { RajasGame } from '../game.ts';
import { AND_PRINT } from '../modules/options.ts';
import { bitsOf } from '../numbers.ts';
import { type FactWithReason, withSource } from './sources.ts';

type OldFrame = Frame & Readonly<Record<string, unknown>>;

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
};

function frameOf(game: RajasGame, old: OldFrame): Frame | undefined {
  const { type: _, ...frame } = withSource(game, { ...old, type: old.kind }) as Fact & Readonly<Record<string, unknown>>;
  const change = FRAMES[old.kind];
  return change ? change(game, frame as unknown as OldFrame) : (frame as unknown as Frame);
}

function withPrint(options: Options): Options {
  const { river, riverPool = 'usual' } = options;
  return river === 'mysterious' && riverPool !== 'usual' ? { ...options, riverPool: `${riverPool}${AND_PRINT}` } : options;
}

/** Rules version 1 to 2. */
export const FROM_VERSION_1: Upcast<RajasGame> = {
  from: 1,
  setUp: ({ options = {}, ...setUp }) => ({ ...setUp, options: withPrint(options) }),
  // A die that leaves Kali goes back as what it is; no fact of its own says so.
  fact: (fact, game) => (fact.type === 'holi/colour-faded' ? [] : [withSource(game, fact as FactWithReason)]),
  frame: (frame, game) => frameOf(game, frame as OldFrame),
};
