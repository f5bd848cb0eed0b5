import { plain } from '../i18n/names.ts';
import { current } from '../store/settings.svelte.ts';
import { readTime } from './pace.ts';
import type { ShownTable } from './shown-table.svelte.ts';
import { type AnyForeseen, forcedSteps } from './steps.ts';

/** A title and a sentence. */
const ANNOUNCED = 2;

/** Makes forced steps automatically and leaves a trace. */
export class ForcedSteps {
  readonly #table: ShownTable;
  /** Undone on purpose: here a forced step waits for confirmation. */
  #keptAt = $state(-1);
  #made = $state.raw<readonly string[]>([]);

  constructor(table: ShownTable) {
    this.#table = table;
  }

  /** Forced steps in words: since the viewer's last answer, or among unsent steps. */
  get trace(): readonly string[] {
    const drafted = this.#table.forcedSteps();
    return drafted.length > 0 ? drafted : this.#made;
  }

  readonly #due = $derived.by((): readonly AnyForeseen[] => {
    const { happened } = this.#table;
    const { question, number, viewer } = happened;
    const [only, ...more] = question?.choices ?? [];
    const isOpen = question?.decider === viewer && number !== this.#keptAt && current().forced === 'pass';
    if (!only || more.length > 0 || !isOpen) return [];
    const preview = this.#table.previewAt(happened, only.text);
    return preview ? forcedSteps(preview) : [];
  });

  /** Whether something needs to be done without asking. */
  get isDue(): boolean {
    return this.#due.length > 0;
  }

  /** How long the prompt says that nothing else is possible, in milliseconds. */
  get pause(): number {
    const { announced = [] } = this.#table.parts.table;
    const isAnnounced = this.#due.some(({ choice }) => announced.includes(choice.type));
    return isAnnounced ? ANNOUNCED * readTime(current().speed) : 0;
  }

  /** The answers to give now without asking; they leave a trace. */
  pass(): readonly string[] {
    const due = this.#due;
    this.#made = [...this.#made, ...this.#wordsOf(due)];
    return due.map(({ text }) => text);
  }

  /** Leaves the question at this number to the viewer. */
  leave(number: number): void {
    this.#keptAt = number;
  }

  forget(): void {
    this.#made = [];
  }

  #wordsOf(steps: readonly AnyForeseen[]): readonly string[] {
    return steps.map(({ choice }, index) =>
      plain(this.#table.parts.table.label(choice, steps[index - 1]?.view ?? this.#table.happened.view, this.#table)),
    );
  }
}
