import { loadGame } from '@durbar/catalogue';
import { defined, ok, type ReplayFault, type Result, type Rules, rulesFor, type SetUp, upcastSetUp } from '@durbar/engine';
import { loadTable } from '../../games/index.ts';
import type { LocalGame, StoredGame } from '../../store/games.ts';
import { games } from '../../store/index.svelte.ts';
import { type OpenWords, openWords } from '../../store/words.svelte.ts';
import type { AnyTable, Player } from '../../table/contract.ts';
import { type TableMessages, tableMessages } from '../../table/messages/index.ts';
import type { GameToOpen, HostApi } from '../../worker/protocol.ts';

/** Everything that must be loaded before a table can be shown. */
export interface OpenTable {
  readonly table: AnyTable;
  readonly rules: Rules;
  readonly players: readonly Player[];
  readonly words: OpenWords<unknown>;
  readonly common: OpenWords<TableMessages>;
  close(): void;
}

/** Which table to open: a set-up in the terms of this rules version, and who sits there. */
interface TableToOpen {
  readonly game: string;
  readonly setUp: SetUp;
  readonly rulesVersion: number;
  readonly players: readonly Player[];
}

export function openTable(stored: StoredGame): Promise<OpenTable | undefined> {
  const { saved } = stored;
  return openTableOf({ game: saved.game, setUp: saved, rulesVersion: saved.rulesVersion, players: playersOf(stored) });
}

export async function openTableOf({ game, setUp, rulesVersion, players }: TableToOpen): Promise<OpenTable | undefined> {
  const [definition, table] = await Promise.all([loadGame(game), loadTable(game)]);
  const rules = definition && rulesFor(definition, upcastSetUp(definition, setUp, rulesVersion));
  if (!rules?.ok || !table) return undefined;
  const [words, common] = await Promise.all([openWords(table.messages), openWords(tableMessages)]);
  const close = (): void => {
    words.close();
    common.close();
  };
  return { table, rules: rules.value, players, words, common, close };
}

export function playersOf({ players, drivers }: StoredGame): readonly Player[] {
  return players.map((player, seat) => ({ ...player, seat, kind: defined(drivers[seat], 'driver').kind }));
}

export function toOpen({ saved, drivers, seed, fairFrom }: StoredGame, mode: GameToOpen['mode']): GameToOpen {
  return { saved, drivers, seed, fairFrom, mode };
}

/** Opens a stored game for viewing. A text-only game is stored again with its facts. */
export async function openStored(host: HostApi, stored: StoredGame): Promise<Result<LocalGame, ReplayFault>> {
  const opened = await host.open(toOpen(stored, 'replay'));
  if (!opened.ok) return opened;
  const game = { ...stored, saved: opened.value };
  if (stored.saved.durbar === 1) await games.rewrite(game);
  return ok(game);
}
