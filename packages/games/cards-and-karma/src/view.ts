import type { Position, Viewer } from '@durbar/engine';
import { at, entry } from './at.ts';
import type { CardIndex } from './choices.ts';
import { takeNumber } from './dice.ts';
import type { CardsAndKarmaFact } from './facts.ts';
import type { CardsAndKarmaFrame } from './frames.ts';
import type { CardsAndKarmaGame } from './game.ts';
import {
  ADMINISTRATORS,
  activeSeat,
  type CardsAndKarmaState,
  COINS,
  FAME,
  held,
  KARMA,
  NONE,
  type Token,
  UNSEEN,
} from './state.ts';

/** A dice card; the number is 0 where the viewer cannot see it. */
export interface DieView {
  readonly card: CardIndex;
  readonly number: number;
}

/** A scoring track card; the bonus is -1 where the viewer does not know it. */
export interface TrackCardView {
  readonly bonus: number;
  readonly flipped: boolean;
  /** Placed in secret, so only its owner knows the bonus (CNK-VAR-01). */
  readonly secret: boolean;
}

/** Everything a player has; public except for the numbers in hand (CNK-GEN-06). */
export interface SeatView {
  readonly colour: string;
  readonly fame: number;
  readonly coins: number;
  readonly karma: number;
  readonly administrators: number;
  readonly hand: readonly DieView[];
  readonly buildings: readonly CardIndex[];
  readonly ships: readonly CardIndex[];
  readonly goods: readonly CardIndex[];
  readonly track: readonly TrackCardView[];
  /** Cards flipped by fame and by coins. */
  readonly flippedFromLeft: number;
  readonly flippedFromRight: number;
  /** Bonus turns still to be taken. */
  readonly bonusTurns: number;
}

/** What one viewer sees. Cards are places in `game.edition.cards`, bonuses places in `game.bonuses`. */
export interface CardsAndKarmaView {
  readonly viewer: Viewer;
  /** From 1; 0 during the set-up. */
  readonly round: number;
  readonly stage: number;
  /** Slots of this stage that are over. */
  readonly slot: number;
  /** The start player, -1 until known; the elephant shows its back in later stages. */
  readonly start: number;
  readonly elephant: 'front' | 'back';
  /** Whose slot it is; -1 during the set-up and after the end. */
  readonly active: number;
  readonly isOver: boolean;
  /** A card or -1 for each place. */
  readonly grid: readonly CardIndex[];
  /** The top card, -1 without one, and the size of the pile with it. */
  readonly pile: { readonly top: CardIndex; readonly size: number };
  readonly discards: readonly DieView[];
  /** Cards taken but not placed yet, and palace actions being resolved. */
  readonly resolving: readonly CardIndex[];
  readonly seats: readonly SeatView[];
  /** The number of each card's die that everyone has seen, wherever the card is now; 0 for all others (CNK-GEN-04). */
  readonly openNumbers: readonly number[];
  /** Dice by colour and number that this viewer cannot place. */
  readonly hidden: readonly number[];
  /** Tokens left in the box; never less than 0 (CNK-GEN-08). */
  readonly supply: Readonly<Record<Token, number>>;
  readonly tracksOpen: boolean;
  /** Symbols and ships of the sets being resolved; they serve no other set. */
  readonly reservedBuildings: readonly number[];
  readonly reservedGoods: readonly number[];
  readonly reservedShips: readonly CardIndex[];
  /** Pending work; the last entry is next. */
  readonly agenda: readonly CardsAndKarmaFrame[];
}

export type CardsAndKarmaPosition = Position<CardsAndKarmaState, CardsAndKarmaFrame>;

export function viewFor(game: CardsAndKarmaGame, position: CardsAndKarmaPosition, viewer: Viewer): CardsAndKarmaView {
  return viewsAt(game, position)(viewer);
}

export function viewsAt(game: CardsAndKarmaGame, position: CardsAndKarmaPosition): (viewer: Viewer) => CardsAndKarmaView {
  const { state } = position;
  const open = openView(game, position);
  const { openNumbers } = open;
  const closed = state.hands.map((_hand, seat) => seatView(game, state, openNumbers, 'spectator', seat));
  return (viewer) => {
    const own = viewer === 'spectator' ? undefined : seatView(game, state, openNumbers, viewer, viewer);
    const seats = own ? closed.map((view, seat) => (seat === viewer ? own : view)) : closed;
    return { viewer, ...open, seats, hidden: hiddenDice(game, openNumbers, own?.hand ?? []) };
  };
}

type OpenView = Omit<CardsAndKarmaView, 'viewer' | 'seats' | 'hidden'>;

function openView(game: CardsAndKarmaGame, { state, agenda }: CardsAndKarmaPosition): OpenView {
  const isOver = agenda.length === 0;
  return {
    round: state.round,
    stage: state.stage,
    slot: state.slot,
    start: state.start,
    elephant: state.stage > 1 ? 'back' : 'front',
    active: isOver || state.round === 0 || state.slot === game.players ? NONE : activeSeat(game, state),
    isOver,
    grid: state.grid.slice(),
    pile: { top: state.top, size: state.pile.length + Number(state.top !== NONE) },
    discards: state.discards.map((card) => ({ card, number: at(state.numbers, card) })),
    resolving: state.resolving.slice(),
    openNumbers: openNumbersOf(state),
    supply: supplyOf(game, state),
    tracksOpen: state.tracksOpen,
    reservedBuildings: state.reservedBuildings.slice(),
    reservedGoods: state.reservedGoods.slice(),
    reservedShips: state.reservedShips.slice(),
    agenda: agenda.slice(),
  };
}

/** Every number that is known outside the hands, and those of open dice in them. */
function openNumbersOf({ numbers, hands, openDice }: CardsAndKarmaState): number[] {
  const open = numbers.slice();
  for (const hand of hands) for (const card of hand) if (!openDice.includes(card)) open[card] = UNSEEN;
  return open;
}

function seatView(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  openNumbers: readonly number[],
  viewer: Viewer,
  seat: number,
): SeatView {
  const numbers = viewer === seat ? state.numbers : openNumbers;
  return {
    colour: entry(game.colours, seat),
    fame: held(state, seat, FAME),
    coins: held(state, seat, COINS),
    karma: held(state, seat, KARMA),
    administrators: held(state, seat, ADMINISTRATORS),
    hand: entry(state.hands, seat).map((card) => ({ card, number: at(numbers, card) })),
    buildings: entry(state.buildings, seat).slice(),
    ships: entry(state.ships, seat).slice(),
    goods: entry(state.goods, seat).slice(),
    track: trackView(game, state, viewer, seat),
    flippedFromLeft: at(state.flips, seat * 2),
    flippedFromRight: at(state.flips, seat * 2 + 1),
    bonusTurns: at(state.bonusTurns, seat),
  };
}

/** In the variant everyone sees the bonuses once the tracks are arranged (CNK-VAR-03). */
function trackView(game: CardsAndKarmaGame, state: CardsAndKarmaState, viewer: Viewer, seat: number): TrackCardView[] {
  const { length } = game.track;
  const left = at(state.flips, seat * 2);
  const right = at(state.flips, seat * 2 + 1);
  const isLaying = game.visibleBonuses && !state.tracksOpen;
  return game.track.map((_bonus, position) => {
    const bonus = at(state.tracks, seat * length + position);
    const secret = isLaying && bonus !== NONE;
    return { bonus: secret && viewer !== seat ? NONE : bonus, flipped: position < left || position >= length - right, secret };
  });
}

/** All dice of the game without those whose number everyone has seen, and those in the viewer's own hand. */
function hiddenDice(game: CardsAndKarmaGame, open: readonly number[], own: readonly DieView[]): number[] {
  const hidden = game.allDice.slice();
  for (let card = 0; card < open.length; card++) takeKnown(game, hidden, card, at(open, card));
  for (const { card, number } of own) if (at(open, card) === UNSEEN) takeKnown(game, hidden, card, number);
  return hidden;
}

function takeKnown(game: CardsAndKarmaGame, dice: number[], card: number, number: number): void {
  if (number !== UNSEEN) takeNumber(game, dice, card, number);
}

function supplyOf({ edition, players }: CardsAndKarmaGame, state: CardsAndKarmaState): Record<Token, number> {
  const left = (token: Token, place: number): number => {
    let total = 0;
    for (let seat = 0; seat < players; seat++) total += held(state, seat, place);
    return Math.max(0, edition.supply[token] - total);
  };
  return {
    fame: left('fame', FAME),
    coins: left('coins', COINS),
    karma: left('karma', KARMA),
    administrators: left('administrators', ADMINISTRATORS),
  };
}

/** Numbers of dice in hand and tracks being arranged are for their owners only (CNK-GEN-05, CNK-VAR-01). */
export function factFor(_game: CardsAndKarmaGame, fact: CardsAndKarmaFact, viewer: Viewer): CardsAndKarmaFact {
  if (fact.type === 'number-seen' && fact.seat !== viewer) return { ...fact, number: UNSEEN };
  if (fact.type === 'track-card-laid' && fact.seat !== viewer) return { ...fact, bonus: NONE };
  return fact;
}
