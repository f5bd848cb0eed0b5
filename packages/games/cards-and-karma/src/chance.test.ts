import { chanceContract, type Pool } from '@durbar/engine/testing';
import { cardsAndKarma } from './definition.ts';
import type { CardsAndKarmaFact } from './facts.ts';
import type { CardsAndKarmaFrame } from './frames.ts';
import type { CardsAndKarmaGame } from './game.ts';
import type { CardsAndKarmaState } from './state.ts';

type Moment = Parameters<Pool<CardsAndKarmaGame, CardsAndKarmaState, CardsAndKarmaFrame, CardsAndKarmaFact>>[0];

function pool({ game, state, frame, facts }: Moment): Record<string, number> {
  switch (frame.kind) {
    case 'turn-up-card':
      return Object.fromEntries(state.pile.map((card) => [cardsAndKarma.format(game, { type: 'turn-up', card }), 1]));
    case 'reveal-bonus': {
      const left: Record<string, number> = {};
      const count = (bonus: number, by: number) => {
        const text = `bonus ${game.bonuses[bonus]?.id}`;
        left[text] = (left[text] ?? 0) + by;
      };
      for (const bonus of game.track) count(bonus, 1);
      for (const fact of facts) if (fact.type === 'bonus-won' && fact.seat === frame.seat) count(fact.bonus, -1);
      return Object.fromEntries(Object.entries(left).filter(([, copies]) => copies !== 0));
    }
    case 'see-number':
    case 'show-number':
      return numbers(game, frame.card, facts);
    default:
      return Object.fromEntries(Array.from({ length: game.players }, (_, seat) => [`start seat-${seat + 1}`, 1]));
  }
}

/** CNK-GEN-03: a card keeps its number; a new one is drawn from the unassigned dice of its colour. */
function numbers(game: CardsAndKarmaGame, card: number, facts: readonly CardsAndKarmaFact[]): Record<string, number> {
  const known = new Map<number, number>();
  for (const fact of facts) if (fact.type === 'number-seen' || fact.type === 'number-shown') known.set(fact.card, fact.number);
  const own = known.get(card);
  if (own !== undefined) return { [`number ${own}`]: 1 };
  const colour = game.dieColour[card] ?? -1;
  const left = game.allDice.slice(colour * game.highest, (colour + 1) * game.highest);
  for (const [other, number] of known) {
    if (game.dieColour[other] === colour) left[number - 1] = (left[number - 1] ?? 0) - 1;
  }
  return Object.fromEntries(left.flatMap((count, index) => (count === 0 ? [] : [[`number ${index + 1}`, count]])));
}

chanceContract(cardsAndKarma, {
  setUps: [{ players: 2 }, { players: 3 }, { players: 4, options: { bonuses: 'visible' } }],
  pool,
  games: 20,
});
