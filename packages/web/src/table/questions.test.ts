import { cardsAndKarma } from '@durbar/cards-and-karma';
import { type AnyGame, mustRules, type Options } from '@durbar/engine';
import { rajas } from '@durbar/rajas';
import { tajMahal } from '@durbar/taj-mahal';
import { expect, test } from 'vitest';
import { proposals as karmaProposals } from '../games/cards-and-karma/hand/proposals.ts';
import { harmlessChance, proposals as rajasProposals } from '../games/rajas/hand/proposals.ts';
import type { AnyTable } from './contract.ts';
import { playAsPeople } from './testing/asking.ts';

type Proposing = Pick<AnyTable, 'proposals' | 'harmlessChance'>;

const RAJAS = { proposals: rajasProposals, harmlessChance } as unknown as Proposing;
const KARMA = { proposals: karmaProposals } as unknown as Proposing;

const GAMES: readonly {
  readonly name: string;
  readonly game: unknown;
  readonly table: Proposing;
  readonly players: number;
  readonly options: Options;
}[] = [
  { name: 'Rajas', game: rajas, table: RAJAS, players: 2, options: {} },
  { name: 'Rajas', game: rajas, table: RAJAS, players: 4, options: {} },
  {
    name: 'Rajas with modules',
    game: rajas,
    table: RAJAS,
    players: 3,
    options: { navaratnas: 'on', holi: 'front', roads: 'front', cows: 'on', river: 'ganga-roll' },
  },
  {
    name: 'Rajas with other modules',
    game: rajas,
    table: RAJAS,
    players: 2,
    options: { holi: 'back', roads: 'back', kedarnath: 'back', pinkElephant: 'on', wilderness: 'on', river: 'drying' },
  },
  { name: 'Cards & Karma', game: cardsAndKarma, table: KARMA, players: 4, options: {} },
  { name: 'Cards & Karma', game: cardsAndKarma, table: KARMA, players: 2, options: {} },
  { name: 'Taj Mahal', game: tajMahal, table: {}, players: 3, options: {} },
  { name: 'Taj Mahal', game: tajMahal, table: {}, players: 5, options: {} },
];

/** The share of the questions put to people that have one answer. */
const MOST_FORCED = 0.03;

test.each(GAMES)('$name, $players players: hardly a question has one answer only', async ({ game, table, players, options }) => {
  const rules = mustRules(game as AnyGame, { players, options });
  const forced = new Map<string, number>();
  let asked = 0;
  await playAsPeople(rules, table, 'questions', ({ question }) => {
    asked++;
    const { kind } = question.frame;
    if (question.choices.length === 1) forced.set(kind, (forced.get(kind) ?? 0) + 1);
  });
  const count = [...forced.values()].reduce((sum, number) => sum + number, 0);
  expect(count / asked, JSON.stringify([...forced])).toBeLessThanOrEqual(MOST_FORCED);
});
