import type { Hint } from '@durbar/bots';
import { tick } from 'svelte';
import type { Moment } from '../../worker/news.ts';
import type { Selection } from '../selection.svelte.ts';
import type { ShownTable } from '../shown-table.svelte.ts';
import { type HintLine, hintLines } from './hint-lines.ts';
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
  readonly hints: readonly Hint[] | undefined;
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
    return this.isOpen && this.#asked?.hints === undefined;
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
    const { moment, hints } = this.#asked ?? {};
    if (!moment || !hints || moment !== table.happened) return [];
    return hintLines(table.parts.table, table.previews, moment, hints, table);
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
    this.#asked = { moment, hints: advise ? undefined : [] };
    const hints = await (advise?.() ?? []);
    if (this.#asked?.moment === moment) this.#asked = { moment, hints };
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
