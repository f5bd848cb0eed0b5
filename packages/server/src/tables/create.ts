import { defined, isOffered, ok, type Result, rulesFor } from '@durbar/engine';
import type { Fault, NewTable, PersonRef } from '@durbar/protocol';
import { refuse } from '../faults.ts';
import { newId } from '../ids.ts';
import type { Rulebook } from '../play/rulebook.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/index.ts';
import type { SeatRecord, TableRecord } from '../storage/table-records.ts';
import { type Sitter, sitterIn } from './gather.ts';
import { newSecret, withPromise } from './shares.ts';

export interface NewTablePorts {
  readonly storage: Storage;
  readonly rulebook: Rulebook;
  readonly settings: Settings;
  readonly now: () => number;
}

/** Sets up a table with its host on the first seat. */
export async function createTable(ports: NewTablePorts, host: Sitter, wanted: NewTable): Promise<Result<TableRecord, Fault>> {
  const { storage, rulebook, settings, now } = ports;
  if ((await storage.tables.countHosted(host.id)) >= settings.maxOpenTables) return refuse('too-many-tables');
  if ((await storage.tables.countSeated(host.id)) >= settings.maxSeats) return refuse('too-many-tables');
  const fixed = fixedParts(rulebook, wanted);
  if (!fixed.ok) return fixed;
  if (host.program === 1 && wanted.stakes === 'rated') return refuse('friendly-only');
  const mayCount = host.program === 0 && isOffered(defined(rulebook.game(wanted.game), 'game'), wanted);
  if (!mayCount && wanted.stakes === 'rated') return refuse('unrated-set-up');
  const { editionData } = wanted;
  const kept = editionData === undefined ? {} : { editionHash: await storage.editions.keep(editionData, now()) };
  const table: TableRecord = {
    ...fixed.value,
    ...kept,
    id: newId(),
    version: 1,
    status: 'open',
    pace: wanted.pace,
    visibility: wanted.visibility,
    stakes: wanted.stakes ?? (mayCount ? 'rated' : 'friendly'),
    outOfTime: wanted.outOfTime ?? 'bot',
    ...(wanted.fill === undefined ? {} : { fill: wanted.fill }),
    ...(wanted.language === undefined ? {} : { language: wanted.language }),
    hostId: host.id,
    seats: seatsFor(host, wanted.players),
    length: 0,
    createdAt: now(),
    ...newSecret(),
  };
  const promised = withPromise(table, 0, wanted.promise);
  await storage.tables.create(promised, now());
  return ok(promised);
}

function seatsFor(host: Sitter, players: number): SeatRecord[] {
  const free = [...Array(players).keys()].map((seat) => ({ seat, ready: false, away: false }));
  return free.map((one) => (one.seat === 0 ? { ...one, ...sitterIn(host), ready: true } : one));
}

type FixedParts = Pick<TableRecord, 'game' | 'rulesVersion' | 'players' | 'options' | 'edition'>;

/** Checks the set-up against the rules of the game. */
export function fixedParts(rulebook: Rulebook, wanted: NewTable): Result<FixedParts, Fault> {
  const { game, players, options = {}, edition, editionData } = wanted;
  const tooLong = pathOfLongText(editionData, 'editionData');
  if (tooLong !== undefined)
    return refuse('bad-set-up', { faults: [{ path: tooLong, reason: `a text has at most ${LONGEST_TEXT} characters` }] });
  const definition = rulebook.game(game);
  if (!definition) return refuse('no-such-game');
  const own = editionData === undefined ? {} : { editionData };
  const rules = rulesFor(definition, { players, options, ...(edition === undefined ? {} : { edition }), ...own });
  if (!rules.ok) return refuse('bad-set-up', { faults: rules.fault.map(({ path, reason }) => ({ path, reason })) });
  const { setUp } = rules.value;
  return ok({
    game,
    rulesVersion: definition.rulesVersion,
    players,
    options: { ...setUp.options },
    edition: defined(setUp.edition, 'edition'),
  });
}

const LONGEST_TEXT = 500;

/** Paths of texts longer than any card needs, to protect disk space. */
export function pathOfLongText(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    if (key.length > LONGEST_TEXT) return path;
    const found = pathOfLongText(part, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A rematch table: same game and seats, everyone but the requester not ready. */
export function rematchOf(record: TableRecord, host: PersonRef, createdAt: number): TableRecord {
  const { game, rulesVersion, players, options, edition, editionHash, pace, visibility, stakes, outOfTime, fill, language } =
    record;
  return {
    id: newId(),
    version: 1,
    status: 'open',
    game,
    rulesVersion,
    players,
    options,
    edition,
    ...(editionHash === undefined ? {} : { editionHash }),
    pace,
    visibility,
    stakes,
    outOfTime,
    ...(fill === undefined ? {} : { fill }),
    ...(language === undefined ? {} : { language }),
    hostId: host.id,
    seats: record.seats.map((seat) => seatAgain(seat, host.id)),
    length: 0,
    createdAt,
    ...newSecret(),
  };
}

/** A seat keeps nothing from the previous game. */
function seatAgain({ seat, personId, name, isProgram, bot }: SeatRecord, host: string): SeatRecord {
  return {
    seat,
    ...(personId === undefined ? {} : { personId }),
    ...(name === undefined ? {} : { name }),
    ...(isProgram ? { isProgram } : {}),
    ...(bot === undefined ? {} : { bot }),
    ready: bot !== undefined || personId === host,
    away: false,
  };
}
