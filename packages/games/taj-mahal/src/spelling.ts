import { defined, type PositionSpelling, remembered, spell } from '@durbar/engine';
import type { TajMahalGame } from './game.ts';
import { add, at, zeros } from './numbers.ts';
import type { TajMahalState } from './state.ts';
import { COLOUR_LETTERS, COLOURS, GOODS, NONE, REASONS, SYMBOL_LETTERS, SYMBOLS, TOKENS } from './words.ts';

/** How a position is written: cards as in the texts of choices, cities and provinces by their ids, symbols by their letters. */
export const spelling: (game: TajMahalGame) => PositionSpelling<TajMahalState> = remembered((game: TajMahalGame) => {
  const { players, edition } = game;
  const seat = spell.seat(players);
  const card = spell.named(game.cards.map(({ text }) => text));
  const deck = spell.counts(game.deck.map((_, number) => defined(game.cards[number], 'card').text));
  const cities = edition.cities.map(({ id }) => id);
  const city = spell.named(cities);
  const province = spell.named(edition.provinces.map(({ id }) => id));
  const tiles = edition.provinceTiles.map(({ number }) => String(number));
  const bonusTile = spell.named(game.bonusTiles.map(({ text }) => text));
  const tokens = SYMBOL_LETTERS.slice(0, TOKENS.length);
  const cards = spell.bySeat(players, spell.list(card));
  return {
    state: {
      visit: spell.number,
      startSeat: spell.mostly(NONE, seat),
      tileProvinces: spell.list(province),
      tileOwners: spell.places(tiles, seat, NONE),
      bonusTiles: spell.places(cities, bonusTile, NONE),
      palaces: spell.places(cities, seat, NONE),
      crownPalaces: spell.places(cities, seat, NONE),
      crownAtCourt: spell.mostly(1, spell.number),
      court: spell.counts(tokens),
      supply: spell.counts(tokens),
      tokens: spell.partsBySeat(players, spell.counts(tokens)),
      goodsTiles: spell.partsBySeat(players, spell.counts(GOODS)),
      specialHolders: spell.places(tokens, seat, NONE),
      specialsInPlay: spell.counts(tokens),
      pile: spell.following<number[], TajMahalState>(deck, (state) => pileBeside(game, state)),
      discards: deck,
      display: spell.list(card),
      hands: cards,
      taken: cards,
      kept: cards,
      played: cards,
      totals: spell.following<number[], TajMahalState>(
        spell.partsBySeat(players, spell.counts(SYMBOL_LETTERS.slice(0, SYMBOLS.length))),
        ({ played }) => played.flatMap((cards) => symbolsOf(game, cards)),
      ),
      visitColours: spell.bySeat(players, spell.mostly(NONE, spell.named(COLOUR_LETTERS.slice(0, COLOURS.length)))),
      isIn: spell.bySeat(players, spell.mostly(0, spell.number)),
      points: spell.partsBySeat(players, spell.row(REASONS.length)),
    },
    frame: { seat, city, province },
  };
});

/** The cards of the deck that are nowhere else. */
function pileBeside({ deck }: TajMahalGame, { discards, display, hands, played }: TajMahalState): number[] {
  const pile = deck.map((count, card) => count - at(discards, card));
  for (const card of [display, ...hands, ...played].flat()) if (card in pile) add(pile, card, -1);
  return pile;
}

function symbolsOf({ cards }: TajMahalGame, played: readonly number[]): number[] {
  const totals = zeros(SYMBOLS.length);
  for (const card of played) for (const symbol of defined(cards[card], 'card').symbols) add(totals, symbol, 1);
  return totals;
}
