import { loadGame } from '@durbar/catalogue';
import { rulesFor, upcastSetUp } from '@durbar/engine';
import type { TableInfo } from '@durbar/protocol';
import { loadTable } from '../../games/index.ts';
import type { OpenTable } from '../../shell/table/opening.ts';
import { openWords } from '../../store/words.svelte.ts';
import { tableMessages } from '../../table/messages/index.ts';
import { api } from '../api.ts';
import { playersOf } from '../seats.ts';

/** Everything that must be loaded before an online table can be shown; undefined when this page has other rules than the server. */
export async function openOnlineTable(info: TableInfo): Promise<OpenTable | undefined> {
  const [definition, table] = await Promise.all([loadGame(info.game), loadTable(info.game)]);
  if (!definition || !table || definition.rulesVersion < info.rulesVersion) return undefined;
  const own = info.ownEdition ? await ownEdition(info.id) : {};
  const { players, options, edition } = info;
  const rules = rulesFor(definition, upcastSetUp(definition, { players, options, edition, ...own }, info.rulesVersion));
  if (!rules.ok) return undefined;
  const [words, common] = await Promise.all([openWords(table.messages), openWords(tableMessages)]);
  return { table, rules: rules.value, players: playersOf(info), words, common };
}

/** An edition that somebody brought along. */
async function ownEdition(table: string): Promise<{ editionData?: unknown }> {
  const found = await api.edition(table);
  return found.ok ? { editionData: found.value } : {};
}
