import { loadGames } from '@durbar/catalogue';
import { type AnyGame, defined, rulesFor, type SetUp, seededRandom, type shape } from '@durbar/engine';
import {
  begunFrom,
  type ComponentGroup,
  differences,
  emptyOf,
  entriesOf,
  faultsOf,
  formAt,
  leavesOf,
  noteOf,
  partAt,
  withPart,
} from '@durbar/engine/edition';
import { vary } from '@durbar/engine/testing';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { EditionDraft } from '../../editions/draft.svelte.ts';
import { editionMessages } from '../../editions/messages/index.ts';
import Part from '../../editions/Part.svelte';
import { faultSentence, groupName, hasSentence, wordFor } from '../../editions/sentences.ts';
import { LANGUAGES } from '../../i18n/language.ts';
import Faults from './Faults.svelte';

const games = await loadGames();
const NOWHERE = { put: async () => {} };

function draftOf(game: AnyGame, data = begunFrom(game, 'house', 'My box')): EditionDraft {
  return new EditionDraft(game, { id: 'mine', game: game.id, updated: 0, data, versions: [] }, NOWHERE);
}

function formOf({ editing }: AnyGame): shape.Form {
  return defined(editing, 'editing').shape.form;
}

function groupsOf({ editing }: AnyGame): readonly ComponentGroup[] {
  return defined(editing, 'editing').groups;
}

/** Entries of each group that a test enters: a simulated page is slow. */
const FEW = 3;

/** In the first entries of each group every number, choice and word replaced by the smallest possible. */
function emptied(game: AnyGame): unknown {
  const house = begunFrom(game, 'house', 'My box');
  const form = formOf(game);
  return groupsOf(game)
    .flatMap((group) =>
      entriesOf(group, house)
        .slice(0, FEW)
        .flatMap((entry) => leavesOf(partAt(house, entry), entry)),
    )
    .filter((leaf) => !['type', 'kind', 'id'].includes(String(leaf.at(-1))))
    .reduce((data, leaf) => {
      const at = formAt(form, house, leaf);
      return at && isField(at) ? withPart(data, leaf, emptyOf(at)) : data;
    }, house);
}

function isField({ kind }: shape.Form): boolean {
  return ['integer', 'choice', 'text', 'flag'].includes(kind);
}

async function fill(container: HTMLElement, house: unknown): Promise<void> {
  const fields = [...container.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-field]')];
  for (const field of fields) {
    const path = defined(field.dataset.field, 'path');
    const wanted = partAt(
      house,
      path
        .split(/[.[\]]+/)
        .filter(Boolean)
        .map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    );
    if (typeof wanted === 'boolean') {
      if (field instanceof HTMLInputElement && field.checked !== wanted) {
        field.checked = wanted;
        await fireEvent.change(field);
      }
    } else if (field.value !== String(wanted)) await fireEvent.change(field, { target: { value: String(wanted) } });
  }
}

afterEach(cleanup);

describe.each(games.map((game) => [game.id, game] as const))('editing %s', (_id, game) => {
  test('the house edition is entered again through the fields of the page', async () => {
    const house = begunFrom(game, 'house', 'My box');
    const draft = draftOf(game, emptied(game));
    expect(differences(house, draft.data).length).toBeGreaterThan(20);
    for (const entry of groupsOf(game).flatMap((group) => entriesOf(group, house).slice(0, FEW))) {
      const { container } = render(Part, { Inner: Part, draft, path: entry, form: formAt(formOf(game), draft.data, entry) });
      await fill(container, house);
      cleanup();
    }
    expect(differences(house, draft.data)).toEqual([]);
  });

  test('the page shows any edition, however broken', () => {
    for (let seed = 0; seed < 8; seed++) {
      const { data } = vary(begunFrom(game, 'house', 'My box'), seededRandom(`${game.id} page ${seed}`));
      if (!noteOf(data)) continue;
      const draft = draftOf(game, data);
      const group = defined(groupsOf(game)[seed % groupsOf(game).length], 'group');
      for (const path of entriesOf(group, data).slice(0, FEW))
        render(Part, { Inner: Part, draft, path, form: formAt(formOf(game), data, path) });
      render(Faults, { draft, group });
      cleanup();
    }
  });

  const broken = Array.from(
    { length: 10 },
    (_, seed) => vary(game.editions[0]?.data, seededRandom(`${game.id} words ${seed}`)).data,
  );
  const faults = broken.flatMap((data) => faultsOf(game, data));

  test.each(LANGUAGES)('groups, fields and faults have words in %s', async (language) => {
    const words = await editionMessages[language]();
    for (const { id } of groupsOf(game)) expect(groupName(game.id, id, words)).not.toBe(id);
    const { form } = defined(game.editing, 'editing').shape;
    expect(
      keysIn(form).filter((key) => !/^\d$/.test(key) && wordFor(key, words.fields) === key && !Object.hasOwn(words.fields, key)),
    ).toEqual([]);
    for (const fault of faults) {
      const sentence = faultSentence(fault, words);
      expect(sentence, fault.code).not.toBe(words.faults.unknown);
      expect(sentence, fault.code).not.toMatch(/[{}]/);
    }
  });
});

function keysIn(form: shape.Form): readonly string[] {
  switch (form.kind) {
    case 'choice':
      return form.allowed.map(String);
    case 'list':
    case 'record':
      return keysIn(form.of);
    case 'either':
      return [...keysIn(form.first), ...keysIn(form.second)];
    case 'tagged':
      return Object.values(form.kinds).flatMap(keysIn);
    case 'object':
      return Object.entries({ ...form.required, ...form.optional }).flatMap(([key, inner]) =>
        ['about', 'provenance'].includes(key) ? [] : [key, ...keysIn(inner)],
      );
    default:
      return [];
  }
}

test('every change is undone and done again, and a mark is one change', () => {
  const game = defined(games[0], 'game');
  const draft = draftOf(game);
  const before = draft.data;
  draft.set(['provinceTiles', 0, 'price'], 9);
  draft.check(['provinceTiles', 0]);
  expect(draft.note.checked).toEqual(['provinceTiles[B-S1]']);
  expect(draft.changes).toEqual([{ at: 'provinceTiles[B-S1].price', before: 4, after: 9 }]);
  draft.undo();
  draft.undo();
  expect(draft.data).toEqual(before);
  expect(draft.canUndo).toBe(false);
  draft.redo();
  expect(draft.changes).toHaveLength(1);
  draft.keepVersion('evening');
  expect(draft.versions.map(({ name }) => name)).toEqual(['evening']);
});

test('an edition says who entered it and what bots found, until it is changed', () => {
  const game = defined(
    games.find(({ id }) => id === 'taj-mahal'),
    'game',
  );
  const data = begunFrom(game, 'house', 'My box');
  const draft = new EditionDraft(game, { id: 'mine', game: game.id, updated: 0, data, versions: [] }, NOWHERE, 'Leila');
  const tested = { games: 100, finished: 100 };
  draft.test(data, tested);
  expect(draft.note.tested).toEqual(tested);
  draft.check(['cities', 0]);
  expect(draft.note).toMatchObject({ by: 'Leila', tested });
  draft.set(['numbers', 'startingHand'], 7);
  expect(draft.note.tested).toBeUndefined();
  draft.test(data, tested);
  expect(draft.note.tested).toBeUndefined();
  draft.undo();
  expect(draft.note.tested).toEqual(tested);
  draft.sign(' ');
  expect(draft.note.by).toBeUndefined();
});

test.each(LANGUAGES)('whatever a table is refused for has a sentence, in %s', async (language) => {
  const words = await editionMessages[language]();
  const setUps: readonly (readonly [string, SetUp])[] = [
    ['rajas', { players: 9 }],
    ['rajas', { players: 2, options: { nothing: 'x' } }],
    ['rajas', { players: 2, options: { river: 'x' } }],
    ['rajas', { players: 2, edition: 'x' }],
    ['rajas', { players: 2, options: { mixedRounds: '1+3', navaratnas: 'on' } }],
    ['rajas', { players: 2, options: { riverPool: 'ganga1' } }],
    ['rajas', { players: 2, options: { riverLayout: '1 x' } }],
    ['rajas', { players: 2, options: { river: 'mysterious', riverPool: 'ganga1' } }],
    ['cards-and-karma', { players: 2, options: { start: '4' } }],
    ['cards-and-karma', { players: 2, options: { colours: 'crimson' } }],
    ['cards-and-karma', { players: 2, options: { colours: 'crimson crimson' } }],
    ['cards-and-karma', { players: 2, options: { colours: 'crimson x' } }],
    ['taj-mahal', { players: 3, options: { 'start-player': '5' } }],
    ['taj-mahal', { players: 3, options: { colours: 'red, red, x, blue' } }],
  ];
  const faults = setUps.map(([id, setUp]) => {
    const rules = rulesFor(
      defined(
        games.find((game) => game.id === id),
        'game',
      ),
      setUp,
    );
    return rules.ok ? [] : rules.fault;
  });
  expect(faults.filter(({ length }) => length === 0)).toEqual([]);
  const sentences = faults.flat().map((fault) => (hasSentence(fault, words) ? faultSentence(fault, words) : fault));
  expect(sentences.filter((sentence) => typeof sentence !== 'string' || /[{}]/.test(sentence))).toEqual([]);
});
