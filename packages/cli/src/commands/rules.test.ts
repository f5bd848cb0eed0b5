import { expect, test } from 'vitest';
import { ledgerIds } from './ledgers.ts';
import { idsInTitles } from './rules.ts';

test('a ledger entry is a heading that begins with an id', () => {
  const ledger = '## PLAY\n### TAJ-PLAY-01\n- rule: see TAJ-PLAY-02\n#### RAJ-QUARRY-03 — Prices\n#### GB2-GB1-02 · Ganga 2';
  expect(ledgerIds(ledger)).toEqual(['TAJ-PLAY-01', 'RAJ-QUARRY-03', 'GB2-GB1-02']);
});

test('ids count in titles of tests only', () => {
  const source = `
    // TAJ-GEN-01 in a comment
    const text = 'TAJ-GEN-02';
    describe('TAJ-GEN-03', () => {
      test('TAJ-GEN-04 TAJ-GEN-05 both at once', () => {});
      it("RAJ-EX-01 it's quoted", () => {});
      test.each([[1], [f(2)]])(\`GB2-GB1-02 for %i\`, () => {});
    });`;
  expect(idsInTitles(source)).toEqual(['TAJ-GEN-04', 'TAJ-GEN-05', 'RAJ-EX-01', 'GB2-GB1-02']);
});
