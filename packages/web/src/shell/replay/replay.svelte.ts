import type { Fact, Seat, Viewer } from '@durbar/engine';
import type { LocalGame } from '../../store/games.ts';
import { current } from '../../store/settings.svelte.ts';
import { peopleOf } from '../../table/chronicle.ts';
import { stayTime } from '../../table/pace.ts';
import type { History, HostApi, Scene } from '../../worker/protocol.ts';

/** Who may be looked over the shoulder: everybody afterwards, while a game runs only the one person at this screen. */
export function viewersOf(game: LocalGame): readonly Viewer[] {
  const isOver = game.standings !== undefined || game.decider === undefined;
  const seats: readonly Seat[] = game.players.map((_, seat) => seat);
  if (isOver) return [...seats, 'spectator'];
  const people = peopleOf(game.drivers);
  return people.length === 1 ? people : ['spectator'];
}

/** Where a replay gets its moments from. */
export type Moments = Pick<HostApi, 'entriesFor' | 'sceneAt'>;

/** A kept game that is walked through, moment by moment. */
export class Replay {
  readonly #host: Moments;
  readonly length: number;
  scene = $state.raw<Scene>();
  history = $state.raw<History>({ setUpFacts: [], entries: [] });
  playing = $state(false);
  #happened = $state.raw<readonly Fact[]>([]);

  constructor(host: Moments, length: number) {
    this.#host = host;
    this.length = length;
  }

  get number(): number {
    return this.scene?.number ?? 0;
  }

  get viewer(): Viewer {
    return this.scene?.viewer ?? 'spectator';
  }

  get happened(): readonly Fact[] {
    return this.#happened;
  }

  async lookAs(viewer: Viewer, number = this.number): Promise<void> {
    this.history = await this.#host.entriesFor(viewer);
    await this.#show(number, viewer);
  }

  async goTo(number: number): Promise<void> {
    await this.#show(number, this.viewer);
  }

  /** The next moment at which something was seen to happen. */
  async on(): Promise<void> {
    const next = this.history.entries.findIndex(({ facts }, index) => index >= this.number && facts.length > 0);
    await this.goTo(next < 0 ? this.length : next + 1);
  }

  async back(): Promise<void> {
    const previous = this.history.entries.findLastIndex(({ facts }, index) => index < this.number - 1 && facts.length > 0);
    await this.goTo(previous + 1);
  }

  async play(): Promise<void> {
    this.playing = true;
    if (this.number >= this.length) await this.goTo(0);
    while (this.playing && this.number < this.length) {
      await this.on();
      await new Promise((resolve) => setTimeout(resolve, stayTime(current().speed)));
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
  }

  async #show(wanted: number, viewer: Viewer): Promise<void> {
    const number = Math.max(0, Math.min(wanted, this.length));
    this.#happened = this.history.entries[number - 1]?.facts ?? [];
    this.scene = await this.#host.sceneAt(number, viewer);
  }
}
