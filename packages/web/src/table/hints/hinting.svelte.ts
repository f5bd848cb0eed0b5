import type { Hint } from '@durbar/bots';
import { tick } from 'svelte';
import type { Moment } from '../../worker/news.ts';
import type { Selection } from '../selection.svelte.ts';
import type { ShownTable } from '../shown-table.svelte.ts';
import type { HintLine, hintLines } from './hint-lines.ts';
import { layOut } from './lay-out.ts';

/** What hints are requested from and shown on. */
export interface HintPorts {
  readonly table: ShownTable;
  readonly selection: Selection;
  /** The best turns of the moment; absent when the viewer decides nothing. */
  readonly advise: (() => Promise<readonly Hint[]>) | undefined;
  readonly noAdvice: string | undefined;
  /** Gives these answers, one after the other. */
  play(texts: readonly string[]): void;
}

/** What was requested, and the result so far. */
interface Asked {
  readonly moment: Moment;
  /** Undefined while a bot thinks. */
  readonly answer: Answer | undefined;
}

/** The words arrive with the first hints: no table needs them before. */
interface Answer {
  readonly hints: readonly Hint[];
  readonly inWords: typeof hintLines;
}

/** How long each step of a line is shown. */
const STEP = 500;

/** Hints beside the board: requested, read, shown as ghosts, played. The next answer dismisses them. */
export class Hinting {
  readonly #ports: HintPorts;
  #asked = $state.raw<Asked>();
  /** The current hint, counted from 0. */
  place = $state(0);
  /** How many of its steps are shown on the board; undefined while no line is shown. */
  shown = $state<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: HintPorts) {
    this.#ports = ports;
  }

  get isOpen(): boolean {
    return this.#asked !== undefined && this.#asked.moment === this.#ports.table.happened;
  }

  get isThinking(): boolean {
    return this.isOpen && this.#asked?.answer === undefined;
  }

  get noAdvice(): string | undefined {
    return this.#ports.noAdvice;
  }

  /** Whether hints can be requested, or there is something to say about why not. */
  get canOpen(): boolean {
    return (this.#ports.advise ?? this.#ports.noAdvice) !== undefined;
  }

  readonly #lines = $derived.by((): readonly HintLine[] => {
    const { table } = this.#ports;
    const { moment, answer } = this.#asked ?? {};
    if (!moment || !answer || moment !== table.happened) return [];
    return answer.inWords(table.parts.table, table.previews, moment, answer.hints, table);
  });

  /** Best first. */
  get lines(): readonly HintLine[] {
    return this.#lines;
  }

  get front(): HintLine | undefined {
    return this.lines[this.place];
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else void this.open();
  }

  async open(): Promise<void> {
    const { table, selection, advise } = this.#ports;
    if (!this.canOpen) return;
    // Hints are for the actual question, not for an unsent step.
    selection.clear();
    this.#stop();
    this.place = 0;
    const moment = table.happened;
    this.#asked = { moment, answer: advise ? undefined : { hints: [], inWords: () => [] } };
    if (!advise) return;
    try {
      const [hints, { hintLines }] = await Promise.all([advise(), import('./hint-lines.ts')]);
      if (this.#asked?.moment === moment) this.#asked = { moment, answer: { hints, inWords: hintLines } };
    } catch (error) {
      reportError(error);
      if (this.#asked?.moment === moment) this.close();
    }
  }

  close(): void {
    this.back();
    this.#asked = undefined;
  }

  /** Selects a hint. */
  turnTo(place: number): void {
    if (!this.lines[place]) return;
    this.back();
    this.place = place;
  }

  /** Ends the showing of a line. */
  back(): void {
    if (this.shown === undefined) return;
    this.#stop();
    this.#ports.selection.clear();
  }

  /** Lays out a hint on the board as if its pieces had been pressed: nothing is sent. */
  layOut(place: number): void {
    this.turnTo(place);
    this.#stop();
    this.#show(this.front?.texts.length ?? 0);
  }

  /** The same step by step. */
  showMe(): void {
    this.#stop();
    const steps = this.front?.texts.length ?? 0;
    const next = (count: number): void => {
      this.#show(count);
      if (count < steps) this.#timer = setTimeout(() => next(count + 1), STEP);
    };
    next(0);
  }

  play(place = this.place): void {
    const texts = this.lines[place]?.texts ?? [];
    this.close();
    void tick().then(() => this.#ports.play(texts));
  }

  #show(count: number): void {
    this.shown = count;
    layOut(this.#ports.selection, this.front?.texts ?? [], count);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.shown = undefined;
  }
}
