import { expect, test } from 'vitest';
import { entryIn, gamesWithLedger, ledgerIds, rulesOf } from './ledgers.ts';
import { idsInTitles } from './rule-places.ts';
import { coverage } from './rules.ts';
import { nearRules, ruleReport } from './rules-one.ts';
import { housePartsOf } from './rules-rulings.ts';

test('a ledger entry is a heading that begins with an id', () => {
  const ledger = '## PLAY\n### TAJ-PLAY-01\n- rule: see TAJ-PLAY-02\n#### RAJ-QUARRY-03 — Prices\n#### GB2-GB1-02 · Ganga 2';
  expect(ledgerIds(ledger)).toEqual(['TAJ-PLAY-01', 'RAJ-QUARRY-03', 'GB2-GB1-02']);
});

test.each(coverage(gamesWithLedger(undefined)))(
  'every rule of $game has a test, and at least seven in ten are named in the code that decides them',
  ({ total, missing, uncited }) => {
    expect(missing).toEqual([]);
    expect(1 - uncited.length / total).toBeGreaterThan(0.7);
  },
);

test('ids only count in test titles', () => {
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

test('an entry of a ledger ends at the next heading and leaves out the sources', () => {
  const ledger = '#### RAJ-GEN-01 — Players\n\nTwo to four.\n\n- src: a page\n- test: five are refused\n\n#### RAJ-GEN-02 — Next';
  expect(entryIn(ledger, 'RAJ-GEN-01')).toBe('Players\n\nTwo to four.\n\n- test: five are refused');
  expect(entryIn(ledger, 'RAJ-GEN-03')).toBeUndefined();
});

test('prints a rule with its text, tests, code, refusals and section', async () => {
  const report = await ruleReport('RAJ-PLACE-03');
  expect(report.game).toBe('rajas');
  expect(report.text).toContain('Quarry and harbour');
  expect(report.tests.map(({ text }) => text).join()).toContain('RAJ-PLACE-03');
  expect(report.code.map(({ file }) => file)).toContain('packages/games/rajas/src/rules/reasons.ts');
  expect(report.refusals).toContainEqual({ code: 'not-the-next-space', sentence: expect.stringMatching(/\.$/) });
  expect(report.sections.length).toBeGreaterThan(0);
  expect(report.sections[0]?.text).not.toBe('');
});

test('an unknown rule is an error that suggests similar ids', async () => {
  await expect(ruleReport('RAJ-PLACE-99')).rejects.toThrow(/there is no rule "RAJ-PLACE-99"; did you mean .*RAJ-PLACE-16/);
  await expect(ruleReport('nonsense')).rejects.toThrow('there is no rule "nonsense"');
  expect(nearRules('RAJ-PLACES-03', gamesWithLedger(undefined).flatMap(rulesOf))).toContain('RAJ-PLACE-03');
});

test('lists our own components with the rulings', async () => {
  const parts = (await Promise.all(gamesWithLedger(undefined).map(housePartsOf))).flat().map(({ part }) => part);
  expect(parts).toEqual(
    expect.arrayContaining([
      'rajas river',
      'rajas boards',
      'cards-and-karma cards',
      'taj-mahal specialCards.vizier',
      'taj-mahal specialCards.monk',
    ]),
  );
  expect(parts).not.toContain('rajas tracks');
});
