import { below, type Random } from '@durbar/engine';
import { at, entry } from './at.ts';
import { drawNumber, takeNumber } from './dice.ts';
import type { CardsAndKarmaFrame, FrameOf } from './frames.ts';
import { BUILDING, type CardsAndKarmaGame } from './game.ts';
import { purchasingPower, reaches } from './scoring/purchasing-power.ts';
import { type CardsAndKarmaState, emptyState, held, KARMA, NONE, TOKENS, UNSEEN } from './state.ts';
import type { CardsAndKarmaPosition, CardsAndKarmaView, SeatView, TrackCardView } from './view.ts';

/** Deals numbers to other players' hands and orders to secret tracks; known dice stay. */
export function imagine(game: CardsAndKarmaGame, view: CardsAndKarmaView, random: Random): CardsAndKarmaPosition {
  const state = openState(game, view);
  imagineHands(game, state, view, random);
  state.tracks = listOf(view.seats.flatMap(({ track }) => imagineTrack(game, track, random)));
  return { state, agenda: view.agenda.slice() };
}

/** Numbers for the dice the viewer can't see. A player who is about to pay holds dice that can (CNK-TURN-04). */
function imagineHands(game: CardsAndKarmaGame, state: CardsAndKarmaState, view: CardsAndKarmaView, random: Random): void {
  const unlooked = unlookedCards(view.agenda);
  const hidden = state.hands.flatMap((hand) =>
    hand.filter((card) => at(state.numbers, card) === UNSEEN && !unlooked.includes(card)),
  );
  const next = view.agenda.at(-1);
  const payment = next && isPayment(next) ? next : undefined;
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

/** Taken cards whose number the owner doesn't know yet. */
function unlookedCards(agenda: readonly CardsAndKarmaFrame[]): number[] {
  return agenda.flatMap((frame) => (frame.kind === 'see-number' ? [frame.card] : []));
}

/** Random hands tried before building one that can pay. */
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

/** Copies everything the view shows. Fills the state in place to keep its array kinds. */
function openState(game: CardsAndKarmaGame, view: CardsAndKarmaView): CardsAndKarmaState {
  const state = emptyState(game);
  refill(state.grid, view.grid);
  refill(state.numbers, view.openNumbers);
  refill(state.unseen, view.hidden);
  refill(state.resolving, view.resolving);
  state.reservedBuildings = listOf(view.reservedBuildings);
  state.reservedGoods = listOf(view.reservedGoods);
  state.reservedShips = listOf(view.reservedShips);
  state.top = view.pile.top;
  state.tracksOpen = view.tracksOpen;
  state.round = view.round;
  state.stage = view.stage;
  state.slot = view.slot;
  state.start = view.start;
  for (const { card } of view.discards) state.discards.push(card);
  for (const [seat, seatView] of view.seats.entries()) openSeat(state, seat, seatView);
  state.flips = listOf(view.seats.flatMap(({ flippedFromLeft, flippedFromRight }) => [flippedFromLeft, flippedFromRight]));
  state.bonusTurns = listOf(view.seats.map(({ bonusTurns }) => bonusTurns));
  refill(state.pile, pileOf(game, state));
  return state;
}

function openSeat(state: CardsAndKarmaState, seat: number, view: SeatView): void {
  for (const { card, number } of view.hand) {
    entry(state.hands, seat).push(card);
    if (at(state.numbers, card) === UNSEEN) state.numbers[card] = number;
    else state.openDice.push(card);
  }
  state.buildings[seat] = listOf(view.buildings);
  state.ships[seat] = listOf(view.ships);
  state.goods[seat] = listOf(view.goods);
  for (const [place, token] of TOKENS.entries()) state.tokens[seat * TOKENS.length + place] = view[token];
}

function refill(list: number[], entries: readonly number[]): void {
  list.length = 0;
  for (let i = 0; i < entries.length; i++) list.push(at(entries, i));
}

/** A list without holes. */
function listOf(entries: readonly number[]): number[] {
  const list: number[] = [];
  refill(list, entries);
  return list;
}

/** The cards that are nowhere else. */
function pileOf({ cardCount }: CardsAndKarmaGame, state: CardsAndKarmaState): number[] {
  const isElsewhere: boolean[] = Array(cardCount).fill(false);
  const mark = (cards: readonly number[]): void => {
    for (let i = 0; i < cards.length; i++) if (at(cards, i) >= 0) isElsewhere[at(cards, i)] = true;
  };
  for (const rows of [state.hands, state.buildings, state.ships, state.goods]) for (const row of rows) mark(row);
  mark(state.grid);
  mark(state.discards);
  mark(state.resolving);
  mark([state.top]);
  const pile: number[] = [];
  for (let card = 0; card < cardCount; card++) if (!isElsewhere[card]) pile.push(card);
  return pile;
}

/** Every order of bonuses is equally likely for secret tracks. */
function imagineTrack(game: CardsAndKarmaGame, track: readonly TrackCardView[], random: Random): number[] {
  const left = game.track.slice();
  return track.map(({ bonus, secret }) => {
    if (bonus !== NONE || !secret) return bonus;
    const [drawn = NONE] = left.splice(below(random, left.length), 1);
    return drawn;
  });
}
