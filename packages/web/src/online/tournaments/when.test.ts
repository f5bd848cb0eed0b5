import { expect, test } from 'vitest';
import { calendarFile, fieldValue } from './when.ts';

test('a calendar file has one event with escaped text and UTC times', () => {
  const startsAt = Date.UTC(2026, 10, 22, 15, 30);
  const file = calendarFile({ id: 'abc', name: 'Cup; a, b', startsAt, minutes: 90, link: 'https://durbar.example/#/x' });
  const lines = file.split('\r\n');
  expect(lines).toContain('DTSTART:20261122T153000Z');
  expect(lines).toContain('DTEND:20261122T170000Z');
  expect(lines).toContain('SUMMARY:Cup\\; a\\, b');
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('a field shows the time of the reader’s zone', () => {
  const time = new Date(2026, 10, 22, 16, 5).getTime();
  expect(fieldValue(time)).toBe('2026-11-22T16:05');
});
