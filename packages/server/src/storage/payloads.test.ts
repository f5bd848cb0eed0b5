import { expect, test } from 'vitest';
import type { Notice } from './bus.ts';
import { noticesIn, noticeText, payloadsOf } from './payloads.ts';

function move(version: number, content: string): Notice {
  const lines = [{ number: 0, kind: 'move', by: 0, text: 'pass', content, at: 1 }] as const;
  return { kind: 'table', table: 'agra', version, moved: { length: 1, lines } };
}

test('notices travel together in their order, within what PostgreSQL takes', () => {
  const notices = Array.from({ length: 60 }, (_, version) => move(version, 'é'.repeat(400)));
  const payloads = payloadsOf('one', notices.map(noticeText));
  expect(payloads.length).toBeGreaterThan(1);
  expect(payloads.length).toBeLessThan(10);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
  expect(payloads.flatMap((payload) => noticesIn(payload, 'other'))).toEqual(notices);
  expect(payloads.flatMap((payload) => noticesIn(payload, 'one'))).toEqual([]);
  expect(payloadsOf('one', [])).toEqual([]);
});

test('a move that does not fit is announced without its entries', () => {
  const [payload = ''] = payloadsOf('one', [noticeText(move(7, 'x'.repeat(9000)))]);
  expect(noticesIn(payload, 'other')).toEqual([{ kind: 'table', table: 'agra', version: 7 }]);
});
