import type { GroupEditor, GroupEditors } from '../editions/editors.ts';
import type { AnyTable } from '../table/contract.ts';
import type { AnyLobby } from '../table/lobby.ts';

const tables = import.meta.glob<AnyTable>('./*/table.ts', { import: 'table' });
const lobbies = import.meta.glob<AnyLobby>('./*/lobby.ts', { import: 'lobby' });
const editors = import.meta.glob<GroupEditors>('./*/editions/editors.ts', { import: 'editors' });

/** A game's table, loaded on demand. */
export async function loadTable(game: string): Promise<AnyTable | undefined> {
  return tables[`./${game}/table.ts`]?.();
}

/** A game's part of the pages around its table. */
export async function loadLobby(game: string): Promise<AnyLobby | undefined> {
  return lobbies[`./${game}/lobby.ts`]?.();
}

/** A game's own editor of a group of components; undefined where the one made from the forms will do. */
export async function loadEditor(game: string, group: string): Promise<GroupEditor | undefined> {
  const own = await editors[`./${game}/editions/editors.ts`]?.();
  return (await own?.[group]?.())?.default;
}
