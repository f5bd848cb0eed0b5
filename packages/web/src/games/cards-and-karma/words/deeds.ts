import type { KarmaMessages } from '../messages/index.ts';

/** What a player wins while bots play on, in words. */
export function deeds({ fame, coins, karma, administrators, end }: KarmaMessages): Readonly<Record<string, string>> {
  return {
    fame,
    coins,
    karma,
    administrators,
    dice: end.dice,
    'sets of buildings': end.buildingSets,
    'sets of ships': end.shipSets,
    'sets of goods': end.goodsSets,
  };
}
