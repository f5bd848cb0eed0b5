import type { KarmaMessages } from '../messages/index.ts';
import type { Choice, Game, View } from '../types.ts';
import { dieName } from './names.ts';

interface Payment {
  readonly dice: readonly number[];
  readonly jokers: number;
  readonly karma: number;
}

/** The usual payment: few administrators, little karma, few dice, few pips. */
export function cheapest(choices: readonly Choice[], view: View): Choice | undefined {
  return choices.reduce<Choice | undefined>(
    (best, choice) => (best === undefined || dearness(choice, view) < dearness(best, view) ? choice : best),
    undefined,
  );
}

export function dearness(choice: Choice, { seats }: View): number {
  if (choice.type !== 'pay') return Number.POSITIVE_INFINITY;
  const numbers = seats.flatMap(({ hand }) => hand);
  const pips = choice.dice.reduce((sum, card) => sum + (numbers.find((die) => die.card === card)?.number ?? 0), 0);
  return choice.jokers * 10_000 + choice.karma * 1000 + choice.dice.length * 100 + pips;
}

/** The parts of a payment in words: "blue 3", "1 administrator", "2 karma". */
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

/** The numbers of the dice in the viewer's own hand; 0 if unknown. */
export function numbersOf({ seats }: View, seat: number, dice: readonly number[]): number[] {
  return dice.map((card) => seats[seat]?.hand.find((die) => die.card === card)?.number ?? 0);
}
