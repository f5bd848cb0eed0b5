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
import { current } from '../store/settings.svelte.ts';
import type { Words } from '../store/words.svelte.ts';
import type { Moment } from '../worker/news.ts';
import type { AnyTable, Player, Table } from './contract.ts';
import type { Control } from './control.ts';
import { labelsOf } from './labels.ts';
import type { TableMessages } from './messages/index.ts';
import { type AnyPreview, momentAfter, Previews } from './previews.ts';
import { reuse } from './reuse.ts';
import type { Selection } from './selection.svelte.ts';
import type { Showing } from './showing.svelte.ts';

/** The static parts of a table. */
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
  /** Whether choices wait for confirmation, so one can be proposed. */
  readonly proposes: boolean;
  /** A press on a choice. */
  press(text: string): void;
  /** A press on a choice that more can be added to. */
  select(text: string): void;
  /** Sends the decided steps and the selection. */
  confirm(): void;
  /** A press on a thing that can't be chosen. */
  explain(thing: string): void;
}

/** A moment within the unsent steps. */
interface Waypoint {
  readonly moment: Moment;
  /** What has happened within the unsent steps so far. */
  readonly facts: readonly Fact[];
}

/** What any game's components get: the moment shown, after the unsent steps, with the selection's preview. */
export class ShownTable implements Table<unknown, unknown, Choice, Fact, unknown> {
  readonly parts: TableParts;
  readonly game: unknown;
  readonly #ports: TablePorts;
  readonly previews: Previews;
  /** The things on the table that answer a question. */
  readonly #controls = new WeakMap<QuestionView, Map<string, string>>();

  constructor(parts: TableParts, ports: TablePorts) {
    this.parts = parts;
    this.game = parts.rules.definition.describe(parts.rules.game);
    this.#ports = ports;
    this.previews = new Previews(parts.rules, parts.table);
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

  /** What actually happened. */
  get happened(): Moment {
    return defined(this.#ports.showing.moment, 'moment of an open table');
  }

  /** The moments from the last sent state through the unsent steps. */
  readonly #path = $derived.by((): readonly Waypoint[] => {
    const path: Waypoint[] = [{ moment: this.happened, facts: [] }];
    for (const text of this.#ports.selection.steps) {
      const { moment, facts } = defined(path.at(-1), 'start of a path');
      const step = this.previews.of(moment, text)?.steps[0];
      if (!step?.question) break;
      path.push({ moment: momentAfter(moment, step), facts: [...facts, ...step.facts] });
    }
    return path;
  });

  get #here(): Waypoint {
    return defined(this.#path.at(-1), 'start of a path');
  }

  get moment(): Moment {
    return this.#here.moment;
  }

  /** The consequences of unsent steps. */
  get drafted(): readonly Fact[] {
    return this.#here.facts;
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

  get actor(): Seat | undefined {
    const actor = this.#ports.showing.toldOf ?? this.moment.question?.decider;
    return actor === 'chance' ? undefined : actor;
  }

  readonly #preview = $derived.by(() => {
    const text = this.selected ?? this.#ports.selection.pointed;
    return text === undefined ? undefined : this.previews.of(this.moment, text);
  });

  get preview(): AnyPreview | undefined {
    return this.#preview;
  }

  readonly #shown = $derived.by(() => (this.preview ? reuse(this.view, this.preview.view) : this.view));

  get shown(): unknown {
    return this.#shown;
  }

  readonly #selected = $derived.by(() => {
    const { selection, proposes } = this.#ports;
    const { question } = this.moment;
    if (!question || question.decider !== this.viewer) return undefined;
    const wanted = question.choices.find(({ text }) => text === selection.selected)?.text;
    return wanted ?? (proposes && !selection.isBare ? this.#proposed(question) : undefined);
  });

  /** The choice waiting for confirmation: the viewer's selection, otherwise the proposal. */
  get selected(): string | undefined {
    return this.#selected;
  }

  #proposed(question: QuestionView): string | undefined {
    const { table } = this.parts;
    const main = question.choices.find(({ choice }) => table.button(choice, this.view, this) === 'main');
    return main?.text ?? this.previews.proposed(this.moment);
  }

  /** The unsent steps that had only one answer, in words. */
  forcedSteps(): readonly string[] {
    return this.#path.slice(0, -1).flatMap(({ moment: { question, view } }) => {
      const [only, ...more] = question?.choices ?? [];
      return only && more.length === 0 ? [plain(this.parts.table.label(only.choice, view, this))] : [];
    });
  }

  /** The earlier step that was, or could have been, made with a thing: its index among the steps, and the choice. */
  stepOf(thing: string): { readonly step: number; readonly text: string } | undefined {
    for (let step = this.#path.length - 2; step >= 0; step--) {
      const { question } = this.#path[step]?.moment ?? {};
      const text = question && this.#controls.get(question)?.get(thing);
      if (text !== undefined) return { step, text };
    }
    return undefined;
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
    return this.#choiceOf(text) && this.previews.of(this.moment, text);
  }

  /** The certain consequences at another moment. */
  previewAt(moment: Moment, text: string): AnyPreview | undefined {
    return this.previews.of(moment, text);
  }

  outcomes(text: string, through: readonly string[]): readonly Pick<AnyPreview, 'facts' | 'view'>[] {
    return this.#choiceOf(text) ? this.previews.outcomes(this.moment, text, through) : [];
  }

  whyNot(thing: string): Refusal | undefined {
    const { viewer, view, parts } = this;
    if (viewer === 'spectator') return undefined;
    return parts.rules.definition.explain(parts.rules.game, view, viewer, thing);
  }

  readonly #labels = $derived.by(() => {
    const { question, view } = this.moment;
    return question && labelsOf(this.parts.table, question, view, this);
  });

  labelOf(text: string): string {
    return this.#labels?.get(text) ?? text;
  }

  control(text: string | undefined, thing?: string): Control {
    const isLit = thing !== undefined && this.isLit(thing);
    if (text !== undefined && this.#choiceOf(text)) {
      if (thing !== undefined) this.#remember(thing, text);
      return { ...this.#choiceControl(text), thing, isLit };
    }
    return thing === undefined ? {} : { thing, isLit, actions: { press: () => this.#ports.explain(thing) } };
  }

  #choiceControl(choice: string): Control {
    const { selection, press, select, confirm } = this.#ports;
    const isSelected = this.selected === choice;
    return {
      choice,
      label: this.labelOf(choice),
      emphasis: isSelected ? 'selected' : 'open',
      actions: {
        press: () => press(choice),
        select: () => select(choice),
        ...(isSelected ? { confirm } : {}),
        enter: () => selection.point(choice),
        leave: () => selection.leave(choice),
      },
    };
  }

  #remember(thing: string, text: string): void {
    const { question } = this.moment;
    if (!question) return;
    const known = this.#controls.get(question) ?? new Map<string, string>();
    this.#controls.set(question, known.set(thing, text));
  }

  #choiceOf(text: string | undefined): Choice | undefined {
    return text === undefined ? undefined : this.#question?.choices.find((open) => open.text === text)?.choice;
  }
}
