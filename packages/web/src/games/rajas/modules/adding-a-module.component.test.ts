import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterAll, expect, test } from 'vitest';
import type * as Store from '../../../store/settings.svelte.ts';
import type * as OpenTable from '../../../table/testing/open-table.ts';
import type * as Sources from '../../../table/testing/toy-source.ts';
import type * as Messages from '../messages/index.ts';
import type * as TableFile from '../table.ts';
import { CLIENT, LanternsCopy, untilLantern } from './testing/lanterns.ts';

const SRC = 'packages/web/src';
const copy = new LanternsCopy();
afterAll(() => copy.remove());

test('the module of docs/adding-a-module.md works on the page: a boat stops, the log says what the lantern gave', async () => {
  const rules = await copy.rules();
  const { opening, text, earned } = untilLantern(rules, 'page');
  const { change } = await copy.load<typeof Store>(`${SRC}/store/settings.svelte.ts`);
  const { MatchSource } = await copy.load<typeof Sources>(`${SRC}/table/testing/toy-source.ts`);
  const { openTableOf } = await copy.load<typeof OpenTable>(`${SRC}/table/testing/open-table.ts`);
  const { table } = await copy.load<typeof TableFile>(`${CLIENT}/table.ts`);
  const { rajasMessages } = await copy.load<typeof Messages>(`${CLIENT}/messages/index.ts`);
  change({ speed: 'instant', confirm: 'never', motion: 'still' });
  const source = new MatchSource(rules as never, 0, ...opening);
  openTableOf({ table: table as never, rules: rules as never, words: { now: await rajasMessages.en() } }, source);
  await tick();
  const said = `lantern on river space ${earned.source.index}`;
  expect(document.body.textContent).not.toContain(said);
  const control = document.querySelector(`[data-choice="${text}"]`);
  if (!control) throw new Error(`"${text}" has no control`);
  await fireEvent.click(control);
  await expect.poll(() => document.body.textContent).toContain(said);
});
