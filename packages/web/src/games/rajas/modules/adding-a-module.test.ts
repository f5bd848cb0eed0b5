import { advance, begin, defined, randomChoice, seededRandom } from '@durbar/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { blocksOfDocument } from '../../../../../../tools/code-document.ts';
import type { Language } from '../../../i18n/language.ts';
import type * as Sections from '../lobby/parts.ts';
import type * as Messages from '../messages/index.ts';
import type * as LobbyMessages from '../messages/lobby.ts';
import type { RajasFact, RajasTelling } from '../types.ts';
import type * as Lines from '../words/line.ts';
import { CLIENT, isLantern, LanternsCopy } from './testing/lanterns.ts';

const copy = new LanternsCopy();
afterAll(() => copy.remove());

/** All facts of one random game with the new module. */
async function factsOf(seed: string): Promise<RajasFact[]> {
  const rules = await copy.rules();
  const random = seededRandom(seed);
  const { position, facts } = begin(rules);
  while (position.agenda.length > 0) advance(rules, position, randomChoice(rules, position, random), facts);
  return facts;
}

describe('the module of docs/adding-a-module.md', () => {
  test('the document names the files of two folders and two added lines', () => {
    const blocks = blocksOfDocument('adding-a-module');
    expect(blocks.filter(({ kind }) => kind === 'ts').map(({ path }) => path)).toEqual([
      'packages/games/rajas/src/modules/lanterns/index.ts',
      `${CLIENT}/modules/lanterns/messages.ts`,
      `${CLIENT}/modules/lanterns/index.ts`,
      `${CLIENT}/modules/lanterns/lobby.ts`,
    ]);
    expect(blocks.filter(({ kind }) => kind === 'diff').flatMap(({ text }) => text.match(/^\+/gm) ?? [])).toHaveLength(2);
  });

  test('plays: each boat that stops on an odd space earns 1 money, no other does', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const facts = await factsOf(seed);
      const stops = facts.flatMap((fact) => (fact.type === 'boat-moved' && fact.to % 2 === 1 ? [[fact.seat, fact.to, 1]] : []));
      const earned = facts.filter(isLantern).map(({ seat, source, amount }) => [seat, source.index, amount]);
      expect(stops.length).toBeGreaterThan(0);
      expect(earned).toEqual(stops);
    }
  });

  test('is a row of a new table in four languages', async () => {
    const { sections } = await copy.load<typeof Sections>(`${CLIENT}/lobby/parts.ts`);
    const { rajasLobbyMessages } = await copy.load<typeof LobbyMessages>(`${CLIENT}/messages/lobby.ts`);
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
    const { line } = await copy.load<typeof Lines>(`${CLIENT}/words/line.ts`);
    const { rajasMessages } = await copy.load<typeof Messages>(`${CLIENT}/messages/index.ts`);
    const earned = defined((await factsOf('one')).find(isLantern), 'lantern');
    const { index } = earned.source;
    const texts = {
      en: `Asha gained 1 money (lantern on river space ${index}).`,
      de: `Asha hat 1 Geld erhalten (Laterne auf Flussfeld ${index}).`,
      fr: `Asha a gagné 1 unité d’argent (lanterne de la case ${index} du fleuve).`,
      nl: `Asha kreeg 1 geld (lantaarn op rivierveld ${index}).`,
    };
    for (const [language, text] of Object.entries(texts)) {
      const words = await rajasMessages[language as Language]();
      expect(line(earned, { words, name: () => 'Asha' } as unknown as RajasTelling)?.text).toBe(text);
    }
  });
});
