import type { Language } from '../../../i18n/language.ts';
import { capitalised } from '../../../i18n/names.ts';
import type { TajMessages } from '../messages/index.ts';
import { type BonusTile, type CardFace, type CourtSymbol, GOODS, SUITS, SYMBOLS } from '../model/model.ts';
import type { Game } from '../types.ts';

export function provinceName({ edition }: Game, province: number, language: Language): string {
  const data = edition.provinces[province];
  return data?.names?.[language] ?? data?.name ?? '';
}

export function cityName({ edition }: Game, city: number): string {
  return edition.cities[city]?.name ?? '';
}

export function bonusOf({ bonusTiles }: Game, tile: number): BonusTile | undefined {
  const { effect, isTajMahal } = bonusTiles[tile] ?? {};
  if (!effect) return undefined;
  if (effect.type === 'points') return { type: 'points', points: effect.points, isTaj: isTajMahal ?? false };
  return effect.type === 'cards' ? { type: 'cards' } : { type: 'good', good: effect.good };
}

export function bonusText(bonus: BonusTile, words: TajMessages): string {
  if (bonus.type === 'cards') return words.bonus.cards;
  if (bonus.type === 'good') return words.bonus.good(words.goods[bonus.good]);
  return bonus.isTaj ? words.bonus.taj(bonus.points) : words.bonus.points(bonus.points);
}

/** A bonus tile where there is little room. */
export function bonusBrief(bonus: BonusTile, words: TajMessages): string {
  if (bonus.type === 'cards') return words.gain.cards(1);
  return bonus.type === 'good' ? words.goods[bonus.good] : words.gain.points(bonus.points);
}

export function faceOf(game: Game, card: number): CardFace {
  const { colour, symbols, effect, token } = game.cards[card] ?? { symbols: [] };
  if (!effect) return { suit: colour ?? 'white', symbols };
  const points = effect.type === 'points' ? effect.points : 0;
  return { suit: 'special', symbols, special: { effect: effect.type, points, token: token ?? 'vizier' } };
}

/** "2 × elephant" for a symbol that a card shows twice. */
function counted(names: readonly string[]): readonly string[] {
  const times = (name: string): number => names.filter((one) => one === name).length;
  return [...new Set(names)].map((name) => (times(name) > 1 ? `${times(name)} × ${name}` : name));
}

export function cardName(game: Game, card: number, words: TajMessages): string {
  const face = faceOf(game, card);
  const symbols = counted(face.symbols.map((symbol) => words.symbols[symbol]));
  if (!face.special) return words.card(words.suits[face.suit], symbols);
  if (face.special.effect === 'symbol') return words.special.symbol(symbols[0] ?? '');
  return face.special.effect === 'points' ? words.special.points(face.special.points) : words.special.freeColour;
}

/** A card as part of a turn: its colour and symbols. */
export function cardBrief(game: Game, card: number, words: TajMessages): string {
  const { suit, symbols, special } = faceOf(game, card);
  if (special) return cardName(game, card, words);
  return words.cardBrief(words.suits[suit], counted(symbols.map((symbol) => words.symbols[symbol])));
}

/** What a special card says on its face. */
export function captionOf({ special }: CardFace, words: TajMessages): readonly [string, string] | undefined {
  if (!special) return undefined;
  if (special.effect === 'symbol') return ['+1', words.caption.symbol];
  return special.effect === 'points' ? [`+${special.points}`, words.caption.points] : [words.caption.free, words.caption.colour];
}

/** The row headings of the contest: the prize of a symbol. */
export function prizeName(symbol: CourtSymbol, words: TajMessages): string {
  return symbol === 'mogul' ? words.crown : capitalised(words.symbols[symbol]);
}

export function suitName(colour: number, words: TajMessages): string {
  return words.suits[SUITS[colour] ?? 'white'];
}

/** "2 vizier, 1 monk": the non-zero counts. */
export function countedSymbols(totals: readonly number[], words: TajMessages): string[] {
  return SYMBOLS.flatMap((symbol, number) => ((totals[number] ?? 0) > 0 ? [`${totals[number]} ${words.symbols[symbol]}`] : []));
}

export function countedGoods(goods: readonly number[], words: TajMessages): string[] {
  return GOODS.flatMap((good, number) => ((goods[number] ?? 0) > 0 ? [`${goods[number]} × ${words.goods[good]}`] : []));
}
