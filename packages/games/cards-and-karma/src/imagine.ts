import { below, type Random } from '@durbar/engine';
import { at, entry } from './at.ts';
import { drawNumber, takeNumber } from './dice.ts';
import type { CardsAndKarmaFrame, FrameOf } from './frames.ts';
import { BUILDING, type CardsAndKarmaGame } from './game.ts';
import { purchasingPower, reaches } from './scoring/payments.ts';
import { type CardsAndKarmaState, emptyState, held, KARMA, NONE, UNSEEN } from './state.ts';
import { type CardsAndKarmaPosition, type CardsAndKarmaView, type TrackCardView, unlookedCards } from './view.ts';

/** Deals numbers to the hands of others and orders to the tracks laid in secret; all other dice stay unseen. */
export function imagine(game: CardsAndKarmaGame, view: CardsAndKarmaView, random: Random): CardsAndKarmaPosition {
  const state = openState(game, view);
  imagineHands(game, state, view, random);
  for (const [seat, { track }] of view.seats.entries()) imagineTrack(game, state, seat, track, random);
  return { state, agenda: view.agenda.slice() };
}

/** Numbers for the dice that the viewer cannot see. Whoever is about to pay holds dice that can (CNK-TURN-04). */
function imagineHands(game: CardsAndKarmaGame, state: CardsAndKarmaState, view: CardsAndKarmaView, random: Random): void {
  const unlooked = unlookedCards(view.agenda);
  const dice = view.seats.flatMap(({ hand }) => hand.filter(({ card }) => !unlooked.includes(card)));
  for (const { card, number } of dice) state.numbers[card] = number;
  const hidden = dice.flatMap(({ card, number }) => (number === UNSEEN ? [card] : []));
  const payment = view.agenda.findLast(isPayment);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    dealNumbers(game, state, hidden, random);
    if (!payment || isPayable(game, state, payment)) return;
    takeBack(game, state, hidden);
  }
  if (payment) supposePayment(game, state, hidden, payment);
  dealNumbers(
    game,
    state,
    hidden.filter((card) => at(state.numbers, card) === UNSEEN),
    random,
  );
}

/** Random hands tried before one that can pay is put together on purpose. */
const ATTEMPTS = 30;

type PaymentFrame = FrameOf<'pay-building'> | FrameOf<'pay-exactly'>;

function isPayment(frame: CardsAndKarmaFrame): frame is PaymentFrame {
  return frame.kind === 'pay-building' || frame.kind === 'pay-exactly';
}

function isPayable(game: CardsAndKarmaGame, state: CardsAndKarmaState, { seat, card }: PaymentFrame): boolean {
  return reaches(game, purchasingPower(game, state, seat), card);
}

function dealNumbers(game: CardsAndKarmaGame, state: CardsAndKarmaState, cards: readonly number[], random: Random): void {
  for (const card of cards) state.numbers[card] = drawNumber(game, state.unseen, card, random);
}

function takeBack(game: CardsAndKarmaGame, state: CardsAndKarmaState, cards: readonly number[]): void {
  for (const card of cards) {
    takeNumber(game, state.unseen, card, at(state.numbers, card), -1);
    state.numbers[card] = UNSEEN;
  }
}

/** The highest numbers for a building's colour, or one die near enough to an exact cost. */
function supposePayment(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  hidden: readonly number[],
  { seat, card: bought }: PaymentFrame,
): void {
  const own = hidden.filter((card) => entry(state.hands, seat).includes(card));
  if (at(game.kind, bought) === BUILDING) {
    const colour = at(game.costColour, bought);
    const dice = own.filter((card) => at(game.dieColour, card) === colour);
    dealNumbers(game, state, dice, () => 1 - Number.EPSILON);
    return;
  }
  for (const card of own) {
    const number = nearestNumber(game, state, card, at(game.cost, bought));
    if (number === UNSEEN || Math.abs(number - at(game.cost, bought)) > held(state, seat, KARMA)) continue;
    state.numbers[card] = number;
    takeNumber(game, state.unseen, card, number);
    return;
  }
}

/** The unseen number of a card's colour that is nearest to a cost. */
function nearestNumber(game: CardsAndKarmaGame, { unseen }: CardsAndKarmaState, card: number, cost: number): number {
  const first = at(game.dieColour, card) * game.highest;
  let nearest = UNSEEN;
  for (let number = 1; number <= game.highest; number++) {
    if (at(unseen, first + number - 1) === 0) continue;
    if (nearest === UNSEEN || Math.abs(number - cost) < Math.abs(nearest - cost)) nearest = number;
  }
  return nearest;
}

/** Everything that the view tells as it is. */
function openState(game: CardsAndKarmaGame, view: CardsAndKarmaView): CardsAndKarmaState {
  const { seats, discards, pile } = view;
  const rows = (row: 'buildings' | 'ships' | 'goods'): number[][] => seats.map((seat) => seat[row].slice());
  const state: CardsAndKarmaState = {
    ...emptyState(game),
    grid: view.grid.slice(),
    top: pile.top,
    pile: pileOf(game, view),
    discards: discards.map(({ card }) => card),
    resolving: view.resolving.slice(),
    unseen: view.hidden.slice(),
    hands: seats.map(({ hand }) => hand.map(({ card }) => card)),
    buildings: rows('buildings'),
    ships: rows('ships'),
    goods: rows('goods'),
    tokens: seats.flatMap(({ fame, coins, karma, administrators }) => [fame, coins, karma, administrators]),
    flips: seats.flatMap(({ flippedFromLeft, flippedFromRight }) => [flippedFromLeft, flippedFromRight]),
    tracks: seats.flatMap(({ track }) => track.map(({ bonus }) => bonus)),
    tracksOpen: view.tracksOpen,
    bonusTurns: seats.map(({ bonusTurns }) => bonusTurns),
    waiting: view.waiting.slice(),
    reservedGoods: view.reservedGoods.slice(),
    reservedShips: view.reservedShips.slice(),
    round: view.round,
    stage: view.stage,
    slot: view.slot,
    start: view.start,
  };
  for (const { card, number } of discards) state.numbers[card] = number;
  return state;
}

/** The cards that lie nowhere else. */
function pileOf({ cardCount }: CardsAndKarmaGame, { grid, pile, discards, resolving, seats }: CardsAndKarmaView): number[] {
  const placed = seats.flatMap(({ hand, buildings, ships, goods }) => [
    ...hand.map(({ card }) => card),
    ...buildings,
    ...ships,
    ...goods,
  ]);
  const elsewhere = new Set([...grid, pile.top, ...discards.map(({ card }) => card), ...resolving, ...placed]);
  return [...Array(cardCount).keys()].filter((card) => !elsewhere.has(card));
}

/** Any order of the bonuses is equally possible for cards laid in secret. */
function imagineTrack(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  seat: number,
  track: readonly TrackCardView[],
  random: Random,
): void {
  const left = game.track.slice();
  for (const [position, { bonus, secret }] of track.entries()) {
    if (bonus !== NONE || !secret) continue;
    const drawn = below(random, left.length);
    state.tracks[seat * game.track.length + position] = at(left, drawn);
    left.splice(drawn, 1);
  }
}
