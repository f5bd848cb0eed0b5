import { defined, type Fact, type ReplayFault, type Seat, type Viewer } from '@durbar/engine';
import { current } from '../store/settings.svelte.ts';
import type { HappenedEvent, HostApi, HostEvent, OpenedEvent, Plan, Scene, SeenEntry } from '../worker/protocol.ts';
import { startMatchWorker } from '../worker/rpc.ts';
import { pauseAfter } from './pace.ts';

/** Told of everything at once, before it is shown: for keeping the game. */
export interface Keeper {
  keep(log: readonly string[], scene: Scene): void;
}

/** One match in its worker: shows what happens one entry after the other, at the reader's speed. */
export class Session {
  readonly #worker = startMatchWorker((event) => this.#receive(event));
  readonly #keeper: Keeper;
  readonly #waiting: HappenedEvent[] = [];
  #log: string[] = [];
  #showing = false;
  /** The number of the question that is being answered. */
  #answering: number | undefined;
  #hasBegun = false;
  #hurried = false;
  #hurry: (() => void) | undefined;

  scene = $state.raw<Scene>();
  entries = $state.raw<readonly SeenEntry[]>([]);
  /** What happened in the newest entries, those that are shown together. */
  happened = $state.raw<readonly Fact[]>([]);
  /** Whether something is still to be shown before anybody can decide. */
  busy = $state(false);
  failure = $state<string>();

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  get host(): HostApi {
    return this.#worker.host;
  }

  open(plan: Plan, viewer: Viewer): Promise<ReplayFault | undefined> {
    this.#log = [...plan.saved.log];
    return this.host.open(plan, viewer);
  }

  /** The table keeps its look until the answer has happened, so that it is drawn only once. */
  async answer(text: string, by: Seat): Promise<void> {
    if (!this.scene || this.busy) return;
    const { number } = this.scene;
    if (this.#answering === number) return;
    this.#answering = number;
    await this.host.answer(number, text, by);
    if (this.#answering === number) this.#answering = undefined;
  }

  /** Lets the script of a guided game go on. */
  follow(texts: readonly string[]): Promise<void> {
    return this.host.follow(texts);
  }

  async rewind(number: number | undefined, by: Seat): Promise<void> {
    if (number === undefined || this.busy || this.#answering !== undefined) return;
    await this.host.rewind(number, by);
  }

  look(viewer: Viewer): Promise<void> {
    return this.host.look(viewer);
  }

  /** Shows everything at once until the viewer decides again. */
  hurry(): void {
    this.#hurried = true;
    this.#hurry?.();
  }

  close(): void {
    this.#worker.close();
    this.#waiting.length = 0;
    this.#hurry?.();
  }

  #receive(event: HostEvent): void {
    if (event.type === 'failed') this.failure = event.message;
    else if (event.type === 'opened') this.#reopen(event);
    else if (event.type === 'happened') this.#append(event);
  }

  #reopen({ scene, entries, log }: OpenedEvent): void {
    this.#waiting.length = 0;
    this.#log = [...log];
    this.scene = scene;
    this.entries = entries;
    this.happened = [];
    this.busy = this.#showing;
    this.#hasBegun = entries.some(({ by }) => by !== 'chance');
    this.#keeper.keep(this.#log, scene);
  }

  #append(event: HappenedEvent): void {
    this.#log.push(event.text);
    this.#keeper.keep(this.#log, event.scene);
    this.#waiting.push(event);
    if (!this.#showing) void this.#show();
  }

  /** Shows one entry after the other; entries that need no pause come together with the next one. */
  async #show(): Promise<void> {
    this.#showing = true;
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0, this.#countTogether());
      const last = defined(together.at(-1), 'waiting entry');
      this.scene = last.scene;
      this.entries = [...this.entries, ...together.map(({ entry }) => entry)];
      this.happened = together.flatMap(({ entry }) => entry.facts);
      const time = this.#pauseOf(last);
      this.busy = this.#waiting.length > 0 || time > 0;
      await this.#pause(time);
    }
    this.#showing = false;
    this.busy = false;
  }

  #pauseOf({ entry, scene }: HappenedEvent): number {
    this.#hasBegun ||= entry.by !== 'chance';
    if (scene.question?.decider === scene.viewer) this.#hurried = false;
    if (this.#hurried) return 0;
    return pauseAfter({ entry, viewer: scene.viewer, next: scene.question?.decider, hasBegun: this.#hasBegun }, current().speed);
  }

  #countTogether(): number {
    const first = this.#waiting.findIndex((event) => this.#pauseOf(event) > 0);
    return first < 0 ? this.#waiting.length : first + 1;
  }

  #pause(time: number): Promise<void> {
    if (time === 0) return new Promise((resolve) => setTimeout(resolve));
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
