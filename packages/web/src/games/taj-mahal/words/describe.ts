import { TOKENS } from '../model/model.ts';
import { NONE, type TajTelling, type View } from '../types.ts';
import { bonusOf, bonusText, cardName, cityName, countedGoods, countedSymbols, prizeName, provinceName } from './names.ts';

/** The whole table in words, a line each. */
export function describe(view: View, telling: TajTelling): string[] {
  const { game, words, language } = telling;
  const visits = game.edition.provinceTiles.length;
  return [
    words.describe.visit(view.visit, visits, provinceName(game, view.currentProvince, language)),
    courtLine(view, telling),
    ...cityLines(view, telling),
    ...specialLines(view, telling),
    ...view.seats.flatMap((_seat, seat) => seatLines(view, seat, telling)),
    view.display.length > 0
      ? words.describe.display(view.display.map((card) => cardName(game, card, words)))
      : words.describe.displayEmpty,
    words.describe.piles(view.pileSize, view.discards.length),
    ...handLine(view, telling),
  ];
}

/** What can still be won. */
export function courtLine({ court }: View, { game, words }: TajTelling): string {
  const tile = game.edition.provinceTiles[court.tile];
  const prizes = [
    ...TOKENS.filter((_token, index) => (court.tokens[index] ?? 0) > 0).map((token) => prizeName(token, words)),
    ...(court.crown ? [words.crown] : []),
    ...(tile
      ? [
          words.describe.tile(
            tile.number,
            tile.goods.map((good) => words.goods[good]),
          ),
        ]
      : []),
  ];
  return prizes.length > 0 ? words.describe.court(prizes) : words.describe.courtEmpty;
}

/** Every city of the current province, and those elsewhere in which someone has built. */
function cityLines(view: View, telling: TajTelling): string[] {
  const { game, words } = telling;
  const here = game.citiesOf[view.currentProvince] ?? [];
  const elsewhere = view.cities.flatMap(({ palace, crownPalace }, number) =>
    !here.includes(number) && (palace !== NONE || crownPalace !== NONE) ? [number] : [],
  );
  return [...here, ...elsewhere].map((number) => {
    const city = view.cities[number];
    const bonus = bonusOf(game, city?.bonusTile ?? NONE);
    const what = [
      ...(city && city.palace !== NONE ? [words.palaceOf(telling.name(city.palace))] : []),
      ...(city && city.crownPalace !== NONE ? [words.crownPalaceOf(telling.name(city.crownPalace))] : []),
      ...(bonus ? [bonusText(bonus, words)] : []),
    ];
    return words.describe.city(cityName(game, number), what.length > 0 ? what : [words.describe.empty]);
  });
}

function specialLines({ specialCards }: View, telling: TajTelling): string[] {
  const { words } = telling;
  return specialCards.flatMap(({ holder }, index) => {
    const symbol = words.symbols[TOKENS[index] ?? 'vizier'];
    return holder === NONE ? [] : [`${words.holdsSpecialOf(telling.name(holder), symbol)}.`];
  });
}

function seatLines({ seats, viewer }: View, seat: number, telling: TajTelling): string[] {
  const { words, game } = telling;
  const named = (card: number): string => cardName(game, card, words);
  const now = seats[seat];
  if (!now) return [];
  const who = telling.name(seat);
  const totals = countedSymbols(now.totals, words);
  const goods = countedGoods(now.goods, words);
  const tokens = TOKENS.filter((_token, index) => (now.tokens[index] ?? 0) > 0).map((token) => words.symbols[token]);
  return [
    words.describe.seat(who, now.score, now.handSize),
    ...(now.isIn ? [] : [words.describe.out(who)]),
    ...(totals.length > 0 ? [words.describe.totals(who, totals)] : []),
    ...(tokens.length > 0 ? [words.describe.tokens(who, tokens)] : []),
    ...(goods.length > 0 ? [words.describe.goods(who, goods)] : []),
    ...(now.taken.length > 0 && seat !== viewer ? [words.describe.known(who, now.taken.map(named))] : []),
  ];
}

function handLine({ seats }: View, { viewer, game, words }: TajTelling): string[] {
  const hand = typeof viewer === 'number' ? seats[viewer]?.hand : undefined;
  return hand && hand.length > 0 ? [words.describe.hand(hand.map((card) => cardName(game, card, words)))] : [];
}
