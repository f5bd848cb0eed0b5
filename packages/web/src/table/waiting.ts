import { defined } from '@durbar/engine';
import type { Happened, Moment, SeenEntry } from '../worker/news.ts';
import { isSameTurn } from './lag.ts';

/** The viewer's own answer, shown before it is confirmed. */
export interface Expected {
  /** What has really happened. */
  readonly before: Moment;
  readonly news: Happened;
}

/** Pending news, some of which has already been shown as expected. */
export interface Waiting extends Happened {
  readonly expected?: Expected | undefined;
}

/** News shown together, and how long it stays. */
export interface Together {
  readonly news: readonly Waiting[];
  readonly pause: number;
}

/** What is played together. */
export interface Bundling {
  pauseAfter(news: Waiting): number;
  /** It is played without what follows. */
  standsAlone(news: Waiting): boolean;
  /** It changes the whole table, which must not be seen before the rest of the turn has been played. */
  changesScene(news: Waiting): boolean;
}

/** Available news of one turn is played together; news without a pause is merged with what follows. */
export function takeTogether(waiting: Waiting[], { pauseAfter, standsAlone, changesScene }: Bundling): Together {
  const news: Waiting[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    news.push(next);
    const pause = pauseAfter(next);
    const following = waiting[0];
    const isWhole = pause > 0 && !(following && isSameTurn(next, following) && !changesScene(following));
    if (isWhole || standsAlone(next)) return { news, pause };
  }
  return { news, pause: 0 };
}

/** News as one. */
export function joined(news: readonly Waiting[]): Waiting {
  const { kind, moment } = defined(news.at(-1), 'news to show');
  return { kind, moment, entries: news.flatMap(({ entries }) => entries), expected: news[0]?.expected };
}

export function isDecided(entry: SeenEntry): boolean {
  return entry.kind === 'move' && entry.by !== 'chance';
}

/** What others and chance do waits until the viewer's own answer has been shown; the viewer's next answer doesn't. */
export function isOfOthers({ entries, moment }: Happened): boolean {
  return entries.every((entry) => entry.kind === 'move' && entry.by !== moment.viewer);
}
