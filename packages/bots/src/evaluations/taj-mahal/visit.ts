import type { tajMahal } from '@durbar/taj-mahal';
import { ELEPHANT, MOGUL, SYMBOLS, TOKENS } from '@durbar/taj-mahal/vocabulary';
import type { PendingFrame } from '../../features.ts';
import { at, entry } from '../../numbers.ts';
import { add } from '../row.ts';
import { bestOther, isAtCourt, tilePoints } from './court.ts';
import { AT } from './names.ts';
import { bestReach, connectedTo, connections, largest } from './network.ts';
import type { State, Tables } from './tables.ts';

type Frame = PendingFrame<typeof tajMahal>;

/** The current visit, and the network's prospects for it and later ones. */
export function measureVisit(tables: Tables, state: State, agenda: readonly Frame[], seat: number, row: Float64Array): void {
  const masks = connections(tables, state, seat);
  const tile = state.visit - 1;
  row[AT.network] = largest(masks);
  for (let later = state.visit; later < state.tileProvinces.length; later++) {
    const reach = bestReach(tables, state, masks, at(state.tileProvinces, later));
    add(row, AT['reach-to-come'], reach - 1);
    if (later === state.visit) row[AT['next-reach']] = reach - 1;
  }
  if (tile < 0) return;
  const province = at(state.tileProvinces, tile);
  measurePending(tables, state, agenda, seat, connectedTo(tables, masks, province), row);
  if (state.isIn[seat] !== 1) return;
  row[AT['is-in']] = 1;
  row[AT['cards-played']] = entry(state.played, seat).length;
  measureLeads(tables, state, seat, bestReach(tables, state, masks, province), row);
}

/** Palaces still to be placed and points still to be counted in a withdrawal. */
function measurePending(
  tables: Tables,
  state: State,
  agenda: readonly Frame[],
  seat: number,
  connected: number,
  row: Float64Array,
): void {
  for (const frame of agenda) {
    if (frame.kind === 'take-turn' && frame.seat === seat) row[AT['to-move']] = 1;
    if (frame.kind === 'place-palaces' && frame.seat === seat) row[AT['pending-palaces']] = frame.normal + frame.crown;
    if (frame.kind !== 'score-withdrawal' || frame.seat !== seat) continue;
    const tile = state.visit - 1;
    add(row, AT['pending-points'], connected);
    if (state.tileOwners[tile] === seat) add(row, AT['pending-points'], tilePoints(tables, state, seat));
  }
}

/** What the seat would win if it withdrew now. */
function measureLeads(tables: Tables, state: State, seat: number, reach: number, row: Float64Array): void {
  let palaces = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const own = at(state.totals, seat * SYMBOLS.length + symbol);
    if (own === 0 || !isAtCourt(state, symbol)) continue;
    const margin = own - bestOther(state, seat, symbol);
    if (margin <= 0) {
      add(row, AT.contested, 1);
      continue;
    }
    add(row, AT['lead-margin'], Math.min(margin, 3));
    if (symbol === ELEPHANT) row[AT['tile-lead-points']] = tilePoints(tables, state, seat);
    else palaces++;
    if (symbol === MOGUL) row[AT['crown-lead']] = 1;
    if (symbol < TOKENS.length) add(row, AT['token-leads'], 1);
    if (symbol < TOKENS.length && at(state.tokens, seat * TOKENS.length + symbol) > 0) add(row, AT['pair-leads'], 1);
  }
  if (palaces > 0) row[AT['palace-lead-points']] = reach;
  if (state.isIn.every((isIn, other) => other === seat || isIn === 0)) row[AT.alone] = 1;
}
