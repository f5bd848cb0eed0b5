import type { NoticeSettings } from '@durbar/protocol';
import { escaped } from '../http/escaped.ts';
import { feedTexts } from './feed-texts.ts';
import { shownTime, type WaitingTable } from './hook-texts.ts';

/** A waiting table with the names of the other players. */
export interface FedTable extends WaitingTable {
  readonly others: readonly string[];
}

export interface FeedContent {
  /** Stays the same when the private address changes. */
  readonly owner: string;
  readonly origin: string;
  readonly language: NoticeSettings['language'];
  readonly tables: readonly FedTable[];
}

/** What XML and calendars can't contain. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ');
}

function xml(text: string): string {
  return escaped(printable(text));
}

function line({ others, deadline }: FedTable, language: NoticeSettings['language']): string {
  const t = feedTexts(language);
  const names = others.length === 0 ? [] : [t.with(others.join(', '))];
  return [...names, ...(deadline === undefined ? [] : [t.until(shownTime(deadline, language))])].join(' ');
}

/** The games that wait for a person, as Atom (RFC 4287). The same tables give the same text. */
export function atomFeed({ owner, origin, language, tables }: FeedContent): string {
  const t = feedTexts(language);
  const newest = Math.max(0, ...tables.map(({ since }) => since));
  const entries = tables.map(
    (table) => `<entry>
<id>urn:durbar:turn:${table.id}:${table.since}</id>
<title>${xml(t.yourTurn(table.title))}</title>
<updated>${new Date(table.since).toISOString()}</updated>
<link href="${xml(table.url)}"/>
<summary>${xml(line(table, language))}</summary>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>urn:durbar:turns:${owner}</id>
<title>${xml(t.turns)}</title>
<updated>${new Date(newest).toISOString()}</updated>
<link href="${xml(origin)}"/>
<author><name>Durbar</name></author>
${entries.join('')}</feed>
`;
}

/** The deadlines of a person's turns as a calendar (RFC 5545). */
export function deadlineCalendar({ language, tables }: FeedContent): string {
  const t = feedTexts(language);
  const events = tables.flatMap((table) => {
    if (table.deadline === undefined) return [];
    return [
      'BEGIN:VEVENT',
      `UID:${table.id}-${table.since}@durbar`,
      `DTSTAMP:${utc(table.since)}`,
      `DTSTART:${utc(table.deadline)}`,
      `DTEND:${utc(table.deadline)}`,
      `SUMMARY:${value(t.due(table.title))}`,
      `DESCRIPTION:${value(`${line(table, language)}\n${table.url}`)}`,
      `URL:${table.url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Durbar//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${value(t.deadlines)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((one) => `${folded(one)}\r\n`).join('');
}

/** A time as calendars write it: 20261117T200000Z. */
function utc(at: number): string {
  return `${new Date(at).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
}

/** A line break is the only control character a value can have. */
function value(text: string): string {
  return text
    .split('\n')
    .map((part) => printable(part).replaceAll(/[\\;,]/g, String.raw`\$&`))
    .join(String.raw`\n`);
}

const MOST_OCTETS = 75;

/** Lines of at most 75 octets, never broken within a character. */
function folded(text: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of text) {
    const room = parts.length === 0 ? MOST_OCTETS : MOST_OCTETS - 1;
    if (Buffer.byteLength(part + character) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
