import type { Random } from '@durbar/engine';
import type { TableInfo } from '@durbar/protocol';
import { TestGuest } from '../testing/guest.ts';
import { autoplay } from '../testing/players.ts';
import { until } from '../testing/wait.ts';

export interface LongGame {
  readonly person: TestGuest;
  readonly table: string;
  readonly length: number;
}

/** A running game with at least this many moves. */
export async function playLongGame(url: string, moves: number, random: Random): Promise<LongGame> {
  const person = await TestGuest.enter(url);
  const wanted = { game: 'rajas', players: 4, pace: { kind: 'none' }, visibility: 'public' };
  const { id } = (await person.must('POST', '/api/tables', wanted)) as TableInfo;
  for (let seat = 1; seat < 4; seat++) await person.must('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'random' });
  const client = person.client();
  let length = 0;
  const stop = autoplay(client, id, { random });
  client.watch(id, (state) => {
    length = state.number;
    if (length >= moves) stop();
  });
  await until('a long game', () => length >= moves, 120_000);
  await until('my turn', () => client.stateOf(id)?.question?.decider === client.stateOf(id)?.viewer, 60_000);
  length = client.stateOf(id)?.number ?? 0;
  client.close();
  return { person, table: id, length };
}

/** Milliseconds from requesting a table to receiving all of it. */
export async function measureResume(url: string, { person, table }: LongGame): Promise<number> {
  person.url = url;
  const client = person.client();
  await until('connected', () => client.isOnline);
  const start = performance.now();
  await new Promise<void>((resolve) => {
    client.watch(table, () => resolve());
  });
  const elapsed = performance.now() - start;
  client.close();
  return elapsed;
}
