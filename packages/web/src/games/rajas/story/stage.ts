import type { Seat } from '@durbar/engine';
import { BUILDINGS, COLOURS } from '@durbar/rajas/vocabulary';
import { type Resting, type Stage, stageFrom } from '../../../story/stage.ts';
import { storyParts } from '../modules/index.ts';
import type { RajasDescription, RajasView } from '../types.ts';
import * as names from './names.ts';

type SeatView = RajasView['seats'][number];

export function stageOf(view: RajasView, game: RajasDescription): Stage {
  return stageFrom([
    ...board(view, game),
    ...view.seats.flatMap((seat, index) => [...pieces(seat, index, game), ...province(seat, index, game)]),
    ...storyParts.flatMap(({ stage }) => stage?.(view, game) ?? []),
  ]);
}

function board(view: RajasView, { yieldTiles }: RajasDescription): Resting[] {
  return [
    ...view.supply.map((count, colour): Resting => [supplyOf(colour), names.stoneFace(names.colourName(colour)), count]),
    ...view.spaces.flatMap(({ id, workers }) => workers.map((seat): Resting => [names.spacePlace(id), names.workerFace(seat)])),
    ...view.stacks.flatMap(({ top, size }, stack): Resting[] => [
      ...(top === '' ? [] : [[names.stackPlace(stack), names.tileFace(top)] as const]),
      [names.stackPlace(stack), names.TILE_BACK, size - (top === '' ? 0 : 1)],
    ]),
    ...view.river.flatMap((id, index): Resting[] => (id === '' ? [] : [[names.riverPlace(index), names.riverTileFace(id)]])),
    [names.YIELD_PILE, names.YIELD_BACK, view.yieldStack],
    ...view.yieldAside.map((count, tile): Resting => [names.YIELD_ASIDE, names.yieldTileFace(yieldTiles[tile]?.id ?? ''), count]),
    ...(view.start < 0 ? [] : [[names.startPlace(view.start), names.ELEPHANT] as const]),
    ...(view.claim < 0 ? [] : [[names.startPlace(view.claim), names.CLAIM] as const]),
  ];
}

function supplyOf(colour: number): string {
  return names.supplyPlace(COLOURS[colour] ?? 'blue');
}

function pieces(seat: SeatView, index: Seat, game: RajasDescription): Resting[] {
  return [
    ...seat.dice.map((die): Resting => [names.kaliPlace(index), names.dieFace(die)]),
    [names.trayPlace(index), names.workerFace(index), seat.active - seat.placed],
    ...seat.waiting.map((place): Resting => [names.waitPlace(place, index), names.workerFace(index)]),
    [names.karmaPlace(index), names.PETAL, seat.karma],
    [names.riverPlace(seat.boat), names.boatFace(index)],
    ...BUILDINGS.map((name, kind): Resting => [names.scrollPlace(name, seat.levels[kind] ?? 0), names.markerFace(index)]),
    [names.gaugePlace(index, 'fame'), names.CROWN, seat.fame],
    [names.gaugePlace(index, 'money'), names.COIN, seat.money],
    [names.markerPlace(game, 'fame', seat.fame), names.markerFace(index)],
    [names.markerPlace(game, 'money', seat.money), names.markerFace(index)],
    ...(seat.bonusMarker < 0 ? [] : [[names.trackPlace('money', seat.bonusMarker), names.bonusMarkerFace(index)] as const]),
  ];
}

function province({ province: tiles, connected, yielded }: SeatView, index: Seat, { sides }: RajasDescription): Resting[] {
  const yieldAt = (place: number): string => names.yieldPlace(index, sides[index]?.yields[place]?.id ?? '');
  return [
    ...tiles.flatMap(({ at, id, covered }): Resting[] => [
      [names.cellPlace(index, at), names.tileFace(id)],
      ...(covered === '' ? [] : [[names.underPlace(index, at), names.tileFace(covered)] as const]),
    ]),
    ...connected.map((place): Resting => [yieldAt(place), names.REACHED]),
    ...yielded.map((place): Resting => [yieldAt(place), names.RECEIVED]),
  ];
}
