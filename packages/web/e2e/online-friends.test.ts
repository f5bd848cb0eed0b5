import { expect, test } from 'vitest';
import { faultsOfAccess, picture, smallTargetsOnPhones } from './support/looks.ts';
import { at, openHouse, openTable, visitAs } from './support/visitors.ts';

openHouse();

test('two people become friends, see each other’s presence, and one invites the other to a private table', async () => {
  const leila = await visitAs('Leila of Surat');
  const noor = await visitAs('Noor of Surat', 'phone');
  const table = await openTable(leila, { game: 'rajas', players: 2 });
  await noor.page.goto(at(`#/table/${table}`));
  await noor.page.locator('[data-seat="0"] a').click();
  await noor.page.locator('[data-befriend="stranger"]').click();
  await noor.page.locator('[data-befriend="asked"]').waitFor();
  await noor.page.locator('[data-distance="none"] [data-mute]').click();
  await noor.page.locator('[data-distance="mute"] [data-mute]').click();
  await noor.page.locator('[data-distance="none"]').waitFor();
  await picture(noor.page, 'profile-phone-light');
  expect([...(await faultsOfAccess(noor.page)), ...(await smallTargetsOnPhones(noor.page, 'profile'))]).toEqual([]);
  await leila.page.goto(at('#/people'));
  await leila.page.locator('[data-accept]').click();
  await leila.page.locator('[data-friend] [data-presence="phone"]').waitFor();
  await leila.page.locator('[data-needed="10"]').waitFor();
  await picture(leila.page, 'people-laptop-light');
  expect(await faultsOfAccess(leila.page)).toEqual([]);
  await leila.page.goto(at(''));
  await leila.page.locator('[data-friends-here] [data-friend] [data-invite-friend]').waitFor();
  await noor.page.goto(at('#/people'));
  await noor.page.locator('[data-friend] [data-presence="here"]').waitFor();
  await picture(noor.page, 'people-phone-light');
  const secret = await openTable(leila, { game: 'cards-and-karma', players: 2, byLink: true });
  await leila.page.locator('[data-invite-friend]').click();
  await noor.page.locator(`[data-invitations] [data-online="${secret}"]`).waitFor();
  await noor.page.locator('[data-invited]').click();
  await noor.page.locator(`[data-room="${secret}"]`).waitFor();
});
