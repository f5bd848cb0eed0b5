import { defined } from '@durbar/engine';
import type { Player } from '../table/contract.ts';
import type { Showing } from '../table/showing.svelte.ts';
import type { TableSource } from '../table/source.ts';
import type { WorkerSource } from '../table/worker-source.svelte.ts';
import type { News } from '../worker/news.ts';
import { accepts, type Lesson, type LessonStep, logUntil, numberAt } from './lesson.ts';

/** The reader's seat in every lesson. */
export const READER = 0;

/** Runs a lesson: announces the next step, accepts only the requested choice and plays for everyone else. */
export class Coach implements TableSource {
  readonly lesson: Lesson;
  readonly #worker: WorkerSource;
  readonly #showing: Showing;
  readonly isSending = false;
  readonly #onStep: (step: number) => void;
  index = $state(0);
  /** The choices tried at this step. */
  tried = $state.raw<readonly string[]>([]);
  /** Whether the script is being followed. */
  #moving = $state(false);

  constructor(lesson: Lesson, worker: WorkerSource, showing: Showing, index: number, onStep: (step: number) => void) {
    this.lesson = lesson;
    this.#worker = worker;
    this.#showing = showing;
    this.#onStep = onStep;
    this.index = Math.min(index, lesson.steps.length - 1);
  }

  get step(): LessonStep {
    return defined(this.lesson.steps[this.index], 'step of a lesson');
  }

  get isLast(): boolean {
    return this.index === this.lesson.steps.length - 1;
  }

  /** Whether other players’ moves are still being shown; the coach waits for them. */
  get isWaiting(): boolean {
    return this.#moving || this.#showing.busy;
  }

  /** Whether the reader is asked for a choice now. */
  get asks(): boolean {
    return this.step.choose !== undefined && !this.isWaiting;
  }

  get mayAnswer(): boolean {
    return this.asks;
  }

  get players(): readonly Player[] {
    return this.#worker.players;
  }

  subscribe(onNews: (news: News) => void): () => void {
    return this.#worker.subscribe(onNews);
  }

  /** Lessons have no replay. */
  goTo(): void {}

  /** Catches up with the script when the lesson was left in the middle of it. */
  async resume(): Promise<void> {
    const number = this.#showing.moment?.number ?? 0;
    const missing = logUntil(this.lesson, this.index).slice(number, numberAt(this.lesson, this.index));
    if (missing.length > 0) await this.#move(() => this.#worker.follow(missing));
  }

  /** Whether the right answer of a quiz was found. */
  get isFound(): boolean {
    return this.step.choose !== undefined && this.tried.includes(this.step.choose);
  }

  /** Whether the reader can continue: a quiz needs one try first. */
  get canGoOn(): boolean {
    const { choose, quiz } = this.step;
    return !this.isLast && (choose === undefined || (quiz?.some((text) => this.tried.includes(text)) ?? false));
  }

  /** Continues after reading. At a quiz, makes the right choice. */
  async next(): Promise<void> {
    const { choose, after = [] } = this.step;
    if (!this.canGoOn || this.isWaiting) return;
    this.#turnTo(this.index + 1);
    await this.#move(async () => {
      if (choose !== undefined) await this.#worker.answer(choose);
      if (after.length > 0) await this.#worker.follow(after);
    });
  }

  /** Goes back to the previous step, if nothing was answered since. */
  get back(): (() => void) | undefined {
    const before = this.lesson.steps[this.index - 1];
    if (!before || before.choose !== undefined || before.after?.length || this.isWaiting) return undefined;
    return () => this.#turnTo(this.index - 1);
  }

  /** Makes the requested choice; any other is rejected even though it is legal. At a quiz nothing is played yet. */
  async answer(text: string): Promise<void> {
    if (this.isWaiting) return;
    const { step } = this;
    if (step.quiz || !accepts(step, text)) {
      this.tried = [...this.tried, text];
      return;
    }
    this.#turnTo(this.index + 1);
    await this.#move(async () => {
      await this.#worker.answer(text);
      await this.#worker.follow(step.after ?? []);
    });
  }

  #turnTo(index: number): void {
    this.index = index;
    this.tried = [];
    this.#onStep(index);
  }

  async #move(work: () => Promise<void>): Promise<void> {
    this.#moving = true;
    await work();
    this.#moving = false;
  }
}
