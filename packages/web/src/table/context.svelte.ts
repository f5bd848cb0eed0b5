import type { Hint } from '@durbar/bots';
import { defined } from '@durbar/engine';
import { getContext, type Snippet, setContext } from 'svelte';
import { wantsConfirmation } from '../store/settings.svelte.ts';
import type { Happened } from '../worker/news.ts';
import { ChangesNotice } from './changes-notice.svelte.ts';
import { chronicler, firstSinceTurn, type NumberedLine, type TurnSpan } from './chronicle.ts';
import { Dialogs } from './dialogs.svelte.ts';
import { Help } from './help.svelte.ts';
import { Selection } from './selection.svelte.ts';
import { Showing } from './showing.svelte.ts';
import { ShownTable, type TableParts } from './shown-table.svelte.ts';
import type { TableSource } from './source.ts';
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
  readonly showing: Showing;
  readonly selection = new Selection();
  readonly dialogs = new Dialogs();
  readonly changes = new ChangesNotice();
  readonly table: ShownTable;
  readonly help: Help;
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
    this.#stop = source.subscribe((news) => showing.take(news));
  }

  get parts(): TableParts {
    return this.table.parts;
  }

  /** Whether something is still to be shown or on its way before anyone can decide; `hurry` ends the showing. */
  get busy(): boolean {
    return this.showing.busy || this.#source.isSending;
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

  /** Absent when there is nothing to take back. */
  get undo(): (() => void) | undefined {
    return this.#takeBack('step', this.table.moment.undo);
  }

  /** Absent when it would take back no more than `undo`. */
  get reset(): (() => void) | undefined {
    const { undo, reset } = this.table.moment;
    return reset === undo ? undefined : this.#takeBack('turn', reset);
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

  /** A press on a choice: selects it when choices are confirmed, else takes it. */
  press(text: string): void {
    this.help.dismiss();
    if (wantsConfirmation() && this.table.selected !== text) this.selection.select(text);
    else this.take(text);
  }

  take(text: string): void {
    this.selection.clear();
    this.dismissChanges();
    this.changes.answered.add(this.table.number);
    this.showing.settle();
    if (!this.busy) this.#source.answer(text);
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

  /** Plays turns once more on the table, then the present is back; absent while something happens or where nobody can look back. */
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
    this.showing.stop();
  }

  #takeBack(extent: 'step' | 'turn', to: number | undefined): (() => void) | undefined {
    const source = this.#source;
    const isOver = this.table.standings !== undefined;
    return to === undefined || isOver || this.busy || !source.undo ? undefined : () => source.undo?.(extent);
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
      press: (text) => this.press(text),
      explain: (thing) => this.help.explain(thing),
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
