import { expect, test } from 'vitest';
import { faultsOfAccess } from './support/looks.ts';
import { playQuickly } from './support/quick.ts';
import { at, newContext, openHouse, twoAtATable, visit } from './support/visitors.ts';

openHouse();

test('the server analyses a finished game once: a later visitor finds the same analysis', async () => {
  const { host, guest, table } = await twoAtATable();
  await Promise.all([playQuickly(host.page, { table, resignAt: 40 }), playQuickly(guest.page, { table })]);
  await host.page.goto(at(`#/replay/${table}/0`));
  await host.page.getByRole('button', { name: 'Analyse game' }).click();
  await host.page.waitForSelector('[data-analysis="there"]', { timeout: 90_000 });
  const shared = await host.page.evaluate(async (id) => (await fetch(`/api/tables/${id}/analysis`)).json(), table);
  expect(shared.state).toBe('done');
  expect(await host.page.locator('[data-turn]').count()).toBeGreaterThan(0);
  const stranger = await visit({ screen: 'phone', path: `#/replay/${table}/0` });
  await stranger.page.waitForSelector('[data-analysis="there"]');
  const slider = stranger.page.locator('[data-timeline]');
  expect(await slider.getAttribute('max')).toBe(String(shared.analysis.turns.length - 1));
  expect(await faultsOfAccess(stranger.page)).toEqual([]);
});

test('a puzzle record goes with the account to another device', async () => {
  const context = await newContext('laptop', 'light');
  const record = { rating: 1342, tried: { 'some-puzzle': 'found' }, days: ['2026-11-16'] };
  await context.addInitScript((text) => {
    if (!sessionStorage.getItem('set')) localStorage.setItem('durbar-puzzles', text);
    sessionStorage.setItem('set', 'yes');
  }, JSON.stringify(record));
  const here = await visit({ context, path: '#/puzzles' });
  await here.page.getByText('1342').first().waitFor();
  await here.page.locator('[data-keep-record]').click();
  await here.page.locator('[data-as-guest]').click();
  const keep = here.page.locator('[data-keep]');
  await keep.locator('[name="username"]').fill('Noor of Lahore');
  await keep.locator('[name="password"]').fill('monsoon over agra');
  await keep.locator('[data-make]').click();
  await here.page.locator('[data-devices]').waitFor();
  const saved = here.page.waitForResponse('**/api/me/puzzles');
  await here.page.goto(at('#/puzzles'));
  await saved;
  const there = await visit({ screen: 'phone', path: '#/account' });
  const form = there.page.locator('[data-sign-in]');
  await form.locator('[name="username"]').fill('noor of lahore');
  await form.locator('[name="password"]').fill('monsoon over agra');
  await form.locator('button[type="submit"]').click();
  await there.page.locator('[data-sign-out-everywhere]').waitFor();
  await there.page.goto(at('#/puzzles'));
  await there.page.locator('[data-rating]', { hasText: '1342' }).waitFor();
  expect(await there.page.locator('[data-keep-record]').count()).toBe(0);
});
