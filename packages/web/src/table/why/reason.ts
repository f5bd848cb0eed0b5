import type { Level, Why } from '@durbar/bots';
import { lister } from '../../i18n/numbers.ts';
import type { Moment, SeenMove } from '../../worker/news.ts';
import type { BotThought } from '../../worker/protocol.ts';
import type { AnyTable, Telling } from '../contract.ts';

/** A bot's turn as the viewer saw it: the moments before and after it, and what happened. */
interface SeenTurn {
  readonly before: Moment;
  readonly after: Moment;
  readonly moves: readonly SeenMove[];
}

/** Lists the most important gains only. */
const MOST = 3;

/**
 * Why a bot took its turn, in a sentence or two: what it gained as far as the viewer may know, and how the turn compared with others.
 * What else the bot could have done stays its secret, because it may still hold the cards.
 */
export function botReason(
  { merits }: Pick<AnyTable, 'merits'>,
  { level, choices, why }: BotThought,
  { before, after, moves }: SeenTurn,
  telling: Telling<unknown, unknown>,
): string {
  const { common, language } = telling;
  const steps = choices.map((choice) => ({ choice, view: before.view }));
  const facts = moves.flatMap((move) => move.facts);
  const gains = merits({ steps, facts, view: after.view }, telling)
    .filter(({ kind, amount }) => (kind === 'gain' || kind === 'name') && amount > 0)
    .slice(0, MOST)
    .map(({ text, amount }) => text(amount));
  const thought = why ? compared(why, level, common) : common.whyLevel[level];
  return [...(gains.length > 0 ? [common.botBrings(lister(language)(gains))] : []), thought].join(' ');
}

function compared(why: Why, level: Level, common: Telling<unknown, unknown>['common']): string {
  if (why.kind === 'only') return common.onlyTurn;
  if (why.kind === 'other') return common.whyLevel[level];
  return why.ahead > 0 ? common.botAhead(why.ahead) : common.botEqual;
}
