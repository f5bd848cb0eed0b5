import type { Choice, TajTelling, View } from '../types.ts';
import { label } from './label.ts';
import { cardBrief } from './names.ts';

/** A choice as part of a turn: cards by colour and symbols. */
export function brief(choice: Choice, view: View, telling: TajTelling): string {
  const { game, words } = telling;
  const card = (number: number) => cardBrief(game, number, words);
  if (choice.type === 'play')
    return choice.companion === undefined
      ? words.choice.play(card(choice.card))
      : words.choice.playWith(card(choice.card), card(choice.companion));
  return choice.type === 'take' ? words.choice.take(choice.cards.map(card)) : label(choice, view, telling);
}
