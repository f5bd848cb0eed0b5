import { capitalised } from '../../../i18n/names.ts';
import type { RajasMessages } from '../messages/index.ts';
import { signs } from './receipt.ts';

/** What a player wins while bots play on, and what is held then, in words. */
export function deeds(words: RajasMessages): Readonly<Record<string, string>> {
  const { coin = '', 'fame-crown': fame = '', 'icon-die': dice = '' } = signs(words);
  const { tiles, river, upgrades } = words.end.statistics;
  return {
    fame: capitalised(fame),
    money: capitalised(coin),
    karma: words.karma,
    dice: capitalised(dice),
    workers: words.merits.workersWon,
    tiles,
    river,
    upgrades,
    'has workers': words.workers,
    'has karma': words.karma,
    'has dice': words.merits.held.dice,
    'has dice-sum': words.merits.held.pips,
    'has market-values': words.merits.held.markets,
  };
}
