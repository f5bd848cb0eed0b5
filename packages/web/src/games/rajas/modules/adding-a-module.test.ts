import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { advance, begin, defined, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import type * as Rules from '@durbar/rajas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../i18n/language.ts';
import type * as Sections from '../lobby/sections.ts';
import type * as Messages from '../messages/index.ts';
import type * as LobbyMessages from '../messages/lobby.ts';
import type { RajasFact, RajasTelling } from '../types.ts';
import type * as Lines from '../words/line.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');
const CLIENT = 'packages/web/src/games/rajas';
const COPIED = ['packages/games/rajas/src', CLIENT, 'packages/web/src/i18n'];
const DOCUMENT = readFileSync(join(ROOT, 'docs/adding-a-module.md'), 'utf8');

/** A file named in backquotes, and the block below it: a whole file, or lines to add after another. */
const BLOCKS = /^(?:`(?<path>packages\/[^`]+)`\n\n)?```(?<kind>ts|diff)\n(?<text>[\s\S]*?)^```$/gm;

let copy = '';

/** Applies what the document says to a copy. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'adding-a-module-'));
  for (const folder of COPIED) cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  let file = '';
  for (const { groups = {} } of DOCUMENT.matchAll(BLOCKS)) {
    file = groups.path ? join(copy, groups.path) : file;
    const text = defined(groups.text, 'text');
    if (groups.kind === 'ts') write(file, text);
    else addLines(file, text);
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function addLines(file: string, diff: string): void {
  const [before = '', ...added] = diff.trimEnd().split('\n');
  const known = readFileSync(file, 'utf8');
  const anchor = before.slice(1);
  expect(known.split(anchor), anchor).toHaveLength(2);
  writeFileSync(file, known.replace(anchor, [anchor, ...added.map((line) => line.slice(1))].join('\n')));
}

async function load<M>(path: string): Promise<M> {
  return (await import(/* @vite-ignore */ join(copy, path))) as M;
}

type LanternFact = Extract<RajasFact, { type: 'money-gained' }> & { readonly source: { readonly kind: string } };

/** All facts of one random game with the new module. */
async function factsOf(seed: string): Promise<RajasFact[]> {
  const { rajas } = await load<typeof Rules>('packages/games/rajas/src/index.ts');
  const rules = mustRules(rajas, { players: 3, options: { lanterns: 'on' } });
  const random = seededRandom(seed);
  const { position, facts } = begin(rules);
  while (position.agenda.length > 0) advance(rules, position, randomChoice(rules, position, random), facts);
  return facts;
}

function isLantern(fact: RajasFact): fact is LanternFact {
  return fact.type === 'money-gained' && (fact.source.kind as string) === 'lanterns/lantern';
}

describe('the module of docs/adding-a-module.md', () => {
  test('the document names the files of two folders and four added lines', () => {
    const blocks = [...DOCUMENT.matchAll(BLOCKS)].map(({ groups = {} }) => groups);
    expect(blocks.filter(({ kind }) => kind === 'ts').map(({ path }) => path)).toEqual([
      'packages/games/rajas/src/modules/lanterns/index.ts',
      `${CLIENT}/modules/lanterns/messages.ts`,
      `${CLIENT}/modules/lanterns/index.ts`,
      `${CLIENT}/modules/lanterns/lobby.ts`,
    ]);
    expect(blocks.filter(({ kind }) => kind === 'diff').flatMap(({ text }) => text?.match(/^\+/gm) ?? [])).toHaveLength(4);
  });

  test('plays: each boat that stops on an odd space earns 1 money, no other does', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const facts = await factsOf(seed);
      const stops = facts.flatMap((fact) => (fact.type === 'boat-moved' && fact.to % 2 === 1 ? [[fact.seat, fact.to, 1]] : []));
      const earned = facts.filter(isLantern).map(({ seat, source, amount }) => [seat, 'index' in source && source.index, amount]);
      expect(stops.length).toBeGreaterThan(0);
      expect(earned).toEqual(stops);
    }
  });

  test('is a row of a new table in four languages', async () => {
    const { sections } = await load<typeof Sections>(`${CLIENT}/lobby/sections.ts`);
    const { rajasLobbyMessages } = await load<typeof LobbyMessages>(`${CLIENT}/messages/lobby.ts`);
    const titles = { en: 'Lanterns', de: 'Laternen', fr: 'Lanternes', nl: 'Lantaarns' };
    for (const [language, title] of Object.entries(titles)) {
      const options = sections(await rajasLobbyMessages[language as Language]()).flatMap((section) => section.options);
      expect(options.find(({ option }) => option === 'lanterns')).toMatchObject({
        title,
        values: [{ value: 'off' }, { value: 'on' }],
      });
    }
  });

  test('appears in the chronicle in four languages', async () => {
    const { line } = await load<typeof Lines>(`${CLIENT}/words/line.ts`);
    const { rajasMessages } = await load<typeof Messages>(`${CLIENT}/messages/index.ts`);
    const earned = defined((await factsOf('one')).find(isLantern), 'lantern');
    const index = 'index' in earned.source ? earned.source.index : 0;
    const texts = {
      en: `Asha gained 1 money (lantern on river space ${index}).`,
      de: `Asha hat 1 Geld erhalten (Laterne auf Flussfeld ${index}).`,
      fr: `Asha a gagné 1 d’argent (lanterne de la case ${index} du fleuve).`,
      nl: `Asha kreeg 1 geld (lantaarn op rivierveld ${index}).`,
    };
    for (const [language, text] of Object.entries(texts)) {
      const words = await rajasMessages[language as Language]();
      expect(line(earned, { words, name: () => 'Asha' } as unknown as RajasTelling)?.text).toBe(text);
    }
  });
});
