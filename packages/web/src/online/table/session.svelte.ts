import type { Choice, Fact, QuestionView, Viewer } from '@durbar/engine';
import type { CommandOf, Fault, Message, OnlineClient, TableState, Unnumbered } from '@durbar/protocol';
import { current } from '../../store/settings.svelte.ts';
import { pauseAfter } from '../../table/pace.ts';
import type { Scene, SeenEntry } from '../../worker/protocol.ts';
import { liveEntries } from './journal.ts';

type TableCommand = Unnumbered<CommandOf<'move' | 'undo' | 'ask' | 'reply' | 'withdraw' | 'say' | 'leave' | 'return'>>;
type WithoutTable<C> = C extends { table: string } ? Omit<C, 'table'> : never;

/** One watched table: follows the server, shows what happens one step after the other, and sends what the person decides. */
export class OnlineSession {
  readonly #client: OnlineClient;
  readonly #table: string;
  readonly #stop: () => void;
  readonly #waiting: TableState[] = [];
  #hurried = false;
  #hurry: (() => void) | undefined;
  #asking = $state(false);
  #showing = $state(false);
  /** The number that the table reaches with the last command, known before the update is here. */
  #awaited = $state(0);

  /** The newest that is known: seats, clocks, talk. */
  newest = $state.raw<TableState>();
  /** What the table shows: it may lag behind while moves of others are being shown. */
  shown = $state.raw<TableState>();
  happened = $state.raw<readonly Fact[]>([]);
  fault = $state.raw<Fault>();

  constructor(client: OnlineClient, table: string) {
    this.#client = client;
    this.#table = table;
    this.newest = client.stateOf(table);
    this.shown = this.newest;
    this.#stop = client.watch(table, (state, message) => this.#receive(state, message));
  }

  /** Whether something is still to be shown or to be answered before the person can decide. */
  get busy(): boolean {
    return this.#asking || this.#showing || this.#awaited > (this.shown?.number ?? 0);
  }

  readonly #scene = $derived.by(() => this.shown && sceneOf(this.shown, this.#showing ? undefined : this.newest));

  get scene(): Scene | undefined {
    return this.#scene;
  }

  readonly #entries = $derived.by(() => liveEntries(this.shown?.entries ?? []));

  /** The moves that count, up to the moment shown. */
  get entries(): readonly SeenEntry[] {
    return this.#entries;
  }

  async answer(text: string): Promise<void> {
    if (!this.shown || this.busy) return;
    await this.#decide({ type: 'move', number: this.shown.number, text });
  }

  async undo(extent: 'step' | 'turn'): Promise<void> {
    if (!this.shown || this.busy) return;
    await this.#decide({ type: 'undo', number: this.shown.number, extent });
  }

  /** Sends anything else about this table; a refusal is told. */
  async send(command: WithoutTable<TableCommand>): Promise<boolean> {
    this.fault = undefined;
    const answer = await this.#client.send({ ...command, table: this.#table });
    if (!answer.ok) this.fault = answer.fault;
    return answer.ok;
  }

  /** Shows everything at once until the person decides again. */
  hurry(): void {
    this.#hurried = true;
    this.#hurry?.();
  }

  close(): void {
    this.#stop();
    this.#waiting.length = 0;
    this.#hurry?.();
  }

  async #decide(command: WithoutTable<Unnumbered<CommandOf<'move' | 'undo'>>>): Promise<void> {
    this.#asking = true;
    this.fault = undefined;
    const answer = await this.#client.send({ ...command, table: this.#table });
    if (answer.ok) this.#awaited = answer.number ?? 0;
    else if (answer.fault.code !== 'closed') this.fault = answer.fault;
    this.#asking = false;
  }

  #receive(state: TableState, message: Message): void {
    this.newest = state;
    if (message.type === 'update' && this.shown) {
      this.#waiting.push(state);
      if (!this.#showing) void this.#show();
    } else if (message.type === 'state') {
      this.#waiting.length = 0;
      this.shown = state;
      this.happened = [];
    }
  }

  async #show(): Promise<void> {
    this.#showing = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const fresh = freshEntries(this.shown, next);
      this.shown = next;
      this.happened = fresh.flatMap(({ facts }) => facts);
      await this.#pause(this.#pauseOf(fresh, next));
    }
    this.#showing = false;
  }

  #pauseOf(fresh: readonly SeenEntry[], { viewer, question }: TableState): number {
    if (question?.decider === viewer) this.#hurried = false;
    const told = fresh.filter(({ facts }) => facts.length > 0);
    const entry = told.findLast(({ by }) => by !== 'chance') ?? told.at(-1);
    if (this.#hurried || !entry || document.hidden) return 0;
    return pauseAfter({ entry, viewer, next: question?.decider, hasBegun: true }, current().speed);
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function freshEntries(before: TableState | undefined, { entries }: TableState): readonly SeenEntry[] {
  return entries.slice(before?.entries.length ?? 0).flatMap((entry) => (entry.kind === 'move' ? liveEntries([entry]) : []));
}

/** The moment as the table wants it. The server says who decides what; a game that is over asks nothing. */
function sceneOf({ number, viewer, view, question, undo, reset }: TableState, newest: TableState | undefined): Scene {
  const asked = question && {
    ...question,
    choices: question.choices.map(({ choice, text }) => ({ choice: choice as Choice, text })),
  };
  return {
    number,
    viewer: viewer as Viewer,
    view,
    question: asked satisfies QuestionView | undefined,
    undo,
    reset,
    standings: newest?.info.standings,
  };
}
