import { expect, test } from 'vitest';
import { faultsOfAccess, picture, smallTargetsOnPhones } from './support/looks.ts';
import { at, begin, openHouse, openTable, type Visitor, visit } from './support/visitors.ts';

openHouse();

async function invitationBy({ page }: Visitor): Promise<string> {
  await page.locator('[data-invite]').click();
  return page.locator('[data-link]').inputValue();
}

test('a friend follows a link, sees who invites them to what, enters a name and joins with one press', async () => {
  const host = await visit({ path: '#/account' });
  await host.page.locator('[data-as-guest]').click();
  const table = await openTable(host, { game: 'rajas', players: 2, byLink: true });
  const link = await invitationBy(host);
  expect(link).toContain('/i/');
  const friend = await visit({ screen: 'phone', path: link.slice(at('').length) });
  const { page } = friend;
  await page.locator(`[data-arrival="${table}"]`).getByRole('heading', { name: 'Rajas of the Ganges' }).waitFor();
  await page.getByText('invites you to play').waitFor();
  await page.getByText('25 min each').first().waitFor();
  await picture(page, 'arrival-phone-light');
  expect([...(await faultsOfAccess(page)), ...(await smallTargetsOnPhones(page, 'arrival'))]).toEqual([]);
  await page.locator('[name="name"]').fill('A');
  await page.locator('[data-arrive]').click();
  await page.getByText('Use 3–24 letters').waitFor();
  await page.locator('[name="name"]').fill('Arjun');
  await page.getByRole('button', { name: 'Sit down as Arjun' }).click();
  await page.locator(`[data-room="${table}"]`).waitFor();
  await host.page.locator('[data-seat="1"]').getByText('Arjun').waitFor();
  await host.page.locator('[data-seat="1"] [data-presence="phone"]').waitFor();
  await page.locator('[data-ready-toggle]').click();
  await begin(host, friend);
  const other = await visit({ path: link.slice(at('').length) });
  await other.page.locator('[data-trouble="bad-invitation"]').waitFor();
});

test('a taken name is rejected next to the field, and a visitor can choose to watch', async () => {
  const host = await visit();
  const table = await openTable(host, { game: 'cards-and-karma', players: 2 });
  const first = await visit({ path: `i/${table}` });
  await first.page.locator('[name="name"]').fill('Meera');
  await first.page.locator('[data-watch-instead]').click();
  await first.page.locator(`[data-room="${table}"]`).waitFor();
  const second = await visit({ path: `i/${table}`, theme: 'dark' });
  await second.page.locator('[name="name"]').fill('Meera');
  await second.page.locator('[data-arrive]').click();
  await second.page.getByText('Someone here is already called Meera. Try Meera of Agra.').waitFor();
  await picture(second.page, 'arrival-laptop-dark');
  expect(await faultsOfAccess(second.page)).toEqual([]);
  await second.page.locator('[name="name"]').fill('Meera of Agra');
  await second.page.locator('[data-arrive]').click();
  await second.page.locator(`[data-room="${table}"]`).waitFor();
  await second.page.locator('[data-ready-toggle]').click();
  await host.page.locator('[data-spectators="1"]').waitFor();
  await begin(host, second);
  const third = await visit({ path: `i/${table}` });
  await third.page.getByText('The game has started.').waitFor();
  await third.page.locator('[data-watch-instead]').click();
  await third.page.locator('[data-table]').waitFor();
  await host.page.locator('[data-side]').click();
  await host.page.locator('[data-spectators="2"]').waitFor();
});

test('link previews describe the table with an image; a private table reveals nothing without an invitation', async () => {
  const host = await visit();
  const table = await openTable(host, { game: 'taj-mahal', players: 3, byLink: true });
  const link = await invitationBy(host);
  const page = await (await fetch(link)).text();
  expect(page).toMatch(/<meta property="og:title" content="[^"]+ invites you to Taj Mahal"/);
  expect(page).toContain('2 seats left');
  const image = /og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const answer = await fetch(image);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  expect(await (await fetch(at(`table/${table}`))).text()).not.toContain('og:title');
  await host.page.locator('[data-qr-open]').click();
  await host.page.locator('[data-qr]').waitFor();
});
