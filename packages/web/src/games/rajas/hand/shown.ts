import type { TileModel } from '../model/model.ts';
import type { BoardModels } from '../model/useBoardModel.svelte.ts';
import type { RajasTable } from '../types.ts';

/** The tile previewed in my province: as the previewed choice would place it, or while it is being paid for. */
export function shownTile(table: RajasTable, { now, after, mine }: BoardModels): TileModel | undefined {
  const before = mine.province.tiles;
  const laid = after.players[mine.seat]?.province.tiles.find((tile) => isNew(tile, before));
  if (laid) return laid;
  const { pending } = now;
  if (!pending || pending.seat !== mine.seat) return undefined;
  const choice = table.preview?.choice;
  if (choice?.type === 'lay')
    return { cell: choice.at, tile: pending.tile, turns: choice.rotation, covers: undefined, marks: [] };
  return pending.cell === undefined
    ? undefined
    : { cell: pending.cell, tile: pending.tile, turns: pending.turns, covers: undefined, marks: [] };
}

function isNew({ cell, tile }: TileModel, before: readonly TileModel[]): boolean {
  return !before.some((other) => other.cell === cell && other.tile.id === tile.id);
}

/** Open yields the previewed choice would receive. */
export function reachedYields({ after, mine }: BoardModels): readonly string[] {
  const then = after.players[mine.seat]?.province.yields ?? [];
  return mine.province.yields
    .filter(({ id, state }) => state === 'open' && then.some((one) => one.id === id && one.state === 'received'))
    .map(({ id }) => id);
}
