import { loadGames } from '@durbar/catalogue';
import {
  advance,
  ask,
  begin,
  copyPosition,
  defined,
  drawnRules,
  parseChoice,
  questionFor,
  type Random,
  type Rules,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import { expect, test } from 'vitest';
import { loadEvaluation } from '../evaluations/index.ts';
import type { AnyPosition } from '../levels/look.ts';
import type { Mind } from '../mind.ts';
import { type Hint, hints } from './hints.ts';

const games = await loadGames();
/** Positions in total and per game; a game with options is set up differently every time. */
const POSITIONS = 200;
const GAMES = 8;
/** Only every so many decisions are used, so positions of one game are far apart. */
const OFTEN = 0.3;
/** How many turn endings are checked to find a better one. */
const ENDS = 400;

test.each(games)('$id: 200 hints are whole turns that can be played, best first, and none is dominated', async (game) => {
  let asked = 0;
  let longest = 0;
  for (let number = 0; number < GAMES; number++) {
    const random = seededRandom(`hints ${number}`);
    const rules = defined(drawnRules(game, game.players.min, {}, random), 'set-up');
    const mind: Mind = { rules, evaluation: await loadEvaluation(rules) };
    for (const { position, seat } of positionsOf(rules, POSITIONS / GAMES, random)) {
      asked++;
      const view = rules.definition.viewFor(rules.game, position, seat);
      const found = hints(mind, view, questionFor(rules, position, seat), { looks: 1 }, random);
      if (!found.ok) throw new Error(found.fault.message);
      expect(found.value.length).toBeGreaterThan(0);
      expect(found.value.length).toBeLessThan(5);
      const chances = found.value.map(({ chance }) => chance);
      expect(chances).toEqual(chances.toSorted((one, other) => other - one));
      expect(new Set(found.value.map(({ texts: [first] }) => first)).size).toBe(found.value.length);
      for (const hint of found.value) expect(dominators(mind, position, hint, seat), hint.texts.join(', ')).toEqual([]);
      longest = Math.max(longest, ...found.value.map(({ texts }) => texts.length));
    }
  }
  expect(asked).toBe(POSITIONS);
  expect(longest).toBeGreaterThan(1);
});

/** Positions of random games in which a seat has more than two choices. */
function* positionsOf(rules: Rules, most: number, random: Random): Generator<{ position: AnyPosition; seat: number }> {
  let { position } = begin(rules);
  for (let found = 0; found < most; ) {
    const question = ask(rules, position);
    if (!question) {
      position = begin(rules).position;
      continue;
    }
    const { decider, choices } = question;
    if (decider !== 'chance' && choices.length > 2 && random() < OFTEN) {
      found++;
      yield { position, seat: decider };
    }
    advance(rules, position, randomChoice(rules, position, random));
  }
}

/** The table after a hint is played. */
function played(rules: Rules, position: AnyPosition, { texts }: Hint): AnyPosition {
  const real = copyPosition(rules, position);
  for (const text of texts) advance(rules, real, defined(parseChoice(rules, defined(ask(rules, real), 'question'), text), text));
  return real;
}

/** Turns with the same result as a hint that leave strictly better funds. */
function dominators(mind: Mind, position: AnyPosition, hint: Hint, seat: number): readonly string[] {
  const { rules, evaluation } = mind;
  const { funds } = evaluation.features;
  if (!funds) return [];
  const restOf = ({ state, agenda }: AnyPosition): string => JSON.stringify([funds.rest(rules.game, state, seat), agenda]);
  const amountsOf = ({ state }: AnyPosition): readonly number[] => funds.amounts(rules.game, state, seat);
  const end = played(rules, position, hint);
  const [rest, amounts] = [restOf(end), amountsOf(end)];
  const isMore = (other: readonly number[]): boolean =>
    other.every((amount, index) => amount >= (amounts[index] ?? 0)) &&
    other.some((amount, index) => amount > (amounts[index] ?? 0));
  return otherEnds(rules, position, hint, seat)
    .filter((other) => restOf(other) === rest && isMore(amountsOf(other)))
    .map(({ agenda }) => JSON.stringify(agenda.at(-1)));
}

/** Results of turns that start like the hint and then deviate, within that seat's decisions. */
function otherEnds(rules: Rules, position: AnyPosition, { texts }: Hint, seat: number): readonly AnyPosition[] {
  const ends: AnyPosition[] = [];
  let now = copyPosition(rules, position);
  for (const text of texts) {
    explore(rules, now, seat, ends);
    const question = defined(ask(rules, now), 'question');
    now = copyPosition(rules, now);
    advance(rules, now, defined(parseChoice(rules, question, text), text));
  }
  return ends;
}

function explore(rules: Rules, position: AnyPosition, seat: number, ends: AnyPosition[]): void {
  const question = ask(rules, position);
  if (question?.decider !== seat) {
    ends.push(position);
    return;
  }
  for (const choice of question.choices) {
    if (ends.length > ENDS) return;
    const next = copyPosition(rules, position);
    advance(rules, next, choice);
    explore(rules, next, seat, ends);
  }
}
