import { expect, test } from 'vitest';
import { mergeRecords, type PuzzleRecord } from './puzzles.ts';

const PHONE: PuzzleRecord = { rating: 1300, tried: { a: 'found', b: 'missed' }, days: ['2026-11-15', '2026-11-17'] };
const LAPTOP: PuzzleRecord = { rating: 1240, tried: { b: 'found', c: 'found', d: 'found', e: 'missed' }, days: ['2026-11-16'] };

test('two devices that grew apart: all tries and days, the first result of each, a rating by the number of tries', () => {
  expect(mergeRecords(PHONE, LAPTOP)).toEqual({
    rating: 1260,
    tried: { a: 'found', b: 'missed', c: 'found', d: 'found', e: 'missed' },
    days: ['2026-11-15', '2026-11-16', '2026-11-17'],
  });
});

test('a device that goes on from the kept record replaces its rating; merging twice changes nothing', () => {
  const later = { rating: 1340, tried: { ...PHONE.tried, c: 'found' as const }, days: PHONE.days };
  expect(mergeRecords(PHONE, later).rating).toBe(1340);
  expect(mergeRecords(later, PHONE).rating).toBe(1340);
  const merged = mergeRecords(PHONE, LAPTOP);
  expect(mergeRecords(merged, LAPTOP)).toEqual(merged);
  expect(mergeRecords(merged, PHONE)).toEqual(merged);
});

test('an empty record changes nothing', () => {
  expect(mergeRecords(PHONE, { rating: 1200, tried: {}, days: [] })).toEqual(PHONE);
  expect(mergeRecords({ rating: 1200, tried: {}, days: [] }, PHONE)).toEqual(PHONE);
});

test('a record stays small enough to be sent', () => {
  const long = (letter: string): PuzzleRecord => ({
    rating: 1500,
    tried: Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`${letter}${index}`, 'found' as const])),
    days: [],
  });
  expect(Object.keys(mergeRecords(long('a'), long('b')).tried)).toHaveLength(2000);
});
