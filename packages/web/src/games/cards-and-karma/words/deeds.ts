import type { KarmaMessages } from '../messages/index.ts';

/** What a player wins while bots play on, and what is held then, in words. */
export function deeds({ fame, coins, karma, administrators, end, merits }: KarmaMessages): Readonly<Record<string, string>> {
  return {
    fame,
    coins,
    karma,
    administrators,
    dice: end.dice,
    'sets of buildings': end.buildingSets,
    'sets of ships': end.shipSets,
    'sets of goods': end.goodsSets,
    'has fame': fame,
    'has coins': coins,
    'has karma': karma,
    'has administrators': administrators,
    'has dice': merits.held.dice,
    'has buildings': merits.held.buildings,
    'has goods': merits.held.goods,
    'has ships': merits.held.ships,
  };
}
