import type { SeatInfo, TableInfo } from '@durbar/protocol';
import type { SeatRecord, TableRecord } from '../storage/table-records.ts';
import { turnInfo } from './pace.ts';

/** A table's public information. Built from scratch: the seed is only included once the game is over. */
export function infoOf(record: TableRecord): TableInfo {
  const { id, version, status, game, rulesVersion, players, edition, pace, visibility, stakes, outOfTime, createdAt } = record;
  const host = record.seats.find(({ personId }) => personId !== undefined && personId === record.hostId);
  return {
    id,
    version,
    status,
    game,
    rulesVersion,
    players,
    options: { ...record.options },
    edition,
    pace,
    visibility,
    stakes,
    outOfTime,
    createdAt,
    seats: record.seats.map((seat) => ({ ...seatInfo(seat), ...shareInfo(record, seat.seat) })),
    ...(record.editionHash === undefined ? {} : { ownEdition: true }),
    ...termsOf(record),
    ...(host?.personId && host.name ? { host: { id: host.personId, name: host.name } } : {}),
    ...timesOf(record),
    ...gameParts(record),
  };
}

function seatInfo({ seat, personId, name, isProgram, rating, bot, ready, away, awaySince, resignedAt }: SeatRecord): SeatInfo {
  return {
    seat,
    ready,
    away,
    ...(awaySince === undefined ? {} : { awaySince }),
    ...(resignedAt === undefined ? {} : { resigned: true }),
    ...(personId !== undefined && name !== undefined ? { person: { id: personId, name } } : {}),
    ...(isProgram ? { program: true } : {}),
    ...(rating === undefined ? {} : { rating: { ...rating } }),
    ...(bot === undefined ? {} : { bot }),
  };
}

/**
 * Revealed shares are only shown once the game has started, when no one can react to them. Where a deal is played again they belong to the
 * seats of the game before.
 */
function shareInfo({ shares = [], startedAt, sameAs }: TableRecord, seat: number): Pick<SeatInfo, 'share'> {
  const share = sameAs === undefined ? shares.find((one) => one.seat === seat) : undefined;
  if (!share) return {};
  const { promise, nonce } = share;
  return {
    share: { promise, revealed: nonce !== undefined, ...(startedAt === undefined || nonce === undefined ? {} : { nonce }) },
  };
}

function termsOf({ fill, seated, language, sameAs }: TableRecord): Partial<TableInfo> {
  return {
    ...(fill === undefined ? {} : { fill }),
    ...(seated ? { seated } : {}),
    ...(language === undefined ? {} : { language }),
    ...(sameAs === undefined ? {} : { sameAs }),
  };
}

function timesOf({ startedAt, endedAt }: TableRecord): Partial<TableInfo> {
  return { ...(startedAt === undefined ? {} : { startedAt }), ...(endedAt === undefined ? {} : { endedAt }) };
}

function gameParts(record: TableRecord): Partial<TableInfo> {
  const { status, commitment, revealBy, seed, standings, pausedAt, request, rematch, sharedBy } = record;
  const isOver = status === 'finished' || status === 'cancelled';
  return {
    ...(commitment === undefined ? {} : { commitment }),
    ...(revealBy === undefined ? {} : { revealBy }),
    ...(isOver && seed !== undefined ? { seed } : {}),
    ...(standings ? { standings: standings.map((standing) => ({ ...standing })) } : {}),
    ...turnInfo(record),
    ...(pausedAt === undefined ? {} : { pausedAt }),
    ...(request ? { request } : {}),
    ...(rematch === undefined ? {} : { rematch }),
    ...(sharedBy === undefined ? {} : { sharedBy }),
  };
}
