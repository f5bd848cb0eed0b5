import type { AnalysedTurn, Analysis } from '@durbar/bots';
import type { Seat, Viewer } from '@durbar/engine';
import { capitalised } from '../../i18n/names.ts';
import type { LocalGame } from '../../store/games.ts';
import type { Words } from '../../store/words.svelte.ts';
import type { TableContext } from '../../table/context.svelte.ts';
import { layOut } from '../../table/hints/lay-out.ts';
import { Analysing } from '../end/analysing.svelte.ts';
import { chapterNumbers } from '../end/chapters.ts';
import { turnsTold } from '../end/turning.ts';
import type { Replay } from '../replay/replay.svelte.ts';
import { chapterAt, chapterStartsOf } from './course.ts';
import type { AnalysisMessages } from './messages/index.ts';
import { isMistake, turnAt } from './summary.ts';
import { type ToldTurn, tellTurn } from './telling.ts';

/** How long each step of a line is shown, and each turn while playing on. */
const STEP = 500;
const TURN = 1200;

/** Whose eyes a turn is seen with: always those of the player who makes it, with open cards or without, or of one viewer. */
export type Eyes = 'mover' | 'open' | Viewer;

/** What is reviewed, and with which words. */
export interface Reviewed {
  readonly game: LocalGame;
  readonly replay: Replay;
  readonly context: TableContext;
  /** Whose view may be shown. */
  readonly viewers: readonly Viewer[];
  readonly words: Words<AnalysisMessages>;
}

/** A finished game reviewed turn by turn, with a master's verdict on each. */
export class Review {
  readonly analysing: Analysing;
  /** Whose view may be shown. */
  readonly viewers: readonly Viewer[];
  readonly #game: LocalGame;
  readonly #replay: Replay;
  readonly #context: TableContext;
  #eyes = $state<Eyes>('mover');
  isPlaying = $state(false);
  /** Whether players hold anything that others don't see. */
  hasSecrets = $state(false);

  readonly #words: Words<AnalysisMessages>;

  constructor({ game, replay, context, viewers, words }: Reviewed) {
    this.#game = game;
    this.#replay = replay;
    this.#context = context;
    this.#words = words;
    this.viewers = viewers;
    this.analysing = new Analysing(game, 'when asked');
    void replay.hasSecrets().then((hasSecrets) => {
      this.hasSecrets = hasSecrets;
    });
  }

  get words(): AnalysisMessages {
    return this.#words.now;
  }

  /** The analysis, while it runs as far as it goes. */
  get found(): Analysis | undefined {
    return this.analysing.found ?? this.analysing.part;
  }

  /** How many turns are judged. */
  get judged(): number {
    return this.analysing.found ? this.turns.length : (this.analysing.part?.judged ?? 0);
  }

  get turns(): readonly AnalysedTurn[] {
    return this.found?.turns ?? [];
  }

  /** The current turn. */
  get index(): number {
    return turnAt(this.turns, this.#replay.number);
  }

  get turn(): AnalysedTurn | undefined {
    return this.turns[this.index];
  }

  /** The name of the game among others. */
  get name(): string {
    return this.#game.name;
  }

  readonly #ends = $derived.by(() => {
    const { race } = this.#context.parts.table.end;
    const closes = race.rounds?.closes ?? race.closesChapter;
    return chapterNumbers({ setUpFacts: [], moves: this.#replay.moves }, (facts) => closes(facts));
  });
  readonly #chapterStarts = $derived.by(() => chapterStartsOf(this.turns, this.#ends));

  /** The rounds or visits of the game, each with its first turn. */
  get chapterStarts(): ReturnType<typeof chapterStartsOf> {
    return this.#chapterStarts;
  }

  chapterName(chapter: number): string {
    return capitalised(this.#chapterWords(chapter));
  }

  #chapterWords(chapter: number): string {
    const { table } = this.#context;
    const { race } = table.parts.table.end;
    return (race.rounds?.name ?? race.chapterName)(table.words, chapter);
  }

  /** The round or visit of a turn, as part of a sentence. */
  chapterInSentence(index: number): string {
    return this.#chapterWords(chapterAt(this.chapterStarts, index));
  }

  /** The round or visit of a turn, in words. */
  chapterOf(index: number): string {
    return this.chapterName(chapterAt(this.chapterStarts, index));
  }

  /** What happened in a turn, in a sentence. */
  sentence(index: number): string | undefined {
    const turn = this.turns[index];
    const { table } = this.#context;
    return turn && turnsTold(table.parts.table, this.#replay.moves, table)(turn.first)?.text;
  }

  get eyes(): Eyes {
    return this.#eyes;
  }

  async lookWith(eyes: Eyes): Promise<void> {
    this.#eyes = eyes;
    await this.#replay.openCards(eyes === 'open' ? 'open' : 'own');
    await this.lookAgain();
  }

  /** Whose view belongs to the current turn. */
  get wantedViewer(): Viewer {
    const wanted = this.#eyes === 'mover' || this.#eyes === 'open' ? this.turn?.seat : this.#eyes;
    return wanted !== undefined && this.viewers.includes(wanted) ? wanted : (this.viewers[0] ?? 'spectator');
  }

  /** Looks with the right eyes, wherever the replay is. */
  async lookAgain(): Promise<void> {
    if (this.#replay.viewer !== this.wantedViewer) await this.#replay.lookAs(this.wantedViewer);
  }

  async toTurn(index: number): Promise<void> {
    const turn = this.turns[Math.max(0, Math.min(index, this.turns.length - 1))];
    if (turn) await this.#replay.goTo(index >= this.turns.length ? this.#replay.length : turn.first);
  }

  /** Plays on turn by turn from here, or stops. */
  async togglePlay(): Promise<void> {
    this.isPlaying = !this.isPlaying;
    while (this.isPlaying && this.#replay.number < this.#replay.length) {
      await this.toTurn(this.index + 1);
      await new Promise((resolve) => setTimeout(resolve, TURN));
    }
    this.isPlaying = false;
  }

  /** The next mistake after the current turn, or the last one before it. */
  toMistake(way: 'back' | 'on'): void {
    const found = this.#mistake(way);
    if (found !== undefined) void this.toTurn(found);
  }

  hasMistake(way: 'back' | 'on'): boolean {
    return this.#mistake(way) !== undefined;
  }

  #mistake(way: 'back' | 'on'): number | undefined {
    const at = this.index;
    const indices = this.turns.flatMap((turn, index) => (isMistake(turn) ? [index] : []));
    return way === 'on' ? indices.find((index) => index > at) : indices.findLast((index) => index < at);
  }

  /** Lays out the better line on the board, step by step, as its player saw it. */
  async showBetter({ seat, judgement }: AnalysedTurn): Promise<void> {
    const { better } = judgement ?? {};
    if (!better) return;
    await this.#replay.lookAs(seat, better.entry);
    for (let count = 0; count <= better.hint.texts.length; count++) {
      layOut(this.#context.selection, better.hint.texts, count);
      await new Promise((resolve) => setTimeout(resolve, STEP));
      if (this.#replay.number !== better.entry) return;
    }
  }

  /** A turn in words, as its player saw the table. */
  tell(turn: AnalysedTurn): Promise<ToldTurn> {
    const look = (entry: number, seat: Seat) => this.#replay.momentOf(entry, seat);
    const { moves } = this.#replay;
    return tellTurn({ table: this.#context.table, saved: this.#game.saved, moves, look }, turn, this.found);
  }

  close(): void {
    this.isPlaying = false;
    this.analysing.cancel();
  }
}
