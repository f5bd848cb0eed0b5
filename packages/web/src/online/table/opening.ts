import { loadGame } from '@durbar/catalogue';
import type { TableInfo } from '@durbar/protocol';
import { type OpenTable, openTableOf } from '../../shell/table/opening.ts';
import { editionOf } from '../editions.ts';
import { playersOf } from '../seats.ts';

/** An online table; undefined if this page and the server have different rules. */
export async function openOnlineTable(info: TableInfo, ownEdition = editionOf): Promise<OpenTable | undefined> {
  const { game, players, options, edition, rulesVersion } = info;
  const definition = await loadGame(game);
  if (!definition || definition.rulesVersion < rulesVersion) return undefined;
  const editionData = info.ownEdition ? await ownEdition(info.id) : undefined;
  const own = editionData === undefined ? {} : { editionData };
  return openTableOf({ game, setUp: { players, options, edition, ...own }, rulesVersion, players: playersOf(info) });
}
