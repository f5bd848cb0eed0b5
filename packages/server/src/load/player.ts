import { below, type Random } from '@durbar/engine';
import type { MessageOf, TableInfo } from '@durbar/protocol';
import { WebSocket } from 'ws';
import type { TestGuest } from '../testing/guest.ts';

/** A pending question. */
export interface Waiting {
  readonly player: Player;
  readonly table: string;
  readonly number: number;
  readonly texts: readonly string[];
}

export interface PlayerEvents {
  readonly onQuestion: (waiting: Waiting) => void;
  readonly onAnswered: (milliseconds: number) => void;
  readonly onRefused: (code: string) => void;
  readonly onOver: (info: TableInfo) => void;
}

/** One person with one socket. Parses only messages that ask something, to keep measuring cheap. */
export class Player {
  readonly person: TestGuest;
  readonly #events: PlayerEvents;
  readonly #sent = new Map<number, number>();
  #socket: WebSocket | undefined;
  #nextId = 1;

  constructor(person: TestGuest, events: PlayerEvents) {
    this.person = person;
    this.#events = events;
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(`${this.person.url.replace('http', 'ws')}/socket`, {
      headers: { cookie: this.person.cookie },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#receive(data.toString('latin1'), data));
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    this.#send({ type: 'presence', visible: true });
  }

  watch(table: string): void {
    this.#send({ type: 'watch', table, patches: true });
  }

  answer({ table, number, texts }: Waiting, random: Random): void {
    const id = this.#send({ type: 'move', table, number, text: texts[below(random, texts.length)] ?? '' });
    this.#sent.set(id, performance.now());
  }

  close(): void {
    this.#socket?.terminate();
  }

  #send(command: object): number {
    const id = this.#nextId++;
    this.#socket?.send(JSON.stringify({ ...command, id }));
    return id;
  }

  #receive(start: string, data: Buffer): void {
    if (start.startsWith('{"type":"ack"')) this.#acknowledged(JSON.parse(start));
    else if (start.startsWith('{"type":"refused"')) this.#refused(JSON.parse(start));
    else if (start.startsWith('{"type":"info"') && start.includes('"status":"finished"')) {
      this.#events.onOver((JSON.parse(String(data)) as MessageOf<'info'>).info);
    } else if (start.includes('"choices":[{')) this.#asked(JSON.parse(String(data)));
  }

  #acknowledged({ id }: MessageOf<'ack'>): void {
    const sent = this.#sent.get(id);
    if (sent === undefined) return;
    this.#sent.delete(id);
    this.#events.onAnswered(performance.now() - sent);
  }

  #refused({ id, fault }: MessageOf<'refused'>): void {
    this.#sent.delete(id);
    this.#events.onRefused(fault.code);
  }

  #asked({ table, number, question }: MessageOf<'state'> | MessageOf<'update'>): void {
    if (question) this.#events.onQuestion({ player: this, table, number, texts: question.choices.map(({ text }) => text) });
  }
}
