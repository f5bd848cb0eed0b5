import { add } from '../row.ts';
import { AT, BUILDINGS, bitCount, EDGES, type Frame, type Game, NAMES, type State } from './names.ts';

/** What is begun but not carried out yet: it belongs to the seat that will get it. */
export function measurePending(game: Game, state: State, agenda: readonly Frame[], rows: Float64Array): void {
  for (const frame of agenda) {
    if (!('seat' in frame)) continue;
    measureFrame(game, state, frame, rows.subarray(frame.seat * NAMES.length, (frame.seat + 1) * NAMES.length));
  }
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
      for (const gain of game.spaces[frame.space]?.effects ?? []) measureGain(gain, row);
      break;
    case 'gain':
      measureGain(game.gains[frame.gain], row);
      break;
    case 'pick-tile':
      add(row, AT['pending-build'], 1);
      break;
    case 'choose-cell':
      measureTile(game, state, frame.seat, state.tops[frame.stack], row);
      break;
    case 'pay-tile':
    case 'overpay':
      measureTile(game, state, frame.seat, state.tops[frame.stack], row);
      measureYields(game, state, frame, row);
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
    case 'sail':
      add(row, AT['pending-sail'], frame.most);
      break;
    case 'palace-action':
      add(row, AT['pending-action'], 1);
      break;
    case 'score-markets':
      add(row, AT['pending-sale'], 31 - Math.clz32(frame.sums));
      break;
    default:
      if (!STRUCTURE.has(frame.kind)) add(row, AT['pending-other'], 1);
  }
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
  build: AT['pending-build'],
  overbuild: AT['pending-build'],
  'palace-action': AT['pending-action'],
  'sail-exactly': AT['pending-sail'],
};

function measureGain(gain: Game['gains'][number] | undefined, row: Float64Array): void {
  if (!gain) return;
  if (gain.kind === 'sail' || gain.kind === 'boat-move') add(row, AT['pending-sail'], gain.max === 0 ? 2 : 1);
  else if (gain.kind === 'markets') add(row, AT['pending-sale'], 3);
  else add(row, GAIN_PLACES[gain.kind] ?? AT['pending-other'], Math.max(gain.amount, 1));
}

function measureTile(game: Game, state: State, seat: number, index: number | undefined, row: Float64Array): void {
  const tile = index === undefined ? undefined : game.tiles[index];
  if (!tile) return;
  for (const kind of tile.buildings) add(row, AT['pending-tile-fame'], state.levels[seat * BUILDINGS + kind] as number);
  for (const { value } of tile.markets) add(row, AT['pending-tile-markets'], value);
  add(row, AT['pending-tile-price'], Math.abs(tile.price));
}

function measureYields(
  game: Game,
  state: State,
  frame: Extract<SeatFrame, { kind: 'pay-tile' | 'overpay' }>,
  row: Float64Array,
): void {
  const ends = game.tiles[state.tops[frame.stack] ?? -1]?.ends[frame.rotation] ?? 0;
  let yields = 0;
  for (let edge = 0; edge < EDGES; edge++) if (ends & (1 << edge)) yields |= game.grid.touches[frame.cell * EDGES + edge] ?? 0;
  add(row, AT['pending-tile-yields'], bitCount(yields & ~(state.connected[frame.seat] as number)));
}
