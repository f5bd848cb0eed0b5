import type { PlayerColour } from '../../../../art/players.ts';
import type { BoardModel } from '../../model/model.ts';
import type { GainFace } from '../../pieces/marks.ts';
import type { RajasDescription } from '../../types.ts';

export const TEMPLE = 'temple';

/** One karma level of the temple: its blessing, and whose cubes are there. */
export interface BlessingRow {
  readonly level: number;
  readonly gains: readonly GainFace[];
  readonly karma: readonly PlayerColour[];
}

/** The rows of the temple board, highest level first; empty if the module is not in play. */
export function blessingRows(game: RajasDescription, { players }: BoardModel): readonly BlessingRow[] {
  if (!game.spaces.some(({ id }) => id === TEMPLE)) return [];
  const most = game.edition.limits.karma;
  return Array.from({ length: most + 1 }, (_, index) => most - index).map((level) => ({
    level,
    gains: blessing(game, level),
    karma: players.filter(({ karma }) => karma === level).map(({ colour }) => colour),
  }));
}

export function blessing({ modules }: RajasDescription, level: number): readonly GainFace[] {
  return modules.kedarnath?.rows[level] ?? [];
}
