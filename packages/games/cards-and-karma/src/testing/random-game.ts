import { advance, begin, mustRules, type Position, randomChoice, type SetUp, seededRandom } from '@durbar/engine';
import { cardsAndKarma } from '../definition.ts';
import type { CardsAndKarmaFact } from '../facts.ts';
import type { CardsAndKarmaFrame } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import type { CardsAndKarmaState } from '../state.ts';

/** Receives the position after an answer and its facts. */
export type Look = (
  game: CardsAndKarmaGame,
  position: Position<CardsAndKarmaState, CardsAndKarmaFrame>,
  facts: readonly CardsAndKarmaFact[],
) => void;

/** Plays a whole random game and reports every step. */
export function randomGame(setUp: SetUp, seed: string, look: Look): void {
  const rules = mustRules(cardsAndKarma, setUp);
  const random = seededRandom(seed);
  const { position, facts: first } = begin(rules);
  look(rules.game, position, first);
  while (position.agenda.length > 0) {
    const facts: CardsAndKarmaFact[] = [];
    advance(rules, position, randomChoice(rules, position, random), facts);
    look(rules.game, position, facts);
  }
}
