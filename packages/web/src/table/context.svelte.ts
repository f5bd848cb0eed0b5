import type { Hint } from '@durbar/bots';
import { defined } from '@durbar/engine';
import { flushSync, getContext, type Snippet, setContext } from 'svelte';
import { current } from '../store/settings.svelte.ts';
import type { Happened, News } from '../worker/news.ts';
import { ChangesNotice } from './changes-notice.svelte.ts';
import { chronicler, firstSinceTurn, type NumberedLine, type TurnSpan } from './chronicle.ts';
import { Dialogs } from './dialogs.svelte.ts';
import { ForcedSteps } from './forced.svelte.ts';
import { Help } from './help.svelte.ts';
import { Selection } from './selection.svelte.ts';
import { Sending } from './sending.svelte.ts';
import { Showing } from './showing.svelte.ts';
import { ShownTable, type TableParts } from './shown-table.svelte.ts';
import type { TableSource } from './source.ts';
import { settledSteps } from './steps.ts';
import { turnTeller } from './turn-lines.ts';

/** What a page may add to its table. */
export interface ContextOptions {
  readonly showing?: Showing;
  /** A coach tells what happens, so the table does not. */
  readonly isCoached?: boolean;
  /** Takes the place of the actions: the controls of a replay. */
  readonly footer?: Snippet;
}

/** One table on the page: where it comes from, what it shows, and what its viewer does with it. */
export class TableContext {
  readonly #source: TableSource;
  readonly #tell: ReturnType<typeof chronicler>;
  readonly #tellTurns: ReturnType<typeof turnTeller>;
  readonly #stop: () => void;
  readonly #sending: Sending;
  /** Where the viewer's own answers began: each is undone as a whole. */
  #starts: readonly number[] = [];
  /** How far moves are being taken back. */
  #rewindTo: number | undefined;
  readonly showing: Showing;
  readonly selection = new Selection();
  readonly dialogs = new Dialogs();
  readonly changes = new ChangesNotice();
  readonly table: ShownTable;
  readonly help: Help;
  readonly forced: ForcedSteps;
  readonly isCoached: boolean;
  readonly footer: Snippet | undefined;

  constructor(
    parts: TableParts,
    source: TableSource,
    { showing = new Showing(), isCoached = false, footer }: ContextOptions = {},
  ) {
    this.#source = source;
    this.#tell = chronicler(parts.table, parts.rules.definition.changes);
    this.#tellTurns = turnTeller(parts.table);
    this.showing = showing;
    this.isCoached = isCoached;
    this.footer = footer;
    this.table = this.#shownTable(parts);
    this.help = new Help(this.table);
    this.forced = new ForcedSteps(this.table);
    this.#sending = new Sending(source, (news) => this.#show(news));
    this.#stop = source.subscribe((news) => this.#sending.receive(news));
  }

  get parts(): TableParts {
    return this.table.parts;
  }

  /** Whether something is still to be shown or on its way before anyone can decide; `hurry` ends the showing. */
  get busy(): boolean {
    return this.showing.busy || this.#source.isSending || this.isPassing;
  }

  /** Whether a step is due that can be made in one way only. */
  get isPassing(): boolean {
    return !this.isCoached && this.#source.mayAnswer && this.forced.isDue;
  }

  /** Whether such a step can be made now: everything before it has been shown, and nothing is on its way. */
  get mayPass(): boolean {
    return this.isPassing && !this.showing.busy && !this.#source.isSending && !this.#sending.isOpen;
  }

  readonly #lines = $derived.by(() => this.#tell(this.showing.entries, this.table));

  get lines(): readonly NumberedLine[] {
    return this.#lines;
  }

  readonly #turns = $derived.by(() => this.#tellTurns?.(this.showing.entries, this.#lines, this.table));

  /** One line for each turn; line by line where a game has no story. */
  get turns(): readonly NumberedLine[] {
    return this.#turns ?? this.#lines;
  }

  /** The entry after which everything is new to the viewer; nothing is while one looks back. */
  get newFrom(): number {
    const { moves } = this.showing;
    return this.footer ? moves.length : firstSinceTurn(moves, this.table.viewer);
  }

  /** Absent when there is nothing to take back. What is decided but not sent is taken back first. */
  get undo(): (() => void) | undefined {
    if (this.selection.steps.length > 0) return () => this.selection.back();
    const { undo, reset } = this.table.happened;
    if (undo === undefined || reset === undefined) return undefined;
    const start = this.#starts.findLast((number) => number <= undo && number >= reset) ?? undo;
    return this.#takeBack(start);
  }

  /** Absent when it would take back no more than `undo`. */
  get reset(): (() => void) | undefined {
    const { undo, reset } = this.table.happened;
    return reset === undefined || reset === undo ? undefined : this.#takeBack(reset);
  }

  /** The best choices of the moment, best first; absent when the viewer decides nothing. */
  get advise(): (() => Promise<readonly Hint[]>) | undefined {
    const { moment, parts } = this.table;
    const source = this.#source;
    if (!source.advise || this.noAdvice !== undefined || this.busy || moment.viewer === 'spectator') return undefined;
    return moment.question?.decider === moment.viewer ? async () => source.advise?.(moment, parts.rules) ?? [] : undefined;
  }

  /** Why this table gives no hints. */
  get noAdvice(): string | undefined {
    return this.#source.noAdvice;
  }

  /** Whether choices wait for a confirmation. */
  get proposes(): boolean {
    return current().confirm === 'always' && !this.isCoached;
  }

  /** A press on a choice: takes it, or selects it, or goes on to the question that follows from it. */
  press(text: string): void {
    this.help.dismiss();
    const { selected } = this.table;
    const preview = this.table.previewOf(text);
    if (!preview) return;
    const { confirm } = current();
    if (this.isCoached || confirm === 'never' || (confirm === 'final' && !preview.isFinal)) this.take(text);
    else if (selected === text) this.selection.drop();
    else {
      const settled = settledSteps(preview, this.table.viewer, current().forced);
      if (settled.length > 0) this.selection.settle(settled.map((step) => step.text));
      else this.selection.select(text);
    }
  }

  /** A press on something that cannot be chosen now: back to the step that was made with it, or why not. */
  pressThing(thing: string): void {
    const earlier = this.table.stepOf(thing);
    if (!earlier) this.help.explain(thing);
    else if (!this.selection.isNew) {
      this.selection.back(earlier.step);
      this.press(earlier.text);
    }
  }

  /** Opens a step that was proposed within another, to answer it otherwise. */
  openStep(step: number): void {
    const texts = this.table.preview?.steps.slice(0, step).map(({ text }) => text) ?? [];
    this.selection.settle(texts);
  }

  /** Sends what is decided and selected. */
  confirm(): void {
    const { preview, selected } = this.table;
    if (selected === undefined || preview?.text !== selected) return;
    this.#send([...this.selection.steps, ...preview.steps.map(({ text }) => text)]);
  }

  take(text: string): void {
    this.selection.clear();
    this.#send([text]);
  }

  /** Makes the steps that can be made in one way only; one that is refused is left to the viewer. */
  async passForced(): Promise<void> {
    if (!this.mayPass) return;
    const { number } = this.table;
    await this.#sending.send(this.forced.pass());
    this.forced.leave(number);
  }

  #send(texts: readonly string[]): void {
    const { number } = this.table;
    this.dismissChanges();
    this.forced.forget();
    for (let step = 0; step < texts.length; step++) this.changes.answered.add(number + step);
    this.showing.settle();
    if (this.busy || this.#sending.isOpen) return;
    this.#starts = [...this.#starts.filter((start) => start < number), number];
    void this.#sending.send(texts);
  }

  /** The picture that pieces leave from has no steps in it that were not sent. */
  #show(news: News): void {
    const hasSteps = this.selection.steps.length > 0;
    this.selection.clear();
    if (hasSteps) flushSync();
    this.showing.take(news);
    const { number, undo } = news.moment;
    const to = this.#rewindTo;
    this.#rewindTo = undefined;
    if (to !== undefined && number > to && undo !== undefined) this.#rewind(to);
  }

  dismissChanges(): void {
    this.changes.dismiss();
    this.selection.light(undefined);
    if (this.dialogs.current === 'changes') this.dialogs.close();
  }

  openRules(topic: Parameters<Dialogs['openRules']>[0]): void {
    this.help.dismiss();
    this.dialogs.openRules(topic);
  }

  /** Plays turns once more on the table, then the present is back; absent while something happens or where no one can look back. */
  get playAgain(): ((turns: readonly TurnSpan[]) => Promise<void>) | undefined {
    const source = this.#source;
    if (!source.momentAt || this.showing.isPlaying || source.isSending) return undefined;
    return async (turns) => {
      const numbers = [turns[0]?.from ?? 0, ...turns.map(({ to }) => to)];
      const [from, ...after] = await Promise.all(numbers.map(async (number) => source.momentAt?.(number)));
      const film = after.flatMap((moment, turn): readonly Happened[] =>
        moment ? [{ kind: 'happened', entries: this.showing.moves.slice(numbers[turn], numbers[turn + 1]), moment }] : [],
      );
      if (from) await this.showing.lookBack({ from, film });
    };
  }

  /** Shows the moment before an entry. */
  goTo(entry: number): void {
    this.#source.goTo(entry);
  }

  hurry(): void {
    this.showing.hurry();
  }

  close(): void {
    this.#stop();
    this.#sending.stop();
    this.showing.stop();
  }

  #takeBack(to: number): (() => void) | undefined {
    const isOver = this.table.standings !== undefined;
    return isOver || this.busy || !this.#source.undo ? undefined : () => this.#rewind(to);
  }

  /** Moves are taken back one by one, or all since the last barrier. */
  #rewind(to: number): void {
    this.forced.leave(to);
    this.forced.forget();
    this.#rewindTo = to;
    this.#source.undo?.(this.table.happened.reset === to ? 'turn' : 'step');
  }

  #shownTable(parts: TableParts): ShownTable {
    const context = this;
    return new ShownTable(parts, {
      showing: this.showing,
      selection: this.selection,
      get players() {
        return context.#source.players;
      },
      get mayDecide() {
        return !context.busy && context.#source.mayAnswer;
      },
      get proposes() {
        return context.proposes;
      },
      press: (text) => this.press(text),
      confirm: () => this.confirm(),
      explain: (thing) => this.pressThing(thing),
    });
  }
}

const KEY = Symbol('table context');

export function provideTable(context: TableContext): TableContext {
  return setContext(KEY, context);
}

export function useTable(): TableContext {
  return defined(getContext<TableContext | undefined>(KEY), 'table context');
}
