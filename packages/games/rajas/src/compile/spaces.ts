import { defined } from '@durbar/engine';
import type { BoardData, CostData, Edition, SpaceData } from '../edition.ts';
import type { Cost, PalaceAction, Space } from '../game.ts';
import { packed, range } from '../numbers.ts';
import { colourOf, faceOf, turnedValue } from '../rules/dice.ts';
import { COLOURS, KINDS_OF_DICE } from '../words.ts';
import { compileGain, type GainTable } from './gains.ts';

export const CHAMBERS = 'chambers';

/** RAJ-SETUP-01, RAJ-SETUP-21. */
export function boardFor(edition: Edition, players: number): BoardData {
  return defined(
    edition.boards.find((board) => board.players.includes(players)),
    `board for ${players} players`,
  );
}

/** The spaces in play: minus covered ones (RAJ-SETUP-02), plus those of modules. */
export function spacesInPlay(edition: Edition, players: number, extra: readonly SpaceData[]): SpaceData[] {
  const board = boardFor(edition, players);
  const covered = (board.coverTiles ?? []).filter((tile) => tile.players.includes(players)).flatMap(({ covers }) => covers);
  return [...board.spaces.filter(({ id }) => !covered.includes(id)), ...extra];
}

export function compileSpaces(edition: Edition, players: number, extra: readonly SpaceData[], table: GainTable): Space[] {
  const board = boardFor(edition, players);
  const data = spacesInPlay(edition, players, extra);
  return data.map((space, index) => compileSpace(edition, board, data, space, index, table));
}

function compileSpace(
  edition: Edition,
  board: BoardData,
  all: readonly SpaceData[],
  data: SpaceData,
  index: number,
  table: GainTable,
): Space {
  const { id, area, group = '' } = data;
  const effects = data.effects.map((gain) => compileGain(table, gain));
  return {
    index,
    id,
    area,
    group,
    /** RAJ-MARKET-08, RAJ-PLACE-05. */
    groupLimit: board.groupLimits?.[group] ?? 0,
    groupSpaces: board.groupLimits?.[group] ? placesOf(all, (space) => space.group === group) : [],
    /** RAJ-PLACE-04. */
    before: edition.areasInOrder.includes(area) ? earlierIn(all, area, index) : [],
    cost: compileCost(data.cost ?? {}),
    effects,
    ignoresPayment: effects.every(({ rule }) => rule.ignoresPayment),
    needs: effects.reduce((needs, gain) => needs | (gain.rule.needs?.(gain) ?? 0), 0),
    needsDecide: effects.every(({ rule }) => rule.needsDecide),
    source: { kind: 'space', id },
    choice: { type: 'place', space: index, id },
  };
}

function earlierIn(all: readonly SpaceData[], area: string, index: number): number[] {
  return placesOf(all, (space, other) => other < index && space.area === area).reverse();
}

function placesOf(all: readonly SpaceData[], isWanted: (space: SpaceData, index: number) => boolean): number[] {
  return packed(all.flatMap((space, index) => (isWanted(space, index) ? [index] : [])));
}

/** RAJ-PLACE-07, RAJ-PALACE-01. */
function compileCost(cost: CostData): Cost {
  const { money = 0, die, colour, values } = cost;
  return {
    money,
    die: die !== undefined || colour !== undefined || values !== undefined,
    best: values === undefined ? Number.MAX_SAFE_INTEGER : Math.max(...values),
    plain: kindsWhere((kind) => isAccepted(cost, kind, faceOf(kind))),
    turned: values !== undefined || die === 'valued' ? kindsWhere((kind) => isWorthTurning(cost, kind)) : 0,
  };
}

/** RAJ-RIVER-02. */
function isAccepted({ colour, values }: CostData, kind: number, value: number): boolean {
  return (colour === undefined || COLOURS[colourOf(kind)] === colour) && (values === undefined || values.includes(value));
}

/** Turning a die must matter: it makes a space affordable or increases the die's worth. */
function isWorthTurning(cost: CostData, kind: number): boolean {
  const value = faceOf(kind);
  const turned = turnedValue(value);
  return isAccepted(cost, kind, turned) && (turned > value || !isAccepted(cost, kind, value));
}

function kindsWhere(holds: (kind: number) => boolean): number {
  return range(KINDS_OF_DICE).reduce((bits, kind) => (holds(kind) ? bits | (1 << kind) : bits), 0);
}

/** Palace chambers, which other effects can grant without their die (RAJ-GAIN-05, RAJ-PALACE-08). */
export function compileActions(spaces: readonly Space[]): PalaceAction[] {
  return spaces
    .filter(({ group }) => group === CHAMBERS)
    .map(({ id, effects }, action) => ({ id, effects, source: { kind: 'action', id }, choice: { type: 'action', action, id } }));
}
