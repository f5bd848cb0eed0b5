import {
  type Choice,
  defined,
  type Fact,
  type QuestionView,
  type Rules,
  type Seat,
  type Standing,
  type Viewer,
} from '@durbar/engine';
import type { Language } from '../i18n/language.ts';
import { isolate, plain } from '../i18n/names.ts';
import { current } from '../store/settings.svelte.ts';
import type { Words } from '../store/words.svelte.ts';
import type { Moment } from '../worker/news.ts';
import type { AnyTable, Player, Table } from './contract.ts';
import type { Control } from './control.ts';
import type { TableMessages } from './messages/index.ts';
import { type AnyPreview, Previews } from './previews.ts';
import type { Selection } from './selection.svelte.ts';
import type { Showing } from './showing.svelte.ts';

/** What a table is made of, besides what happens at it. */
export interface TableParts {
  readonly table: AnyTable;
  readonly rules: Rules;
  readonly words: Words<unknown>;
  readonly common: Words<TableMessages>;
}

/** What a table is drawn from, and what its controls do. */
export interface TablePorts {
  readonly showing: Showing;
  readonly selection: Selection;
  readonly players: readonly Player[];
  /** Whether the viewer may decide now. */
  readonly mayDecide: boolean;
  /** A press on a choice. */
  press(text: string): void;
  /** A press on a thing that cannot be chosen. */
  explain(thing: string): void;
}

/** What the components of any game get: the moment shown, in the light of what is pointed at. */
export class ShownTable implements Table<unknown, unknown, Choice, Fact, unknown> {
  readonly parts: TableParts;
  readonly game: unknown;
  readonly #ports: TablePorts;
  readonly #previews: Previews;

  constructor(parts: TableParts, ports: TablePorts) {
    this.parts = parts;
    this.game = parts.rules.definition.describe(parts.rules.game);
    this.#ports = ports;
    this.#previews = new Previews(parts.rules, parts.table);
  }

  get words(): unknown {
    return this.parts.words.now;
  }

  get common(): TableMessages {
    return this.parts.common.now;
  }

  get language(): Language {
    return current().language;
  }

  get players(): readonly Player[] {
    return this.#ports.players;
  }

  get moment(): Moment {
    return defined(this.#ports.showing.moment, 'moment of an open table');
  }

  /** How many answers have been given. */
  get number(): number {
    return this.moment.number;
  }

  get viewer(): Viewer {
    return this.moment.viewer;
  }

  get view(): unknown {
    return this.moment.view;
  }

  get standings(): readonly Standing[] | undefined {
    return this.moment.standings;
  }

  readonly #past = $derived.by(() => this.#ports.showing.moves.flatMap(({ facts }) => facts));

  get past(): readonly Fact[] {
    return this.#past;
  }

  /** Its choices are there only while the viewer may decide. */
  readonly #question = $derived.by((): QuestionView | undefined => {
    const { question } = this.moment;
    if (!question || this.#ports.mayDecide) return question;
    return { ...question, choices: [] };
  });

  get question(): QuestionView | undefined {
    return this.#question;
  }

  readonly #preview = $derived.by(() => {
    const text = this.#ports.selection.pointed ?? this.selected;
    return text === undefined ? undefined : this.previewOf(text);
  });

  get preview(): AnyPreview | undefined {
    return this.#preview;
  }

  get shown(): unknown {
    return this.preview?.view ?? this.view;
  }

  /** The choice that waits for its confirmation, as long as it can be made. */
  get selected(): string | undefined {
    const { selected } = this.#ports.selection;
    return this.#choiceOf(selected) && selected;
  }

  name(seat: Seat): string {
    return isolate(this.player(seat).name);
  }

  player(seat: Seat): Player {
    return defined(this.players[seat], 'player of a seat');
  }

  isMe(seat: Seat): boolean {
    return this.viewer === seat;
  }

  isLit(thing: string): boolean {
    return this.#ports.selection.isLit(thing);
  }

  find(test: (choice: Choice) => boolean): string | undefined {
    return this.#question?.choices.find(({ choice }) => test(choice))?.text;
  }

  filter(test: (choice: Choice) => boolean): readonly { readonly choice: Choice; readonly text: string }[] {
    return this.#question?.choices.filter(({ choice }) => test(choice)) ?? [];
  }

  previewOf(text: string): AnyPreview | undefined {
    return this.#choiceOf(text) && this.#previews.of(this.moment, text);
  }

  outcomes(text: string, through: readonly string[]): readonly Pick<AnyPreview, 'facts' | 'view'>[] {
    return this.#choiceOf(text) ? this.#previews.outcomes(this.moment, text, through) : [];
  }

  labelOf(text: string): string {
    const choice = this.#choiceOf(text);
    return choice ? plain(this.parts.table.label(choice, this.view, this)) : text;
  }

  control(text: string | undefined, thing?: string): Control {
    const isLit = thing !== undefined && this.isLit(thing);
    if (text !== undefined && this.#choiceOf(text)) return { ...this.#choiceControl(text), thing, isLit };
    return thing === undefined ? {} : { thing, isLit, actions: { press: () => this.#ports.explain(thing) } };
  }

  #choiceControl(choice: string): Control {
    const { selection, press } = this.#ports;
    return {
      choice,
      label: this.labelOf(choice),
      emphasis: this.selected === choice ? 'selected' : 'open',
      actions: { press: () => press(choice), enter: () => selection.point(choice), leave: () => selection.leave(choice) },
    };
  }

  #choiceOf(text: string | undefined): Choice | undefined {
    return text === undefined ? undefined : this.#question?.choices.find((open) => open.text === text)?.choice;
  }
}
