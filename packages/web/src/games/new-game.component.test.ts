import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, mustRules } from '@durbar/engine';
import { contract } from '@durbar/engine/testing';
import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterAll, describe, expect, test } from 'vitest';
import { writeNewGame } from '../../../../tools/new-game.ts';
import type { LANGUAGES } from '../i18n/language.ts';
import type * as Store from '../store/settings.svelte.ts';
import type { GameCard } from '../table/card.ts';
import type { AnyTable } from '../table/contract.ts';
import type { AnyLobby } from '../table/lobby.ts';
import type * as OpenTable from '../table/testing/open-table.ts';
import type * as Sources from '../table/testing/toy-source.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const SRC = 'packages/web/src';
const GAME = `${SRC}/games/kites`;

/** The client and the catalogue with what `durbar new-game kites` writes. */
const copy = mkdtempSync(join(tmpdir(), 'durbar-new-game-'));
for (const path of [
  SRC,
  'packages/web/content',
  'packages/web/package.json',
  'packages/catalogue/src/index.ts',
  'packages/catalogue/package.json',
])
  cpSync(join(ROOT, path), join(copy, path), { recursive: true });
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
const written = writeNewGame(copy, 'kites');
afterAll(() => rmSync(copy, { recursive: true }));

async function load<M>(path: string): Promise<M> {
  return (await import(/* @vite-ignore */ `/@fs${join(copy, path)}`)) as M;
}

const { kites } = await load<{ readonly kites: AnyGame }>('packages/games/kites/src/index.ts');

contract(kites, { setUps: [{ players: 2 }, { players: 3 }, { players: 4, options: { deck: 'long' } }], maxDecisions: 40 });

describe('the game of docs/adding-a-game.md', () => {
  test('is written under its own name and entered in the catalogue', () => {
    if ('taken' in written) throw new Error(`${written.taken} is there already`);
    expect(written.paths).toEqual(
      expect.arrayContaining(['packages/catalogue/src/index.ts', `${GAME}/table.ts`, `${GAME}/card.ts`]),
    );
    expect(writeNewGame(copy, 'kites')).toEqual({ taken: 'packages/games/kites/package.json' });
  });

  test('has a card and options in four languages', async () => {
    const { card } = await load<{ readonly card: GameCard }>(`${GAME}/card.ts`);
    const { lobby } = await load<{ readonly lobby: AnyLobby }>(`${GAME}/lobby.ts`);
    expect(card).toMatchObject({ id: 'kites', title: 'Kites' });
    for (const language of Object.keys(card.pitch) as (typeof LANGUAGES)[number][]) {
      const [section] = lobby.sections(await lobby.messages[language]());
      expect(section?.options[0]?.values.map(({ value }) => value)).toEqual(kites.options[0]?.values);
    }
  });

  test('is played on the page to its end', async () => {
    const rules = mustRules(kites, { players: 2 });
    const { change } = await load<typeof Store>(`${SRC}/store/settings.svelte.ts`);
    const { MatchSource } = await load<typeof Sources>(`${SRC}/table/testing/toy-source.ts`);
    const { openTableOf } = await load<typeof OpenTable>(`${SRC}/table/testing/open-table.ts`);
    const { table } = await load<{ readonly table: AnyTable }>(`${GAME}/table.ts`);
    change({ speed: 'instant', confirm: 'never', motion: 'still' });
    const source = new MatchSource(rules, 0, 'card 2', 'card 5');
    openTableOf({ table, rules, words: { now: await table.messages.en() } }, source);
    await tick();
    source.play('keep');
    await expect.poll(() => document.querySelector('[data-choice="swap"]')).not.toBeNull();
    const swap = document.querySelector('[data-choice="swap"]');
    if (!swap) throw new Error('nothing to press');
    await fireEvent.click(swap);
    await expect.poll(() => source.answers).toEqual(['swap']);
    source.play('card 6');
    await expect.poll(() => document.body.textContent).toContain('swapped.');
    await expect.poll(() => source.moment.standings?.map(({ rank }) => rank)).toEqual([1, 2]);
  });
});
