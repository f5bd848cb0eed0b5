import { defined, drawIndex, type Position, type Random, type Seat, sumOf, type Viewer } from '@durbar/engine';
import { HIDDEN, type TajMahalFact } from './facts.ts';
import type { TajMahalFrame } from './frames.ts';
import type { TajMahalGame } from './game.ts';
import { add, at, countsOf, insertSorted, listOf } from './numbers.ts';
import { handOf } from './scoring/hand.ts';
import { wins } from './scoring/majority.ts';
import {
  currentProvince,
  currentTile,
  goodsOn,
  isTileAtCourt,
  listAt,
  palacesOf,
  partOf,
  pointsOf,
  provinceTilesOf,
  scoreOf,
  type TajMahalState,
} from './state.ts';
import { GOODS, NONE, REASONS, type Reason, SYMBOLS, TOKENS } from './words.ts';

/** What one viewer sees. Cards, cities, provinces and tiles are numbers in the game's tables; NONE is -1. */
export interface TajMahalView {
  readonly viewer: Viewer;
  readonly isOver: boolean;
  /** The number of the visit; 0 during the set-up. */
  readonly visit: number;
  readonly currentProvince: number;
  readonly startSeat: Seat;
  /** By province tile: its province. */
  readonly tileProvinces: readonly number[];
  /** By province tile: the seat that won it, NONE (on the board or at the court) or REMOVED (-2). */
  readonly tileOwners: readonly number[];
  readonly court: CourtView;
  /** By token. */
  readonly supply: readonly number[];
  readonly cities: readonly CityView[];
  /** The special card of each token. */
  readonly specialCards: readonly { readonly holder: Seat; readonly inPlay: boolean }[];
  /** The cards, sorted. */
  readonly display: readonly number[];
  readonly pileSize: number;
  /** The cards, sorted. */
  readonly discards: readonly number[];
  /** Cards of the hidden hands, kept there since before the last shuffle: no one knows in which. Sorted. */
  readonly kept: readonly number[];
  readonly seats: readonly SeatView[];
  readonly agenda: readonly TajMahalFrame[];
}

interface CourtView {
  /** By token: 1 while it can be won. */
  readonly tokens: readonly number[];
  readonly crown: boolean;
  /** The province tile; NONE when it is gone. */
  readonly tile: number;
}

interface CityView {
  readonly bonusTile: number;
  /** The owner of the normal palace. */
  readonly palace: Seat;
  /** The owner of the palace that has or had the crown. */
  readonly crownPalace: Seat;
}

interface SeatView {
  /** The colour of the palaces. */
  readonly colour: string;
  readonly isIn: boolean;
  readonly handSize: number;
  /** The viewer's own cards, and everyone's when the game is over: sorted, special cards last. */
  readonly hand?: readonly number[];
  /** The cards in hand that everyone saw being taken, sorted. */
  readonly taken: readonly number[];
  /** How many cards of the hand were drawn unseen before the last shuffle. */
  readonly keptSize: number;
  /** Which ones; given together with the hand. */
  readonly kept?: readonly number[];
  /** The cards played in this visit, in order. */
  readonly played: readonly number[];
  /** By symbol, over the played cards. */
  readonly totals: readonly number[];
  /** The symbols that would be won by withdrawing now. */
  readonly wouldWin: readonly number[];
  readonly visitColour: number;
  /** By token. */
  readonly tokens: readonly number[];
  /** The province tiles won. */
  readonly provinceTiles: readonly number[];
  /** By good: goods bonus tiles won. */
  readonly goodsTiles: readonly number[];
  /** By good: all goods on tiles won. */
  readonly goods: readonly number[];
  readonly score: number;
  /** The score's parts. */
  readonly points: Readonly<Record<Reason, number>>;
  /** TAJ-GEN-07: the marker's space on the scoring track, and its completed laps. */
  readonly marker: { readonly space: number; readonly laps: number };
  /** TAJ-GEN-08: how many palaces of the player's colour are left; after that, other pieces replace them. */
  readonly palacesLeft: number;
}

export function viewFor(game: TajMahalGame, position: Position<TajMahalState, TajMahalFrame>, viewer: Viewer): TajMahalView {
  return viewsAt(game, position)(viewer);
}

/** TAJ-GEN-04: all but the hands is open; TAJ-GEN-05: of the pile only its size. */
export function viewsAt(
  game: TajMahalGame,
  { state, agenda }: Position<TajMahalState, TajMahalFrame>,
): (viewer: Viewer) => TajMahalView {
  // TAJ-END-09: at the end everyone sees every hand.
  const isOver = agenda.length === 0;
  const open = openView(game, state);
  const seats = game.colours.map((_colour, seat) => seatView(game, state, seat));
  const frames = agenda.slice();
  return (viewer) => {
    const isHidden = (seat: Seat): boolean => !isOver && seat !== viewer;
    return {
      viewer,
      isOver,
      ...open,
      kept: state.kept.flatMap((cards, seat) => (isHidden(seat) ? cards : [])).sort((a, b) => a - b),
      seats: seats.map((view, seat) => (isHidden(seat) ? view : { ...view, ...handView(game, state, seat) })),
      agenda: frames,
    };
  };
}

type OpenView = Omit<TajMahalView, 'viewer' | 'isOver' | 'kept' | 'seats' | 'agenda'>;

function openView(game: TajMahalGame, state: TajMahalState): OpenView {
  return {
    visit: state.visit,
    currentProvince: currentProvince(state),
    startSeat: state.startSeat,
    tileProvinces: state.tileProvinces.slice(),
    tileOwners: state.tileOwners.slice(),
    court: {
      tokens: state.court.slice(),
      crown: state.crownAtCourt === 1,
      tile: isTileAtCourt(state) ? currentTile(state) : NONE,
    },
    supply: state.supply.slice(),
    cities: game.provinceOf.map((_province, city) => cityView(state, city)),
    specialCards: TOKENS.map((_token, token) => ({
      holder: at(state.specialHolders, token),
      inPlay: state.specialsInPlay[token] === 1,
    })),
    display: state.display.slice(),
    pileSize: sumOf(state.pile),
    discards: listOf(state.discards),
  };
}

function cityView(state: TajMahalState, city: number): CityView {
  return {
    bonusTile: at(state.bonusTiles, city),
    palace: at(state.palaces, city),
    crownPalace: at(state.crownPalaces, city),
  };
}

/** TAJ-GEN-03: only for its owner. */
function handView(game: TajMahalGame, state: TajMahalState, seat: Seat): Pick<SeatView, 'hand' | 'kept'> {
  return { hand: handOf(game, state, seat), kept: listAt(state.kept, seat).slice() };
}

function seatView(game: TajMahalGame, state: TajMahalState, seat: Seat): SeatView {
  const provinceTiles = provinceTilesOf(state, seat);
  const isIn = state.isIn[seat] === 1;
  const score = scoreOf(state, seat);
  const { scoreTrack, palaces } = game.edition;
  return {
    colour: defined(game.colours[seat], 'seat'),
    isIn,
    handSize: handOf(game, state, seat).length,
    taken: listAt(state.taken, seat).slice(),
    keptSize: listAt(state.kept, seat).length,
    // TAJ-PLAY-16.
    played: listAt(state.played, seat).slice(),
    totals: partOf(state.totals, seat, SYMBOLS.length),
    wouldWin: isIn ? [...SYMBOLS.keys()].filter((symbol) => wins(state, seat, symbol)) : [],
    visitColour: at(state.visitColours, seat),
    tokens: partOf(state.tokens, seat, TOKENS.length),
    provinceTiles,
    goodsTiles: partOf(state.goodsTiles, seat, GOODS.length),
    goods: goodsOn(game, state, seat, provinceTiles),
    score,
    points: pointsOf(state, seat),
    marker: { space: score % scoreTrack.spaces, laps: Math.floor(score / scoreTrack.spaces) },
    palacesLeft: Math.max(0, palaces.perPlayer - palacesOf(state, seat)),
  };
}

/** Deals the cards the viewer cannot place: to the hands by their sizes, the rest to the pile. */
export function imagine(game: TajMahalGame, view: TajMahalView, random: Random): Position<TajMahalState, TajMahalFrame> {
  const pools = { kept: countsOf(view.kept, game.deck.length), pile: undrawnCards(game, view) };
  const hands = view.seats.map((_seat, seat) => imagineHand(game, view, seat, pools, random));
  const { seats, cities, court, specialCards } = view;
  const state: TajMahalState = {
    visit: view.visit,
    startSeat: view.startSeat,
    tileProvinces: view.tileProvinces.slice(),
    tileOwners: view.tileOwners.slice(),
    bonusTiles: cities.map(({ bonusTile }) => bonusTile),
    palaces: cities.map(({ palace }) => palace),
    crownPalaces: cities.map(({ crownPalace }) => crownPalace),
    crownAtCourt: court.crown ? 1 : 0,
    court: court.tokens.slice(),
    supply: view.supply.slice(),
    tokens: seats.flatMap(({ tokens }) => tokens),
    goodsTiles: seats.flatMap(({ goodsTiles }) => goodsTiles),
    specialHolders: specialCards.map(({ holder }) => holder),
    specialsInPlay: specialCards.map(({ inPlay }) => (inPlay ? 1 : 0)),
    pile: pools.pile,
    discards: countsOf(view.discards, game.deck.length),
    display: view.display.slice(),
    hands: hands.map(({ cards }) => cards),
    taken: seats.map(({ taken }) => taken.slice()),
    kept: hands.map(({ kept }) => kept),
    played: seats.map(({ played }) => played.slice()),
    totals: seats.flatMap(({ totals }) => totals),
    visitColours: seats.map(({ visitColour }) => visitColour),
    isIn: seats.map(({ isIn }) => (isIn ? 1 : 0)),
    points: seats.flatMap(({ points }) => REASONS.map((reason) => points[reason])),
  };
  return { state, agenda: view.agenda.slice() };
}

/** The cards the viewer cannot place, by card: those kept in hands since before the last shuffle, and the others. */
interface Pools {
  readonly kept: number[];
  readonly pile: number[];
}

interface Hand {
  readonly cards: number[];
  readonly kept: number[];
}

/** The hand as the viewer knows it, or what everyone saw of it and the rest dealt from the pools. */
function imagineHand(game: TajMahalGame, view: TajMahalView, seat: Seat, pools: Pools, random: Random): Hand {
  const { hand, kept, taken, keptSize, handSize } = defined(view.seats[seat], 'seat');
  if (hand && kept) return { cards: deckCards(game, hand), kept: kept.slice() };
  const specials = view.specialCards.filter(({ holder, inPlay }) => holder === seat && !inPlay).length;
  const dealtKept = deal(pools.kept, keptSize, random);
  const drawn = deal(pools.pile, handSize - specials - taken.length - keptSize, random);
  return { cards: [...taken, ...dealtKept, ...drawn].sort((a, b) => a - b), kept: dealtKept };
}

/** The draw pile and the cards drawn from it since the last shuffle unseen by the viewer. */
function undrawnCards(game: TajMahalGame, view: TajMahalView): number[] {
  const cards = game.deck.slice();
  const seen = view.seats.flatMap(({ hand, taken, played }) => [played, hand ?? taken]);
  for (const list of [view.display, view.discards, view.kept, ...seen]) {
    for (const card of deckCards(game, list)) add(cards, card, -1);
  }
  return cards;
}

function deckCards(game: TajMahalGame, cards: readonly number[]): number[] {
  return cards.filter((card) => card < game.firstSpecial);
}

function deal(pile: number[], count: number, random: Random): number[] {
  const hand: number[] = [];
  while (hand.length < count) {
    const card = drawIndex(pile, random);
    add(pile, card, -1);
    insertSorted(hand, card);
  }
  return hand;
}

/** TAJ-GEN-03: only its owner learns a card drawn from the pile. */
export function factFor(_game: TajMahalGame, fact: TajMahalFact, viewer: Viewer): TajMahalFact {
  return fact.type === 'card-drawn' && fact.seat !== viewer ? { ...fact, card: HIDDEN } : fact;
}
