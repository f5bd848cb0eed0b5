import type { Refuted } from '@durbar/bots';
import type { SavedGame } from '@durbar/engine';
import type { Player } from '../table/contract.ts';
import type { Showing } from '../table/showing.svelte.ts';
import type { TableSource } from '../table/source.ts';
import type { WorkerSource } from '../table/worker-source.svelte.ts';
import type { Moment, News } from '../worker/news.ts';
import type { GamePuzzle } from './book.ts';
import type { FirstTry } from './record.ts';

const MOST_NUDGES = 2;

/** Where a solver is: at the first or a later try, after a turn that fell short, or at the end, having found the turn or been shown it. */
export type PuzzleState = 'solving' | 'following' | 'wrong' | 'found' | 'shown';

/** A puzzle at its table: lets the player make one turn and judges it. */
export class Puzzling implements TableSource {
  readonly puzzle: GamePuzzle;
  readonly #worker: WorkerSource;
  readonly #showing: Showing;
  readonly #onEnd: (first: FirstTry, state: 'wrong' | 'found' | 'shown') => void;
  readonly isSending = false;
  state = $state<PuzzleState>('solving');
  /** How many turns were tried. */
  tries = $state(0);
  /** How many nudges were given: the first says what the turn gains, the second rings where it begins. */
  nudges = $state(0);
  /** The latest turn that fell short. */
  wrong = $state.raw<Refuted>();
  /** The moment before the first answer, from which turns are described. */
  start = $state.raw<Moment>();

  constructor(
    puzzle: GamePuzzle,
    worker: WorkerSource,
    showing: Showing,
    onEnd: (first: FirstTry, state: 'wrong' | 'found' | 'shown') => void,
  ) {
    this.puzzle = puzzle;
    this.#worker = worker;
    this.#showing = showing;
    this.#onEnd = onEnd;
  }

  get players(): readonly Player[] {
    return this.#worker.players;
  }

  get mayAnswer(): boolean {
    return this.state === 'solving';
  }

  /** Whether there is nothing left to find. */
  get isOver(): boolean {
    return this.state === 'found' || this.state === 'shown';
  }

  subscribe(onNews: (news: News) => void): () => void {
    return this.#worker.subscribe((news) => {
      if (news.kind === 'opened') this.start ??= news.moment;
      onNews(news);
    });
  }

  /** A puzzle has no replay. */
  goTo(): void {}

  undo(extent: 'step' | 'turn'): void {
    if (this.state === 'solving') void this.#worker.undo(extent);
  }

  async answer(text: string): Promise<void> {
    if (!this.mayAnswer) return;
    await this.#worker.answer(text);
    const attempt = await this.#worker.attempt();
    // The answers of a turn are sent in quick succession: the first one judged ends the try.
    if (attempt.kind === 'unfinished' || !this.mayAnswer) return;
    this.tries++;
    if (attempt.kind === 'wrong') return this.#refute(attempt.turn);
    this.#end('found');
    await this.#worker.follow(attempt.next);
  }

  /** Plays what follows, to show what the turn left open. */
  async #refute(turn: Refuted): Promise<void> {
    this.wrong = turn;
    this.state = 'following';
    this.#onEnd('missed', 'wrong');
    await this.#worker.follow(turn.next);
    await this.#showing.rest();
    if (this.state === 'following') this.state = 'wrong';
  }

  get canNudge(): boolean {
    return this.state === 'solving' && this.nudges < MOST_NUDGES;
  }

  nudge(): void {
    if (this.canNudge) this.nudges++;
  }

  /** What the last nudge rings on the board. */
  get ringed(): string | undefined {
    return this.state === 'solving' && this.nudges === MOST_NUDGES ? this.puzzle.solution.texts[0] : undefined;
  }

  /** The game from here on, to play it to its end. */
  branch(): Promise<SavedGame> {
    return this.#worker.branch();
  }

  /** Returns to the start of the puzzle. */
  async again(): Promise<void> {
    await this.#worker.openPuzzle(this.puzzle);
    this.state = 'solving';
  }

  /** Plays the solution at the table. */
  async show(): Promise<void> {
    await this.#worker.openPuzzle(this.puzzle);
    this.#end('shown');
    await this.#worker.follow(this.puzzle.solution.texts);
    const attempt = await this.#worker.attempt();
    if (attempt.kind === 'right') await this.#worker.follow(attempt.next);
  }

  #end(state: 'found' | 'shown'): void {
    this.state = state;
    this.#onEnd(state === 'found' && this.tries === 1 ? 'found' : 'missed', state);
  }
}
