import { chanceText } from '@durbar/chance';
import {
  type AnyGame,
  defined,
  liveMoves,
  type Match,
  mustAnswer,
  mustRules,
  newMatch,
  questionOf,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import { tajMahal } from '@durbar/taj-mahal';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { change } from '../../../store/settings.svelte.ts';
import { openTableOf } from '../../../table/testing/open-table.ts';
import { MatchSource } from '../../../table/testing/toy-source.ts';
import { tajMessages } from '../messages/index.ts';
import { table } from '../table.ts';
import type { View } from '../types.ts';
import { cardName, faceOf } from '../words/names.ts';

const KINDS = 12;
const SEED = '5eed000000000000000000000000000000000000000000000000000000000037';
const rules = mustRules(tajMahal as unknown as AnyGame, { players: 3 });

class ThreeSource extends MatchSource {
  override readonly players = (['crimson', 'teal', 'saffron'] as const).map((colour, seat) => ({
    seat,
    name: `Seat ${seat + 1}`,
    colour,
    kind: 'person' as const,
  }));
}

function handOf(match: Match): readonly number[] {
  return (rules.definition.viewFor(rules.game, match.position, 0) as View).seats[0]?.hand ?? [];
}

/** The answers of a game in which the first player always withdraws, until they play from at least twelve kinds of cards. */
function answersToAFullHand(): readonly string[] {
  const random = seededRandom(SEED);
  const { definition, game } = rules;
  let match = newMatch(rules);
  for (;;) {
    const { decider, choices } = defined(questionOf(match), 'question');
    const texts = choices.map((choice) => definition.format(game, choice));
    if (decider === 0 && texts.some(isPairPlayed) && new Set(handOf(match)).size >= KINDS) break;
    const own = decider === 0 ? texts.find(isWithdrawal) : undefined;
    const other =
      decider === 'chance' ? chanceText(match, SEED) : definition.format(game, randomChoice(rules, match.position, random));
    match = mustAnswer(match, own ?? other);
  }
  return liveMoves(match.journal).map(({ text }) => text);
}

function isWithdrawal(text: string): boolean {
  return text.startsWith('withdraw');
}

/** A colour card with a white or special one. */
function isPairPlayed(text: string): boolean {
  return /^play \S+ \S+$/.test(text);
}

test('a hand of twelve kinds shows every card as a card, white and special ones too, and plays two of them', async () => {
  change({ speed: 'instant', motion: 'still', confirm: 'always' });
  const words = await tajMessages.en();
  const context = openTableOf({ table, rules, words: { now: words } }, new ThreeSource(rules, 0, ...answersToAFullHand()));
  await tick();
  const { view, game } = context.table as unknown as { view: View; game: Parameters<typeof faceOf>[0] };
  const kinds = [...new Set(view.seats[0]?.hand)];
  expect(kinds.length).toBeGreaterThanOrEqual(KINDS);
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-place="hand:0"] button')];
  expect(buttons).toHaveLength(kinds.length);
  for (const kind of kinds) {
    const { symbols } = faceOf(game, kind);
    const button = defined(
      buttons.find((one) => one.dataset.face === `card ${kind}`),
      cardName(game, kind, words),
    );
    expect(button.querySelectorAll('.symbols use, .with-symbol use').length).toBeGreaterThanOrEqual(symbols.length);
    expect(button.getAttribute('role')).toBe('button');
  }
  for (const use of ['play', 'add']) {
    document.querySelector<HTMLElement>(`[data-place="hand:0"] .${use} button`)?.click();
    await tick();
  }
  expect(document.querySelectorAll('[data-place="hand:0"] [data-selected]')).toHaveLength(2);
  expect(document.querySelector('[data-confirm]')?.textContent).toContain('Play these 2 cards');
});
