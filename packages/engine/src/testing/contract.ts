import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { AnyGame, GameDefinition, Rules, SetUp } from '../definition.ts';
import type { Entry } from '../journal.ts';
import { answerMatch, type Match, matchAt, newMatch, positionAt, questionOf } from '../match.ts';
import { advance, ask, begin, copyPosition, handlingOf, handlingsOf, isChance, topOf } from '../play.ts';
import type { Choice, Fact, Frame, Position, Viewer } from '../position.ts';
import { preview } from '../preview.ts';
import { seededRandom } from '../random.ts';
import { playOut, randomChoice } from '../random-play.ts';
import { defined } from '../result.ts';
import { mustRules, rulesFor } from '../rules.ts';
import { openSaved, saveMatch } from '../save.ts';
import { parseChoice, submit } from '../submit.ts';
import { parsePosition, positionText } from '../text/position-text.ts';
import { factsFor, questionFor, redeal } from '../view.ts';

export interface ContractOptions {
  /** The set-ups to check in depth, at least one for each player count. */
  readonly setUps: readonly SetUp[];
  /** Safety limit on the length of a game. */
  readonly maxDecisions: number;
  /** Games checked in depth for each set-up. */
  readonly games?: number;
}

/** Properties every game must satisfy, checked at every decision of random games. */
export function contract<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  definition: GameDefinition<G, S, F, C, E, V>,
  { setUps, maxDecisions, games = 2 }: ContractOptions,
): void {
  describe(`contract of ${definition.id}`, () => {
    for (const setUp of setUps) {
      describe(nameOf(setUp), () => {
        const rules = mustRules(definition, setUp);
        for (let seed = 1; seed <= games; seed++) {
          test(`every decision of game ${seed}`, () => checkGame(rules, `contract ${seed}`, maxDecisions));
          test(`game ${seed} is saved, replayed and rewound`, () => checkReplay(rules, `replay ${seed}`));
        }
      });
    }
    test('refuses player counts and options that do not exist', () => checkRefusals(definition));
  });
}

/** A set-up as a test title. */
export function nameOf({ players, options, edition }: SetUp): string {
  const chosen = Object.entries(options ?? {}).map(([id, value]) => `${id}=${value}`);
  return [`${players} players`, ...chosen, ...(edition ? [edition] : [])].join(', ');
}

/** How many decisions lie between two costly checks; primes, so they meet every kind of moment. */
const EVERY_TEXT = 3;
const EVERY_VIEW = 7;
const EVERY_IMAGINED = 23;

function checkGame<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  seed: string,
  maxDecisions: number,
): void {
  const random = seededRandom(seed);
  let { position } = begin(rules);
  let decisions = 0;
  while (position.agenda.length > 0) {
    expect(++decisions, 'the game ends').toBeLessThanOrEqual(maxDecisions);
    checkQuestion(rules, position);
    if (decisions % EVERY_TEXT === 0) checkText(rules, position);
    if (decisions % EVERY_VIEW === 0) checkViews(rules, position, seed);
    if (decisions % EVERY_IMAGINED === 0) checkImagined(rules, position, `${seed} ${decisions}`);
    position = checkedStep(rules, position, randomChoice(rules, position, random));
  }
  checkText(rules, position);
  checkViews(rules, position, seed);
  checkStandings(rules, position);
}

/** Expects equal values. Compares them at once and leaves only differences to `expect`, which is many times slower. */
function same(actual: unknown, wanted: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual, what).toEqual(wanted);
}

/** One line holds the whole position; a damaged line is rejected. */
function checkText<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
): void {
  const text = positionText(rules, position);
  expect(text, 'a position is written in one line').toMatch(/^\P{Cc}+$/u);
  const read = parsePosition(rules, text);
  if (!read.ok) throw new Error(`${read.fault.message}\n${text}`);
  expect(JSON.stringify(read.value), 'nothing of a position is lost in its text').toBe(JSON.stringify(position));
  const third = Math.floor(text.length / 3);
  for (const place of [0, third, 2 * third].map((start) => start + ((text.length * 7) % third))) {
    const cut = parsePosition(rules, text.slice(0, place));
    expect(cut, `cut off after ${place} characters`).toMatchObject({ ok: false });
    const damaged = parsePosition(rules, `${text.slice(0, place)}?${text.slice(place + 1)}`);
    expect(damaged, `damaged at character ${place + 1}`).toMatchObject({ ok: false });
  }
}

/** JSON round trip, determinism, unmodified input. */
function checkedStep<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  choice: C,
): Position<S, F> {
  const before = JSON.stringify(position);
  const thawed: Position<S, F> = JSON.parse(before);
  same(thawed, position, 'a position survives JSON');
  const copied = copyPosition(rules, position);
  const facts: E[] = [];
  advance(rules, copied, choice, facts);
  expect(JSON.stringify(position), 'the input stays as it was').toBe(before);
  const again: E[] = [];
  advance(rules, thawed, JSON.parse(JSON.stringify(choice)), again);
  expect(JSON.stringify(thawed), 'same choice, same position').toBe(JSON.stringify(copied));
  same(again, facts, 'same choice, same facts');
  same(JSON.parse(JSON.stringify(facts)), facts, 'facts survive JSON');
  return copied;
}

function checkQuestion<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
): void {
  const question = ask(rules, position);
  if (!question) throw new Error('a running game asks something');
  const texts = question.choices.map((choice) => rules.definition.format(rules.game, choice));
  expect(texts.length, 'there is a choice').toBeGreaterThan(0);
  expect(new Set(texts).size, `choices are unique: ${texts.join(' | ')}`).toBe(texts.length);
  same(ask(rules, position), question, 'choices are stable');
  for (const [index, text] of texts.entries()) same(parseChoice(rules, question, text), question.choices[index], text);
  checkWeights(question.weights, texts.length, isChance(rules, position));
  checkPicks(rules, position, question.choices);
  const other = question.decider === 0 ? 1 : 0;
  expect(submit(rules, position, other, texts[0] ?? '')).toMatchObject({ ok: false, fault: { code: 'not-your-decision' } });
  expect(submit(rules, position, question.decider, '\u0000')).toMatchObject({ ok: false, fault: { code: 'illegal-choice' } });
}

/** What is picked without listing is what stands at the drawn place of the list. */
function checkPicks<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  choices: readonly C[],
): void {
  const frame = topOf(position);
  const { pick } = handlingOf(handlingsOf(rules), frame);
  if (!pick) return;
  const picked = choices.map((_, place) => pick(rules.game, position.state, frame, () => (place + 0.5) / choices.length));
  same(picked, choices, 'a picked choice is in its place');
}

function checkWeights(weights: readonly number[] | undefined, choices: number, chance: boolean): void {
  expect(weights !== undefined, 'weights are for chance, and chance can be sampled').toBe(chance);
  if (!weights) return;
  expect(weights).toHaveLength(choices);
  for (const weight of weights) expect(Number.isInteger(weight) && weight > 0, 'weights are positive whole numbers').toBe(true);
}

function checkViews<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  seed: string,
): void {
  const { definition, game } = rules;
  for (const viewer of viewersOf(rules)) {
    const view = definition.viewFor(game, position, viewer);
    same(JSON.parse(JSON.stringify(view)), view, 'a view survives JSON');
    const dealt = redeal(rules, position, viewer, seededRandom(`${seed} ${viewer}`));
    same(definition.viewFor(game, dealt, viewer), view, 'nothing leaks');
    same(questionFor(rules, dealt, viewer), questionFor(rules, position, viewer), 'the question leaks nothing');
    checkHelp(rules, position, view, viewer);
  }
}

/** What a viewer imagines can be played to the end. */
function checkImagined<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  seed: string,
): void {
  for (const viewer of viewersOf(rules))
    playOut(rules, redeal(rules, position, viewer, seededRandom(`${seed} ${viewer}`)), seededRandom(seed));
}

function viewersOf<G, S, F extends Frame, C extends Choice, E extends Fact, V>({
  setUp,
}: Rules<G, S, F, C, E, V>): readonly Viewer[] {
  return [...Array(setUp.players).keys(), 'spectator'];
}

const RULE = /^[A-Z0-9]+(-[A-Z0-9]+)*-\d+$/;

/** Previews are facts of the choice itself; explanations name a rule. */
function checkHelp<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  view: V,
  viewer: Viewer,
): void {
  if (viewer === 'spectator') return;
  const { definition, game } = rules;
  for (const thing of definition.things(game, view, viewer)) {
    const refusal = definition.explain(game, view, viewer, thing);
    if (refusal && !RULE.test(refusal.rule)) expect.fail(`${thing}: ${refusal.code} names no rule: ${refusal.rule}`);
  }
  const question = ask(rules, position);
  if (question?.decider !== viewer) return;
  for (const choice of question.choices.slice(0, 3)) checkPreview(rules, position, view, viewer, choice);
}

/**
 * Whatever a preview shows does happen, even when it answers the viewer's next questions; if nothing else happens, it shows the resulting
 * view.
 */
function checkPreview<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  view: V,
  viewer: Viewer,
  choice: C,
): void {
  const { definition, game } = rules;
  const after = copyPosition(rules, position);
  const facts: E[] = [];
  advance(rules, after, choice, facts);
  const foreseen = preview(rules, view, viewer, choice);
  expectTrue(rules, viewer, facts, foreseen.facts);
  const { agenda } = definition.imagine(game, foreseen.view, () => 0);
  if (JSON.stringify(agenda) === JSON.stringify(after.agenda))
    expect([foreseen.view, foreseen.question], 'a preview shows the view and what is asked next').toEqual([
      definition.viewFor(game, after, viewer),
      questionFor(rules, after, viewer),
    ]);
  const kind = after.agenda.at(-1)?.kind;
  if (kind === undefined || ask(rules, after)?.decider !== viewer) return;
  const onward = preview(rules, view, viewer, choice, { [kind]: (choices) => choices[0] });
  while (after.agenda.at(-1)?.kind === kind) {
    const question = ask(rules, after);
    if (question?.decider !== viewer) break;
    advance(rules, after, defined(question.choices[0], 'choice'), facts);
  }
  expectTrue(rules, viewer, facts, onward.facts);
}

function expectTrue<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  viewer: Viewer,
  facts: readonly E[],
  foreseen: readonly E[],
): void {
  same(foreseen, factsFor(rules, facts, viewer).slice(0, foreseen.length), 'a preview tells the truth');
}

function checkStandings<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
): void {
  const standings = rules.definition.standings(rules.game, position.state);
  expect(standings.map(({ seat }) => seat).sort()).toEqual([...Array(rules.setUp.players).keys()]);
  expect(Math.min(...standings.map(({ rank }) => rank))).toBe(1);
}

function checkReplay<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  seed: string,
): void {
  const random = seededRandom(seed);
  let match = newMatch(rules);
  const positions = [match.position];
  for (let question = questionOf(match); question; question = questionOf(match)) {
    const text = rules.definition.format(rules.game, randomChoice(rules, match.position, random));
    const number = match.journal.live.length;
    expect(answerMatch(match, question.decider, number + 1, text)).toMatchObject({ ok: false, fault: { code: 'stale-number' } });
    const answered = answerMatch(match, question.decider, number, text);
    if (!answered.ok) throw new Error(`${number}: ${answered.fault.message}`);
    match = answered.value.match;
    positions.push(match.position);
  }
  checkFolding(match, positions);
  const saved = saveMatch(match as unknown as Match);
  const definition = rules.definition as unknown as AnyGame;
  const replayed = openSaved(definition, JSON.parse(JSON.stringify(saved)));
  if (!replayed.ok) throw new Error(replayed.fault.message);
  expect(replayed.value.position).toEqual(match.position);
  const middle = Math.floor(saved.entries.length / 2);
  expect(matchAt(match, middle).position).toEqual(positions[middle]);
  const move = defined(saved.entries[middle], 'entry');
  const broken = { ...saved, entries: saved.entries.with(middle, { ...move, text: 'no such choice' } as Entry) };
  expect(openSaved(definition, broken)).toMatchObject({ ok: false, fault: { code: 'bad-entry', entry: middle + 1 } });
}

/** Facts are complete: folding them without handlers reproduces every position of the game. */
function checkFolding<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  match: Match<G, S, F, C, E, V>,
  positions: readonly Position<S, F>[],
): void {
  for (const [number, position] of positions.entries()) same(positionAt(match, number), position, `folded to ${number}`);
}

function checkRefusals<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  definition: GameDefinition<G, S, F, C, E, V>,
): void {
  const { min, max } = definition.players;
  for (const players of [min - 1, max + 1, 2.5]) {
    expect(rulesFor(definition, { players })).toMatchObject({ ok: false, fault: [{ path: 'players' }] });
  }
  const unknown = rulesFor(definition, { players: min, options: { 'no-such-option': 'on' } });
  expect(unknown).toMatchObject({ ok: false, fault: [{ path: 'options.no-such-option' }] });
  expect(rulesFor(definition, { players: min, edition: 'no such edition' })).toMatchObject({
    ok: false,
    fault: [{ path: 'edition' }],
  });
}
