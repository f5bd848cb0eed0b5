import { type AnyGame, seededRandom, type shape as shapes } from '@durbar/engine';
import * as edition from '@durbar/engine/edition';
import { vary } from '@durbar/engine/testing';
import { describe, expect, test } from 'vitest';
import { loadGames } from './index.ts';

const games = await loadGames();
/** What an edition says about itself. */
const NOT_COMPONENTS = ['provenance', 'about', 'id', 'title'];
const LISTS = { rajas: 'provinceTiles', 'cards-and-karma': 'cards', 'taj-mahal': 'cities' } as const;

describe.each(games.map((game) => [game.id, game] as const))('editions of %s', (id, game) => {
  const { shape, groups } = editingOf(game);

  test.each(game.editions.map(({ id: name, data }) => [name, data] as const))(
    '%s: each number is in one group',
    (_name, data) => {
      const entries = groups.flatMap((group) => edition.entriesOf(group, data));
      const lost = componentsOf(data).filter((leaf) => entries.filter((entry) => edition.isWithin(leaf, entry)).length !== 1);
      expect(lost.map(edition.pathText)).toEqual([]);
    },
  );

  test('every entry of the house edition says where it comes from', () => {
    const data = game.editions[0]?.data;
    const entries = groups.flatMap((group) => edition.entriesOf(group, data));
    const unknown = entries.filter((entry) => edition.originsOf(data, entry).length === 0);
    expect(unknown.map(edition.pathText)).toEqual([]);
  });

  test('a copy of the house edition has no faults and no differences but its name', () => {
    const mine = edition.begunFrom(game, 'house', 'My box');
    expect(edition.faultsOf(game, mine)).toEqual([]);
    expect(edition.differences(game.editions[0]?.data, mine).map(({ at }) => at)).toEqual(['about']);
    expect(edition.editionFrom(JSON.parse(JSON.stringify(mine)), game, '')).toEqual({ ok: true, value: mine });
  });

  test('an edition begun from nothing is checked like any other and has a gap for every entry of the house edition', () => {
    const house = game.editions[0]?.data;
    const nothing = edition.begunFromNothing(game, 'My box');
    expect(edition.faultsOf(game, nothing).length).toBeGreaterThan(0);
    expect(groups.flatMap((group) => edition.entriesOf(group, nothing)).every((path) => typeof path.at(-1) !== 'number')).toBe(
      true,
    );
    const filled = groups.reduce((data, group) => grown(data, house, group, shape.form), nothing);
    for (const group of groups) {
      const there = new Set(edition.entriesOf(group, filled).map(edition.pathText));
      expect(edition.entriesOf(group, house).filter((path) => !there.has(edition.pathText(path)))).toEqual([]);
    }
  });

  test('its longest list goes through a spreadsheet unchanged', () => {
    const data = game.editions[0]?.data;
    const path = [LISTS[id as keyof typeof LISTS]];
    const list = edition.partAt(data, path);
    const form = edition.formAt(shape.form, data, path);
    if (!Array.isArray(list) || form?.kind !== 'list') throw new Error('not a list');
    expect(edition.entriesOfCsv(edition.csvOf(list), form.of)).toEqual(list);
  });

  test('every fault of a random edition has a code, and lies in the edition', () => {
    const codes = new Set<string | undefined>();
    for (let seed = 0; seed < 60; seed++) {
      const { data } = vary(game.editions[0]?.data, seededRandom(`${id} ${seed}`));
      for (const { code, path } of edition.faultsOf(game, data)) {
        codes.add(code);
        expect(path).not.toMatch(/^editionData/);
      }
    }
    expect(codes.size).toBeGreaterThan(4);
    expect(codes).not.toContain(undefined);
  });

  test('a file of another game is refused by its name', () => {
    const other = games.find((one) => one.id !== id);
    const file = other && edition.begunFrom(other, 'house', 'Theirs');
    expect(edition.editionFrom(file, game, '')).toEqual({ ok: false, fault: { code: 'other-game', game: other?.id } });
    expect(edition.editionFrom(other?.editions[0]?.data, game, '')).toEqual({ ok: false, fault: { code: 'not-an-edition' } });
    expect(edition.editionFrom([], game, '')).toEqual({ ok: false, fault: { code: 'not-an-edition' } });
  });
});

function editingOf(game: AnyGame) {
  if (!game.editing) throw new Error(`${game.id} has no components to enter`);
  return game.editing;
}

function componentsOf(data: unknown): readonly edition.PartPath[] {
  return edition
    .leavesOf(data)
    .filter((leaf) => !leaf.some((key) => key === 'provenance') && !NOT_COMPONENTS.includes(String(leaf[0])));
}

/** As many entries as the house edition has, each added where the page would add it. */
function grown(start: unknown, house: unknown, group: edition.ComponentGroup, form: shapes.Form): unknown {
  let data = start;
  for (;;) {
    const gap = edition.gapsOf(group, form, data).find((one) => edition.isLacking(data, one, house));
    if (!gap) return data;
    const [name] = gap.kind === 'record' ? edition.missingNames(data, gap, house) : [];
    data = edition.withEntry(data, gap, { base: house, ...(name !== undefined && { name }) }).data;
  }
}
