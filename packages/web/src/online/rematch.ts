import { go } from '../shell/here.svelte.ts';
import { api } from './api.ts';
import { enter, myself } from './connection.svelte.ts';
import { faultText } from './faults.ts';
import { seatOf } from './seats.ts';
import { promiseShare } from './shares.ts';
import { online } from './words.ts';

/** Creates or finds the rematch table; returns the fault if it can't. */
export async function rematch(id: string): Promise<string | undefined> {
  const refused = await enter();
  if (refused) return faultText(refused, online.now);
  const opened = await api.rematch(id);
  if (!opened.ok) return faultText(opened.fault, online.now);
  const seat = seatOf(opened.value, myself()?.id);
  if (seat) await api.setReady(opened.value.id, { ready: seat.ready, promise: promiseShare() });
  go({ page: 'table', id: opened.value.id });
  return undefined;
}
