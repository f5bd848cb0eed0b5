import type { Choice, KarmaTelling, View } from '../types.ts';
import { label } from './label.ts';
import { cardName, dieName } from './names.ts';

/** A choice as part of a turn; the cost of a card is in its payment. */
export function brief(choice: Choice, view: View, telling: KarmaTelling): string {
  const { game, words } = telling;
  if (choice.type === 'take') {
    const take = game.edition.cards[choice.card]?.kind === 'building' ? words.choice.build : words.choice.take;
    return take(cardName(game, choice.card, words));
  }
  if (choice.type === 'take-die')
    return words.choice.takeDie(
      cardName(game, choice.card, words),
      dieName(game, choice.card, view.openNumbers[choice.card] ?? 0, words),
    );
  return label(choice, view, telling);
}
