import { moduleLaying } from '../modules/index.ts';
import type { RajasDescription, RajasView } from '../types.ts';
import type { PendingTile } from './model.ts';
import { tileNamed } from './tile.ts';

/** The tile that is being acquired or laid, from the frame on top. */
export function pendingTile(view: RajasView, game: RajasDescription): PendingTile | undefined {
  const frame = view.agenda.at(-1);
  switch (frame?.kind) {
    case 'choose-cell':
      return named(game, view.stacks[frame.stack]?.top, { seat: frame.seat, over: frame.over });
    case 'pay-tile':
    case 'overpay': {
      const { seat, over, cell, rotation, stack } = frame;
      return named(game, view.stacks[stack]?.top, { seat, over, cell: game.cells[cell], turns: rotation });
    }
    default:
      return frame && 'seat' in frame
        ? named(game, moduleLaying[frame.kind]?.(frame, view, game), { seat: frame.seat, over: false })
        : undefined;
  }
}

type Placing = Pick<PendingTile, 'seat' | 'over'> & { readonly cell?: string | undefined; readonly turns?: number };

function named(
  game: RajasDescription,
  id: string | undefined,
  { seat, over, cell, turns = 0 }: Placing,
): PendingTile | undefined {
  const tile = tileNamed(game, id ?? '');
  return tile && { seat, tile, over, cell, turns };
}
