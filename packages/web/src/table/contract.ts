import type { Choice, Fact, Foresight, QuestionView, Refusal, Seat, Standing, Viewer } from '@durbar/engine';
import type { Component } from 'svelte';
import type { ArtName, IconName } from '../art/index.ts';
import type { PlayerColour } from '../art/players.ts';
import type { Sheet } from '../art/sheet.ts';
import type { Language, Translations } from '../i18n/language.ts';
import type { GaveUp } from '../store/games.ts';
import type { PlaceName, SoundName, Sum } from '../story/beat.ts';
import type { AnyStory } from '../story/telling.ts';
import type { Control } from './control.ts';
import type { TableMessages } from './messages/index.ts';

/** Who sits in a seat. The colour always comes with its symbol (`Emblem`). */
export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: PlayerColour;
  readonly kind: 'person' | 'bot';
  readonly gaveUp?: GaveUp;
}

/** What every text of a game can use. Nothing here is reactive: the functions that take it are plain and easy to test. */
export interface Telling<G, M> {
  /** What is fixed for the whole game, as the game's definition describes it: plain data in words. */
  readonly game: G;
  readonly words: M;
  /** The shared words of all tables. */
  readonly common: TableMessages;
  readonly language: Language;
  readonly viewer: Viewer;
  readonly players: readonly Player[];
  /** A player's name, marked so it is shown bold inside a sentence. */
  name(seat: Seat): string;
}

/** One sentence: who decides what. Steps show the position within a longer decision ("Tile › Place › Turn › Dice"). */
export interface Prompt {
  readonly title: string;
  readonly hint?: string;
  readonly steps?: { readonly names: readonly string[]; readonly at: number };
  /** The rule behind the question in a few sentences, shown behind "?". */
  readonly help?: string;
}

/** One line of the chronicle. `things` are highlighted on the board while the line is hovered. */
export interface Line {
  readonly text: string;
  readonly seat?: Seat;
  readonly things?: readonly string[];
  /** A heading that opens a new part of the game ("Visit 6: Delhi"). */
  readonly heading?: true;
  /** The costs and gains of its turn. */
  readonly sum?: Sum;
  /** The visible version: fewer words, followed by pictures that the game's `Mark` draws. */
  readonly drawn?: { readonly text: string; readonly marks: readonly number[] };
}

/** One consequence of a choice, before it is made: "−2 dice", "+5 fame". */
export interface Consequence {
  readonly text: string;
  readonly symbol?: ArtName;
  readonly tone?: 'gain' | 'cost';
}

/** A choice or an answer that follows from it, with its certain consequences. */
export interface Foreseen<V, C extends Choice, E extends Fact> extends Foresight<V, E, C> {
  readonly text: string;
  readonly choice: C;
  /** The question it answers. */
  readonly asked: QuestionView<C>;
  /** Rarely changed, so only shown on request. */
  readonly isQuiet: boolean;
}

/**
 * The certain consequences of a choice and of the answers that follow automatically because they are forced or proposed: facts, the
 * resulting view and the next question.
 */
export interface Preview<V, C extends Choice, E extends Fact> extends Foresight<V, E, C> {
  readonly text: string;
  readonly choice: C;
  /** The choice first. */
  readonly steps: readonly Foreseen<V, C, E>[];
}

/** One answer of a turn, with the view before it. */
export interface TurnStep<V, C extends Choice> {
  readonly choice: C;
  readonly view: V;
}

/** A gain of a turn or something kept after it, counted so turns can be compared. */
export interface Merit {
  /** The same for the same thing. */
  readonly id: string;
  /**
   * Gained and counted, or named as it is ("a new worker"), perhaps in words for its player only ("1 die of your choice"); what is left
   * afterwards, counted ("2 dice") or named ("a 5 for ship 12"), or open to everyone ("ship 12 in the grid").
   */
  readonly kind: 'gain' | 'name' | 'own' | 'stock' | 'kept' | 'open';
  /** Below 0 it is a loss. */
  readonly amount: number;
  /** "8 fame", "2 dice". */
  readonly text: (amount: number) => string;
  /** What it is good for, where that isn't plain: "4 of 7 for the next tile". */
  readonly why?: string | undefined;
  /** Said only where nothing else tells two turns apart. */
  readonly isDetail?: true;
}

/** What a table proposes for a kind of question. */
export interface Proposal<V, C extends Choice> {
  best(choices: readonly C[], view: V): C | undefined;
  /** Rarely changed, like payments: alternatives are behind "otherwise". */
  readonly isQuiet?: true;
}

/** What a game's components get. Every property is reactive. */
export interface Table<G, V, C extends Choice, E extends Fact, M> extends Telling<G, M> {
  /** What the viewer sees now, with the steps that are decided but not yet sent. */
  readonly view: V;
  /** The view with the preview's consequences when there is one, else `view`. Draw ghosts from the difference. */
  readonly shown: V;
  /** The selected choice, or the hovered or focused one, with its certain consequences. */
  readonly preview: Preview<V, C, E> | undefined;
  /** Who decides what; choices are present only when the viewer decides and nothing is being shown. */
  readonly question: QuestionView<C> | undefined;
  /** Whose turn is being shown, or else who decides. */
  readonly actor: Seat | undefined;
  /** Everything the viewer has learned so far, oldest first. */
  readonly past: readonly E[];
  /** The final standings, when the game is over. */
  readonly standings: readonly Standing[] | undefined;

  player(seat: Seat): Player;
  isMe(seat: Seat): boolean;
  /** The text of the matching choice, if there is one. */
  find(test: (choice: C) => boolean): string | undefined;
  /** The matching choices, with their texts. */
  filter(test: (choice: C) => boolean): readonly { readonly choice: C; readonly text: string }[];
  /** The certain consequences. Cheap: memoised until the question changes. */
  previewOf(text: string): Preview<V, C, E> | undefined;
  /**
   * Every certain outcome of a choice if the viewer also decides the named frames: "withdraw" through "place-palaces" gives each set of
   * palaces, in one order. Not memoised: use $derived.
   */
  outcomes(text: string, through: readonly string[]): readonly Pick<Preview<V, C, E>, 'facts' | 'view'>[];
  /**
   * A piece as a control; `controlAttributes` puts it on an element. With the text of a choice it becomes the one control of that
   * choice (button role, label, keys, hover and focus preview, `data-choice`); without, a tap on the thing says why it cannot be chosen.
   * A choice that is made with several pieces has its control on the last of them; the others lead to it (`leadsTo`).
   */
  control(text: string | undefined, thing?: string): Control;
  /** The rules' own refusal of a thing now; undefined if it can be chosen. */
  whyNot(thing: string): Refusal | undefined;
  /** Whether a line of the chronicle highlights this thing now. */
  isLit(thing: string): boolean;
}

export type TableComponent<G, V, C extends Choice, E extends Fact, M> = Component<{ table: Table<G, V, C, E, M> }>;

/** One tab of the middle part on phones. All tabs stay in the page; only one is visible. */
export interface Tab<G, V, C extends Choice, E extends Fact, M> {
  readonly id: string;
  readonly icon: IconName;
  readonly Content: TableComponent<G, V, C, E, M>;
  name(words: M): string;
}

/** The race's result and course, for the end screen. */
export interface Race<V, E extends Fact, M> {
  title(words: M): string;
  note(words: M): string;
  /** A player's place in the race, as the spectator sees it. */
  value(view: V, seat: Seat): number;
  /** Whether these facts close a chapter of the game (a round, a visit): one point of the chart each. */
  closesChapter(facts: readonly E[]): boolean;
  chapterName(words: M, chapter: number): string;
  /** Longer parts of a game whose chapters are short: rounds of several stages. */
  readonly rounds?: { closes(facts: readonly E[]): boolean; name(words: M, round: number): string };
  /** A reference line: "fame and money have met". */
  readonly goal?: { readonly value: number; text(language: Language): string | undefined };
}

export interface Statistic<E extends Fact, M> {
  readonly id: string;
  readonly symbol: ArtName;
  name(words: M): string;
  /** Everything that happened, in order. */
  count(facts: readonly E[], seat: Seat): number;
}

/** One step of the last scoring in a player's row. */
export interface ScoringStep {
  /** "special cards", "14 short". */
  readonly text: string;
  /** Its points, where points are counted. */
  readonly gain?: number;
  readonly sound: SoundName;
}

/** A player's part of the last scoring. */
export interface ScoredRow {
  readonly seat: Seat;
  /** The points before it, where there are any. */
  readonly before?: number;
  readonly steps: readonly ScoringStep[];
  /** The tie-break for this player; shown after all rows. */
  readonly tie?: string;
  /** How it ended for this player, in a word or two. */
  readonly result: string;
  /** The places on the table that stay lit while this row is shown. */
  readonly places?: readonly PlaceName[];
  /** What a winner is shown with before being named: places that light up one after the other, and what they are. */
  readonly triumph?: { readonly text: string; readonly places: readonly PlaceName[] };
}

export interface EndOfGame<G, V, E extends Fact, M> {
  /** The heading above the last scoring. */
  closing(words: M): string;
  /** The last scoring, one row for each player. */
  scoring(standings: readonly Standing[], telling: Telling<G, M>, view: V): readonly ScoredRow[];
  /** One or two sentences under "… wins": by how much, why, and how it went for the reader. */
  reason(standings: readonly Standing[], telling: Telling<G, M>): string;
  /** The text under a player's name on the podium. */
  result(standing: Standing, telling: Telling<G, M>): readonly Consequence[];
  readonly race: Race<V, E, M>;
  readonly statistics: readonly Statistic<E, M>[];
}

/** Everything a game provides for its table. Texts come from its messages; a table computes no legality. */
export interface GameTable<G, V, C extends Choice, E extends Fact, M> {
  readonly id: string;
  readonly sheets: readonly Sheet[];
  readonly messages: Translations<M>;

  /** From 1100 px: everything under the top bar. It places `Decision` and `Chronicle` from this folder where they belong. */
  readonly Wide: TableComponent<G, V, C, E, M>;
  /** In the middle of the top bar: round, visit, who starts. */
  readonly Progress: TableComponent<G, V, C, E, M>;
  /** All players' race in one strip, at the top on phones. */
  readonly Race: TableComponent<G, V, C, E, M>;
  /** My own pieces: inside `Decision` on wide screens, the sheet at the bottom on phones. */
  readonly Hand: TableComponent<G, V, C, E, M>;
  /** The same in one line, on phones while nothing is asked about them; without it they never fold automatically. */
  readonly Tray?: TableComponent<G, V, C, E, M>;
  readonly tabs: readonly Tab<G, V, C, E, M>[];
  /** The picture in a player's row of the last scoring, after this many steps. */
  readonly Scored: Component<{ table: Table<G, V, C, E, M>; seat: Seat; told: number }>;
  /** The heart of a position as a small picture: a province, cards, a part of the map. Nothing in it can be pressed. */
  readonly Miniature: TableComponent<G, V, C, E, M>;
  /** One picture of a drawn line (`Line.drawn`). */
  readonly Mark?: Component<{ table: Table<G, V, C, E, M>; mark: number }>;

  /** The game's progress in a few words: "Visit 6 of 12". In the bar on phones, in lists, at the end. */
  moment(view: V, telling: Telling<G, M>): string;
  /** The question in words, by `question.frame.kind`. Also asked while someone else or chance decides. */
  prompt(question: QuestionView<C>, view: V, telling: Telling<G, M>): Prompt;
  /** What changes in the prompt while a choice waits for confirmation: the question about that very choice ("Take ship 10?"). */
  promptFor?(
    preview: Pick<Preview<V, C, E>, 'choice' | 'facts' | 'view'>,
    view: V,
    telling: Telling<G, M>,
  ): Partial<Prompt> | undefined;
  /** A choice in words, complete enough for a list or a screen reader. */
  label(choice: C, view: V, telling: Telling<G, M>): string;
  /** The same as part of a turn, in as few words as possible; its label when absent. */
  brief?(choice: C, view: V, telling: Telling<G, M>): string;
  /** A whole turn's certain gains, and what is left to pay with. */
  merits(
    line: { readonly steps: readonly TurnStep<V, C>[]; readonly facts: readonly E[]; readonly view: V },
    telling: Telling<G, M>,
  ): readonly Merit[];
  /** For a choice without its own piece (withdraw, pass, no thanks): a button in the bar of actions; a main one is proposed. */
  button(choice: C, view: V, telling: Telling<G, M>): 'main' | 'gold' | 'plain' | undefined;
  /** The key that selects a choice, in lower case; `card.ts` lists it for players. */
  key?(choice: C): string | undefined;
  /** The label of the confirm button: the act in two or three words. */
  act(choice: C, view: V, telling: Telling<G, M>): string;
  /** Consequences beyond costs and gains: thresholds, flipped cards, a space's action. A few short pieces. */
  consequences(
    preview: Pick<Preview<V, C, E>, 'choice' | 'facts' | 'view'>,
    view: V,
    telling: Telling<G, M>,
  ): readonly Consequence[];
  /** The cause of a fact, in a word or two: "fort", "fame 31". */
  cause?(fact: E, telling: Telling<G, M>): string | undefined;
  /** The icons of sums in words, for screen readers. */
  signs(words: M): Readonly<Partial<Record<ArtName, string>>>;
  /** The race of `end` in a word, its values as shown ("Gap 21 → 14"), the value of a score, and the goal with what is left of it. */
  readonly gauge: {
    name(words: M): string;
    text(value: number, words: M): string;
    of(score: number): number;
    goal?(left: number, words: M): string;
  };
  /** What bots count when they play on after a turn, by its name there: "Palaces built", "Cards in hand". */
  deeds(words: M): Readonly<Record<string, string>>;
  /** Proposed answers, by kind of frame. */
  readonly proposals?: Readonly<Record<string, Proposal<V, C>>>;
  /** Types of choices that never pass unnoticed: if there is no other, the prompt says so before it is made: withdrawing. */
  readonly announced?: readonly C['type'][];
  /** Frame kinds whose draws don't affect a choice's gains: previews look past them. */
  readonly harmlessChance?: readonly string[];
  /** What happened, as one line; undefined for facts too small to mention. */
  line(fact: E, telling: Telling<G, M>): Line | undefined;
  /** Why a thing can't be chosen; undefined to use the shared texts. */
  refusal(refusal: Refusal, telling: Telling<G, M>): string | undefined;
  /** The state of the game as plain text, for screen readers and for anyone who wants it. */
  describe(view: V, telling: Telling<G, M>): readonly string[];
  /** Plain JSON stored with the game for the list of games, drawn by the lobby's `Sign`. */
  summary(view: V, viewer: Viewer): unknown;
  readonly end: EndOfGame<G, V, E, M>;
  /** What happens, as beats. */
  readonly story?: AnyStory;
}

/** Any table, for code that treats all games alike. */
export type AnyTable = GameTable<unknown, unknown, Choice, Fact, unknown>;

/** Keeps a table's own types inside and shows the shared ones outside. */
export function defineTable<G, V, C extends Choice, E extends Fact, M>(table: GameTable<G, V, C, E, M>): AnyTable {
  return table as unknown as AnyTable;
}
