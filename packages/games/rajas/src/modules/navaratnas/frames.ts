import { defined, drawIndex, type Seat } from '@durbar/engine';
import { unexpected } from '../../decisions/unexpected.ts';
import type { HandlersOf } from '../../frames.ts';
import type { RajasGame, RajasStep } from '../../game.ts';
import { at } from '../../numbers.ts';
import { yieldPlace } from '../../rules/boards.ts';
import type { RajasState } from '../../state.ts';
import type { RajasChoice, RajasSource } from '../index.ts';
import { fittingTiles, navaratnasOf, placesFor } from './tiles.ts';

export type NavaratnasFrame =
  | { readonly kind: 'navaratnas/deal' }
  | { readonly kind: 'navaratnas/draw'; readonly seat: Seat }
  | { readonly kind: 'navaratnas/choose'; readonly seat: Seat; readonly source: RajasSource }
  | { readonly kind: 'navaratnas/lay'; readonly seat: Seat; readonly tile: number };

/** The colour of the tile that everyone begins with (RAJ-NAV-05). */
export const STARTING_COLOUR = 'brown';

export const navaratnasHandlers: HandlersOf<NavaratnasFrame> = {
  /** RAJ-NAV-06: in turn order. */
  'navaratnas/deal': {
    run: (game, state, _frame, step) => {
      for (let i = 0; i < game.players; i++) {
        step.next({ kind: 'navaratnas/draw', seat: (state.start + i) % game.players });
      }
    },
  },
  'navaratnas/draw': {
    ask: (game, state) => {
      const weights = brownTiles(game, state);
      const tiles = game.yieldTiles.filter(({ index }) => at(weights, index) > 0);
      return {
        decider: 'chance',
        choices: tiles.map(({ index }) => tileChoice(game, index)),
        weights: tiles.map(({ index }) => at(weights, index)),
      };
    },
    sample: (game, state, _frame, random) => tileChoice(game, drawIndex(brownTiles(game, state), random)),
    answer: (game, state, frame, choice, step) => {
      if (choice.type !== 'navaratnas/tile') return unexpected(frame, choice);
      step.fact({ type: 'navaratnas/tile-drawn', seat: frame.seat, tile: choice.tile, id: choice.id });
      layOrAsk(game, state, frame.seat, choice.tile, step);
    },
  },
  'navaratnas/choose': {
    ask: (game, state, { seat }) => {
      // RAJ-NAV-14.
      const choices: RajasChoice[] = [{ type: 'navaratnas/none' }];
      for (const tile of fittingTiles(game, state, seat)) choices.push(tileChoice(game, tile));
      return { decider: seat, choices };
    },
    answer: (game, state, frame, choice, step) => {
      const { seat, source } = frame;
      if (choice.type === 'navaratnas/none') return step.fact({ type: 'declined', seat, what: 'yield-tile', source });
      if (choice.type !== 'navaratnas/tile') return unexpected(frame, choice);
      layOrAsk(game, state, seat, choice.tile, step);
    },
  },
  'navaratnas/lay': {
    ask: (game, state, { seat, tile }) => ({
      decider: seat,
      choices: placesFor(game, state, seat, tile).map((place) => ({
        type: 'navaratnas/place',
        place,
        id: yieldPlace(game, seat, place).id,
      })),
    }),
    answer: (game, _state, frame, choice, step) => {
      if (choice.type !== 'navaratnas/place') return unexpected(frame, choice);
      layTile(game, frame.seat, frame.tile, choice.place, step);
    },
  },
};

function yieldTileId(game: RajasGame, tile: number): string {
  return defined(game.yieldTiles[tile], 'yield tile').id;
}

function tileChoice(game: RajasGame, tile: number): RajasChoice {
  return { type: 'navaratnas/tile', tile, id: yieldTileId(game, tile) };
}

function brownTiles(game: RajasGame, { modules }: RajasState): number[] {
  const { display } = navaratnasOf(modules);
  return game.yieldTiles.map(({ index, colourName }) => (colourName === STARTING_COLOUR ? at(display, index) : 0));
}

/** Only asks for the space if there is more than one. */
function layOrAsk(game: RajasGame, state: RajasState, seat: Seat, tile: number, step: RajasStep): void {
  const [place, ...others] = placesFor(game, state, seat, tile);
  if (others.length > 0) step.next({ kind: 'navaratnas/lay', seat, tile });
  else layTile(game, seat, tile, defined(place, 'yield space'), step);
}

function layTile(game: RajasGame, seat: Seat, tile: number, place: number, step: RajasStep): void {
  step.fact({
    type: 'navaratnas/tile-laid',
    seat,
    tile,
    id: yieldTileId(game, tile),
    place,
    at: yieldPlace(game, seat, place).id,
  });
}
