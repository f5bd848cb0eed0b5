import { expect, test } from 'vitest';
import type { Section, Texts } from './format.ts';
import { isPlayed, sectionNamed, sectionOfThing } from './lookup.ts';
import { search } from './search.ts';

const sections: readonly Section[] = [
  { id: 'river', group: 'places', rules: [], things: ['river'] },
  { id: 'harbour', group: 'places', rules: [], things: ['space', 'space harbour'], when: { holi: ['front', 'back'] } },
];
const texts: Texts = {
  river: { title: 'The river', text: 'Boats start at the **harbour**.' },
  harbour: { title: 'Harbour', text: `${'A long way. '.repeat(20)}Élan and dice.` },
};
const ids = (query: string) => search(sections, texts, query).map(({ section }) => section.id);

test('hits in titles come first', () => {
  expect(ids('harbour')).toEqual(['harbour', 'river']);
});

test('requires every word; ignores case and accents', () => {
  expect(ids('DICE elan')).toEqual(['harbour']);
  expect(ids('dice river')).toEqual([]);
  expect(ids('  ')).toEqual([]);
});

test('the excerpt shows the match', () => {
  expect(search(sections, texts, 'elan')[0]?.excerpt).toContain('Élan');
});

test('matches the longest prefix', () => {
  expect(sectionOfThing(sections, 'space harbour 2')?.id).toBe('harbour');
  expect(sectionOfThing(sections, 'river:7')?.id).toBe('river');
  expect(sectionOfThing(sections, 'card 1')).toBeUndefined();
});

test('a section of a module is played only with it', () => {
  expect(sections.map((section) => isPlayed(section, { holi: 'off' }))).toEqual([true, false]);
  expect(sections.map((section) => isPlayed(section, { holi: 'back' }))).toEqual([true, true]);
});

test('a section is found by its name, by an option, and by the value of an option, the closest first', () => {
  const variants: readonly Section[] = [
    { id: 'tiles', group: 'variants', rules: [], when: { river: ['drying', 'mysterious'] } },
    { id: 'dry', group: 'variants', rules: [], when: { river: ['drying'] } },
  ];
  const named = (name: string) => sectionNamed([...sections, ...variants], name)?.id;
  expect([named('harbour'), named('holi'), named('river=drying'), named('river=mysterious')]).toEqual([
    'harbour',
    'harbour',
    'dry',
    'tiles',
  ]);
  expect([named('river=printed'), named('nothing')]).toEqual([undefined, undefined]);
});
