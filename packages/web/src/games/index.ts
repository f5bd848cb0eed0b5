import type { AnyTable } from '../table/contract.ts';
import type { AnyLobby } from '../table/lobby.ts';

const tables = import.meta.glob<AnyTable>('./*/table.ts', { import: 'table' });
const lobbies = import.meta.glob<AnyLobby>('./*/lobby.ts', { import: 'lobby' });

/** A game's table, loaded on demand. */
export async function loadTable(game: string): Promise<AnyTable | undefined> {
  return tables[`./${game}/table.ts`]?.();
}

/** A game's part of the pages around its table. */
export async function loadLobby(game: string): Promise<AnyLobby | undefined> {
  return lobbies[`./${game}/lobby.ts`]?.();
}
