import { exhaustive } from '@durbar/engine';
import type { Choice, TajTelling, View } from '../types.ts';
import { bonusOf, bonusText, cardName, cityName } from './names.ts';

/** A choice in words. */
export function label(choice: Choice, view: View, telling: TajTelling): string {
  const { game, words } = telling;
  const card = (number: number) => cardName(game, number, words);
  switch (choice.type) {
    case 'play':
      return choice.companion === undefined
        ? words.choice.play(card(choice.card))
        : words.choice.playWith(card(choice.card), card(choice.companion));
    case 'withdraw':
      return hasPlayed(view, telling) ? words.choice.withdraw : words.choice.withdrawEmpty;
    case 'palace':
      return words.choice.palace(cityName(game, choice.city));
    case 'crown':
      return words.choice.crown(cityName(game, choice.city));
    case 'take':
      return words.choice.take(choice.cards.map(card));
    case 'draw':
      return words.choice.draw(card(choice.card));
    case 'tile':
      return words.choice.tile(game.edition.provinceTiles[choice.tile]?.number ?? 0);
    case 'bonus': {
      const bonus = bonusOf(game, choice.tile);
      return words.choice.bonus(bonus ? bonusText(bonus, words) : '');
    }
    case 'start':
      return telling.common.starts(telling.name(choice.seat));
    default:
      return exhaustive(choice);
  }
}

/** The label of the confirm button: the act in a few words. */
export function act(choice: Choice, view: View, telling: TajTelling): string {
  const { act: words } = telling.words;
  switch (choice.type) {
    case 'play':
      return words.play(choice.companion === undefined ? 1 : 2);
    case 'palace':
    case 'crown':
      return words.build;
    case 'take':
      return words.take(choice.cards.length);
    case 'withdraw':
      return telling.words.choice.withdraw;
    default:
      return label(choice, view, telling);
  }
}

function hasPlayed(view: View, { viewer }: TajTelling): boolean {
  return typeof viewer !== 'number' || view.seats[viewer]?.played.length !== 0;
}
