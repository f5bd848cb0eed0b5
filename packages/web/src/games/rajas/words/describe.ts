import { BUILDINGS } from '@durbar/rajas/vocabulary';
import { boardModelOf } from '../model/boardModelOf.ts';
import type { PlayerModel } from '../model/model.ts';
import type { RajasTelling, RajasView } from '../types.ts';
import { dieName } from './names.ts';
import { tileLine } from './tiles.ts';
import { markerWords } from './tracks.ts';

/** The whole table in words, a line each. */
export function describe(view: RajasView, telling: RajasTelling): string[] {
  const { words, players } = telling;
  const model = boardModelOf(view, telling);
  const start = model.start === undefined ? undefined : players[model.start]?.name;
  return [
    ...(start === undefined ? [] : [words.describe.round(model.round, start)]),
    ...model.players.flatMap((player) => playerLines(player, telling)),
    words.describe.quarry(model.stacks.flatMap(({ tile }) => (tile ? [tileLine(tile, words)] : []))),
  ];
}

function playerLines(player: PlayerModel, telling: RajasTelling): string[] {
  const { words, game } = telling;
  const { name, dice, hands, karma, workers, levels, province, boat } = player;
  const diceWords = dice.map(({ colour, value }) => dieName(colour, value, words));
  return [
    `${markerWords(player, telling)}.`,
    `${words.diceWords(diceWords, hands)}. ${words.karmaLevel(karma, game.edition.limits.karma)}. ${words.workersLeft(workers.free, workers.active)}.`,
    words.describe.levels(
      name,
      BUILDINGS.map((building) => `${words.buildings[building]} ${levels[building]}`),
    ),
    words.describe.tiles(
      name,
      province.tiles.map(({ cell, tile }) => words.province.tile(cell, tileLine(tile, words))),
    ),
    words.describe.boat(name, boat),
  ];
}
