import type { Hint } from '@durbar/bots';
import type { Snippet } from 'svelte';
import { current } from '../store/settings.svelte.ts';
import { Answering } from './answering.ts';
import { ChangesNotice } from './changes-notice.svelte.ts';
import { chronicler, firstSinceTurn, type NumberedLine, type TurnSpan } from './chronicle.ts';
import { Dialogs } from './dialogs.svelte.ts';
import { filmOf } from './film.ts';
import { Staging } from './finale/staging.svelte.ts';
import { ForcedSteps } from './forced.svelte.ts';
import { Help } from './help.svelte.ts';
import { Hinting } from './hints/hinting.svelte.ts';
import { Selection } from './selection.svelte.ts';
import { Showing } from './showing.svelte.ts';
import { ShownTable, type TableParts } from './shown-table.svelte.ts';
import type { TableSource } from './source.ts';
import { turnTeller } from './turn-lines.ts';
import { Wondering } from './why/wondering.svelte.ts';

/** A turn under review: its card takes the place of prompt and pieces, and below it is how everyone did. */
export interface TurnReview {
  readonly card: Snippet;
  readonly summary: Snippet;
}

/** What a page may add to its table. */
export interface ContextOptions {
  readonly showing?: Showing;
  /** A coach announces events, so the table doesn't. */
  readonly isCoached?: boolean;
  /** Replaces the actions, with nothing if there is nothing to answer. */
  readonly footer?: Snippet;
  /** Replaces the prompt when there is something to say about the moment. */
  readonly report?: () => Snippet | undefined;
  /** The turn under review, if there is one. */
  readonly review?: () => TurnReview | undefined;
  /** Under the whole table. */
  readonly foot?: Snippet;
}

/** One table on the page: its source, what it shows, and what its viewer does with it. */
export class TableContext {
  readonly #source: TableSource;
  readonly #tell: ReturnType<typeof chronicler>;
  readonly #tellTurns: ReturnType<typeof turnTeller>;
  readonly #stop: () => void;
  readonly showing: Showing;
  readonly selection = new Selection();
  readonly dialogs = new Dialogs();
  readonly changes = new ChangesNotice();
  readonly staging = new Staging();
  readonly table: ShownTable;
  readonly help: Help;
  readonly hinting: Hinting;
  readonly wondering: Wondering;
  readonly forced: ForcedSteps;
  readonly answering: Answering;
  readonly isCoached: boolean;
  readonly footer: Snippet | undefined;
  readonly foot: Snippet | undefined;
  readonly #report: ContextOptions['report'];
  readonly #review: ContextOptions['review'];

  constructor(
    parts: TableParts,
    source: TableSource,
    { showing = new Showing(), isCoached = false, footer, report, review, foot }: ContextOptions = {},
  ) {
    this.#source = source;
    this.#tell = chronicler(parts.table, parts.rules.definition.changes);
    this.#tellTurns = turnTeller(parts.table);
    this.showing = showing;
    this.isCoached = isCoached;
    this.footer = footer;
    this.foot = foot;
    this.#report = report;
    this.#review = review;
    this.table = this.#shownTable(parts);
    this.help = new Help(this.table);
    this.hinting = this.#hintsAt(this.table);
    this.wondering = this.#whyAt(this.table, source);
    this.forced = new ForcedSteps(this.table);
    showing.mustKeepUp = source.isLive ?? false;
    showing.onShown = (number) => source.shown?.(number);
    this.answering = new Answering(this, source);
    this.#stop = source.subscribe((news) => this.answering.receive(news));
  }

  /** The report that replaces the prompt. */
  get report(): Snippet | undefined {
    return this.#report?.();
  }

  get review(): TurnReview | undefined {
    return this.#review?.();
  }

  get parts(): TableParts {
    return this.table.parts;
  }

  /** Whether something is still to be shown or pending before anyone can decide; `hurry` ends the showing. */
  get busy(): boolean {
    return this.showing.busy || this.#source.isSending || this.isPassing;
  }

  /** Whether a forced step is due. */
  get isPassing(): boolean {
    return !this.isCoached && this.#source.mayAnswer && this.forced.isDue;
  }

  /** Whether the end is still being staged, so the winner isn't named yet. */
  get isEnding(): boolean {
    return this.table.standings !== undefined && !this.isCoached && (this.showing.isPlaying || !this.staging.isTold);
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

  /** The turn being shown, then the clean-up after it if that takes time; absent when someone decides. */
  get told(): NumberedLine | undefined {
    const { toldOf, toldFrom, isBetweenTurns } = this.showing;
    if (toldOf === undefined) return undefined;
    if (isBetweenTurns) return this.turns.at(-1);
    const isShown = ({ seat, turn, entry }: NumberedLine): boolean => seat === toldOf && (turn?.to ?? entry + 1) > toldFrom;
    return this.turns.findLast(isShown) ?? this.turns.at(-1);
  }

  /** The entry after which everything is new to the viewer; nothing is new while looking back. */
  get newFrom(): number {
    const { moves } = this.showing;
    return this.footer ? moves.length : firstSinceTurn(moves, this.table.viewer);
  }

  /** The others' turns since the viewer's last one; none while looking back. */
  get turnsSince(): readonly TurnSpan[] {
    if (this.footer) return [];
    return this.turns.flatMap(({ entry, turn }) => (turn && entry >= this.newFrom ? [turn] : []));
  }

  /** The best choices of the moment, best first; absent when the viewer decides nothing. */
  get advise(): (() => Promise<readonly Hint[]>) | undefined {
    const { happened: moment, parts } = this.table;
    const source = this.#source;
    if (!source.advise || this.noAdvice !== undefined || this.busy || moment.viewer === 'spectator') return undefined;
    return moment.question?.decider === moment.viewer ? async () => source.advise?.(moment, parts.rules) ?? [] : undefined;
  }

  /** Why this table gives no hints. */
  get noAdvice(): string | undefined {
    return this.#source.noAdvice;
  }

  /** Whether choices wait for confirmation. */
  get proposes(): boolean {
    return current().confirm === 'always' && !this.isCoached;
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

  /** Whether turns of this table can be replayed at all. Says nothing about this moment, so buttons stay in place while something happens. */
  get canLookBack(): boolean {
    return this.#source.momentAt !== undefined;
  }

  /** Replays turns on the table, then returns to the present; absent while something happens or where looking back is impossible. */
  get playAgain(): ((turns: readonly TurnSpan[]) => Promise<void>) | undefined {
    const source = this.#source;
    if (!source.momentAt || this.showing.isPlaying || source.isSending) return undefined;
    return async (turns) => {
      const film = await filmOf(source, this.showing.moves, turns);
      if (film) await this.showing.lookBack(film);
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
    this.answering.stop();
    this.showing.stop();
  }

  #hintsAt(table: ShownTable): Hinting {
    const context = this;
    return new Hinting({
      table,
      selection: this.selection,
      get advise() {
        return context.advise;
      },
      get noAdvice() {
        return context.noAdvice;
      },
      play: (texts) => this.answering.play(texts),
    });
  }

  #whyAt(table: ShownTable, source: TableSource): Wondering {
    const { showing } = this;
    return new Wondering({
      table,
      source,
      get moves() {
        return showing.moves;
      },
    });
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
      press: (text) => this.answering.press(text),
      select: (text) => this.answering.select(text),
      confirm: () => this.answering.confirm(),
      explain: (thing) => this.answering.pressThing(thing),
    });
  }
}
