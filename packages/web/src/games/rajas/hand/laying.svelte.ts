import type { Laying, Way } from '../province/cells.ts';
import type { Turnable } from '../province/turning.ts';
import type { RajasTable } from '../types.ts';

/** The cell picked for the tile being placed; shared by the parts of the table on phones. */
class Picked {
  #cell = $state<string>();

  /** The picked cell while it is open, else the first open one. */
  chosen(table: RajasTable): string | undefined {
    const open = openCells(table);
    return open.find((cell) => cell === this.#cell) ?? open[0];
  }

  pick(cell: string): void {
    this.#cell = cell;
  }
}

const states = new WeakMap<RajasTable, Picked>();

export function pickedOf(table: RajasTable): Picked {
  const known = states.get(table);
  if (known) return known;
  const made = new Picked();
  states.set(table, made);
  return made;
}

/** The cells where the tile can be placed, in board order. */
export function openCells(table: RajasTable): readonly string[] {
  const cells = table.filter(({ type }) => type === 'lay').flatMap(({ choice }) => (choice.type === 'lay' ? [choice.at] : []));
  return [...new Set(cells)].sort((a, b) => a.charAt(1).localeCompare(b.charAt(1)) || a.localeCompare(b));
}

/** The ways to lay the tile on a cell. */
export function waysOn(table: RajasTable, cell: string): readonly Way[] {
  return table
    .filter((choice) => choice.type === 'lay' && choice.at === cell)
    .flatMap(({ choice, text }) => (choice.type === 'lay' ? [{ text, turns: choice.rotation }] : []))
    .sort((a, b) => a.turns - b.turns);
}

export function layingOn(table: RajasTable, { isWide }: { isWide: boolean }): Laying {
  const picked = pickedOf(table);
  const { words } = table;
  return {
    ways: (cell) => waysOn(table, cell),
    pick: isWide
      ? undefined
      : {
          chosen: picked.chosen(table),
          choose: (cell) => picked.pick(cell),
          label: (cell) => `${words.chooseCell(cell)}: ${words.lays(waysOn(table, cell).length)}`,
        },
  };
}

/** Rotates the selected tile on its cell to the next or previous legal placement; does nothing without a selection. */
export function turnTile(table: RajasTable, direction: 1 | -1): void {
  const { ways, at } = selectedWays(table);
  turnTo(table, ways.at((at + direction) % ways.length));
}

/** Rotates the selected tile on its cell. */
export function turnTo(table: RajasTable, way: Way | undefined): void {
  const { ways, at } = selectedWays(table);
  const now = ways[at];
  if (!now || !way || way.text === now.text || table.control(now.text).emphasis !== 'selected') return;
  table.control(way.text).actions?.press();
}

/** The placements on the cell of the previewed tile, and which of them it is. */
function selectedWays(table: RajasTable): { readonly ways: readonly Way[]; readonly at: number } {
  const selected = table.preview?.choice;
  if (selected?.type !== 'lay') return { ways: [], at: 0 };
  const ways = waysOn(table, selected.at);
  return { ways, at: ways.findIndex(({ turns }) => turns === selected.rotation) };
}

/** The tile that can be rotated on its cell, and how. */
export function turnableTile(table: RajasTable): (Omit<Turnable, 'centre'> & { readonly cell: string }) | undefined {
  const selected = table.preview?.choice;
  const { ways } = selectedWays(table);
  return selected?.type === 'lay' && ways.length > 1 ? { cell: selected.at, ways, turns: selected.rotation } : undefined;
}
