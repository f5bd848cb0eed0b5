import { add } from '../row.ts';
import { AT, BUILDINGS, EDGES, FACES, type Frame, type Game, KINDS_OF_DICE, LOW, NONE, type State } from './names.ts';
import { bestTile } from './offers.ts';
import { cellsOpened } from './province.ts';
import { bestLanding } from './river.ts';
import { bestSale } from './sales.ts';
import { gainWorth } from './worth.ts';

/** What is begun but not carried out yet: it belongs to the seat that will get it. */
export function measurePending(game: Game, state: State, agenda: readonly Frame[], seat: number, row: Float64Array): void {
  for (const frame of agenda) if ('seat' in frame && frame.seat === seat) measureFrame(game, state, frame, row);
}

type SeatFrame = Extract<Frame, { seat: number }>;

/** Frames that only structure the game. */
const STRUCTURE: ReadonlySet<string> = new Set(['turn', 'turn-end', 'thresholds', 'tile-done', 'yields', 'roll', 'land']);

function measureFrame(game: Game, state: State, frame: SeatFrame, row: Float64Array): void {
  switch (frame.kind) {
    case 'place':
      add(row, AT['to-move'], 1);
      break;
    case 'pay-space':
      add(row, AT['pending-die-cost'], 1);
      for (const gain of game.spaces[frame.space]?.effects ?? []) measureGain(game, state, frame.seat, gain, row);
      break;
    case 'gain':
      measureGain(game, state, frame.seat, game.gains[frame.gain], row);
      break;
    case 'pick-tile':
      if (frame.over) add(row, AT['pending-overbuild'], 1);
      else measureBuild(game, state, frame.seat, row);
      break;
    case 'sail':
      measureJourney(game, state, frame.seat, frame.least, frame.most, row);
      break;
    case 'choose-cell':
      measureTile(game, state, frame.seat, state.tops[frame.stack], row);
      break;
    case 'pay-tile':
    case 'overpay':
      measureTile(game, state, frame.seat, state.tops[frame.stack], row);
      measureGround(game, state, frame, row);
      break;
    default:
      measureRest(frame, row);
  }
}

function measureRest(frame: SeatFrame, row: Float64Array): void {
  switch (frame.kind) {
    case 'take-dice':
      add(row, AT['pending-dice'], frame.any + packedTotal(frame.due));
      break;
    case 'gain-fame':
      add(row, AT['pending-fame'], frame.amount);
      break;
    case 'upgrade':
      add(row, AT['pending-upgrades'], frame.times);
      break;
    case 'palace-action':
      add(row, AT['pending-action'], 1);
      break;
    case 'score-markets':
      add(row, AT['pending-sale'], frame.amounts[0] ?? 0);
      break;
    default:
      if (!STRUCTURE.has(frame.kind)) add(row, isOfModule(frame.kind) ? AT['pending-module'] : AT['pending-other'], 1);
  }
}

/** Modules put their name before their frames. */
function isOfModule(kind: string): boolean {
  return kind.includes('/');
}

/** Dice by colour, packed into one number, four bits each. */
function packedTotal(packed: number): number {
  let total = 0;
  for (let rest = packed; rest > 0; rest >>= 4) total += rest & 15;
  return total;
}

const GAIN_PLACES: Readonly<Record<string, number>> = {
  money: AT['pending-money'],
  fame: AT['pending-fame'],
  karma: AT['pending-karma'],
  dice: AT['pending-dice'],
  upgrade: AT['pending-upgrades'],
  overbuild: AT['pending-overbuild'],
  'palace-action': AT['pending-action'],
  reroll: AT['pending-other'],
  'start-player': AT['pending-other'],
  'yield-tile': AT['pending-other'],
};

function measureGain(game: Game, state: State, seat: number, gain: Game['gains'][number] | undefined, row: Float64Array): void {
  if (!gain) return;
  const { kind, amount, max, goods } = gain;
  if (kind === 'build') measureBuild(game, state, seat, row);
  else if (kind === 'sail') measureJourney(game, state, seat, 1, max === 0 ? highestDie(state, seat, LOW) : max, row);
  else if (kind === 'boat-move') measureJourney(game, state, seat, 0, max, row);
  else if (kind === 'sail-exactly') measureJourney(game, state, seat, amount, amount, row);
  else if (kind === 'markets')
    add(row, AT['pending-sale'], bestSale(game, state, seat, goods, max === 0 ? highestDie(state, seat, FACES) : max));
  else add(row, GAIN_PLACES[kind] ?? AT['pending-module'], Math.max(amount, 1));
}

function measureBuild(game: Game, state: State, seat: number, row: Float64Array): void {
  add(row, AT['pending-build'], 1);
  add(row, AT['pending-best-tile'], bestTile(game, state, seat));
}

function measureJourney(game: Game, state: State, seat: number, least: number, most: number, row: Float64Array): void {
  add(row, AT['pending-sail'], most);
  add(row, AT['pending-landing'], bestLanding(game, state, seat, least, most));
}

/** The highest value up to `most` on the seat's dice: one of them will be paid. */
function highestDie(state: State, seat: number, most: number): number {
  for (let value = most; value > 1; value--) {
    for (let die = value - 1; die < KINDS_OF_DICE; die += FACES)
      if ((state.dice[seat * KINDS_OF_DICE + die] as number) > 0) return value;
  }
  return 1;
}

function measureTile(game: Game, state: State, seat: number, index: number | undefined, row: Float64Array): void {
  const tile = index === undefined ? undefined : game.tiles[index];
  if (!tile) return;
  for (const kind of tile.buildings) add(row, AT['pending-tile-fame'], state.levels[seat * BUILDINGS + kind] as number);
  for (const { value } of tile.markets) add(row, AT['pending-tile-markets'], value);
  add(row, AT['pending-tile-price'], Math.abs(tile.price));
}

/** What the tile reaches where it is to lie: yields, and cells to build on later. */
function measureGround(
  game: Game,
  state: State,
  { seat, stack, cell, rotation, over }: Extract<SeatFrame, { kind: 'pay-tile' | 'overpay' }>,
  row: Float64Array,
): void {
  const ends = game.tiles[state.tops[stack] ?? NONE]?.ends[rotation] ?? 0;
  add(row, AT['pending-tile-open'], cellsOpened(game, state, seat, cell, ends));
  if (over) return;
  let due = 0;
  for (let edge = 0; edge < EDGES; edge++) if (ends & (1 << edge)) due |= game.grid.touches[cell * EDGES + edge] ?? 0;
  due &= ~(state.connected[seat] as number);
  for (const { index, gain } of game.sides[seat]?.yields ?? [])
    if (due & (1 << index)) add(row, AT['pending-tile-yields'], gainWorth(game, state, seat, gain));
}
