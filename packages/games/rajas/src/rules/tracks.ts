import type { Seat } from '@durbar/engine';
import type { RajasGame, RajasStep } from '../game.ts';
import type { RajasSource } from '../modules/index.ts';
import { at, entry } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { FAME, MONEY, NONE, TRACKS, WAITING } from '../words.ts';
import { winWorker } from './workers.ts';

/** RAJ-END-02: how far the markers have passed each other, in fame; negative: the remaining gap (RAJ-GEN-03). */
export function overlapOf(game: RajasGame, fame: number, money: number): number {
  const { meet, moneyPerFame } = game.edition.tracks;
  return fame + Math.ceil(money / moneyPerFame) - meet;
}

export function overlap(game: RajasGame, state: RajasState, seat: Seat): number {
  return overlapOf(game, at(state.fame, seat), at(state.money, seat));
}

type Receive = (game: RajasGame, state: RajasState, seat: Seat, amount: number, source: RajasSource, step: RajasStep) => void;

function receiveOn(track: number, type: 'fame-gained' | 'money-gained'): Receive {
  return (game, state, seat, amount, source, step) => {
    if (amount <= 0) return;
    step.fact({ type, seat, amount, source });
    markerMoved(game, state, seat, track, step);
  };
}

export const gainMoney: Receive = receiveOn(MONEY, 'money-gained');
export const gainFame: Receive = receiveOn(FAME, 'fame-gained');

/**
 * RAJ-END-03: the markers are compared after every move; RAJ-ORDER-04: then thresholds resolve, lowest first (RAJ-END-01, RAJ-END-12,
 * RAJ-END-15, RAJ-TRACK-14).
 */
function markerMoved(game: RajasGame, state: RajasState, seat: Seat, track: number, step: RajasStep): void {
  if (at(state.crossed, seat) === 0 && overlap(game, state, seat) >= 0) {
    step.fact({ type: 'markers-met', seat });
    if (state.trigger === NONE) step.fact({ type: 'end-triggered', seat });
  }
  if (lowestThreshold(game, state, seat, track) !== NONE) step.next({ kind: 'thresholds', seat, track });
}

function markerOf(state: RajasState, seat: Seat, track: number): number {
  return at(track === FAME ? state.fame : state.money, seat);
}

/** The space of the next bonus; NONE when all are reached (RAJ-TRACK-09). */
export function nextBonusSpace(game: RajasGame, state: RajasState, seat: Seat, track: number): number {
  const bonus = entry(game.tracks, track).bonuses[at(state.bonuses, seat * TRACKS.length + track)];
  return bonus ? bonus.space : NONE;
}

function isWorkerWaiting(state: RajasState, seat: Seat, track: number): boolean {
  return (at(state.waiting, seat) & (track === FAME ? WAITING.fame : WAITING.money)) !== 0;
}

/** The lowest bonus or worker space that the marker has reached and that is still due; NONE if there is none (RAJ-TRACK-03, RAJ-TRACK-13). */
function lowestThreshold(game: RajasGame, state: RajasState, seat: Seat, track: number): number {
  const marker = markerOf(state, seat, track);
  const bonus = nextBonusSpace(game, state, seat, track);
  const worker = isWorkerWaiting(state, seat, track) ? entry(game.tracks, track).worker : NONE;
  const hasBonus = bonus !== NONE && bonus <= marker;
  const hasWorker = worker !== NONE && worker <= marker;
  if (hasBonus && hasWorker) return Math.min(bonus, worker);
  if (hasBonus) return bonus;
  return hasWorker ? worker : NONE;
}

/** Resolves the lowest threshold completely, then checks again, because it may have led to others (RAJ-TRACK-11, RAJ-WORKER-05). */
export function passThreshold(game: RajasGame, state: RajasState, seat: Seat, track: number, step: RajasStep): void {
  const space = lowestThreshold(game, state, seat, track);
  if (space === NONE) return;
  if (isWorkerWaiting(state, seat, track) && space === entry(game.tracks, track).worker) {
    // RAJ-WORKER-02.
    winWorker(game, state, seat, track === FAME ? 'fame' : 'money', step);
  } else {
    const bonus = entry(entry(game.tracks, track).bonuses, at(state.bonuses, seat * TRACKS.length + track));
    // RAJ-TRACK-08, RAJ-TRACK-10, RAJ-TRACK-12.
    step.fact({ type: 'bonus-reached', seat, track: track === FAME ? 'fame' : 'money', space });
    step.next({ kind: 'gain', seat, gain: bonus.gain.index, die: 0, source: bonus.source });
  }
  step.next({ kind: 'thresholds', seat, track });
}
