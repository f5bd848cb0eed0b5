import { go } from '../shell/here.svelte.ts';
import { api } from './api.ts';
import { enter } from './connection.svelte.ts';
import { faultText } from './faults.ts';
import { online } from './words.ts';

/** Opens the table where the same people play again, or the one that somebody has opened before; says why it cannot be. */
export async function rematch(id: string): Promise<string | undefined> {
  const refused = await enter();
  if (refused) return faultText(refused, online.now);
  const opened = await api.rematch(id);
  if (!opened.ok) return faultText(opened.fault, online.now);
  go({ page: 'table', id: opened.value.id });
  return undefined;
}
