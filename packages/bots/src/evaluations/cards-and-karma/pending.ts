import type { cardsAndKarma } from '@durbar/cards-and-karma';
import type { PendingFrame } from '../../features.ts';
import { at, entry } from '../../numbers.ts';
import { add } from '../row.ts';
import { AT } from './names.ts';
import { buildingCounts } from './rows.ts';
import type { State, Tables } from './tables.ts';

type Frame = PendingFrame<typeof cardsAndKarma>;

/** Pending effects, credited to the seat that will get them. */
export function measurePending(tables: Tables, state: State, agenda: readonly Frame[], seat: number, row: Float64Array): void {
  for (const frame of agenda) if ('seat' in frame && frame.seat === seat) measureFrame(tables, state, frame, row);
}

type SeatFrame = Extract<Frame, { seat: number }>;

function measureFrame(tables: Tables, state: State, frame: SeatFrame, row: Float64Array): void {
  switch (frame.kind) {
    case 'begin-turn':
    case 'act':
      add(row, AT['acts-to-come'], 1);
      break;
    case 'use-administrator':
      add(row, AT['may-use-administrator'], 1);
      break;
    case 'pay-building':
    case 'pay-exactly':
      add(row, AT['pending-payment'], 1);
      add(row, AT['pending-cost'], entry(tables.cards, frame.card).cost);
      measureCard(tables, state, frame.seat, frame.card, row);
      break;
    case 'resolve-card':
      measureCard(tables, state, frame.seat, frame.card, row);
      break;
    case 'carry-out':
      measureEffect(tables.effects[frame.effect] ?? [], frame.part, row);
      break;
    case 'reveal-bonus':
    case 'begin-bonus':
    case 'choose-bonus':
      add(row, AT['bonuses-waiting'], 1);
      break;
    default:
      measureGain(frame, row);
      break;
  }
}

function measureGain(frame: SeatFrame, row: Float64Array): void {
  switch (frame.kind) {
    case 'take-chosen-die':
      add(row, AT['pending-dice'], 1);
      break;
    case 'gain-dice':
    case 'take-die':
    case 'draw-dice':
      add(row, AT['pending-dice'], frame.left);
      break;
    case 'discard-die':
      add(row, AT['pending-dice'], -frame.left);
      break;
    case 'gain-goods-cards':
    case 'take-goods-card':
      add(row, AT['pending-cards'], frame.left);
      break;
    case 'take-palace-card':
    case 'take-top-card':
    case 'copy-ship-reward':
      add(row, AT['pending-cards'], 1);
      break;
    case 'take-ship':
      add(row, AT['pending-ship'], 1);
      break;
    case 'gain':
      add(row, GAIN_PLACES[frame.token] ?? AT['pending-cards'], frame.amount);
      break;
  }
}

function measureCard(tables: Tables, state: State, seat: number, card: number, row: Float64Array): void {
  const { kind, buildings, flag, effect } = entry(tables.cards, card);
  if (kind === 'building') {
    const counts = buildingCounts(tables, state, seat);
    for (const type of buildings) {
      add(row, AT['pending-fame'], 1);
      if (at(counts, type) > 1 || counts.every((count, other) => other === type || count > 0))
        add(row, AT['pending-building-match'], 1);
    }
  }
  if (kind === 'ship') {
    const last = entry(state.ships, seat).at(-1);
    if (last === undefined || flag > entry(tables.cards, last).flag) add(row, AT['pending-ship'], 1);
  }
  measureEffect(effect, 0, row);
}

function measureEffect(parts: Tables['effects'][number], from: number, row: Float64Array): void {
  for (let part = from; part < parts.length; part++) {
    const { gain, count } = entry(parts, part);
    add(row, GAIN_PLACES[gain] ?? AT['pending-cards'], count);
  }
}

const GAIN_PLACES: Readonly<Record<string, number>> = {
  fame: AT['pending-fame'],
  coins: AT['pending-coins'],
  'coins-per-good': AT['pending-coins'],
  karma: AT['pending-karma'],
  dice: AT['pending-dice'],
  ship: AT['pending-ship'],
};
