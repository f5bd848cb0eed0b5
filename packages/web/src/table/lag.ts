import type { Decider } from '@durbar/engine';
import type { Happened } from '../worker/news.ts';

/** What one player answers in a row, including chance results. */
interface Turn {
  readonly by: Decider | undefined;
  readonly news: readonly Happened[];
}

/** How much pending news must be shown immediately so the table is at most one turn behind: everything before the latest whole turn. */
export function overdue(waiting: readonly Happened[]): number {
  const turns = turnsIn(waiting);
  const whole = wholeTurns(waiting);
  return turns.slice(0, Math.max(0, whole - 1)).reduce((sum, { news }) => sum + news.length, 0);
}

/** How many completed turns are pending. */
export function wholeTurns(waiting: readonly Happened[]): number {
  const turns = turnsIn(waiting);
  const last = turns.at(-1);
  const newest = last?.news.at(-1);
  return newest && !isOver(newest, last?.by) ? turns.length - 1 : turns.length;
}

/** Whether someone else decides after this news. */
export function isTurnOver(news: Happened): boolean {
  return isOver(news, deciderOf(news));
}

function isOver({ moment: { question } }: Happened, by: Decider | undefined): boolean {
  return question?.decider !== 'chance' && question?.decider !== by;
}

function turnsIn(waiting: readonly Happened[]): readonly Turn[] {
  const turns: { by: Decider | undefined; news: Happened[] }[] = [];
  for (const news of waiting) {
    const last = turns.at(-1);
    const by = deciderOf(news) ?? last?.by;
    if (last && last.by === by) last.news.push(news);
    else turns.push({ by, news: [news] });
  }
  return turns;
}

/** Whether the same player continues, or chance for that player. */
export function isSameTurn(news: Happened, following: Happened): boolean {
  const next = deciderOf(following);
  return following.entries.every(({ kind }) => kind === 'move') && (next === undefined || next === deciderOf(news));
}

/** Whose answers these are. */
export function deciderOf({ entries }: Happened): Decider | undefined {
  const deciders = entries.flatMap((entry) => (entry.kind === 'move' && entry.by !== 'chance' ? [entry.by] : []));
  return deciders.at(-1);
}
