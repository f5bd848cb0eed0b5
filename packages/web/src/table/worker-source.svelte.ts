import type { Attempt, Hint, Puzzle } from '@durbar/bots';
import { defined, type Entry, type ReplayFault, type SavedGame, type Seat, type Viewer } from '@durbar/engine';
import type { Moment, News } from '../worker/news.ts';
import type { BotThought, GameToOpen, HostEvent, NewsEvent } from '../worker/protocol.ts';
import { type MatchWorker, startMatchWorker } from '../worker/rpc.ts';
import type { TurnSpan } from './chronicle.ts';
import type { Player } from './contract.ts';
import type { TableSource } from './source.ts';

/** Called immediately, before anything is shown, to store the game. */
export interface Keeper {
  keep(saved: SavedGame, moment: Moment): void;
}

export interface WorkerPorts {
  readonly players: readonly Player[];
  readonly keeper: Keeper;
  goTo(entry: number): void;
}

/** A match in its worker. */
export class WorkerSource implements TableSource {
  readonly #worker: MatchWorker;
  readonly #ports: WorkerPorts;
  #onNews: ((news: News) => void) | undefined;
  #saved: SavedGame | undefined;
  #moment: Moment | undefined;
  /** The number of the question being answered. */
  #answering: number | undefined;
  readonly mayAnswer = true;
  readonly isSending = false;
  failure = $state<string>();

  constructor(ports: WorkerPorts, start = startMatchWorker) {
    this.#ports = ports;
    this.#worker = start((event) => this.#receive(event));
  }

  get players(): readonly Player[] {
    return this.#ports.players;
  }

  get #seat(): Seat | undefined {
    return typeof this.#moment?.viewer === 'number' ? this.#moment.viewer : undefined;
  }

  async open(game: GameToOpen, viewer: Viewer): Promise<ReplayFault | undefined> {
    const opened = await this.#worker.host.open(game);
    if (!opened.ok) return opened.fault;
    this.#saved = opened.value;
    await this.#worker.host.look(viewer);
    return undefined;
  }

  /** Opens the position of a puzzle, or goes back to it. */
  async openPuzzle(puzzle: Puzzle): Promise<void> {
    try {
      this.#saved = await this.#worker.host.openPuzzle(puzzle);
      await this.#worker.host.look(puzzle.seat);
    } catch (error) {
      this.failure = String(error);
    }
  }

  attempt(): Promise<Attempt> {
    return this.#worker.host.attempt();
  }

  /** The game up to this moment, to continue as a separate one. */
  branch(): Promise<SavedGame> {
    return this.#worker.host.branch(this.#moment?.number ?? 0);
  }

  subscribe(onNews: (news: News) => void): () => void {
    this.#onNews = onNews;
    return () => this.close();
  }

  /** The table doesn't change until the answer arrives, so it renders only once. */
  async answer(text: string): Promise<void> {
    const number = this.#moment?.number;
    if (number === undefined || this.#seat === undefined || this.#answering === number) return;
    this.#answering = number;
    await this.#worker.host.answer(number, text, this.#seat);
    if (this.#answering === number) this.#answering = undefined;
  }

  /** Continues the script of a guided game. */
  follow(texts: readonly string[]): Promise<void> {
    return this.#worker.host.follow(texts);
  }

  async undo(extent: 'step' | 'turn'): Promise<void> {
    const to = extent === 'step' ? this.#moment?.undo : this.#moment?.reset;
    if (to === undefined || this.#seat === undefined || this.#answering !== undefined) return;
    await this.#worker.host.rewind(to, this.#seat);
  }

  look(viewer: Viewer): Promise<void> {
    return this.#worker.host.look(viewer);
  }

  shown(number: number): void {
    void this.#worker.host.shown(number);
  }

  momentAt(number: number): Promise<Moment> {
    return this.#worker.host.momentAt(number, this.#moment?.viewer ?? 'spectator');
  }

  goTo(entry: number): void {
    this.#ports.goTo(entry);
  }

  async advise(): Promise<readonly Hint[]> {
    return this.#seat === undefined ? [] : this.#worker.host.advise(this.#seat);
  }

  explain({ from, to }: TurnSpan): Promise<BotThought | undefined> {
    return this.#worker.host.explain(from, to);
  }

  close(): void {
    this.#onNews = undefined;
    this.#worker.close();
  }

  #receive(event: HostEvent): void {
    if (event.type === 'failed') this.failure = event.message;
    else if (event.type === 'news') this.#tell(event);
  }

  #tell({ news, written }: NewsEvent): void {
    this.#moment = news.moment;
    this.#saved = continued(defined(this.#saved, 'open game'), written, news.moment);
    this.#ports.keeper.keep(this.#saved, news.moment);
    this.#onNews?.(news);
  }
}

/** A saved game with the entries written since; it includes the result only while the game is over. */
function continued({ standings: _, ...saved }: SavedGame, written: readonly Entry[], { standings }: Moment): SavedGame {
  return { ...saved, entries: [...saved.entries, ...written], ...(standings ? { standings } : {}) };
}
