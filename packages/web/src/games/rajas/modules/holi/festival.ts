import type { Seat } from '@durbar/engine';
import type { RajasFact, RajasView } from '../../types.ts';

export interface Guest {
  readonly seat: Seat;
  readonly state: 'done' | 'now' | 'later';
}

const ASKED: readonly string[] = ['holi/choose-gift', 'holi/choose-yield', 'holi/take-die'];

/** The players in the order they choose at the current festival; empty while no one chooses. */
export function festivalOrder({ agenda }: RajasView, past: readonly RajasFact[]): readonly Guest[] {
  const frame = agenda.at(-1);
  if (!frame || !ASKED.includes(frame.kind) || !('seat' in frame)) return [];
  const festival = past.findLast((fact) => fact.type === 'holi/festival');
  if (festival?.type !== 'holi/festival') return [];
  const now = festival.order.indexOf(frame.seat);
  return festival.order.map((seat, place) => ({ seat, state: place < now ? 'done' : place === now ? 'now' : 'later' }));
}
