import { advance, begin, mustRules, type Position, randomChoice, type SetUp, seededRandom } from '@durbar/engine';
import { rajas } from '../definition.ts';
import type { RajasGame } from '../game.ts';
import type { RajasFact, RajasFrame } from '../modules/index.ts';
import type { RajasState } from '../state.ts';

/** Every variant, for tests that hold in all of them. */
export const SET_UPS: readonly SetUp[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 2, options: { navaratnas: 'on' } },
  { players: 3, options: { navaratnas: 'on', river: 'ganga-roll' } },
  { players: 4, options: { navaratnas: 'on' } },
  { players: 3, options: { mixedRounds: '1+3' } },
  { players: 4, options: { mixedRounds: '2', river: 'ganga-roll' } },
  { players: 2, options: { river: 'ganga-roll' } },
  { players: 4, options: { blocking: 'any' } },
];

export interface Moment {
  readonly game: RajasGame;
  readonly position: Position<RajasState, RajasFrame>;
  /** The facts of the last answer. */
  readonly facts: readonly RajasFact[];
}

/** Plays a whole random game and reports every position. */
export function playAtRandom(setUp: SetUp, seed: string, look: (moment: Moment) => void): void {
  const rules = mustRules(rajas, setUp);
  const random = seededRandom(seed);
  const { position, facts } = begin(rules);
  look({ game: rules.game, position, facts });
  while (position.agenda.length > 0) {
    const happened: RajasFact[] = [];
    advance(rules, position, randomChoice(rules, position, random), happened);
    look({ game: rules.game, position, facts: happened });
  }
}
