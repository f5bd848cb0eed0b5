import type { Good, Part } from '@durbar/cards-and-karma';
import { capitalised } from '../../../i18n/names.ts';
import type { KarmaMessages } from '../messages/index.ts';
import type { Game, View } from '../types.ts';

/** A name from the messages, or the edition's own word for anything we don't know. */
function named(names: Readonly<Record<string, string>>, name: string): string {
  return names[name] ?? name;
}

export function colourName(colour: string, words: KarmaMessages): string {
  return named(words.colours, colour);
}

export function letterOf(colour: string, words: KarmaMessages): string {
  return named(words.letters, colour);
}

export function buildingName(type: string, words: KarmaMessages): string {
  return named(words.buildings, type);
}

export function goodName(type: string, words: KarmaMessages): string {
  return named(words.goods, type);
}

/** The buildings of a card as its title: "Red building", "Red & yellow". */
export function buildingsTitle(types: readonly string[], words: KarmaMessages): string {
  const names = types.length > 1 ? words.buildingsShort : words.buildings;
  return titled(types.map((type) => named(names, type)));
}

/** "Silk & tea": a title, not a sentence. */
export function titled(names: readonly string[]): string {
  const [first = '', ...others] = names;
  return [capitalised(first), ...others].join(' & ');
}

const LONGEST_TITLE = 18;

/** A long title on two lines that are about equally long. */
export function inTwo(title: string): readonly string[] {
  const words = title.split(' ');
  if (title.length <= LONGEST_TITLE - 2 || words.length < 2) return [title];
  const splits = words.slice(1).map((_word, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

export function effectText(parts: readonly Part[], words: KarmaMessages): string {
  return words.and(parts.map((part) => partText(part, words)));
}

/** A range, where the player chooses the number: "1–2 goods cards". */
export function partText({ gain, count, atLeast = count }: Part, words: KarmaMessages): string {
  return `${atLeast < count ? `${atLeast}–` : ''}${words.gains[gain](count)}`;
}

export function bonusText(game: Game, bonus: number, words: KarmaMessages): string {
  const alternatives = game.bonuses[bonus]?.alternatives ?? [];
  return alternatives.map((effect) => effectText(effect, words)).join(` ${words.or} `);
}

export function goodsText(goods: readonly Good[], words: KarmaMessages): string {
  return goods.map(({ type, value }) => `${goodName(type, words)} ${value}`).join(' + ');
}

/** A card's action side in words. */
export function cardName(game: Game, number: number, words: KarmaMessages): string {
  const card = game.edition.cards[number];
  switch (card?.kind) {
    case 'building':
      return words.card.building(
        words.and(card.buildings.map((type) => buildingName(type, words))),
        goodsText(card.goods, words),
      );
    case 'ship':
      return words.card.ship(card.flag);
    case 'goods':
      return words.card.goods(goodsText(card.goods, words));
    case 'palace':
      return words.card.palace(effectText(game.edition.palaceActions[card.action] ?? [], words));
    default:
      return '';
  }
}

/** A card with its cost and, as far as everyone knows it, its die, for screen readers. */
export function fullCardName(
  game: Game,
  number: number,
  { openNumbers }: Pick<View, 'openNumbers'>,
  words: KarmaMessages,
): string {
  const card = game.edition.cards[number];
  if (!card) return words.gap;
  const colour = colourName(card.die, words);
  const shows = openNumbers[number] ?? 0;
  const die = words.asDie(shows > 0 ? `${colour} ${shows}` : colour);
  return [cardName(game, number, words), costText(game, number, words), die].join(', ');
}

export function costText(game: Game, number: number, words: KarmaMessages): string {
  const card = game.edition.cards[number];
  if (card?.kind === 'building') return words.costs(colourName(card.cost.colour, words), card.cost.sum);
  if (card?.kind === 'ship') return words.costsExactly(card.cost);
  return card?.kind === 'palace' ? words.costsExactly(card.action) : words.free;
}

/** A die with its number, or only its colour if the number is unseen. */
export function dieName(game: Game, number: number, shows: number, words: KarmaMessages): string {
  const colour = colourName(game.edition.cards[number]?.die ?? '', words);
  return shows > 0 ? `${colour} ${shows}` : words.hiddenDie(colour);
}
