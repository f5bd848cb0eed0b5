import { below, defined, type Match, mustAnswer, questionOf, seededRandom } from '@durbar/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LocalGame } from '../../src/store/games.ts';
import { type Control, leadTo, press, type TableReport, whenSettled } from './in-page.ts';
import { matchOf } from './kept.ts';

export interface ClickedGame {
  readonly clicks: number;
  readonly isOver: boolean;
  /** Milliseconds from each click until the table showed the next moment. */
  readonly times: readonly number[];
}

export interface ClickOptions {
  readonly game: LocalGame;
  readonly seed: string;
  /** Maximum number of clicks; a whole game when absent. */
  readonly most?: number;
  /** Ends it earlier. */
  readonly isEnough?: () => boolean;
  /** Called before each click, for instance to look at the page. */
  readonly before?: (page: Page, click: number) => Promise<void>;
}

/**
 * Plays by clicking at random at an open table. Before each click the controls on the page must equal the choices of the engine, which
 * follows the stored log in its own match: nothing missing, doubled or extra. Controls must be clickable.
 */
export async function playByClicking(
  page: Page,
  { game, seed, most = 5000, isEnough = () => false, before }: ClickOptions,
): Promise<ClickedGame> {
  const random = seededRandom(seed);
  let match = await matchOf(game);
  const times: number[] = [];
  for (;;) {
    const report = await page.evaluate(whenSettled, { id: game.id, known: match.journal.live.length });
    match = report.log.reduce((played, text) => mustAnswer(played, text), match);
    const question = questionOf(match);
    const drafted = report.steps.reduce((played, text) => mustAnswer(played, text), match);
    if (!question || times.length >= most || isEnough()) return { clicks: times.length, isOver: !question, times };
    expect(report.number).toBe(match.journal.live.length);
    checkControls(drafted, report);
    await before?.(page, times.length);
    const offered = offeredBy(report);
    const text = defined(offered[below(random, offered.length)], 'choice');
    await page.evaluate(leadTo, text);
    const pressed = await page.evaluate(press, text);
    expect(pressed.fault, `"${text}" at ${momentOf(drafted)}`).toBeUndefined();
    times.push(pressed.time);
  }
}

/** What the engine offers at this moment, in notation. */
export function choiceTexts(match: Match): readonly string[] {
  const { rules } = match;
  const { choices } = defined(questionOf(match), 'question');
  return choices.map((choice) => rules.definition.format(rules.game, choice));
}

/** Each choice once: those with their own control, then those that need another press. */
function offeredBy({ controls, furtherOn }: TableReport): readonly string[] {
  const own = controls.map(({ text }) => text);
  return [...own, ...new Set(furtherOn.filter((text) => !own.includes(text)))];
}

function checkControls(match: Match, report: TableReport): void {
  const { controls, isTooWide } = report;
  const moment = momentOf(match);
  expect([...offeredBy(report)].sort(), `controls at ${moment}`).toEqual([...choiceTexts(match)].sort());
  expect(isTooWide, `nothing scrolls sideways at ${moment}`).toBe(false);
  expect(
    controls.filter(isLost).map(({ text }) => text),
    `controls out of sight at ${moment}`,
  ).toEqual([]);
}

function isLost({ canScroll, isInView }: Control): boolean {
  return !canScroll && !isInView;
}

function momentOf({ journal, position }: Match): string {
  return `move ${journal.live.length + 1} (${position.agenda.at(-1)?.kind})`;
}
