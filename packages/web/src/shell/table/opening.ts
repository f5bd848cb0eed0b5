import { loadGame } from '@durbar/catalogue';
import { defined, type Rules, rulesFor } from '@durbar/engine';
import { loadTable } from '../../games/index.ts';
import type { LocalGame } from '../../store/games.ts';
import { type OpenWords, openWords } from '../../store/words.svelte.ts';
import type { AnyTable, Player } from '../../table/contract.ts';
import { type TableMessages, tableMessages } from '../../table/messages/index.ts';
import type { GameToOpen } from '../../worker/protocol.ts';

/** Everything that must be loaded before a table can be shown. */
export interface OpenTable {
  readonly table: AnyTable;
  readonly rules: Rules;
  readonly players: readonly Player[];
  readonly words: OpenWords<unknown>;
  readonly common: OpenWords<TableMessages>;
}

export async function openTable(game: LocalGame): Promise<OpenTable | undefined> {
  const [definition, table] = await Promise.all([loadGame(game.saved.game), loadTable(game.saved.game)]);
  const rules = definition && rulesFor(definition, game.saved);
  if (!rules?.ok || !table) return undefined;
  const [words, common] = await Promise.all([openWords(table.messages), openWords(tableMessages)]);
  return { table, rules: rules.value, players: playersOf(game), words, common };
}

export function playersOf({ players, drivers }: LocalGame): readonly Player[] {
  return players.map(({ name, colour }, seat) => ({ seat, name, colour, kind: defined(drivers[seat], 'driver').kind }));
}

export function toOpen({ saved, drivers, seed, fairFrom }: LocalGame, mode: GameToOpen['mode']): GameToOpen {
  return { saved, drivers, seed, fairFrom, mode };
}

export function closeTable({ words, common }: OpenTable): void {
  words.close();
  common.close();
}
