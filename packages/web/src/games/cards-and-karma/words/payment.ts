import type { KarmaMessages } from '../messages/index.ts';
import type { Choice, Game, View } from '../types.ts';
import { dieName } from './names.ts';

interface Payment {
  readonly dice: readonly number[];
  readonly jokers: number;
  readonly karma: number;
}

/** The payment one would usually choose: few administrators, little karma, few pips. */
export function cheapest(choices: readonly Choice[]): Choice | undefined {
  const price = (choice: Choice) => (choice.type === 'pay' ? choice.jokers * 100 + choice.karma * 10 + choice.dice.length : 1000);
  return choices.reduce<Choice | undefined>(
    (best, choice) => (best === undefined || price(choice) < price(best) ? choice : best),
    undefined,
  );
}

/** The parts of a payment in words: "lapis 3", "1 administrator", "2 karma". */
export function paymentParts(
  game: Game,
  { dice, jokers, karma }: Payment,
  numbers: readonly number[],
  words: KarmaMessages,
): string[] {
  return [
    ...dice.map((die, index) => dieName(game, die, numbers[index] ?? 0, words)),
    ...(jokers > 0 ? [words.gains.administrators(jokers)] : []),
    ...(karma > 0 ? [words.gains.karma(karma)] : []),
  ];
}

/** The numbers of dice in a viewer's own hand; 0 where they cannot be seen. */
export function numbersOf({ seats }: View, seat: number, dice: readonly number[]): number[] {
  return dice.map((card) => seats[seat]?.hand.find((die) => die.card === card)?.number ?? 0);
}
