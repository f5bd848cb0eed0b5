import type { Hint } from '@durbar/bots';
import type { Rules } from '@durbar/engine';
import type { CommandOf, Fault, Message, OnlineClient, Unnumbered, WatchedTable } from '@durbar/protocol';
import { go } from '../../shell/here.svelte.ts';
import type { Player } from '../../table/contract.ts';
import type { TableSource } from '../../table/source.ts';
import type { Moment, News } from '../../worker/news.ts';
import { pastMoment } from '../past.ts';
import { isRated, playersOf } from '../seats.ts';
import { online } from '../words.ts';
import { adviseOn } from './adviser.ts';

type SentCommand = Unnumbered<
  CommandOf<'move' | 'undo' | 'ask' | 'reply' | 'withdraw' | 'say' | 'leave' | 'return' | 'resign' | 'go-on'>
>;
type WithoutTable<C> = C extends { table: string } ? Omit<C, 'table'> : never;

/** One watched table of the server. */
export class SocketSource implements TableSource {
  readonly #client: OnlineClient;
  readonly #table: string;
  readonly #stop: () => void;
  readonly mayAnswer = true;
  readonly isLive = true;
  #onNews: ((news: News) => void) | undefined;
  #isAsking = $state(false);
  /** The journal length after the last command, known before the update arrives. */
  #awaited = $state(0);

  /** The latest known state: seats, clocks, chat. */
  newest = $state.raw<WatchedTable>();
  fault = $state.raw<Fault>();

  constructor(client: OnlineClient, table: string) {
    this.#client = client;
    this.#table = table;
    this.newest = client.stateOf(table);
    this.#stop = client.watch(table, (watched, message) => this.#receive(watched, message));
  }

  get players(): readonly Player[] {
    return this.newest ? playersOf(this.newest.info) : [];
  }

  get isSending(): boolean {
    return this.#isAsking || this.#awaited > (this.newest?.number ?? 0);
  }

  get noAdvice(): string | undefined {
    return this.newest && isRated(this.newest.info) ? online.now.table.noHints : undefined;
  }

  async advise(moment: Moment, rules: Rules): Promise<readonly Hint[]> {
    return this.noAdvice === undefined ? adviseOn(rules, moment) : [];
  }

  subscribe(onNews: (news: News) => void): () => void {
    this.#onNews = onNews;
    if (this.newest) this.#open(this.newest);
    return () => {
      this.#onNews = undefined;
    };
  }

  async answer(text: string): Promise<void> {
    if (this.newest) await this.#decide({ type: 'move', number: this.newest.number, text });
  }

  async undo(extent: 'step' | 'turn'): Promise<void> {
    if (this.newest) await this.#decide({ type: 'undo', number: this.newest.number, extent });
  }

  async momentAt(number: number): Promise<Moment> {
    const { newest } = this;
    return newest?.number === number ? momentOf(newest) : pastMoment(this.#table, number, newest?.viewer ?? 'spectator');
  }

  goTo(number: number): void {
    go({ page: 'replay', id: this.#table, number });
  }

  /** Sends any other command about this table; shows a rejection. */
  async send(command: WithoutTable<SentCommand>): Promise<boolean> {
    this.fault = undefined;
    const answer = await this.#client.send({ ...command, table: this.#table });
    if (!answer.ok) this.fault = answer.fault;
    return answer.ok;
  }

  close(): void {
    this.#stop();
  }

  async #decide(command: WithoutTable<Unnumbered<CommandOf<'move' | 'undo'>>>): Promise<void> {
    this.#isAsking = true;
    this.fault = undefined;
    const answer = await this.#client.send({ ...command, table: this.#table });
    if (answer.ok) this.#awaited = answer.number ?? 0;
    else if (answer.fault.code !== 'closed') this.fault = answer.fault;
    this.#isAsking = false;
  }

  #receive(table: WatchedTable, message: Message): void {
    const known = this.newest;
    this.newest = table;
    if (message.type === 'state' || !known) this.#open(table);
    else if (message.type === 'update' || known.info.status !== table.info.status) {
      const entries = table.entries.slice(known.entries.length);
      this.#onNews?.({ kind: 'happened', entries, moment: momentOf(table) });
    }
  }

  #open(table: WatchedTable): void {
    this.#onNews?.({ kind: 'opened', entries: table.entries, moment: momentOf(table) });
  }
}

/** A game that ended no longer asks anything, also where its end came without a move. */
function momentOf({ number, viewer, view, question, undo, reset, info }: WatchedTable): Moment {
  const { status, standings } = info;
  const open = status === 'running' ? { question, undo, reset } : { question: undefined, undo: undefined, reset: undefined };
  return { number, viewer, view, ...open, standings, isCancelled: status === 'cancelled' };
}

/** The context of parts beside an online table. */
export interface BesideProps {
  readonly source: SocketSource;
  readonly known: WatchedTable;
}
