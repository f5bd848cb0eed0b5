import type { ApiResult, TableInfo } from '@durbar/protocol';
import { go } from '../shell/here.svelte.ts';
import { api } from './api.ts';
import { enter, myself } from './connection.svelte.ts';
import { faultText } from './faults.ts';
import { seatOf } from './seats.ts';
import { promiseShare } from './shares.ts';
import { online } from './words.ts';

/** Creates or finds the rematch table; returns the fault if it can't. */
export function rematch(id: string): Promise<string | undefined> {
  return meetAt(() => api.rematch(id));
}

/** Creates a table where the same people play the same deal on other seats. */
export function playSameDeal(id: string): Promise<string | undefined> {
  return meetAt(() => api.sameDeal(id));
}

async function meetAt(open: () => Promise<ApiResult<TableInfo>>): Promise<string | undefined> {
  const refused = await enter();
  if (refused) return faultText(refused, online.now);
  const opened = await open();
  if (!opened.ok) return faultText(opened.fault, online.now);
  const seat = seatOf(opened.value, myself()?.id);
  if (seat) await api.setReady(opened.value.id, { ready: true, promise: promiseShare() });
  go({ page: 'table', id: opened.value.id });
  return undefined;
}
