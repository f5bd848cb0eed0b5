import type { Attendance, Presence, SeatInfo, TableInfo } from '@durbar/protocol';
import type { IconName } from '../../art/index.ts';
import type { Language } from '../../i18n/language.ts';
import { sinceText } from '../../i18n/times.ts';
import type { OnlineMessages } from '../messages/index.ts';
import { durationText } from '../time.ts';
import type { PeopleMessages } from './messages/index.ts';

/** The presence of a seat's person, as everyone at the table may know it. */
export type State =
  | { readonly kind: 'here' | 'phone' }
  | { readonly kind: 'thinking' | 'away' | 'standIn' | 'vacation'; readonly since: number };

/** Reloading or briefly hiding a page doesn't count as leaving. */
const GRACE = 60_000;

export const SIGNS: Readonly<Record<State['kind'], IconName>> = {
  here: 'here',
  phone: 'phone',
  thinking: 'think',
  away: 'away',
  standIn: 'bot',
  vacation: 'sun',
};

/** Undefined for bots, free seats, and until something is known. */
export function stateOf(
  seat: SeatInfo,
  { turn, status, pausedAt }: Pick<TableInfo, 'turn' | 'status' | 'pausedAt'>,
  attendance: Attendance | undefined,
  now: number,
): State | undefined {
  const known = attendance?.people.find(({ person }) => person === seat.person?.id);
  if (seat.away && seat.person) return { kind: 'standIn', since: seat.awaySince ?? known?.awaySince ?? now };
  if (!known) return undefined;
  const { awaySince, phone, vacationSince } = known;
  if (status === 'running' && vacationSince !== undefined) return { kind: 'vacation', since: vacationSince };
  if (awaySince !== undefined && now - awaySince > GRACE) return { kind: 'away', since: awaySince };
  if (status === 'running' && turn?.decider === seat.seat && pausedAt === undefined)
    return { kind: 'thinking', since: turn.since };
  return { kind: phone ? 'phone' : 'here' };
}

/** The presence of a person outside a table. */
export function stateFrom({ awaySince, phone }: Presence): State {
  if (awaySince !== undefined) return { kind: 'away', since: awaySince };
  return { kind: phone ? 'phone' : 'here' };
}

export function stateText(state: State, words: PeopleMessages, { now, language, online }: Telling): string {
  const { presence } = words;
  switch (state.kind) {
    case 'here':
      return presence.here;
    case 'phone':
      return presence.phone;
    case 'thinking':
      return presence.thinking(durationText(Math.max(0, now - state.since), online));
    case 'away':
      return presence.away(sinceText(state.since, now, language));
    case 'standIn':
      return presence.standIn(sinceText(state.since, now, language));
    case 'vacation':
      return presence.vacation(sinceText(state.since, now, language));
  }
}

interface Telling {
  readonly now: number;
  readonly language: Language;
  readonly online: OnlineMessages;
}
