import { defined } from '@durbar/engine';
import type { Page } from 'playwright-core';

/** What the page learned and when it showed it, in milliseconds since it was opened. */
interface Watched {
  readonly known: readonly { readonly at: number; readonly number: number; readonly by: number | 'chance' }[];
  readonly shown: readonly { readonly at: number; readonly number: number }[];
}

declare global {
  var durbarWatched: { readonly known: Watched['known'][number][]; readonly shown: Watched['shown'][number][] };
}

/** Records every answer that a worker sends to the page and every moment that the table shows; call it before the table is opened. */
export function noteTurns(page: Page): Promise<void> {
  return page.evaluate(() => {
    interface FromWorker {
      readonly event?: {
        readonly news?: {
          readonly kind: string;
          readonly moment: { readonly number: number };
          readonly entries: readonly { readonly by: number | 'chance' }[];
        };
      };
    }
    const notes: typeof globalThis.durbarWatched = { known: [], shown: [] };
    globalThis.durbarWatched = notes;
    const hear = ({ data }: MessageEvent<FromWorker>): void => {
      const news = data.event?.news;
      const [entry] = news?.entries ?? [];
      if (news?.kind === 'happened' && entry)
        notes.known.push({ at: performance.now(), number: news.moment.number, by: entry.by });
    };
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', hear);
      }
    };
    const look = (): void => {
      const number = Number(document.querySelector<HTMLElement>('[data-table]')?.dataset.table);
      if (number !== notes.shown.at(-1)?.number) notes.shown.push({ at: performance.now(), number });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['data-table'] });
  });
}

/** Turns played: how long the longest was shown, how many there were, and how many whole turns the table was behind at worst. */
export interface PlayedTurns {
  readonly count: number;
  readonly longest: number;
  readonly behind: number;
}

export async function playedTurns(page: Page): Promise<PlayedTurns> {
  const watched: Watched = await page.evaluate(() => globalThis.durbarWatched);
  const starts = startsOf(watched);
  const shownAt = starts.map((start) => watched.shown.find(({ number }) => number >= start)?.at);
  const times = shownAt.flatMap((at, turn) => {
    const next = shownAt[turn + 1];
    return at === undefined || next === undefined || turn === 0 ? [] : [next - at];
  });
  return { count: times.length, longest: Math.round(Math.max(0, ...times)), behind: Math.max(0, ...behindAt(watched, starts)) };
}

/** The number the table shows after the first answer of each turn: what one player answers in a row, including chance results. */
function startsOf({ known }: Watched): readonly number[] {
  const decided = known.filter(({ by }) => by !== 'chance');
  return decided.filter(({ by }, index) => by !== decided[index - 1]?.by).map(({ number }) => number);
}

/** At each arrival: how many completed turns had not been shown at all. */
function behindAt({ known, shown }: Watched, starts: readonly number[]): readonly number[] {
  return known.map(({ at, number }) => {
    const seen = defined(shown.findLast((moment) => moment.at <= at) ?? shown[0], 'moment shown').number;
    return Math.max(0, starts.filter((start) => start > seen && start <= number).length - 1);
  });
}
