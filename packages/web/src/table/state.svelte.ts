import {
  type Choice,
  defined,
  type Fact,
  type QuestionView,
  type Refusal,
  type Rules,
  type Seat,
  type Standing,
  type Viewer,
} from '@durbar/engine';
import type { Language } from '../i18n/language.ts';
import { isolate, plain } from '../i18n/names.ts';
import { current, hasMotion, wantsConfirmation } from '../store/settings.svelte.ts';
import type { Words } from '../store/words.svelte.ts';
import type { Scene, SeenEntry } from '../worker/protocol.ts';
import type { Changes } from './changes.ts';
import type { AnyTable, Line, Player, Preview, Table } from './contract.ts';
import type { Control } from './control.ts';
import { type Foresight, foresee, outcomes } from './foresee.ts';
import type { TableMessages } from './messages/index.ts';
import { moveTime, readTime } from './pace.ts';

export type AnyPreview = Preview<unknown, Choice, Fact>;

/** Where the table gets its moments from: a running match or a replay. */
export interface Source {
  readonly scene: Scene;
  readonly happened: readonly Fact[];
  /** What the viewer has learnt, entry by entry, up to the moment shown. */
  readonly entries: readonly SeenEntry[];
  /** Whether the viewer may decide now. */
  readonly mayDecide: boolean;
  answer(text: string): void;
}

export interface TableParts {
  readonly table: AnyTable;
  readonly rules: Rules;
  readonly players: readonly Player[];
  readonly words: Words<unknown>;
  readonly common: Words<TableMessages>;
  readonly source: Source;
}

/** Why something cannot be chosen, or what it is. */
export interface Explanation {
  readonly thing: string;
  readonly text: string;
  /** The ledger's id of the rule that refused. */
  readonly rule?: string | undefined;
}

/** What somebody wants to read the rules about: the rule that refused, a piece, a certain section, or the question of the moment. */
export interface Asked {
  readonly rule?: string | undefined;
  readonly thing?: string | undefined;
  readonly section?: string;
}

export type TableDialog = 'changes' | 'choices' | 'hint' | 'help' | 'words' | 'chronicle' | 'rules';

/** What the components of any table share: the moment shown, what is pointed at, what is selected. */
export class TableState implements Table<unknown, unknown, Choice, Fact, unknown> {
  readonly #parts: TableParts;
  #previews = new Map<string, AnyPreview>();
  #pointed = $state<string>();
  #selected = $state<string>();
  #lit = $state.raw<readonly string[]>([]);
  /** The numbers of the questions answered at this table. */
  readonly answered = new Set<number>();
  explanation = $state.raw<Explanation>();
  /** The choices last advised, best first, and the moment they were advised at. */
  advised = $state.raw<{ readonly number: number; readonly texts: readonly string[] }>({ number: -1, texts: [] });
  dialog = $state<TableDialog>();
  /** What changed without the viewer deciding it, until it is read or the next choice is made. */
  changes = $state.raw<Changes>();
  /** What the rules are opened at; undefined for their contents. */
  about = $state.raw<Asked>();

  constructor(parts: TableParts) {
    this.#parts = parts;
  }

  get parts(): TableParts {
    return this.#parts;
  }

  get game(): unknown {
    const { definition, game } = this.#parts.rules;
    return definition.describe(game);
  }

  get words(): unknown {
    return this.#parts.words.now;
  }

  get common(): TableMessages {
    return this.#parts.common.now;
  }

  get language(): Language {
    return current().language;
  }

  get players(): readonly Player[] {
    return this.#parts.players;
  }

  get #scene(): Scene {
    return this.#parts.source.scene;
  }

  /** How many answers have been given. */
  get number(): number {
    return this.#scene.number;
  }

  get viewer(): Viewer {
    return this.#scene.viewer;
  }

  get view(): unknown {
    return this.#scene.view;
  }

  get standings(): readonly Standing[] | undefined {
    return this.#scene.standings;
  }

  get happened(): readonly Fact[] {
    return this.#parts.source.happened;
  }

  readonly #past = $derived.by(() => this.#parts.source.entries.flatMap(({ facts }) => facts));

  get past(): readonly Fact[] {
    return this.#past;
  }

  get pace(): number {
    return moveTime(current().speed, hasMotion());
  }

  get reading(): number {
    return readTime(current().speed);
  }

  /** The question; its choices only while the viewer may decide. */
  readonly #question = $derived.by((): QuestionView | undefined => {
    const { question } = this.#scene;
    this.#previews = new Map();
    if (!question || this.#parts.source.mayDecide) return question;
    return { ...question, choices: [] };
  });

  get question(): QuestionView | undefined {
    return this.#question;
  }

  readonly #preview = $derived.by(() => {
    const text = this.#pointed ?? this.selected;
    return text === undefined ? undefined : this.previewOf(text);
  });

  get preview(): AnyPreview | undefined {
    return this.#preview;
  }

  get shown(): unknown {
    return this.preview?.view ?? this.view;
  }

  /** The choice that waits for its confirmation. */
  get selected(): string | undefined {
    return this.#has(this.#selected) ? this.#selected : undefined;
  }

  name(seat: Seat): string {
    return isolate(this.player(seat).name);
  }

  player(seat: Seat): Player {
    return defined(this.#parts.players[seat], 'player of a seat');
  }

  isMe(seat: Seat): boolean {
    return this.viewer === seat;
  }

  find(test: (choice: Choice) => boolean): string | undefined {
    return this.#question?.choices.find(({ choice }) => test(choice))?.text;
  }

  filter(test: (choice: Choice) => boolean): readonly { readonly choice: Choice; readonly text: string }[] {
    return this.#question?.choices.filter(({ choice }) => test(choice)) ?? [];
  }

  previewOf(text: string): AnyPreview | undefined {
    const choice = this.#question?.choices.find((open) => open.text === text)?.choice;
    if (!choice) return undefined;
    const known = this.#previews.get(text);
    if (known) return known;
    const { rules, table } = this.#parts;
    const made = { text, choice, ...foresee(rules, this.view, this.viewer, choice, table.previewThrough) };
    this.#previews.set(text, made);
    return made;
  }

  outcomes(text: string, through: readonly string[]): readonly Foresight[] {
    const choice = this.#question?.choices.find((open) => open.text === text)?.choice;
    return choice ? outcomes(this.#parts.rules, this.view, this.viewer, choice, through) : [];
  }

  labelOf(text: string): string {
    const open = this.#question?.choices.find((candidate) => candidate.text === text);
    return open ? plain(this.#parts.table.label(open.choice, this.view, this)) : text;
  }

  control(text: string | undefined, thing?: string): Control {
    const isLit = thing !== undefined && this.isLit(thing);
    if (text !== undefined && this.#has(text)) return { ...this.#controlOf(text), thing, isLit };
    return thing === undefined ? {} : { thing, isLit, actions: { press: () => this.explain(thing) } };
  }

  #controlOf(choice: string): Control {
    return {
      choice,
      label: this.labelOf(choice),
      emphasis: this.selected === choice ? 'selected' : 'open',
      actions: {
        press: () => this.tap(choice),
        enter: () => this.point(choice),
        leave: () => {
          if (this.#pointed === choice) this.point(undefined);
        },
      },
    };
  }

  isLit(thing: string): boolean {
    return this.#lit.includes(thing);
  }

  /** Lights up what a line of the chronicle speaks of. */
  light(line: Line | undefined): void {
    this.#lit = line?.things ?? [];
  }

  putAwayChanges(): void {
    this.changes = undefined;
    this.light(undefined);
    if (this.dialog === 'changes') this.dialog = undefined;
  }

  point(text: string | undefined): void {
    this.#pointed = text;
  }

  /** A tap on a choice: selects it when choices are confirmed, else takes it. */
  tap(text: string): void {
    this.explanation = undefined;
    if (wantsConfirmation() && this.selected !== text) this.#selected = text;
    else this.take(text);
  }

  take(text: string): void {
    this.cancel();
    this.putAwayChanges();
    this.answered.add(this.number);
    this.#parts.source.answer(text);
  }

  cancel(): void {
    this.#selected = undefined;
    this.#pointed = undefined;
  }

  /** Says why a thing cannot be chosen now. */
  explain(thing: string): void {
    const refusal = this.#refusalOf(thing);
    this.explanation = { thing, text: refusal ? this.#textOf(refusal) : this.common.noReason, rule: refusal?.rule };
  }

  /** Opens the rules over the table. */
  ask(about: Asked | undefined): void {
    this.explanation = undefined;
    this.about = about;
    this.dialog = 'rules';
  }

  reasonAgainst(thing: string): string | undefined {
    const refusal = this.#refusalOf(thing);
    return refusal && this.#textOf(refusal);
  }

  #refusalOf(thing: string): Refusal | undefined {
    if (this.viewer === 'spectator') return undefined;
    const { definition, game } = this.#parts.rules;
    return definition.explain(game, this.view, this.viewer, thing);
  }

  #textOf(refusal: Refusal): string {
    return plain(this.#parts.table.refusal(refusal, this));
  }

  /** Everything that cannot be chosen now, with the reason; equal reasons once. */
  reasons(): readonly Explanation[] {
    if (this.viewer === 'spectator') return [];
    const { definition, game } = this.#parts.rules;
    const known = new Map<string, Explanation>();
    for (const thing of definition.things(game, this.view, this.viewer)) {
      const text = this.reasonAgainst(thing);
      if (text !== undefined && !known.has(text)) known.set(text, { thing, text });
    }
    return [...known.values()];
  }

  #has(text: string | undefined): boolean {
    return text !== undefined && this.#question?.choices.some((open) => open.text === text) === true;
  }
}
