import { loadGames } from '@durbar/catalogue';
import { type AnyGame, defined } from '@durbar/engine';
import { begunFrom, type ComponentGroup, editionFrom, entriesOf, leavesOf, type PartPath, partAt } from '@durbar/engine/edition';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { EditionDraft } from '../../editions/draft.svelte.ts';
import DifferenceGroups from './DifferenceGroups.svelte';
import { readEdition } from './files.ts';
import Group from './Group.svelte';

const games = await loadGames();
const NOWHERE = { put: async () => {} };
afterEach(cleanup);

function draftOf(game: AnyGame, data: unknown): EditionDraft {
  return new EditionDraft(game, { id: 'mine', game: game.id, updated: 0, data, versions: [] }, NOWHERE);
}

function groupsOf({ editing }: AnyGame): readonly ComponentGroup[] {
  return defined(editing, 'editing').groups;
}

/** What someone could write into a field, and what a damaged file could hold there. */
const ANYTHING = fc.oneof(
  fc.integer({ min: -3, max: 200 }),
  fc.string({ maxLength: 12 }),
  fc.constantFrom('blue', 'palace', 'fork', '__proto__', ''),
  fc.constantFrom(null, true, [], {}, [[]], { kind: 'dice' }, [{ id: 'B-S1' }]),
  fc.double(),
);

interface Action {
  readonly does: 'write' | 'replace' | 'remove' | 'check' | 'undo' | 'redo';
  readonly place: number;
  readonly value: unknown;
}

const ACTIONS: fc.Arbitrary<readonly Action[]> = fc.array(
  fc.record({
    does: fc.constantFrom<Action['does'][]>('write', 'write', 'replace', 'remove', 'check', 'undo', 'undo', 'redo'),
    place: fc.nat(),
    value: ANYTHING,
  }),
  { minLength: 5, maxLength: 25 },
);

function act(draft: EditionDraft, { does, place, value }: Action): void {
  const entries = groupsOf(draft.game).flatMap((group) => entriesOf(group, draft.data));
  const entry = entries[place % Math.max(1, entries.length)];
  if (does === 'undo') draft.undo();
  else if (does === 'redo') draft.redo();
  else if (!entry) return;
  else if (does === 'check') draft.check(entry);
  else if (does === 'remove') draft.remove(entry);
  else draft.set(does === 'replace' ? entry : leafOf(draft.data, entry, place), value);
}

function leafOf(data: unknown, entry: PartPath, place: number): PartPath {
  const leaves = leavesOf(partAt(data, entry), entry);
  return leaves[place % Math.max(1, leaves.length)] ?? entry;
}

/** What an editor shows: an entry, an empty group, a list, or the way to a new road. */
const EDITOR = '[data-fields], [data-save-entry], [data-entry], [data-new-road]';

/** Opens a group of the edition with its own editor, saves what it shows, and looks at what differs from the built-in one. */
async function look(draft: EditionDraft, place: number): Promise<void> {
  const group = defined(groupsOf(draft.game)[place % groupsOf(draft.game).length], 'group');
  const { container } = render(Group, { draft, group });
  await expect
    .poll(() => container.querySelector(EDITOR) ?? container.querySelector('[data-add]'), { interval: 5, timeout: 20_000 })
    .not.toBeNull();
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(container.querySelector('h1')?.textContent).not.toBe('');
  render(DifferenceGroups, { game: draft.game, before: draft.base, after: draft.data });
  cleanup();
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const house = begunFrom(game, 'house', 'My box');

  test('any edits are undone one by one to the beginning, and done again to the end', () => {
    fc.assert(
      fc.property(ACTIONS, (actions) => {
        const draft = draftOf(game, house);
        for (const action of actions) act(draft, action);
        const end = draft.data;
        let steps = 0;
        for (; draft.canUndo; steps++) draft.undo();
        expect(draft.data).toBe(house);
        while (steps-- > 0) draft.redo();
        expect(draft.data).toBe(end);
      }),
      { seed: 24, numRuns: 12 },
    );
  });

  test('the page shows an edition after any edits', async () => {
    await fc.assert(
      fc.asyncProperty(ACTIONS, fc.nat(), async (actions, place) => {
        const draft = draftOf(game, house);
        for (const action of actions) act(draft, action);
        await look(draftOf(game, draft.data), place);
      }),
      { seed: 24, numRuns: 8 },
    );
  });

  test('a damaged file is refused, or opens on a page where it can be mended', async () => {
    const whole = JSON.stringify(house);
    const damaged = fc.oneof(
      fc.nat(whole.length).map((end) => whole.slice(0, end)),
      fc
        .tuple(fc.nat(whole.length), fc.string({ maxLength: 3 }))
        .map(([at, text]) => whole.slice(0, at) + text + whole.slice(at + 1)),
      fc
        .tuple(fc.constantFrom(...Object.keys(house as object)), fc.jsonValue())
        .map(([key, part]) => JSON.stringify({ ...(house as object), [key]: part })),
      fc.json(),
    );
    let opened = 0;
    await fc.assert(
      fc.asyncProperty(damaged, fc.nat(), async (text, place) => {
        const read = editionFrom(await readEdition(new File([text], 'x.json')), game, 'My box');
        if (!read.ok) return;
        opened++;
        await look(draftOf(game, read.value), place);
      }),
      { seed: 24, numRuns: 12 },
    );
    expect(opened).toBeGreaterThan(0);
  });
});
