import { loadGames } from '@durbar/catalogue';
import { type AnyGame, defined, shape } from '@durbar/engine';
import {
  begunFrom,
  type ComponentGroup,
  childrenOf,
  entriesOf,
  parsePath,
  partAt,
  pathOfMark,
  withoutPart,
} from '@durbar/engine/edition';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EditionDraft } from '../editions/draft.svelte.ts';
import { loadEditor } from './index.ts';

const games = await loadGames();
/** Entries of each group that are typed here: a simulated page is slow. All of them are typed in a browser. */
const FEW = 6;
const NOWHERE = { put: async () => {} };

function draftOf(game: AnyGame, data: unknown): EditionDraft {
  return new EditionDraft(game, { id: 'mine', game: game.id, updated: 0, data, versions: [] }, NOWHERE);
}

async function press(key: string): Promise<void> {
  await fireEvent.keyDown(document.body, { key });
}

/** Types one entry row by row. */
async function enter(fields: HTMLElement, wanted: unknown): Promise<void> {
  for (let place = 0; ; place++) {
    const row = fields.querySelectorAll<HTMLElement>('[data-row]')[place];
    if (!row) return;
    await enterRow(row, wanted);
  }
}

/** With the key that the page shows beside the wanted value; a button without one is pressed. */
async function enterRow(row: HTMLElement, wanted: unknown): Promise<void> {
  const path = parsePath(row.dataset.row ?? '');
  const value = partAt(wanted, path);
  const button = buttonFor(row, value, partAt(wanted, path.slice(0, -1)));
  const letter = button?.querySelector('kbd')?.textContent;
  const field = row.querySelector('input');
  if (letter) await press(letter.toLowerCase());
  else if (button) await fireEvent.click(button);
  else if (field && typeof value === 'string') await fireEvent.change(field, { target: { value } });
  else for (const key of value === undefined ? '-' : `${String(value)} `) await press(key);
}

/** The button with the wanted value, or with a kind of which the owner of the value is one. */
function buttonFor(row: HTMLElement, value: unknown, owner: unknown): HTMLElement | undefined {
  const buttons = [...row.querySelectorAll('button')];
  const exact = buttons.find(({ dataset }) => dataset.value === JSON.stringify(value));
  const kinds = buttons.map((button) => ({ button, kind: JSON.parse(button.dataset.value ?? 'null') as unknown }));
  const fitting = kinds.filter(
    ({ kind }) =>
      shape.isRecord(kind) &&
      childrenOf(kind).every(([key, part]) => JSON.stringify(partAt(owner, [key])) === JSON.stringify(part)),
  );
  return exact ?? fitting.toSorted((a, b) => childrenOf(b.kind).length - childrenOf(a.kind).length)[0]?.button;
}

function partMarked(data: unknown, mark: string): unknown {
  return partAt(data, defined(pathOfMark(data, mark), mark));
}

function fieldsIn(container: HTMLElement): HTMLElement {
  return defined(container.querySelector<HTMLElement>('[data-fields]') ?? undefined, 'fields');
}

/** No one waits for the checks between two keys here. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const own = await Promise.all(
  games.flatMap((game) =>
    defined(game.editing, 'editing').groups.map(async (group) => ({ game, group, editor: await loadEditor(game.id, group.id) })),
  ),
);
/** Editors with keys of their own, tested beside them. */
const OTHERS = ['province-tiles', 'roads', 'cities'];
const typed = own.filter(({ group, editor }) => editor && !OTHERS.includes(group.id));

/** The house edition without the group's entries: cards name rewards, roads name cities. */
function without(game: AnyGame, group: ComponentGroup): unknown {
  const house = begunFrom(game, 'house', 'My box');
  return entriesOf(group, house)
    .filter((path) => typeof path.at(-1) === 'number')
    .reduceRight<unknown>((data, path) => withoutPart(data, path), house);
}

describe.each(typed.map(({ game, group, editor }) => [`${game.id}/${group.id}`, game, group, editor] as const))(
  'the editor of %s',
  (_name, game, group, editor) => {
    test('entries are typed from nothing and equal the file', async () => {
      const house = game.editions[0]?.data;
      const draft = draftOf(game, without(game, group));
      const { container } = render(defined(editor, 'editor'), { draft, group });
      const count = Math.min(FEW, entriesOf(group, house).length);
      if (!container.querySelector('[data-fields]')) await press('Enter');
      const fields = fieldsIn(container);
      for (let entered = 0; entered < count; entered++) {
        const mark = fields.dataset.fields ?? '';
        const wanted = partMarked(house, mark);
        await enter(fields, wanted);
        expect(partMarked(draft.data, mark)).toEqual(wanted);
        await press('Enter');
      }
      expect(draft.note.checked).toHaveLength(count);
    });
  },
);
