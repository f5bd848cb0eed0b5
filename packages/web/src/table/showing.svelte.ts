import { defined, journalOf, liveMoves } from '@durbar/engine';
import { tick } from 'svelte';
import { current } from '../store/settings.svelte.ts';
import type { Happened, Moment, News, SeenEntry, SeenMove } from '../worker/news.ts';
import type { Performance } from './director/director.ts';
import { pauseAfter } from './pace.ts';

/** Plays news: it looks at the old picture before they are shown, and at the new one when it starts. */
export interface Performer {
  /** Undefined when there is nothing to play. */
  prepare(before: Moment, news: Happened): Performance | undefined;
}

/** The one queue of a table: takes news as they come and shows them one after the other, at the reader's speed. */
export class Showing {
  readonly #waiting: Happened[] = [];
  #isShowing = $state(false);
  #hasBegun = false;
  #isHurried = false;
  #endPause: (() => void) | undefined;
  readonly #resting: (() => void)[] = [];
  /** How many times faster than the reader's own speed a replay is played. */
  rate = $state(1);
  #performance: Performance | undefined;
  /** Played to its end, but its stocks and chips may still be there: they leave with the next beats. */
  #lingering: Performance | undefined;
  /** Absent while no page shows the table. */
  performer: Performer | undefined;

  /** What is shown now; undefined before the table is opened. */
  moment = $state.raw<Moment>();
  /** The journal up to the moment shown. */
  entries = $state.raw<readonly SeenEntry[]>([]);
  readonly #moves = $derived.by(() => liveMoves(journalOf(this.entries)));
  /** Whether something is still to be shown before anyone can decide. */
  busy = $state(false);

  /** Whether the moment shown is where the table was opened, or came about while one looked on. */
  cameBy = $state<News['kind']>('opened');

  /** Whether something still moves or waits. */
  get isPlaying(): boolean {
    return this.#isShowing;
  }

  /** What is shown again after a look back. */
  #present = $state.raw<Moment>();

  /** Whether a part of the past is being played once more. */
  get isLookingBack(): boolean {
    return this.#present !== undefined;
  }

  /** The moves that count, up to the moment shown. */
  get moves(): readonly SeenMove[] {
    return this.#moves;
  }

  take(news: News): void {
    if (news.kind === 'opened') {
      this.#waiting.length = 0;
      this.#present = undefined;
      this.moment = news.moment;
      this.entries = news.entries;
      this.cameBy = 'opened';
      this.#hasBegun = news.entries.some(isDecided);
      this.settle();
    } else {
      this.#waiting.push(news);
      if (!this.busy && !isOfOthers(news)) this.settle();
      if (this.#isShowing) this.busy = true;
      else void this.#show();
    }
  }

  /** Whatever still moves stands right at once. */
  settle(): void {
    this.#performance?.finish();
    this.#lingering?.finish();
    this.#endPause?.();
  }

  /** Resolves when everything taken so far has been shown. */
  async rest(): Promise<void> {
    while (this.#isShowing) await new Promise<void>((resolve) => this.#resting.push(resolve));
  }

  /** Shows everything at once until the viewer decides again. */
  hurry(): void {
    this.#isHurried = true;
    this.settle();
  }

  /** Plays a part of the past once more, then the present is back. What happens during it is shown afterwards. */
  async lookBack({ from, film }: Film): Promise<void> {
    if (this.#isShowing || !this.moment) return;
    this.#present = this.moment;
    this.#isShowing = true;
    this.busy = true;
    this.#isHurried = false;
    this.moment = from;
    await tick();
    for (const news of film) {
      if (!this.isLookingBack) break;
      this.#performance = this.#prepared(news);
      this.moment = news.moment;
      await (this.#performance ? this.#play(this.#performance) : this.#pause(STILL));
    }
    this.comeBack();
    await this.#show();
  }

  /** Ends a look back: the present stands there within a frame. */
  comeBack(): void {
    if (this.#present) this.moment = this.#present;
    this.#present = undefined;
    this.settle();
  }

  stop(): void {
    this.#waiting.length = 0;
    this.settle();
  }

  async #show(): Promise<void> {
    this.#isShowing = true;
    while (this.#waiting.length > 0) {
      const { news, pause } = this.#nextTogether();
      const shown = joined(news);
      this.#lingering?.finish();
      this.#performance = this.#prepared(shown);
      this.moment = shown.moment;
      this.entries = [...this.entries, ...shown.entries];
      this.cameBy = 'happened';
      const isAsked = shown.moment.question?.decider === shown.moment.viewer;
      this.busy = this.#waiting.length > 0 || (pause > 0 && !(this.#performance && isAsked));
      if (this.#performance) await this.#play(this.#performance);
      else await this.#pause(pause);
    }
    this.#isShowing = false;
    this.busy = false;
    for (const resolve of this.#resting.splice(0)) resolve();
  }

  #prepared(news: Happened): Performance | undefined {
    const isSeen = this.#hasBegun && !this.#isHurried && !document.hidden;
    try {
      return isSeen && this.moment ? this.performer?.prepare(this.moment, news) : undefined;
    } catch (error) {
      reportError(error);
      return undefined;
    }
  }

  /** The picture is right without any motion: a mistake in playing it must not stop the game. */
  async #play(performance: Performance): Promise<void> {
    try {
      await tick();
      await performance.start();
      this.#lingering = performance;
    } catch (error) {
      reportError(error);
      performance.finish();
    }
    if (this.#performance === performance) this.#performance = undefined;
  }

  /** News that need no pause come together with the next ones. */
  #nextTogether(): { readonly news: readonly Happened[]; readonly pause: number } {
    const news: Happened[] = [];
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      news.push(next);
      const pause = this.#pauseAfter(next);
      if (pause > 0) return { news, pause };
    }
    return { news, pause: 0 };
  }

  #pauseAfter({ entries, moment }: Happened): number {
    const { viewer, question } = moment;
    this.#hasBegun ||= entries.some(isDecided);
    if (question?.decider === viewer) this.#isHurried = false;
    if (this.#isHurried || !this.#hasBegun || document.hidden) return 0;
    return pauseAfter({ entries, viewer, next: question?.decider }, current().speed);
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** How long a moment of the past stays where nothing can be played. */
const STILL = 600;

/** A part of the past: the moment before it, and what happened then. */
export interface Film {
  readonly from: Moment;
  readonly film: readonly Happened[];
}

/** News that are shown together. */
function joined(news: readonly Happened[]): Happened {
  const { kind, moment } = defined(news.at(-1), 'news to show');
  return { kind, moment, entries: news.flatMap(({ entries }) => entries) };
}

function isDecided(entry: SeenEntry): boolean {
  return entry.kind === 'move' && entry.by !== 'chance';
}

/** What others and chance do waits until the viewer's own answer has been shown; the viewer's next one does not. */
function isOfOthers({ entries, moment }: Happened): boolean {
  return entries.every((entry) => entry.kind === 'move' && entry.by !== moment.viewer);
}
