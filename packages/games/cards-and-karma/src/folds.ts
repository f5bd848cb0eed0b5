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
    state.tracks = changed(state.tracks, seat * game.track.length + position, bonus);
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
    const rows = rowsFor(game, state, card);
    rows[seat] = withEntry(entry(rows, seat), card);
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
    state.flips = changed(state.flips, index, at(state.flips, index) + 1);
    if (side === 'left') takeTokens(state, seat, FAME, thresholds.famePerFlip);
    else takeTokens(state, seat, COINS, thresholds.coinsPerFlip);
  },
  'bonus-won': (game, state, { seat, position, bonus }) => {
    state.tracks = changed(state.tracks, seat * game.track.length + position, bonus);
  },
  'end-triggered': nothing,
  'sets-noted': (_game, state, { buildings, goods, ships }) => {
    state.reservedBuildings = withAll(state.reservedBuildings, buildings);
    state.reservedGoods = withAll(state.reservedGoods, goods);
    state.reservedShips = withAll(state.reservedShips, ships);
  },
  'set-carried-out': nothing,
  'set-cards-discarded': (game, state, { seat, cards, buildings, goods, ships }) => {
    state.reservedBuildings = withoutAll(state.reservedBuildings, buildings);
    state.reservedGoods = withoutAll(state.reservedGoods, goods);
    state.reservedShips = withoutAll(state.reservedShips, ships);
    discardPlaced(game, state, seat, cards);
  },
  'ship-reward-copied': nothing,
  lapsed: nothing,
  'bonus-turn-gained': (_game, state, { seat }) => {
    state.bonusTurns = changed(state.bonusTurns, seat, at(state.bonusTurns, seat) + 1);
  },
  'administrator-used': (_game, state, { seat }) => takeTokens(state, seat, ADMINISTRATORS, 1),
  'turn-began': (_game, state, { seat, reason }) => {
    if (reason === 'bonus') state.bonusTurns = changed(state.bonusTurns, seat, at(state.bonusTurns, seat) - 1);
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
function rowsFor(game: CardsAndKarmaGame, state: CardsAndKarmaState, card: number): (readonly number[])[] {
  const kind = at(game.kind, card);
  if (kind === BUILDING) return state.buildings;
  return kind === SHIP ? state.ships : state.goods;
}

/** A card that leaves a display takes all its symbols with it, reserved ones too (CNK-THREE-13, CNK-THREE-14). */
function discardPlaced(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i);
    const rows = rowsFor(game, state, card);
    rows[seat] = without(entry(rows, seat), card);
    state.discards.push(card);
    if (hasReserved(state)) release(state, card);
  }
}

function hasReserved({ reservedBuildings, reservedGoods, reservedShips }: CardsAndKarmaState): boolean {
  return reservedBuildings.length + reservedGoods.length + reservedShips.length > 0;
}

function release(state: CardsAndKarmaState, card: number): void {
  state.reservedBuildings = withoutAll(state.reservedBuildings, symbolsOn(card));
  state.reservedGoods = withoutAll(state.reservedGoods, symbolsOn(card));
  state.reservedShips = without(state.reservedShips, card);
}

function addAll(list: number[], entries: readonly number[]): void {
  for (let i = 0; i < entries.length; i++) list.push(at(entries, i));
}

/** A list with one number changed. */
function changed(list: readonly number[], index: number, number: number): readonly number[] {
  const next = list.slice();
  next[index] = number;
  return next;
}

function withEntry(list: readonly number[], entry: number): readonly number[] {
  const next: number[] = [];
  for (let i = 0; i < list.length; i++) next.push(at(list, i));
  next.push(entry);
  return next;
}

function withAll(list: readonly number[], entries: readonly number[]): readonly number[] {
  if (entries.length === 0) return list;
  const next = list.slice();
  addAll(next, entries);
  return next;
}

/** A list without one entry, if it is there; the others keep their order. */
function without(list: readonly number[], entry: number): readonly number[] {
  if (!list.includes(entry)) return list;
  const next = list.slice();
  remove(next, entry);
  return next;
}

function withoutAll(list: readonly number[], entries: readonly number[]): readonly number[] {
  if (list.length === 0) return list;
  const next = list.slice();
  for (let i = 0; i < entries.length; i++) remove(next, at(entries, i));
  return next;
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
