import { type Language, localeOf } from '../../i18n/language.ts';

/** "Sunday, 15 November, 16:00" in the reader's time zone. */
export function dayAndTime(time: number, language: Language): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(localeOf(language), format).format(time);
}

export function timeOfDay(time: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' }).format(time);
}

/** The value of a field for date and time, in the reader's time zone. */
export function fieldValue(time: number): string {
  const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

export interface Appointment {
  readonly id: string;
  readonly name: string;
  readonly startsAt: number;
  readonly minutes: number;
  readonly link: string;
}

/** An iCalendar file with one event (RFC 5545). */
export function calendarFile({ id, name, startsAt, minutes, link }: Appointment): string {
  const stamp = (time: number): string => `${new Date(time).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
  const escaped = name.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Durbar//Tournaments//EN',
    'BEGIN:VEVENT',
    `UID:${id}@durbar`,
    `DTSTAMP:${stamp(startsAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(startsAt + minutes * 60_000)}`,
    `SUMMARY:${escaped}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
