import { loadGame } from '@durbar/catalogue';
import type { TableInfo } from '@durbar/protocol';
import { type OpenTable, openTableOf } from '../../shell/table/opening.ts';
import { api } from '../api.ts';
import { playersOf } from '../seats.ts';

/** An online table; undefined if this page and the server have different rules. */
export async function openOnlineTable(info: TableInfo): Promise<OpenTable | undefined> {
  const { game, players, options, edition, rulesVersion } = info;
  const definition = await loadGame(game);
  if (!definition || definition.rulesVersion < rulesVersion) return undefined;
  const own = info.ownEdition ? await ownEdition(info.id) : {};
  return openTableOf({ game, setUp: { players, options, edition, ...own }, rulesVersion, players: playersOf(info) });
}

/** A custom edition. */
async function ownEdition(table: string): Promise<{ editionData?: unknown }> {
  const found = await api.edition(table);
  return found.ok ? { editionData: found.value } : {};
}
