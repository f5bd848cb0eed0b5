import { cardOf } from '@durbar/cards-and-karma/vocabulary';
import { capitalised } from '../../../i18n/names.ts';
import { buildingAt, goodAt } from '../model/sets.ts';
import type { Choice, KarmaTelling, View } from '../types.ts';
import { bonusText, buildingName, cardName, costText, dieName, effectText, goodName } from './names.ts';
import { numbersOf, paymentParts } from './payment.ts';

/** A choice in words. */
export function label(choice: Choice, view: View, telling: KarmaTelling): string {
  const { game, words } = telling;
  const say = words.choice;
  switch (choice.type) {
    case 'take-die':
      return say.takeDie(pricedCard(choice.card, telling), dieName(game, choice.card, view.openNumbers[choice.card] ?? 0, words));
    case 'take':
      return takeLabel(choice.card, telling);
    case 'pay':
      return capitalised(words.gain.pays(paymentParts(game, choice, numbersOf(view, seatOf(telling), choice.dice), words)));
    case 'extra-die':
    case 'discard':
      return (choice.type === 'discard' ? say.discard : say.extraDie)(ownDie(choice.card, view, telling));
    case 'copy':
      return copyLabel(choice.seat, view, telling);
    case 'alternative':
      return effectText(game.bonuses[choice.bonus]?.alternatives[choice.index] ?? [], words);
    case 'set':
      return say.set(
        choice.symbols.map((symbol) => symbolText(symbol, choice.set, telling)),
        setPlaces(choice.symbols, view, telling),
      );
    case 'lay':
      return say.lay(bonusText(game, choice.bonus, words));
    default:
      return shortLabel(choice, telling);
  }
}

/** The label of the confirm button: the act in a few words. */
export function act(choice: Choice, view: View, telling: KarmaTelling): string {
  const { game, words } = telling;
  const card = choice.type === 'take' ? game.edition.cards[choice.card] : undefined;
  if (card?.kind === 'ship') return words.takeShip(card.flag);
  const acts: Readonly<Record<string, string | undefined>> = words.act;
  return acts[choice.type] ?? label(choice, view, telling);
}

type ShortChoice = Exclude<
  Choice,
  { type: 'take-die' | 'take' | 'pay' | 'extra-die' | 'discard' | 'copy' | 'alternative' | 'set' | 'lay' }
>;

function shortLabel(choice: ShortChoice, telling: KarmaTelling): string {
  const { game, words } = telling;
  const say = words.choice;
  switch (choice.type) {
    case 'start':
      return telling.common.starts(telling.name(choice.seat));
    case 'turn-up':
      return say.turnUp(cardName(game, choice.card, words));
    case 'number':
      return say.number(choice.number);
    case 'bonus':
      return say.bonus(bonusText(game, choice.bonus, words));
    default:
      return say[choice.type];
  }
}

function takeLabel(card: number, telling: KarmaTelling): string {
  const { game, words } = telling;
  const take = game.edition.cards[card]?.kind === 'building' ? words.choice.build : words.choice.take;
  return take(pricedCard(card, telling));
}

/** A card with its cost, because several show the same. */
function pricedCard(card: number, { game, words }: KarmaTelling): string {
  return `${cardName(game, card, words)} (${costText(game, card, words)})`;
}

function ownDie(card: number, view: View, telling: KarmaTelling): string {
  const [number = 0] = numbersOf(view, seatOf(telling), [card]);
  return dieName(telling.game, card, number, telling.words);
}

function copyLabel(seat: number, view: View, telling: KarmaTelling): string {
  const { game, words } = telling;
  const ship = view.seats[seat]?.ships.at(-1) ?? -1;
  const reward = effectText(game.cards[ship]?.effect ?? [], words);
  return words.choice.copy(telling.name(seat), cardName(game, ship, words), reward);
}

export function symbolText(symbol: number, set: 'buildings' | 'goods', { game, words }: KarmaTelling): string {
  if (set === 'buildings') return buildingName(buildingAt(game, symbol), words);
  const { type, value } = goodAt(game, symbol);
  return `${goodName(type, words)} ${value}`;
}

/** Where the cards of a set are among the player's own: several sets may show the same pieces. */
export function setPlaces(symbols: readonly number[], view: View, telling: KarmaTelling): string {
  const { words } = telling;
  const cards = new Set(symbols.map(cardOf));
  const rows = [
    [words.buildingsRow, 'buildings'],
    [words.shipsRow, 'ships'],
    [words.goodsRow, 'goods'],
  ] as const;
  return rows
    .flatMap(([name, kind]) => {
      const row = view.seats[seatOf(telling)]?.[kind] ?? [];
      const places = row.flatMap((card, place) => (cards.has(card) ? [String(place + 1)] : []));
      return places.length > 0 ? [words.inRow(name, places)] : [];
    })
    .join(', ');
}

function seatOf({ viewer }: KarmaTelling): number {
  return typeof viewer === 'number' ? viewer : 0;
}
