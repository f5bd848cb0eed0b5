import { flushSync } from 'svelte';
import { refuse } from '../sound/refusal.ts';
import { buzz } from '../sound/touch.ts';
import { current } from '../store/settings.svelte.ts';
import type { News } from '../worker/news.ts';
import type { ChangesNotice } from './changes-notice.svelte.ts';
import { expectedFrom } from './expected.ts';
import type { ForcedSteps } from './forced.svelte.ts';
import type { Help } from './help.svelte.ts';
import type { AnyPreview } from './previews.ts';
import type { Selection } from './selection.svelte.ts';
import { Sending } from './sending.svelte.ts';
import type { Showing } from './showing.svelte.ts';
import type { ShownTable } from './shown-table.svelte.ts';
import type { TableSource } from './source.ts';
import { settledSteps } from './steps.ts';
import { TakingBack } from './taking-back.ts';

/** The table where the viewer answers. */
interface Ground {
  readonly table: ShownTable;
  readonly selection: Selection;
  readonly showing: Showing;
  readonly help: Help;
  readonly forced: ForcedSteps;
  readonly changes: ChangesNotice;
  readonly isCoached: boolean;
  /** Whether something is still being shown or pending. */
  readonly busy: boolean;
  /** Whether a forced step is due. */
  readonly isPassing: boolean;
  dismissChanges(): void;
}

/** Handles choices: selecting, continuing, confirming, sending, undoing. */
export class Answering {
  readonly #ground: Ground;
  readonly #source: TableSource;
  readonly #sending: Sending;
  readonly #takingBack: TakingBack;
  /** Whether the prompt says that a forced step is about to be made. */
  #isAnnouncing = false;

  constructor(ground: Ground, source: TableSource) {
    this.#ground = ground;
    this.#source = source;
    this.#takingBack = new TakingBack(ground, source);
    this.#sending = new Sending(source, { show: (news) => this.#show(news), refuse: () => ground.showing.withdraw() });
  }

  receive(news: News): void {
    this.#sending.receive(news);
  }

  stop(): void {
    this.#sending.stop();
  }

  /** Absent if there is nothing to undo. Unsent steps are undone first. */
  get undo(): (() => void) | undefined {
    const { selection } = this.#ground;
    return selection.steps.length > 0 ? () => selection.back() : this.#takingBack.undo;
  }

  /** Absent if it would undo no more than `undo`. */
  get reset(): (() => void) | undefined {
    return this.#takingBack.reset;
  }

  /** A press on a choice: makes it, selects it, or moves on to the follow-up question. */
  press(text: string): void {
    const { table, selection, help } = this.#ground;
    help.dismiss();
    const preview = table.previewOf(text);
    if (!preview) return;
    if (!this.#mustConfirm(preview)) this.take(text);
    else if (table.selected === text) selection.drop();
    else {
      buzz('tick');
      const settled = settledSteps(preview, table.viewer, current().forced);
      if (settled.length > 0) selection.settle(settled.map((step) => step.text));
      else selection.select(text);
    }
  }

  /** Selects a choice that more can be added to, so it waits for confirmation even where others are made immediately. */
  select(text: string): void {
    const { selection, help } = this.#ground;
    help.dismiss();
    buzz('tick');
    selection.select(text);
  }

  /** A piece was dropped for this choice; the steps on the way belong to it. */
  putDown(text: string): void {
    const { table, selection } = this.#ground;
    const preview = table.previewOf(text);
    if (!preview) return;
    if (this.#mustConfirm(preview)) {
      if (table.selected !== text) this.press(text);
    } else this.#send([...selection.steps, ...preview.steps.map((step) => step.text)]);
  }

  #mustConfirm({ isFinal }: Pick<AnyPreview, 'isFinal'>): boolean {
    const { confirm } = current();
    return !this.#ground.isCoached && (confirm === 'always' || (confirm === 'final' && isFinal));
  }

  /** A press on something unavailable: returns to the step made with it, or explains why not. */
  pressThing(thing: string): void {
    const { table, selection, help } = this.#ground;
    const earlier = table.stepOf(thing);
    if (!earlier) {
      refuse();
      help.explain(thing);
    } else if (!selection.isNew) {
      selection.back(earlier.step);
      this.press(earlier.text);
    }
  }

  /** Reopens a proposed step to change its answer. */
  openStep(step: number): void {
    const { table, selection } = this.#ground;
    selection.settle(table.preview?.steps.slice(0, step).map(({ text }) => text) ?? []);
  }

  /** Sends the decided steps and the selection. */
  confirm(): void {
    const { table, selection } = this.#ground;
    const { preview, selected } = table;
    if (selected === undefined || preview?.text !== selected) return;
    this.#send([...selection.steps, ...preview.steps.map(({ text }) => text)]);
  }

  take(text: string): void {
    this.play([text]);
  }

  /** Gives these answers, one after the other. */
  play(texts: readonly string[]): void {
    this.#ground.selection.clear();
    this.#send(texts);
  }

  /** Whether a step with only one answer can be made now: everything before it has been shown, and nothing is pending. */
  get mayPass(): boolean {
    const { showing, isPassing } = this.#ground;
    return !showing.busy && !this.#source.isSending && !this.#sending.isOpen && isPassing;
  }

  /** Makes forced steps; a rejected one is left to the viewer. */
  async passForced(): Promise<void> {
    if (!this.mayPass || this.#isAnnouncing) return;
    const { table, forced } = this.#ground;
    const { number } = table;
    if (forced.pause > 0) await this.#announce(forced.pause);
    if (!this.mayPass || table.number !== number) return;
    await this.#dispatch(forced.pass());
    forced.leave(number);
  }

  async #announce(ms: number): Promise<void> {
    this.#isAnnouncing = true;
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.#isAnnouncing = false;
  }

  #send(texts: readonly string[]): void {
    const { table, forced, changes, showing } = this.#ground;
    const { number } = table;
    this.#ground.dismissChanges();
    forced.forget();
    for (let step = 0; step < texts.length; step++) changes.answered.add(number + step);
    showing.settle();
    if (this.#ground.busy || this.#sending.isOpen) return;
    this.#takingBack.begin(number);
    void this.#dispatch(texts);
  }

  /** Answers are pending, and their certain consequences are shown; a coach may still reject them. */
  async #dispatch(texts: readonly string[]): Promise<void> {
    const { table, isCoached, showing } = this.#ground;
    const { happened, parts } = table;
    const sent = this.#sending.send(texts);
    const expected = isCoached || !this.#sending.isOpen ? undefined : expectedFrom(parts.rules, happened, texts);
    if (expected) {
      this.#dropSteps();
      showing.expect(expected);
    }
    await sent;
  }

  /** The starting picture of animations excludes unsent steps. */
  #dropSteps(): void {
    const { selection } = this.#ground;
    const hasSteps = selection.steps.length > 0;
    selection.clear();
    if (hasSteps) flushSync();
  }

  #show(news: News): void {
    this.#dropSteps();
    this.#ground.showing.take(news);
    this.#takingBack.goOn(news.moment);
  }
}
