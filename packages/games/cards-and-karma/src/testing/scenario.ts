import { defined, mustRules, type Options, type Position } from '@durbar/engine';
import { cardsAndKarma } from '../definition.ts';
import type { Edition } from '../edition.ts';
import type { CardsAndKarmaFrame } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { type CardsAndKarmaState, emptyState, NONE, TOKENS } from '../state.ts';
import { houseWith, type Patch } from './edition.ts';
import { type TestTable, tableAt } from './table.ts';

/** A player's possessions; dice as 'blue 5' or, on a specific card, 'blue 5 goods-01'. */
export interface SeatSetUp {
  readonly hand?: readonly string[];
  readonly buildings?: readonly string[];
  readonly ships?: readonly string[];
  readonly goods?: readonly string[];
  readonly fame?: number;
  readonly coins?: number;
  readonly karma?: number;
  readonly administrators?: number;
  /** Bonuses of the cards flipped from the left and from the right, outermost first. */
  readonly left?: readonly string[];
  readonly right?: readonly string[];
  /** Variant: the whole track. */
  readonly track?: readonly string[];
  readonly bonusTurns?: number;
}

export interface Scene {
  readonly players?: number;
  readonly options?: Options;
  readonly patch?: Patch;
  readonly edition?: Edition;
  /** Cards of the grid; arbitrary buildings fill the rest unless `fill` is smaller. */
  readonly grid?: readonly string[];
  readonly fill?: number;
  readonly top?: string;
  /** The cards below the top; all that are left when absent. Otherwise the rest is out of reach. */
  readonly pile?: readonly string[];
  readonly discards?: readonly string[];
  readonly seats?: readonly SeatSetUp[];
  readonly start?: number;
  readonly slot?: number;
  readonly stage?: number;
  /** Pending frames instead of the active seat's action. */
  readonly agenda?: readonly CardsAndKarmaFrame[];
}

/** A position for a rule's test; by default seat 0 is to act in the first round. */
export function scenario(scene: Scene = {}): TestTable {
  const { players = 2, options = {}, patch = {}, edition = houseWith(patch) } = scene;
  const rules = mustRules(cardsAndKarma, { players, options, editionData: edition });
  return tableAt(rules, build(rules.game, scene));
}

/** The scene under construction: `free` are the cards that have no place yet. */
interface Site {
  readonly game: CardsAndKarmaGame;
  readonly state: CardsAndKarmaState;
  readonly free: Set<number>;
}

function build(game: CardsAndKarmaGame, scene: Scene): Position<CardsAndKarmaState, CardsAndKarmaFrame> {
  const state: CardsAndKarmaState = { ...emptyState(game), pile: [], unseen: game.allDice.slice(), round: 1 };
  const site: Site = { game, state, free: new Set(Array(game.cardCount).keys()) };
  state.start = scene.start ?? 0;
  state.slot = scene.slot ?? 0;
  state.stage = scene.stage ?? 1;
  for (const [slot, id] of (scene.grid ?? []).entries()) state.grid[slot] = take(site, id);
  if (scene.top !== undefined && scene.top !== 'none') state.top = take(site, scene.top);
  for (const id of scene.pile ?? []) state.pile.push(take(site, id));
  for (const [seat, setUp] of (scene.seats ?? []).entries()) placeRows(site, seat, setUp);
  for (const id of scene.discards ?? []) addDiscard(site, id);
  for (const [seat, setUp] of (scene.seats ?? []).entries()) dealHand(site, seat, setUp.hand ?? []);
  fillGrid(site, scene);
  finishPile(site, scene);
  const seat = (state.start + state.slot) % game.players;
  return { state, agenda: (scene.agenda ?? [{ kind: 'act', seat }]).slice() };
}

function take({ game, free }: Site, id: string): number {
  const card = game.edition.cards.findIndex((candidate) => candidate.id === id);
  if (!free.delete(card)) throw new Error(`${id} is no card, or it has a place already`);
  return card;
}

function placeRows(site: Site, seat: number, setUp: SeatSetUp): void {
  const { state, game } = site;
  for (const row of ['buildings', 'ships', 'goods'] as const) {
    state[row][seat] = (setUp[row] ?? []).map((id) => take(site, id));
  }
  for (const [place, token] of TOKENS.entries()) state.tokens[seat * TOKENS.length + place] = setUp[token] ?? 0;
  const { left = [], right = [], track = [] } = setUp;
  state.flips = state.flips.with(seat * 2, left.length).with(seat * 2 + 1, right.length);
  const first = seat * game.track.length;
  const tracks = state.tracks.slice();
  for (const [index, id] of track.entries()) tracks[first + index] = bonusOf(game, id);
  for (const [index, id] of left.entries()) tracks[first + index] = bonusOf(game, id);
  for (const [index, id] of right.entries()) tracks[first + game.track.length - 1 - index] = bonusOf(game, id);
  state.tracks = tracks;
  state.tracksOpen ||= track.length > 0;
  state.bonusTurns = state.bonusTurns.with(seat, setUp.bonusTurns ?? 0);
}

function bonusOf(game: CardsAndKarmaGame, id: string): number {
  const bonus = game.bonuses.findIndex((candidate) => candidate.id === id);
  if (bonus < 0) throw new Error(`there is no bonus ${id}`);
  return bonus;
}

function dealHand(site: Site, seat: number, hand: readonly string[]): void {
  for (const text of hand) {
    const [colour = '', number = '', id] = text.split(' ');
    const card = id === undefined ? cardWithDie(site, colour) : take(site, id);
    if (site.game.edition.cards[card]?.die !== colour) throw new Error(`the die of ${id} is not ${colour}`);
    site.state.hands[seat]?.push(card);
    setNumber(site, card, Number(number));
  }
}

/** An unused card with a die of this colour: a building, so no test is disturbed. */
function cardWithDie({ game, free }: Site, colour: string): number {
  const { cards } = game.edition;
  const card = [...free].findLast((candidate) => cards[candidate]?.die === colour && cards[candidate]?.kind === 'building');
  free.delete(defined(card, `card with a ${colour} die`));
  return defined(card, `card with a ${colour} die`);
}

function setNumber({ game, state }: Site, card: number, number: number): void {
  const index = (game.dieColour[card] ?? 0) * game.highest + number - 1;
  const left = state.unseen[index] ?? 0;
  if (left === 0) throw new Error(`no more dice with ${number}`);
  state.numbers[card] = number;
  state.unseen[index] = left - 1;
}

/** A discard is dice side up; without a given number it gets a remaining one. */
function addDiscard(site: Site, text: string): void {
  const [id = '', number] = text.split(' ');
  const card = take(site, id);
  const { game, state } = site;
  const first = (game.dieColour[card] ?? 0) * game.highest;
  const any = 1 + state.unseen.slice(first, first + game.highest).findIndex((left) => left > 0);
  setNumber(site, card, number === undefined ? any : Number(number));
  state.discards.push(card);
}

function fillGrid({ game, state, free }: Site, { grid = [], fill = game.gridSize }: Scene): void {
  const buildings = [...free].filter((card) => game.edition.cards[card]?.kind === 'building');
  for (let slot = grid.length; slot < fill; slot++) {
    const card = defined(buildings[slot - grid.length], 'building to fill the grid');
    state.grid[slot] = card;
    free.delete(card);
  }
}

/** Unplaced cards form the pile; if the pile is given, they are kept out of reach. */
function finishPile({ state, free }: Site, scene: Scene): void {
  if (scene.pile) {
    state.resolving.push(...free);
    return;
  }
  state.pile.push(...free);
  if (scene.top === undefined) state.top = state.pile.shift() ?? NONE;
}
