import type { OnlineClient } from '@durbar/protocol';
import { api } from './api.ts';
import { awaitsReveal, revealShare } from './shares.ts';

/** Reveals this browser's shares when tables are about to start, whatever page is open. */
export function followStarts(client: OnlineClient, person: () => string | undefined): void {
  const reveal = (table: string, nonce: string) => client.send({ type: 'reveal', table, nonce });
  client.onMessage((message) => {
    if (message.type === 'starting') void revealTo(message.table);
  });
  client.onStatus((isOnline) => {
    if (isOnline && awaitsReveal()) void revealToMine();
  });

  async function revealTo(table: string): Promise<void> {
    const found = await api.table(table);
    if (found.ok) await revealShare(found.value, person(), reveal);
  }

  /** A table may have started waiting while this page was offline. */
  async function revealToMine(): Promise<void> {
    const found = await api.myTables();
    if (!found.ok) return;
    for (const info of found.value) await revealShare(info, person(), reveal);
  }
}
