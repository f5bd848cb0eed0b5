import type { PendingTile } from '../scene.ts';
import { tileNamed } from '../sceneOf.ts';
import type { RajasGame, RajasView } from '../types.ts';

/** The tile that is being acquired, from the frame on top. */
export function pendingTile(view: RajasView, game: RajasGame): PendingTile | undefined {
  const frame = view.agenda.at(-1);
  if (frame?.kind !== 'choose-cell' && frame?.kind !== 'pay-tile' && frame?.kind !== 'overpay') return undefined;
  const tile = tileNamed(game, view.stacks[frame.stack]?.top ?? '');
  if (!tile) return undefined;
  const placed = frame.kind === 'choose-cell' ? undefined : frame;
  return { seat: frame.seat, tile, over: frame.over, cell: placed && game.grid.cells[placed.cell], turns: placed?.rotation ?? 0 };
}
