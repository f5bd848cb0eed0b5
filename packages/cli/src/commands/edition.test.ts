import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { UsageError } from '../usage.ts';
import { runEdition } from './edition.ts';

const folder = mkdtempSync(join(tmpdir(), 'durbar-edition-'));
const file = (name: string): string => join(folder, `${name}.durbar-edition.json`);
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(String(line)));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A new edition of Cards & Karma with some changes. */
async function begun(name: string, change: (text: string) => string = (text) => text): Promise<string> {
  await runEdition(['new', 'cards-and-karma', file(name)]);
  writeFileSync(file(name), change(readFileSync(file(name), 'utf8')));
  return file(name);
}

test('a new edition is a copy without faults', async () => {
  const mine = await begun('My box');
  expect(JSON.parse(readFileSync(mine, 'utf8')).about).toEqual({
    game: 'cards-and-karma',
    title: 'My box',
    basedOn: 'house',
    checked: [],
  });
  expect(await runEdition(['check', mine])).toBe(0);
  expect(said).toContain('no faults: the edition can be played');
  expect(said).toContain('buildings: 0 of 72 checked against a box, 72 still ours');
});

test('check names each fault by its path and fails', async () => {
  const mine = await begun('faulty', (text) => text.replace('"handLimit": 8', '"handLimit": 80'));
  expect(await runEdition(['check', mine, '--json'])).toBe(1);
  expect(JSON.parse(said.join('')).faults).toMatchObject([
    { path: 'thresholds.handLimit', code: 'not-whole', values: { min: 1, max: 16 } },
  ]);
});

test('diff compares with the edition it was begun from, or with another', async () => {
  const mine = await begun('mine', (text) => text.replace('"handLimit": 8', '"handLimit": 9'));
  await runEdition(['diff', mine]);
  expect(said).toEqual(['thresholds.handLimit: 8 → 9', '1 difference']);
  said.length = 0;
  await runEdition(['diff', await begun('plain'), mine, '--json']);
  expect(JSON.parse(said.join(''))).toEqual([{ at: 'thresholds.handLimit', before: 9, after: 8 }]);
});

test('merge takes what the other owner checked, or what is named', async () => {
  const mine = await begun('first');
  const theirs = await begun('second', (text) =>
    text
      .replace('"handLimit": 8', '"handLimit": 9')
      .replace('"famePerFlip": 3', '"famePerFlip": 4')
      .replace('"checked": []', '"checked": ["thresholds.handLimit"]'),
  );
  await runEdition(['merge', mine, theirs, '--out', file('both')]);
  const both = JSON.parse(readFileSync(file('both'), 'utf8'));
  expect(both.thresholds).toMatchObject({ handLimit: 9, famePerFlip: 3 });
  expect(both.about).toMatchObject({ title: 'first', checked: ['thresholds.handLimit'] });
  await runEdition(['merge', mine, theirs, '--take', 'thresholds.famePerFlip']);
  expect(JSON.parse(said.join('')).thresholds).toMatchObject({ handLimit: 8, famePerFlip: 4 });
  await expect(runEdition(['merge', theirs, mine])).rejects.toThrow('nothing to take');
});

test('csv writes a list for a spreadsheet and reads it back', async () => {
  const mine = await begun('cards');
  await runEdition(['csv', mine, 'cards', '--out', join(folder, 'cards.csv')]);
  expect(readFileSync(join(folder, 'cards.csv'), 'utf8')).toContain('\nship-01,ship,blue,1,');
  await runEdition(['csv', mine, 'cards', '--in', join(folder, 'cards.csv'), '--out', file('again')]);
  expect(readFileSync(file('again'), 'utf8')).toBe(readFileSync(mine, 'utf8'));
  await expect(runEdition(['csv', mine, 'thresholds'])).rejects.toThrow(UsageError);
});

test('what is no edition is refused in one sentence', async () => {
  writeFileSync(file('nothing'), '[]');
  await expect(runEdition(['check', file('nothing')])).rejects.toThrow('is no edition of');
  await expect(runEdition(['check', await begun('other'), '--game', 'rajas'])).rejects.toThrow('is for cards-and-karma');
  await expect(runEdition(['polish'])).rejects.toThrow('missing what to do with an edition');
  await expect(runEdition(['new', 'rajas', file('x'), '--from', 'printed'])).rejects.toThrow('has no edition "printed"');
});
