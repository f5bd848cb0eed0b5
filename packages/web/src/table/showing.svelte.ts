import { type Decider, journalOf, liveMoves } from '@durbar/engine';
import { flushSync, tick } from 'svelte';
import { current } from '../store/settings.svelte.ts';
import type { Happened, Moment, News, SeenEntry, SeenMove } from '../worker/news.ts';
import type { Performance } from './director/ground.ts';
import { countFacts, isConfirmed } from './expected.ts';
import type { Film } from './film.ts';
import { deciderOf, overdue, wholeTurns } from './lag.ts';
import { pauseAfter } from './pace.ts';
import { reuse } from './reuse.ts';
import { type Expected, isDecided, isOfOthers, joined, takeTogether, type Waiting } from './waiting.ts';

/** Animates news: measures the old picture before it is shown, and the new one when it starts. */
export interface Performer {
  /** Undefined if there is nothing to play. The first `told` facts have already been played. */
  prepare(before: Moment, news: Happened, told: number): Performance | undefined;
  /** Whether something that belongs to no one's turn begins with it, such as a round: the table looks different afterwards. */
  changesScene?(news: Happened): boolean;
}

/** The one queue of a table: takes news as it arrives and shows it piece by piece, at the reader's speed. */
export class Showing {
  readonly #waiting: Waiting[] = [];
  #expected: Expected | undefined;
  #isShowing = $state(false);
  #hasBegun = false;
  #isHurried = false;
  /** Whether the pending news arrived while no one could look. */
  #isMissed = false;
  #endPause: (() => void) | undefined;
  readonly #resting: (() => void)[] = [];
  /** The speed factor of a replay. */
  rate = $state(1);
  #performance: Performance | undefined;
  /** Finished, but its stocks and chips may remain until the next beats. */
  #lingering: Performance | undefined;
  /** Absent while no page shows the table. */
  performer: Performer | undefined;
  /** Whether the game continues without waiting for the page, so the page must keep up. */
  mustKeepUp = false;
  /** Called with the number of answers shown. */
  onShown: ((number: number) => void) | undefined;

  /** What is shown now; undefined before the table is opened. */
  moment = $state.raw<Moment>();
  /** The journal up to the moment shown. */
  entries = $state.raw<readonly SeenEntry[]>([]);
  readonly #moves = $derived.by(() => liveMoves(journalOf(this.entries)));
  /** Whether something is still to be shown before anyone can decide. */
  busy = $state(false);

  /** Whether the moment shown is where the table was opened, or was reached while the viewer watched. */
  cameBy = $state<News['kind']>('opened');

  /** Whether something still moves or waits. */
  get isPlaying(): boolean {
    return this.#isShowing;
  }

  /** The player whose actions are being shown, while nothing waits for the viewer. */
  toldOf = $state<Decider>();
  /** How many answers had been shown before it. */
  toldFrom = $state(0);
  /** Whether the turn has been shown, and what follows it is being shown. */
  isBetweenTurns = $state(false);

  /** What is shown again after looking back. */
  #present = $state.raw<Moment>();

  /** Whether a part of the past is being replayed. */
  get isLookingBack(): boolean {
    return this.#present !== undefined;
  }

  /** The live moves up to the moment shown. */
  get moves(): readonly SeenMove[] {
    return this.#moves;
  }

  take(news: News): void {
    if (news.kind === 'opened') {
      this.#waiting.length = 0;
      this.#expected = undefined;
      this.#present = undefined;
      this.busy = false;
      this.moment = this.#asKnown(news.moment);
      this.entries = news.entries;
      this.cameBy = 'opened';
      this.#hasBegun = news.entries.some(isDecided);
      this.onShown?.(news.moment.number);
      this.settle();
    } else if (this.#expected) this.#compare(this.#expected, news);
    else {
      if (!this.busy && !isOfOthers(news)) this.settle();
      this.#enqueue(news);
    }
  }

  /** Shows the certain consequences of the viewer's answers; the actual news continues from there. */
  expect(news: Happened): void {
    if (!this.moment || this.busy || this.#waiting.length > 0) return;
    this.#expected = { before: this.moment, news };
    this.#enqueue(news);
  }

  /** The answers were rejected or lost: restores the table. */
  withdraw(): void {
    if (!this.#expected) return;
    this.moment = this.#expected.before;
    this.#expected = undefined;
    this.#waiting.length = 0;
    this.busy = false;
    this.settle();
  }

  #enqueue(news: Waiting): void {
    this.#waiting.push(news);
    if (!this.#isShowing) void this.#show();
    else {
      this.busy = true;
      if (this.mustKeepUp) this.#keepUp();
    }
  }

  /** The current playback ends soon when the next turn is complete, and immediately when two are. */
  #keepUp(): void {
    const whole = wholeTurns(this.#waiting);
    if (whole > 1) this.settle();
    else if (whole === 1) this.#performance?.hasten(SOON);
  }

  /** Overdue turns are shown immediately; their lines stay. */
  #catchUp(): void {
    const late = this.mustKeepUp ? this.#waiting.splice(0, overdue(this.#waiting)) : [];
    const last = late.at(-1);
    if (!last) return;
    this.moment = this.#asKnown(last.moment);
    this.entries = [...this.entries, ...late.flatMap(({ entries }) => entries)];
  }

  /**
   * News that matches the expectation is only confirmed, and the rest is played after it. Otherwise the table goes back and everything is
   * played. Expected consequences not shown yet are dropped.
   */
  #compare(expected: Expected, news: Happened): void {
    this.#expected = undefined;
    const unshown = this.#waiting.indexOf(expected.news);
    if (unshown >= 0) {
      this.#waiting.splice(unshown, 1);
      this.#enqueue(news);
    } else if (!isConfirmed(expected.news, news)) {
      this.#waiting.length = 0;
      this.moment = expected.before;
      flushSync();
      this.settle();
      this.#enqueue(news);
    } else if (
      this.moment?.number === expected.news.moment.number &&
      countFacts(news.entries) === countFacts(expected.news.entries)
    ) {
      this.moment = this.#asKnown(news.moment);
      this.#happened(news.entries);
      this.busy = this.#waiting.length > 0;
    } else this.#enqueue({ ...news, expected });
  }

  #happened(entries: readonly SeenEntry[]): void {
    this.entries = [...this.entries, ...entries];
    this.onShown?.(this.moment?.number ?? 0);
  }

  /** Equal parts stay the same objects, so nothing re-renders for them. */
  #asKnown(moment: Moment): Moment {
    return { ...moment, view: reuse(this.moment?.view, moment.view) };
  }

  /** Settles everything still moving. */
  settle(): void {
    this.#performance?.finish();
    this.#lingering?.finish();
    this.#endPause?.();
  }

  /** Resolves when everything taken so far has been shown. */
  async rest(): Promise<void> {
    while (this.#isShowing) await new Promise<void>((resolve) => this.#resting.push(resolve));
  }

  /** Shows everything immediately until the viewer decides again. */
  hurry(): void {
    this.#isHurried = true;
    this.settle();
  }

  /** No one could look for a while: everything pending is shown immediately, without motion or sound. */
  miss(): void {
    this.#isMissed = this.#isShowing;
    this.settle();
  }

  /** Replays a part of the past, then returns to the present. Anything that happens in between is shown afterwards. */
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

  /** Ends a look back: restores the present within a frame. */
  comeBack(): void {
    if (this.#present) this.moment = this.#present;
    this.#present = undefined;
    this.settle();
  }

  stop(): void {
    this.#waiting.length = 0;
    this.settle();
  }

  /** The turn has been shown; what follows it isn't part of any. */
  leaveTurn(): void {
    this.isBetweenTurns = true;
  }

  async #show(): Promise<void> {
    this.#isShowing = true;
    while (this.#waiting.length > 0) await this.#showNext();
    this.#isShowing = false;
    this.#isMissed = false;
    this.toldOf = undefined;
    this.busy = this.#expected !== undefined;
    for (const resolve of this.#resting.splice(0)) resolve();
  }

  async #showNext(): Promise<void> {
    this.#catchUp();
    const { news, pause } = takeTogether(this.#waiting, {
      pauseAfter: (next) => this.#pauseAfter(next),
      standsAlone: (next) => next.moment === this.#expected?.news.moment,
      changesScene: (next) => this.performer?.changesScene?.(next) ?? false,
    });
    const shown = joined(news);
    const isExpected = shown.moment === this.#expected?.news.moment;
    this.#performance = this.#prepared(shown);
    this.toldFrom = this.moment?.number ?? 0;
    this.isBetweenTurns = false;
    if (!shown.expected) this.#lingering?.leave();
    this.moment = this.#asKnown(shown.moment);
    if (!isExpected) this.#happened(shown.entries);
    this.cameBy = this.#isMissed ? 'opened' : 'happened';
    const isAsked = shown.moment.question?.decider === shown.moment.viewer;
    this.busy = isExpected || this.#waiting.length > 0 || (pause > 0 && !(this.#performance && isAsked));
    const isTold = !isAsked && !isExpected && (this.#performance !== undefined || pause > 0);
    this.toldOf = isTold ? deciderOf(shown) : undefined;
    if (this.#performance) await this.#play(this.#performance);
    else await this.#pause(pause);
  }

  #prepared({ expected, ...news }: Waiting): Performance | undefined {
    const isSeen = this.#hasBegun && !this.#isHurried && !this.#isMissed && !document.hidden;
    try {
      const before = expected?.before ?? this.moment;
      return isSeen && before ? this.performer?.prepare(before, news, countFacts(expected?.news.entries ?? [])) : undefined;
    } catch (error) {
      reportError(error);
      return undefined;
    }
  }

  /** The picture is correct without motion, so an animation error must not stop the game. */
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

  #pauseAfter({ entries, moment }: Happened): number {
    const { viewer, question } = moment;
    this.#hasBegun ||= entries.some(isDecided);
    if (question?.decider === viewer) this.#isHurried = false;
    if (this.#isHurried || this.#isMissed || !this.#hasBegun || document.hidden) return 0;
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

/** When the next turn is waiting, this one ends within this time. */
const SOON = 600;

/** How long a past moment is shown if nothing can be animated. */
const STILL = 600;
