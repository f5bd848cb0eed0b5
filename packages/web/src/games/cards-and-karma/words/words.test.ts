import { type CardsAndKarmaFact, cardsAndKarma } from '@durbar/cards-and-karma';
import {
  advance,
  ask,
  begin,
  defined,
  factsFor,
  isOver,
  mustRules,
  type Random,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import { expect, describe as group, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../i18n/language.ts';
import { tableMessages } from '../../../table/messages/index.ts';
import { sharedRefusal } from '../../../table/refusals.ts';
import { karmaMessages } from '../messages/index.ts';
import type { KarmaTelling } from '../types.ts';
import { describe } from './describe.ts';
import { label } from './label.ts';
import { line } from './line.ts';
import { fullCardName } from './names.ts';
import { prompt } from './prompt.ts';
import { refusal } from './refusal.ts';

const rules = mustRules(cardsAndKarma, { players: 3 });

async function tellingIn(language: Language): Promise<KarmaTelling> {
  const words = await karmaMessages[language]();
  return {
    game: cardsAndKarma.describe(rules.game),
    words,
    common: await tableMessages[language](),
    language,
    viewer: 0,
    players: [],
    name: (seat) => `Player ${seat + 1}`,
  };
}

function expectWords(text: string): void {
  expect(text).not.toBe('');
  expect(text).not.toMatch(/undefined|NaN|\[object/);
}

type Played = ReturnType<typeof start>['position'];

function start() {
  return begin(rules);
}

/** The prompt, every choice, and why other things cannot be chosen. */
function checkQuestion(position: Played, telling: KarmaTelling): void {
  const view = cardsAndKarma.viewFor(rules.game, position, 0);
  const question = defined(ask(rules, position), 'question');
  const choices = question.choices.map((choice) => ({ choice, text: cardsAndKarma.format(rules.game, choice) }));
  const frame = defined(position.agenda.at(-1), 'frame');
  expectWords(prompt({ decider: question.decider, frame, choices }, view, telling).title);
  const labels = question.choices.map((choice) => label(choice, view, telling));
  for (const text of labels) expectWords(text);
  for (const thing of cardsAndKarma.things(rules.game, view, 0)) {
    const refused = cardsAndKarma.explain(rules.game, view, 0, thing);
    if (refused) expectWords(sharedRefusal(refused, telling) ?? refusal(refused, telling) ?? '');
  }
}

/** Plays one choice at random; returns the kinds of facts that were told. */
function playOne(position: Played, random: Random, telling: KarmaTelling): string[] {
  const facts: CardsAndKarmaFact[] = [];
  advance(rules, position, randomChoice(rules, position, random), facts);
  return factsFor(rules, facts, 0).flatMap((fact) => {
    const said = line(fact, telling);
    if (said) expectWords(said.text);
    return said ? [fact.type] : [];
  });
}

group('every question, choice, fact and refusal of a whole game has words', () => {
  test.each(LANGUAGES)('in %s', async (language) => {
    const telling = await tellingIn(language);
    const { position } = start();
    const random = seededRandom(`words ${language}`);
    const told = new Set<string>();
    while (!isOver(position)) {
      checkQuestion(position, telling);
      for (const type of playOne(position, random, telling)) told.add(type);
    }
    for (const text of describe(cardsAndKarma.viewFor(rules.game, position, 0), telling)) expectWords(text);
    expect([...told]).toEqual(expect.arrayContaining(['die-taken', 'paid', 'card-taken', 'gained', 'round-began']));
  });
});

test('CNK-GEN-04 a card of the grid is named with the number of its die once everyone has seen it', async () => {
  const { game, words } = await tellingIn('en');
  const [card] = game.edition.cards.keys();
  const named = (number: number) => fullCardName(game, defined(card, 'card'), { openNumbers: [number] }, words);
  expect(named(5)).toBe(`${named(0)} 5`);
});
