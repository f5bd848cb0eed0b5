import type { rajas } from '@durbar/rajas';
import { cellsOpened, yieldsReached } from '@durbar/rajas/reading';
import { BUILDINGS, FACES, packedTotal } from '@durbar/rajas/vocabulary';
import type { PendingFrame } from '../../features.ts';
import { at } from '../../numbers.ts';
import { add } from '../row.ts';
import { highestDie } from './dice.ts';
import { AT } from './names.ts';
import { bestTile } from './offers.ts';
import { bestLanding } from './river.ts';
import { bestSale } from './sales.ts';
import type { GainNumbers, State, Tables } from './tables.ts';
import { gainWorth } from './worth.ts';

type Frame = PendingFrame<typeof rajas>;

/** Pending effects, credited to the seat that will get them. */
export function measurePending(tables: Tables, state: State, agenda: readonly Frame[], seat: number, row: Float64Array): void {
  for (const frame of agenda) if ('seat' in frame && frame.seat === seat) measureFrame(tables, state, frame, row);
}

type SeatFrame = Extract<Frame, { seat: number }>;

/** Frames that only structure the game. */
const STRUCTURE: ReadonlySet<string> = new Set(['turn', 'turn-end', 'thresholds', 'tile-done', 'yields', 'roll', 'land']);

function measureFrame(tables: Tables, state: State, frame: SeatFrame, row: Float64Array): void {
  switch (frame.kind) {
    case 'place':
      add(row, AT['to-move'], 1);
      break;
    case 'pay-space':
      add(row, AT['pending-die-cost'], 1);
      for (const gain of tables.effects[frame.space] ?? []) measureGain(tables, state, frame.seat, gain, row);
      break;
    case 'gain':
      measureGain(tables, state, frame.seat, tables.gains[frame.gain], row);
      break;
    case 'pick-tile':
      if (frame.over) add(row, AT['pending-overbuild'], 1);
      else measureBuild(tables, state, frame.seat, row);
      break;
    case 'sail':
      measureJourney(tables, state, frame.seat, frame.least, frame.most, row);
      break;
    case 'choose-cell':
      measureTile(tables, state, frame.seat, state.tops[frame.stack], row);
      break;
    case 'pay-tile':
    case 'overpay':
      measureTile(tables, state, frame.seat, state.tops[frame.stack], row);
      measureGround(tables, state, frame, row);
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

/** Modules prefix their frames with their name. */
function isOfModule(kind: string): boolean {
  return kind.includes('/');
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

function measureGain(tables: Tables, state: State, seat: number, gain: GainNumbers | undefined, row: Float64Array): void {
  if (!gain) return;
  const { kind, amount, max, goods } = gain;
  if (kind === 'build') measureBuild(tables, state, seat, row);
  else if (kind === 'sail')
    measureJourney(tables, state, seat, 1, max === 0 ? highestDie(state, seat, tables.highestFare) : max, row);
  else if (kind === 'boat-move') measureJourney(tables, state, seat, 0, max, row);
  else if (kind === 'sail-exactly') measureJourney(tables, state, seat, amount, amount, row);
  else if (kind === 'markets')
    add(row, AT['pending-sale'], bestSale(tables, state, seat, goods, max === 0 ? highestDie(state, seat, FACES) : max));
  else add(row, GAIN_PLACES[kind] ?? AT['pending-module'], Math.max(amount, 1));
}

function measureBuild(tables: Tables, state: State, seat: number, row: Float64Array): void {
  add(row, AT['pending-build'], 1);
  add(row, AT['pending-best-tile'], bestTile(tables, state, seat));
}

function measureJourney(tables: Tables, state: State, seat: number, least: number, most: number, row: Float64Array): void {
  add(row, AT['pending-sail'], most);
  add(row, AT['pending-landing'], bestLanding(tables, state, seat, least, most));
}

function measureTile(tables: Tables, state: State, seat: number, index: number | undefined, row: Float64Array): void {
  const tile = index === undefined ? undefined : tables.tiles[index];
  if (!tile) return;
  for (const kind of tile.buildings) add(row, AT['pending-tile-fame'], at(state.levels, seat * BUILDINGS.length + kind));
  for (const { value } of tile.markets) add(row, AT['pending-tile-markets'], value);
  add(row, AT['pending-tile-price'], Math.abs(tile.price));
}

/** What the placed tile would reach: yields and cells to build on later. */
function measureGround(
  tables: Tables,
  state: State,
  frame: Extract<SeatFrame, { kind: 'pay-tile' | 'overpay' }>,
  row: Float64Array,
): void {
  const { seat, over } = frame;
  add(row, AT['pending-tile-open'], cellsOpened(tables.game, state, frame));
  if (over) return;
  for (const place of yieldsReached(tables.game, state, frame))
    add(row, AT['pending-tile-yields'], gainWorth(tables, state, seat, tables.yields[seat]?.[place]));
}
