import type { GameRace } from '@durbar/engine';
import type { CardsAndKarmaFact } from './facts.ts';
import type { CardsAndKarmaView } from './view.ts';

/** The flipped scoring track cards, stage by stage. */
export const race = {
  value: ({ seats }, seat) => (seats[seat]?.flippedFromLeft ?? 0) + (seats[seat]?.flippedFromRight ?? 0),
  closesChapter: (facts) => facts.some(({ type }) => type === 'stage-began' || type === 'game-ended'),
  goal: 6,
} satisfies GameRace<CardsAndKarmaFact, CardsAndKarmaView>;
