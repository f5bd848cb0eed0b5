import { type PositionSpelling, remembered, spell } from '@durbar/engine';
import { at, entry } from './at.ts';
import { type CardsAndKarmaGame, KINDS } from './game.ts';
import { type CardsAndKarmaState, NONE, TOKENS, UNSEEN } from './state.ts';

/**
 * How a position is written. A card is its number in the edition after a letter: its kind if its front counts, its die colour otherwise.
 * Ids would make the line thousands of characters long.
 */
export const spelling: (game: CardsAndKarmaGame) => PositionSpelling<CardsAndKarmaState> = remembered(
  (game: CardsAndKarmaGame) => {
    const { players, allCards, allDice, kind, dieColour, edition } = game;
    const seat = spell.seat(players);
    const card = spell.named(allCards.map((number) => `${entry(KINDS, at(kind, number)).charAt(0)}${number}`));
    const dieColourOf = (number: number): string => entry(edition.dieColours, at(dieColour, number));
    const die = spell.named(allCards.map((number) => `${dieColourOf(number).charAt(0).toUpperCase()}${number}`));
    const cards = spell.bySeat(players, spell.list(card));
    const bonus = spell.named(game.bonuses.map(({ id }) => id));
    return {
      state: {
        grid: spell.list(card),
        top: spell.mostly(NONE, card),
        pile: spell.numbers,
        discards: spell.list(die),
        resolving: spell.list(card),
        numbers: spell.digits(allCards.length),
        unseen: spell.following<number[], CardsAndKarmaState>(spell.row(allDice.length), ({ numbers }) =>
          unseenDice(game, numbers),
        ),
        hands: spell.bySeat(players, spell.list(die)),
        openDice: spell.list(die),
        buildings: cards,
        ships: cards,
        goods: cards,
        tokens: spell.partsBySeat(players, spell.counts(TOKENS)),
        flips: spell.partsBySeat(players, spell.row(2)),
        tracks: spell.partsBySeat(players, spell.list(bonus)),
        tracksOpen: spell.flag,
        bonusTurns: spell.bySeat(players, spell.mostly(0, spell.number)),
        reservedBuildings: spell.numbers,
        reservedGoods: spell.numbers,
        reservedShips: spell.numbers,
        round: spell.number,
        stage: spell.number,
        slot: spell.number,
        start: spell.mostly(NONE, seat),
      },
      frame: { seat, card, bonus },
    };
  },
);

/** The dice that no one has seen, by colour and number. */
function unseenDice({ allDice, dieColour, highest }: CardsAndKarmaGame, numbers: readonly number[]): number[] {
  const unseen = allDice.slice();
  for (const [card, number] of numbers.entries()) {
    const die = at(dieColour, card) * highest + number - 1;
    if (number !== UNSEEN) unseen[die] = at(unseen, die) - 1;
  }
  return unseen;
}
