import type { TableInfo } from '@durbar/protocol';
import type { TestGuest } from '../testing/guest.ts';
import { until } from '../testing/wait.ts';

/** A whole game played by bots: the largest thing a client can request. */
export async function longGame(guest: TestGuest): Promise<string> {
  const wanted = { game: 'rajas', players: 4, pace: { kind: 'none' }, visibility: 'public' };
  const { id } = (await guest.must('POST', '/api/tables', wanted)) as TableInfo;
  for (const seat of [1, 2, 3]) await guest.must('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'random' });
  const client = guest.client();
  client.watch(id, () => {});
  await client.send({ type: 'leave', table: id });
  await until('the end of the game', () => client.stateOf(id)?.info.status === 'finished', 300_000);
  client.close();
  return id;
}
