import { type Folds, foldByType } from '@durbar/engine';
import { at, entry } from './at.ts';
import type { CardsAndKarmaFact } from './facts.ts';
import { BUILDING, type CardsAndKarmaGame, SHIP } from './game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, COINS, FAME, KARMA, NONE, TOKENS, type Token, UNSEEN } from './state.ts';
import { symbolsOn } from './symbols.ts';

const TOKEN_PLACES: Readonly<Record<Token, number>> = { fame: FAME, coins: COINS, karma: KARMA, administrators: ADMINISTRATORS };

function nothing(): void {}

/** One small function for each fact. */
const FOLDS: Folds<CardsAndKarmaGame, CardsAndKarmaState, CardsAndKarmaFact> = {
  'start-player-named': (_game, state, { seat }) => {
    state.start = seat;
  },
  'track-card-laid': (game, state, { seat, position, bonus }) => {
    state.tracks[seat * game.track.length + position] = bonus;
  },
  'tracks-shown': (_game, state) => {
    state.tracksOpen = true;
  },
  'card-turned-up': (_game, state, { card }) => {
    takeOut(state.pile, card);
    state.top = card;
  },
  'card-laid': (_game, state, { card, slot }) => {
    state.top = NONE;
    state.grid[slot] = card;
  },
  'discards-shuffled': (_game, { pile, discards }) => {
    addAll(pile, discards);
    discards.length = 0;
  },
  'die-drawn': (_game, state, { seat, card }) => {
    state.top = NONE;
    takeIntoHand(state, seat, card);
  },
  'die-taken': (_game, state, { seat, card }) => {
    state.grid[state.grid.indexOf(card)] = NONE;
    takeIntoHand(state, seat, card);
  },
  'number-seen': learnNumber,
  'number-shown': learnNumber,
  'die-discarded': (_game, state, { seat, card }) => discardDie(state, seat, card),
  paid: (_game, state, { seat, dice, jokers, karma }) => {
    for (let i = 0; i < dice.length; i++) discardDie(state, seat, at(dice, i));
    takeTokens(state, seat, ADMINISTRATORS, jokers);
    takeTokens(state, seat, KARMA, karma);
  },
  'card-taken': (_game, state, { card }) => {
    state.grid[state.grid.indexOf(card)] = NONE;
    state.resolving.push(card);
  },
  'top-card-taken': (_game, state, { card }) => {
    state.top = NONE;
    state.resolving.push(card);
  },
  'card-placed': (game, state, { seat, card }) => {
    remove(state.resolving, card);
    entry(rowsFor(game, state, card), seat).push(card);
  },
  'palace-card-discarded': (_game, state, { card }) => {
    remove(state.resolving, card);
    state.discards.push(card);
  },
  'ships-discarded': (game, state, { seat, cards }) => discardPlaced(game, state, seat, cards),
  gained: (_game, state, { seat, token, amount }) => addTokens(state, seat, TOKEN_PLACES[token], amount),
  exchanged: (_game, state, { seat, token, amount }) => takeTokens(state, seat, TOKEN_PLACES[token], amount),
  'track-card-flipped': ({ thresholds }, state, { seat, side }) => {
    const index = side === 'left' ? seat * 2 : seat * 2 + 1;
    state.flips[index] = at(state.flips, index) + 1;
    if (side === 'left') takeTokens(state, seat, FAME, thresholds.famePerFlip);
    else takeTokens(state, seat, COINS, thresholds.coinsPerFlip);
  },
  'bonus-won': (game, state, { seat, position, bonus }) => {
    state.tracks[seat * game.track.length + position] = bonus;
  },
  'end-triggered': nothing,
  'sets-noted': (_game, { reservedBuildings, reservedGoods, reservedShips }, { buildings, goods, ships }) => {
    addAll(reservedBuildings, buildings);
    addAll(reservedGoods, goods);
    addAll(reservedShips, ships);
  },
  'set-carried-out': nothing,
  'set-cards-discarded': (game, state, { seat, cards, buildings, goods, ships }) => {
    removeAll(state.reservedBuildings, buildings);
    removeAll(state.reservedGoods, goods);
    removeAll(state.reservedShips, ships);
    discardPlaced(game, state, seat, cards);
  },
  'ship-reward-copied': nothing,
  lapsed: nothing,
  'bonus-turn-gained': (_game, { bonusTurns }, { seat }) => {
    bonusTurns[seat] = at(bonusTurns, seat) + 1;
  },
  'administrator-used': (_game, state, { seat }) => takeTokens(state, seat, ADMINISTRATORS, 1),
  'turn-began': (_game, { bonusTurns }, { seat, reason }) => {
    if (reason === 'bonus') bonusTurns[seat] = at(bonusTurns, seat) - 1;
  },
  'slot-ended': (_game, state) => {
    state.slot++;
  },
  'stage-began': (_game, state, { stage }) => {
    state.stage = stage;
    state.slot = 0;
  },
  'round-began': (_game, state, { round, start }) => {
    state.round = round;
    state.start = start;
  },
  'game-ended': nothing,
};

export const fold = foldByType(FOLDS);

function learnNumber(game: CardsAndKarmaGame, state: CardsAndKarmaState, fact: { card: number; number: number }): void {
  const { card, number } = fact;
  if (at(state.numbers, card) !== UNSEEN) return;
  state.numbers[card] = number;
  const index = at(game.dieColour, card) * game.highest + number - 1;
  state.unseen[index] = at(state.unseen, index) - 1;
}

/** Outside hands, a number is known to everyone or no one, because cards leave a hand face up. */
function takeIntoHand(state: CardsAndKarmaState, seat: number, card: number): void {
  entry(state.hands, seat).push(card);
  if (at(state.numbers, card) !== UNSEEN) state.openDice.push(card);
}

function discardDie(state: CardsAndKarmaState, seat: number, card: number): void {
  remove(entry(state.hands, seat), card);
  remove(state.openDice, card);
  state.discards.push(card);
}

function addTokens(state: CardsAndKarmaState, seat: number, token: number, amount: number): void {
  const index = seat * TOKENS.length + token;
  state.tokens[index] = at(state.tokens, index) + amount;
}

/** Subtracts instead of adding a negative amount: -0 would turn the array into doubles. */
function takeTokens(state: CardsAndKarmaState, seat: number, token: number, amount: number): void {
  const index = seat * TOKENS.length + token;
  state.tokens[index] = at(state.tokens, index) - amount;
}

/** The rows, by seat, that hold cards of this kind. */
function rowsFor(game: CardsAndKarmaGame, state: CardsAndKarmaState, card: number): number[][] {
  const kind = at(game.kind, card);
  if (kind === BUILDING) return state.buildings;
  return kind === SHIP ? state.ships : state.goods;
}

/** A card that leaves a display takes all its symbols with it, reserved ones too (CNK-THREE-13, CNK-THREE-14). */
function discardPlaced(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number, cards: readonly number[]): void {
  const { reservedBuildings, reservedGoods, reservedShips } = state;
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i);
    remove(entry(rowsFor(game, state, card), seat), card);
    state.discards.push(card);
    if (reservedBuildings.length > 0) removeAll(reservedBuildings, symbolsOn(card));
    if (reservedGoods.length > 0) removeAll(reservedGoods, symbolsOn(card));
    if (reservedShips.length > 0) remove(reservedShips, card);
  }
}

function addAll(list: number[], entries: readonly number[]): void {
  for (let i = 0; i < entries.length; i++) list.push(at(entries, i));
}

function removeAll(list: number[], entries: readonly number[]): void {
  for (let i = 0; i < entries.length; i++) remove(list, at(entries, i));
}

/** Removes one entry, if it is there, and keeps the order of the others. */
function remove(list: number[], entry: number): void {
  const first = list.indexOf(entry);
  if (first < 0) return;
  const last = list.length - 1;
  for (let i = first; i < last; i++) list[i] = at(list, i + 1);
  list.pop();
}

/** Removes one entry of a list whose order means nothing. */
function takeOut(list: number[], entry: number): void {
  const last = list.length - 1;
  list[list.indexOf(entry)] = at(list, last);
  list.pop();
}
