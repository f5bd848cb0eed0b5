import type { Seat } from '@durbar/engine';
import type { SymbolName } from '../../../art/index.ts';
import type { RajasTelling, RajasView } from '../types.ts';
import { heldHoliTiles } from './holi/tiles.ts';
import { elephantWith } from './pink-elephant/elephant.ts';
import { heldFlags } from './roads/flags.ts';

/** Something of a module that a player holds. */
export interface Token {
  readonly symbol: SymbolName;
  readonly colour: string;
  readonly count: number;
  readonly label: string;
  /** What leads to its rules. */
  readonly about: string;
}

/** What a player holds of the modules in play. */
export function tokensOf(view: RajasView, seat: Seat, { words }: RajasTelling): readonly Token[] {
  const tokens: Token[] = [];
  const flags = heldFlags(view, seat);
  if (flags > 0)
    tokens.push({ symbol: 'icon-flag', colour: 'var(--fort)', count: flags, label: words.roadBoard.held(flags), about: 'flag' });
  const holi = heldHoliTiles(view, seat);
  if (holi > 0) tokens.push({ symbol: 'die-any', colour: '', count: holi, label: words.holi.held(holi), about: 'holi-tile' });
  const elephant = elephantWith(view, seat);
  if (elephant) {
    const { held, lying } = words.pinkElephant;
    tokens.push({
      symbol: 'player-elephant',
      colour: '#d9539a',
      count: 1,
      label: elephant === 'lying' ? lying : held,
      about: 'pink-elephant',
    });
  }
  return tokens;
}
