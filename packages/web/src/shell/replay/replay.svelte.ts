import { journalOf, liveMoves, type Seat, type Viewer } from '@durbar/engine';
import type { LocalGame, StoredGame } from '../../store/games.ts';
import { peopleOf } from '../../table/chronicle.ts';
import type { Player } from '../../table/contract.ts';
import type { TableSource } from '../../table/source.ts';
import type { Moment, News, SeenEntry, SeenMove } from '../../worker/news.ts';
import type { HostApi } from '../../worker/protocol.ts';

/** Seats whose view may be replayed: all once the game is over, otherwise only this device's player, or the sharer's. */
export function viewersOf(game: StoredGame): readonly Viewer[] {
  if (game.seenBy !== undefined) return [game.seenBy];
  const isOver = game.standings !== undefined || game.decider === undefined;
  const seats: readonly Seat[] = game.players.map((_, seat) => seat);
  if (isOver) return [...seats, 'spectator'];
  const people = peopleOf(game.drivers);
  return people.length === 1 ? people : ['spectator'];
}

/** The viewers to choose from, by name. */
export function viewerNames(
  viewers: readonly Viewer[],
  players: readonly Player[],
  everybody: string,
): readonly { readonly value: string; readonly name: string }[] {
  return viewers.map((viewer) => ({
    value: String(viewer),
    name: viewer === 'spectator' ? everybody : (players[viewer]?.name ?? ''),
  }));
}

/** The replayed game and its actions. */
export interface Replayed {
  readonly id: string;
  /** Which of the games it is. */
  readonly game: string;
  readonly viewers: readonly Viewer[];
  readonly isRunning: boolean;
  /** The game itself once it is over, to be analysed. */
  readonly finished?: LocalGame;
  /** Saves it as a file; not available for running server games. */
  readonly save?: () => void;
  /** Shares a moment's URL, or a file if the game is too long; returns the result. Not available for running server games. */
  readonly share?: (number: number) => Promise<'copied' | 'saved' | undefined>;
  /** A separate game that continues from a moment of this one: for people sharing the screen, or one seat against bots. */
  readonly branch?: (number: number, seat?: Seat) => Promise<LocalGame>;
}

/** Where a replay gets its moments from. */
export type Moments = Pick<HostApi, 'historyFor' | 'momentAt'>;

/** Replay of a stored game. */
export class Replay implements TableSource {
  readonly #host: Moments;
  readonly length: number;
  readonly players: readonly Player[];
  readonly mayAnswer = false;
  readonly isSending = false;
  #onNews: ((news: News) => void) | undefined;
  #journal = journalOf<SeenEntry>([]);
  #moves = $state.raw<readonly SeenMove[]>([]);
  #moment = $state.raw<Moment>();
  /** What each viewer learned, fetched once. */
  readonly #histories = new Map<Viewer, ReturnType<Moments['historyFor']>>();
  /** How many moments were asked for: only the latest is shown. */
  #asked = 0;
  playing = $state(false);
  /** Whose cards are shown besides what the viewer saw. */
  #cards: 'own' | 'open' = 'own';

  constructor(host: Moments, length: number, players: readonly Player[]) {
    this.#host = host;
    this.length = length;
    this.players = players;
  }

  get number(): number {
    return this.#moment?.number ?? 0;
  }

  get viewer(): Viewer {
    return this.#moment?.viewer ?? 'spectator';
  }

  subscribe(onNews: (news: News) => void): () => void {
    this.#onNews = onNews;
    this.#tell();
    return () => {
      this.#onNews = undefined;
      this.pause();
    };
  }

  /** A replay takes no answers. */
  answer(): void {}

  /** Everything the viewer has learned, answer by answer. */
  get moves(): readonly SeenMove[] {
    return this.#moves;
  }

  async lookAs(viewer: Viewer, number = this.number): Promise<void> {
    const known = this.#histories.get(viewer) ?? this.#host.historyFor(viewer);
    this.#histories.set(viewer, known);
    await this.#show(number, viewer, known);
  }

  /** Shows everyone's cards from now on, or only what the viewer saw. */
  async openCards(cards: 'own' | 'open'): Promise<void> {
    if (this.#cards === cards) return;
    this.#cards = cards;
    await this.#show(this.number, this.viewer);
  }

  /** Whether a viewer would see more with open cards, halfway through the game. */
  async hasSecrets(): Promise<boolean> {
    const halfway = Math.floor(this.length / 2);
    const [own, open] = await Promise.all([
      this.#host.momentAt(halfway, 'spectator'),
      this.#host.momentAt(halfway, 'spectator', 'open'),
    ]);
    return JSON.stringify(own.view) !== JSON.stringify(open.view);
  }

  momentAt(number: number): Promise<Moment> {
    return this.momentOf(number, this.viewer);
  }

  /** A moment as another player saw it. */
  momentOf(number: number, viewer: Viewer): Promise<Moment> {
    return this.#host.momentAt(number, viewer);
  }

  async goTo(number: number): Promise<void> {
    await this.#show(number, this.viewer);
  }

  /** The next moment with visible events, animated. */
  async on(): Promise<void> {
    const next = this.#moves.findIndex(({ facts }, index) => index >= this.number && facts.length > 0);
    const [from, to] = [this.number, next < 0 ? this.length : next + 1];
    if (from >= to) return;
    this.#moment = await this.#host.momentAt(to, this.viewer, this.#cards);
    const entries = this.#entriesUntil(to).slice(this.#entriesUntil(from).length);
    this.#onNews?.({ kind: 'happened', entries, moment: this.#moment });
  }

  async back(): Promise<void> {
    const previous = this.#moves.findLastIndex(({ facts }, index) => index < this.number - 1 && facts.length > 0);
    await this.goTo(previous + 1);
  }

  /** Plays to the end; `shown` waits until everything so far has been shown. */
  async play(shown: () => Promise<void>): Promise<void> {
    this.playing = true;
    if (this.number >= this.length) await this.goTo(0);
    while (this.playing && this.number < this.length) {
      await this.on();
      await shown();
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
  }

  /** Shows a moment, and with another viewer's history everything as that viewer learned it, unless another was asked for since then. */
  async #show(wanted: number, viewer: Viewer, history?: ReturnType<Moments['historyFor']>): Promise<void> {
    const asked = ++this.#asked;
    const number = Math.max(0, Math.min(wanted, this.length));
    const [moment, learned] = await Promise.all([this.#host.momentAt(number, viewer, this.#cards), history]);
    if (asked !== this.#asked) return;
    if (learned) {
      this.#journal = journalOf(learned.entries);
      this.#moves = liveMoves(this.#journal);
    }
    this.#moment = moment;
    this.#tell();
  }

  #tell(): void {
    if (!this.#moment) return;
    this.#onNews?.({ kind: 'opened', entries: this.#entriesUntil(this.number), moment: this.#moment });
  }

  /** The journal up to this moment; at the end including final undos and corrections. */
  #entriesUntil(number: number): readonly SeenEntry[] {
    const { entries, live } = this.#journal;
    const last = live.slice(0, number).at(-1) ?? -1;
    return entries.slice(0, number === this.length ? entries.length : last + 1);
  }
}
