import type { BuildingName } from '@durbar/rajas/vocabulary';
import type { Merit } from '../../../table/contract.ts';
import { type CellName, neighbour, roadSides } from '../geometry/province.ts';
import { boardModelOf } from '../model/boardModelOf.ts';
import { tileNamed } from '../model/tile.ts';
import { moduleYieldSpaces, moduleYieldTiles } from '../modules/index.ts';
import type { GainFace } from '../pieces/marks.ts';
import type { RajasChoice, RajasFact, RajasTelling, RajasView } from '../types.ts';
import { gainWords } from './gains.ts';

/** Upgraded buildings: what each new one scores from now on, and how many open tiles have one. */
export function buildingMerits(
  facts: readonly RajasFact[],
  view: RajasView,
  seat: number,
  { game, words }: RajasTelling,
): Merit[] {
  const upgraded = new Map<BuildingName, number>();
  for (const fact of facts) if (fact.type === 'upgraded') upgraded.set(fact.name, view.seats[seat]?.levels[fact.building] ?? 0);
  const open = view.stacks.flatMap(({ top }) => tileNamed(game, top) ?? []);
  return [...upgraded].map(([building, fame]) => {
    const tiles = open.filter(({ buildings }) => buildings.includes(building)).length;
    return {
      id: `${building} ${fame}`,
      kind: 'name',
      amount: 1,
      text: () => words.merits.upgraded(words.gain.fame(fame), words.buildings[building]),
      why: tiles > 0 ? words.merits.openTiles(tiles) : undefined,
    };
  });
}

/** What the roads reach: new yields and, where a place is chosen, room for more tiles or the way to a yield tile. */
export function provinceMerits(
  before: RajasView,
  after: RajasView,
  seat: number,
  choices: readonly RajasChoice[],
  telling: RajasTelling,
): Merit[] {
  const isLaying = choices[0]?.type === 'lay' || choices[0]?.type === 'tile';
  const taken = choices.flatMap((choice) => moduleYieldTiles[choice.type]?.(choice) ?? []);
  const laid = choices.flatMap((choice) => moduleYieldSpaces[choice.type]?.(choice) ?? []);
  return [
    ...newYields(before, after, seat, telling),
    ...taken.flatMap((tile) => yieldOf(telling.game.yieldTiles[tile]?.gain, telling)),
    ...(isLaying ? [roomLeft(after, seat, telling), ...yieldsNear(after, seat, telling)] : []),
    ...laid.map((place) => wayTo(place, after, seat, telling)),
  ];
}

function newYields(before: RajasView, after: RajasView, seat: number, telling: RajasTelling): Merit[] {
  const had = before.seats[seat]?.connected ?? [];
  const yields = boardModelOf(after, telling).players.find((player) => player.seat === seat)?.province.yields ?? [];
  const reached = (after.seats[seat]?.connected ?? []).filter((place) => !had.includes(place));
  return reached.flatMap((place) => yieldOf(yields[place]?.gain, telling));
}

function yieldOf(gain: GainFace | undefined, { words }: RajasTelling): Merit[] {
  if (!gain) return [];
  const name = words.merits.yield(gainWords(gain, words));
  return [{ id: name, kind: 'own', amount: 1, text: () => name }];
}

/** Empty cells that the roads lead to. */
function roomLeft(view: RajasView, seat: number, telling: RajasTelling): Merit {
  return { id: 'room', kind: 'stock', amount: openCells(view, seat, telling).length, text: telling.words.merits.room };
}

function openCells({ seats }: RajasView, seat: number, { game }: RajasTelling): readonly CellName[] {
  const { residence, residenceRoads, notBuildable } = game.edition.provinceBoard;
  const { province = [], joined = [] } = seats[seat] ?? {};
  const taken = new Set([residence, ...notBuildable, ...province.map(({ at }) => at)]);
  const ends = province.flatMap(({ cell, at, id, rotation }) => {
    const tile = joined.includes(cell) ? tileNamed(game, id) : undefined;
    return tile ? roadSides(tile.road, rotation).map((side) => neighbour(at, side)) : [];
  });
  const reached = [...residenceRoads.map((side) => neighbour(residence, side)), ...ends];
  return [...new Set(reached)].filter((cell) => game.cells.includes(cell) && !taken.has(cell));
}

/** Yields that the next tile can reach. */
function yieldsNear(view: RajasView, seat: number, telling: RajasTelling): Merit[] {
  const open = openCells(view, seat, telling);
  const { connected = [] } = view.seats[seat] ?? {};
  const { yields } = boardModelOf(view, telling).players.find((player) => player.seat === seat)?.province ?? { yields: [] };
  return telling.game.edition.provinceBoard.yields.flatMap(({ touches }, place): readonly Merit[] => {
    const gain = yields[place]?.gain;
    const isNear = touches.some(({ cell }) => open.includes(cell)) && !connected.includes(place);
    if (!gain || !isNear) return [];
    const text = (): string => telling.words.merits.yieldNear(gainWords(gain, telling.words));
    return [{ id: `near ${place}`, kind: 'own', amount: 1, text, isDetail: true }];
  });
}

/** How a yield tile lies to the roads: the next tile can reach it, or more are needed. */
function wayTo(place: number, view: RajasView, seat: number, telling: RajasTelling): Merit {
  const { game, words } = telling;
  const open = openCells(view, seat, telling);
  const touches = game.edition.provinceBoard.yields[place]?.touches ?? [];
  const isNext = touches.some(({ cell }) => open.includes(cell));
  return {
    id: isNext ? 'next' : 'far',
    kind: 'name',
    amount: 1,
    text: () => (isNext ? words.merits.yieldNext : words.merits.yieldFar),
  };
}
