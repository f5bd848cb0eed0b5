import { below, defined, type Random, shape } from '@durbar/engine';
import type { RiverTileData } from '../edition.ts';
import type { RajasGame } from '../game.ts';
import { at, filled } from '../numbers.ts';
import type { RajasState } from '../state.ts';

/** Component data of a module with river tiles. */
export interface RiverTilesData {
  readonly provenance?: Readonly<Record<string, string>>;
  readonly riverTiles: readonly RiverTileData[];
}

export function riverTilesShape(gain: shape.Shape): shape.Shape {
  const tile = shape.object({ id: shape.text(), gain });
  return shape.object({ riverTiles: shape.array(tile, { min: 1 }) }, { provenance: shape.record(shape.text()) });
}

export function riverTileId({ riverTiles }: RajasGame, tile: number): string {
  return defined(riverTiles[tile], 'river tile').id;
}

/** River tiles not face up on the river. */
export function tilesLeft({ riverTiles }: RajasGame, state: RajasState): number[] {
  const left: number[] = [];
  for (let tile = 0; tile < riverTiles.length; tile++) if (!state.riverTiles.includes(tile)) left.push(tile);
  return left;
}

/** Chance draws one of the tiles not face up anywhere, all equally likely. */
export function drawTile<Choice>(choose: (tile: number, id: string) => Choice) {
  const choiceOf = (game: RajasGame, tile: number) => choose(tile, riverTileId(game, tile));
  return {
    ask: (game: RajasGame, state: RajasState) => {
      const choices = tilesLeft(game, state).map((tile) => choiceOf(game, tile));
      return { decider: 'chance' as const, choices, weights: filled(choices.length, 1) };
    },
    sample: (game: RajasGame, state: RajasState, _frame: unknown, random: Random) => {
      const tiles = tilesLeft(game, state);
      return choiceOf(game, at(tiles, below(random, tiles.length)));
    },
  };
}
