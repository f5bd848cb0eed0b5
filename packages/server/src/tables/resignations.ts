import type { StandingInfo } from '@durbar/protocol';
import type { SeatRecord } from '../storage/table-records.ts';

/** Resigned players rank last, the first to resign at the end; the others move up. */
export function withResignations(
  standings: readonly StandingInfo[],
  seats: readonly Pick<SeatRecord, 'resignedAt'>[],
): readonly StandingInfo[] {
  const goneAt = ({ seat }: StandingInfo): number | undefined => seats[seat]?.resignedAt;
  const staying = standings.filter((standing) => goneAt(standing) === undefined);
  return standings.map((standing) => {
    const at = goneAt(standing);
    const ahead =
      at === undefined
        ? staying.filter(({ rank }) => rank < standing.rank).length
        : staying.length + standings.filter((other) => (goneAt(other) ?? 0) > at).length;
    return { ...standing, rank: 1 + ahead };
  });
}
