import { expect, test } from 'vitest';
import { RULING_REASONS } from './index.ts';
import { library } from './node/index.ts';
import { LEDGERS, ledgerText } from './node/ledgers.ts';
import { rulingsIn } from './rulings.ts';

test('a ruling says why it is ours', () => {
  const ledger = [
    '### TAJ-GEN-01',
    '- rule: A hand has cards. (`data: cards`)',
    '- src: a page',
    '- ruling: Others are refused.',
    '### TAJ-GEN-02',
    '- src: a page, silent (near the end)',
    '- ruling: Nobody may look.',
    '### TAJ-GEN-03',
    '- ruling: The picture is lost.',
    '- test: `data: nothing`',
    '## Glossary',
    '- ruling: no entry',
  ].join('\n');
  expect(rulingsIn(ledger)).toEqual([
    { rule: 'TAJ-GEN-01', reason: 'open', says: 'Others are refused.' },
    { rule: 'TAJ-GEN-01', reason: 'picture', says: 'data: cards' },
    { rule: 'TAJ-GEN-02', reason: 'silent', says: 'Nobody may look.' },
    { rule: 'TAJ-GEN-03', reason: 'picture', says: 'The picture is lost.' },
  ]);
});

test.each(library.games)('%s: every ruling of the ledger is marked in each section that explains its rule', async (game) => {
  const rulings = (LEDGERS[game] ?? []).flatMap((file) => rulingsIn(ledgerText(file)));
  const sections = (await library.load(game))?.sections ?? [];
  expect(rulings.length).toBeGreaterThan(50);
  expect(new Set(rulings.map(({ reason }) => reason))).toEqual(new Set(RULING_REASONS));
  const unmarked = sections.flatMap(({ id, rules, rulings: marked = [] }) =>
    rulings
      .filter(({ rule, reason }) => rules.includes(rule) && !marked.some((one) => one.rule === rule && one.reason === reason))
      .map(({ rule, reason }) => `${id}: ${rule} ${reason}`),
  );
  expect(unmarked).toEqual([]);
  const marks = sections.flatMap(({ rulings: marked = [] }) => marked);
  expect(marks.filter(({ rule }) => !rulings.some((ruling) => ruling.rule === rule))).toEqual([]);
});
