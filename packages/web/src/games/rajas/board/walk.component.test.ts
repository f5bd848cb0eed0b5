import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, defined, mustRules } from '@durbar/engine';
import { rajas } from '@durbar/rajas';
import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { filesRunBy } from '../../../../../../tools/files-run.ts';
import { change } from '../../../store/settings.svelte.ts';
import { openTableOf, settled } from '../../../table/testing/open-table.ts';
import { MatchSource } from '../../../table/testing/toy-source.ts';
import { lesson } from '../guide/first.ts';
import { rajasMessages } from '../messages/index.ts';
import { table } from '../table.ts';

const SRC = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(SRC, '../../../docs/architecture.md'), 'utf8');
/** The files the document lists for the client, except the source of an online table. */
const [way = ''] = PAGE.split('## Consulted on the way');
const listed = [...way.matchAll(/`web\/([\w/.-]+\.(?:ts|svelte))`/g)]
  .map(([, name = '']) => name)
  .filter((name) => !name.startsWith('online/'));

test('a press on the Yogi runs through the files that docs/architecture.md lists', async () => {
  change({ speed: 'instant', confirm: 'never', motion: 'still' });
  const rules = mustRules(rajas as unknown as AnyGame, { players: lesson.players });
  const source = new MatchSource(rules, 0, ...lesson.opening);
  openTableOf({ table, rules, words: { now: await rajasMessages.en() } }, source);
  await tick();
  const yogi = defined(document.querySelector('[data-choice="yogi"]') ?? undefined, 'control of the Yogi');
  const run = await filesRunBy(SRC, async () => {
    await fireEvent.click(yogi);
    await settled();
    await expect.poll(() => document.querySelector('[data-choice="yogi"]')).toBeNull();
  });
  expect(source.answers[0]).toBe('yogi');
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter((name) => !run.includes(join(SRC, name)))).toEqual([]);
});
