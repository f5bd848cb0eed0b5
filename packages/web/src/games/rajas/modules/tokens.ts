import type { Seat } from '@durbar/engine';
import type { SymbolName } from '../../../art/index.ts';
import type { RajasTelling, RajasView } from '../types.ts';
import { heldFlags } from './roads/flags.ts';

/** Something of a module that a player holds. */
export interface Token {
  readonly symbol: SymbolName;
  readonly colour: string;
  readonly count: number;
  readonly label: string;
}

/** What a player holds of the modules in play. */
export function tokensOf(view: RajasView, seat: Seat, { words }: RajasTelling): readonly Token[] {
  const flags = heldFlags(view, seat);
  return [{ symbol: 'icon-flag', colour: 'var(--fort)', count: flags, label: words.roadBoard.held(flags) } as const].filter(
    ({ count }) => count > 0,
  );
}
