import type { MessageOf, OnlineClient, TableInfo } from '@durbar/protocol';
import { callTurn } from '../sound/speaker.svelte.ts';
import { setWaitingTables } from '../store/person.svelte.ts';
import { api } from './api.ts';

let mine = $state.raw<readonly TableInfo[]>([]);
let inView: string | undefined;
let person: () => string | undefined = () => undefined;

/** The tables where this person sits, those waiting for a decision first. */
export function myTables(): readonly TableInfo[] {
  return mine;
}

/** The tables waiting for this person, nearest deadline first. */
export function waitingForMe(): readonly TableInfo[] {
  return mine.filter((info) => isMyTurn(info, person()));
}

/** The table of mine that still waits for players, if there is one. */
export function myOpenTable(): string | undefined {
  return mine.find(({ status, seated }) => status === 'open' && !seated)?.id;
}

/** A table in view needs no sound. Returns the function that looks away; by then another table may be in view. */
export function lookAt(table: string): () => void {
  inView = table;
  return () => {
    if (inView === table) inView = undefined;
  };
}

/** No one can move while a table is paused. */
export function isMyTurn({ status, turn, seats, pausedAt }: TableInfo, id: string | undefined): boolean {
  const seat = typeof turn?.decider === 'number' ? seats[turn.decider] : undefined;
  return status === 'running' && pausedAt === undefined && id !== undefined && seat?.person?.id === id && !seat.away;
}

export async function reloadMyTables(): Promise<void> {
  const found = await api.myTables();
  if (found.ok) keep(found.value);
}

export function followTurns(client: OnlineClient, id: () => string | undefined): void {
  person = id;
  client.onStatus((isOnline) => {
    if (isOnline) void reloadMyTables();
  });
  client.onMessage((message) => {
    if (message.type === 'your-turn') takeTurn(message);
    else if (message.type === 'info' && mine.some((known) => known.id === message.info.id)) replace(message.info);
  });
}

export function forgetTurns(): void {
  keep([]);
}

function takeTurn(message: MessageOf<'your-turn'>): void {
  const { table, yours, since, deadline } = message;
  if (yours && (document.hidden || inView !== table)) callTurn();
  const known = mine.find(({ id }) => id === table);
  const seat = known?.seats.find((one) => one.person?.id === person());
  if (!known || !seat) {
    void reloadMyTables();
    return;
  }
  const { turn: _past, ...rest } = known;
  const turn = { decider: seat.seat, since, ...(deadline === undefined ? {} : { deadline }) };
  replace(yours ? { ...rest, status: 'running', turn } : rest);
}

function replace(info: TableInfo): void {
  keep(mine.map((known) => (known.id === info.id ? info : known)));
}

function keep(tables: readonly TableInfo[]): void {
  const lively = tables.filter(({ status }) => status === 'open' || status === 'running');
  mine = byUrgency(lively, person());
  setWaitingTables(waitingForMe().map(({ id }) => id));
}

/** Those that wait for this person first: nearest deadline, then longest wait. The others newest first. */
export function byUrgency(tables: readonly TableInfo[], id: string | undefined): TableInfo[] {
  const [waiting, others] = [tables.filter((info) => isMyTurn(info, id)), tables.filter((info) => !isMyTurn(info, id))];
  const deadline = ({ turn }: TableInfo): number => turn?.deadline ?? Number.MAX_SAFE_INTEGER;
  const since = ({ turn }: TableInfo): number => turn?.since ?? 0;
  return [
    ...waiting.sort((a, b) => deadline(a) - deadline(b) || since(a) - since(b)),
    ...others.sort((a, b) => b.createdAt - a.createdAt),
  ];
}
