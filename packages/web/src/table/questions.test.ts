import { cardsAndKarma } from '@durbar/cards-and-karma';
import { type AnyGame, mustRules, type Options } from '@durbar/engine';
import { rajas } from '@durbar/rajas';
import { tajMahal } from '@durbar/taj-mahal';
import { expect, test } from 'vitest';
import { proposals as karmaProposals } from '../games/cards-and-karma/hand/proposals.ts';
import { harmlessChance, proposals as rajasProposals } from '../games/rajas/hand/proposals.ts';
import type { AnyTable } from './contract.ts';
import { Previews } from './previews.ts';
import { playAsPeople } from './testing/asking.ts';

type Proposing = Pick<AnyTable, 'proposals' | 'harmlessChance'>;

const RAJAS = { proposals: rajasProposals, harmlessChance } as unknown as Proposing;
const KARMA = { proposals: karmaProposals } as unknown as Proposing;

const EVERY_MODULE: Options = {
  navaratnas: 'on',
  cows: 'on',
  kedarnath: 'front',
  wilderness: 'on',
  pinkElephant: 'on',
  river: 'mysterious',
  riverPool: 'ganga1+ganga2+ganga3',
};

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
  {
    name: 'Rajas with every module',
    game: rajas,
    table: RAJAS,
    players: 4,
    options: { ...EVERY_MODULE, holi: 'front', roads: 'back' },
  },
  {
    name: 'Rajas with every module',
    game: rajas,
    table: RAJAS,
    players: 3,
    options: { ...EVERY_MODULE, holi: 'back', roads: 'front' },
  },
  { name: 'Cards & Karma', game: cardsAndKarma, table: KARMA, players: 4, options: {} },
  { name: 'Cards & Karma', game: cardsAndKarma, table: KARMA, players: 2, options: {} },
  { name: 'Taj Mahal', game: tajMahal, table: {}, players: 3, options: {} },
  { name: 'Taj Mahal', game: tajMahal, table: {}, players: 5, options: {} },
];

/** The share of questions put to people that have only one answer. */
const MOST_FORCED = 0.03;

test.each(GAMES)(
  '$name, $players players: hardly any question has only one answer',
  async ({ game, table, players, options }) => {
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
  },
);

interface Paid {
  readonly dice: readonly number[];
  /** Karma and administrators. */
  readonly besides: readonly number[];
}

/** What a payment costs, in the choices of Rajas and of Cards & Karma. */
function paidBy(choice: unknown, view: unknown): Paid | undefined {
  const pay = choice as { type: string; plain?: number[]; turned?: number[]; dice?: number[]; jokers?: number; karma?: number };
  if (pay.type !== 'pay') return undefined;
  if (pay.plain && pay.turned) return { dice: [...pay.plain, ...pay.turned], besides: [pay.turned.length] };
  const { seats } = view as { seats: readonly { hand: readonly { card: number; number: number }[] }[] };
  const held = seats.flatMap(({ hand }) => hand);
  const dice = (pay.dice ?? []).map((card) => held.find((die) => die.card === card)?.number ?? 0);
  return { dice, besides: [pay.jokers ?? 0, pay.karma ?? 0] };
}

/** One pays no more of anything than another, and less of something. */
function isCheaper(one: Paid, other: Paid): boolean {
  const sorted = ({ dice }: Paid) => dice.toSorted((a, b) => b - a);
  const [mine, theirs] = [sorted(one), sorted(other)];
  const isNoDearer =
    mine.length <= theirs.length &&
    mine.every((die, index) => die <= (theirs[index] ?? 0)) &&
    one.besides.every((count, index) => count <= (other.besides[index] ?? 0));
  return isNoDearer && JSON.stringify([mine, one.besides]) !== JSON.stringify([theirs, other.besides]);
}

test.each(GAMES.filter(({ table }) => table.proposals))(
  '$name, $players players: no payment is proposed when another is cheaper in everything',
  async ({ game, table, players, options }) => {
    const rules = mustRules(game as AnyGame, { players, options });
    const previews = new Previews(rules, table as AnyTable);
    let proposed = 0;
    for (const seed of ['pay 1', 'pay 2', 'pay 3']) {
      await playAsPeople(rules, table, seed, ({ moment, question }) => {
        for (const { text } of question.choices) {
          for (const { asked, choice, view } of previews.of(moment, text)?.steps ?? []) {
            const paid = paidBy(choice, moment.view);
            if (!paid || asked.choices.length < 2) continue;
            proposed++;
            const others = asked.choices.flatMap((other) => paidBy(other.choice, moment.view) ?? []);
            expect(
              others.filter((other) => isCheaper(other, paid)),
              `${text} ${JSON.stringify(view)}`.slice(0, 200),
            ).toEqual([]);
          }
        }
      });
    }
    expect(proposed).toBeGreaterThan(0);
  },
);
