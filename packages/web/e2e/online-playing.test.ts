import { defined } from '@durbar/engine';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { clickOn, type Wire } from './support/online.ts';
import { playQuickly } from './support/quick.ts';
import { READY } from './support/table.ts';
import { at, begin, joinFromLobby, openHouse, openTable, playOn, twoAtATable, type Visitor, visit } from './support/visitors.ts';

/** A whole game renders hundreds of positions in two browsers, which is slow on a busy machine. */
const WHOLE_GAME = 1_800_000;

openHouse();

/** The second one reloads and loses the connection on the way. */
async function playInterrupted(first: Visitor, second: Visitor): Promise<void> {
  await playOn([first, second], 30);
  await second.page.reload();
  await second.page.locator('[data-table]').waitFor();
  await playOn([first, second], 15);
  second.wire.cut();
  await playOn([first, second], 15);
}

/**
 * Both play to the end; the second one also loses the connection with a move under way. On every push, much of the rest is played over the
 * pages' own connections instead of by clicks.
 */
async function playWhole(first: Visitor, second: Visitor, table: string): Promise<void> {
  await playInterrupted(first, second);
  await Promise.all([playOn([first, second], 40), second.wire.cutAtNextMove()]);
  if (inject('share') === 'some') await Promise.all([first, second].map(({ page }) => playQuickly(page, { table, flipped: 5 })));
  const [one, two] = await Promise.all([clickOn(first.page, { seed: 5 }), clickOn(second.page, { seed: 6 })]);
  expect([one.isOver, two.isOver]).toEqual([true, true]);
}

/** The result page knows the winner and has checked every roll and draw. */
async function expectFairEnd({ page }: Visitor): Promise<void> {
  await page.locator('[data-end]').click();
  await page.getByText('Luck verified.').waitFor();
  await page.getByRole('link', { name: 'Show all rolls and draws' }).click();
  await page.locator('[data-finding="fair"]').waitFor();
}

test(
  'two browsers play a whole game of Cards & Karma; one reloads and loses the connection',
  async () => {
    const host = await visit();
    const guest = await visit({ screen: 'phone', theme: 'dark' });
    const table = await openTable(host, { game: 'cards-and-karma', players: 2 });
    await joinFromLobby(guest, table);
    await begin(host, guest);
    await playWhole(host, guest, table);
    for (const one of [host, guest]) await expectFairEnd(one);
    await guest.page.goto(at(`#/end/${table}`));
    await guest.page.locator('[data-rematch]').click();
    const again = defined((await guest.page.locator('[data-room]').getAttribute('data-room')) ?? undefined, 'rematch');
    await host.page.goto(at(`#/end/${table}`));
    await host.page.locator('[data-join-rematch]').click();
    await host.page.locator(`[data-room="${again}"]`).waitFor();
  },
  WHOLE_GAME,
);

test(
  'two browsers play Rajas, invited by a link that works once',
  async () => {
    const host = await visit();
    const guest = await visit();
    const table = await openTable(host, { game: 'rajas', players: 2, byLink: true });
    await guest.page.goto(at(`#/table/${table}`));
    await guest.page.locator('[data-trouble="no-such-table"]').waitFor();
    await host.page.locator('[data-invite]').click();
    const link = await host.page.locator('[data-link]').inputValue();
    await guest.page.goto(link);
    await guest.page.locator('[data-arrive]').click();
    await guest.page.locator('[data-ready-toggle]').click();
    const third = await visit({ path: link.slice(at('').length) });
    await third.page.locator('[data-trouble="bad-invitation"]').waitFor();
    await begin(host, guest);
    // Random players take minutes to the end, and the two shorter games get there on every push.
    if (inject('share') === 'some') return playInterrupted(host, guest);
    await playWhole(host, guest, table);
    await expectFairEnd(guest);
  },
  WHOLE_GAME,
);

test(
  'two browsers and a bot play a whole game of Taj Mahal; a spectator learns no secret',
  async () => {
    const host = await visit();
    const guest = await visit();
    const table = await openTable(host, { game: 'taj-mahal', players: 3, bots: 1 });
    await joinFromLobby(guest, table);
    await begin(host, guest);
    const spectator = await visit({ path: '#/tables' });
    await spectator.page.locator(`[data-running] [data-online="${table}"] .btn`).click();
    await spectator.page.locator('[data-table]').waitFor();
    await playOn([host, guest], 40);
    expect(await spectator.page.locator('[data-choice]').count()).toBe(0);
    expectNoSecrets(spectator.wire, table);
    await spectator.context.close();
    await playWhole(host, guest, table);
    await expectFairEnd(host);
    await guest.page.goto(at('#/archive'));
    await guest.page.locator(`[data-archived="${table}"]`).getByRole('link', { name: 'Replay' }).click();
    await guest.page.locator('[data-replay]').waitFor();
  },
  WHOLE_GAME,
);

interface Heard {
  readonly type: string;
  readonly table?: string;
  readonly viewer?: unknown;
  readonly question?: { readonly choices: readonly unknown[] };
  readonly entries?: readonly { readonly by: unknown; readonly text?: string }[];
  readonly info?: { readonly seed?: string };
}

/** A spectator's traffic must contain no choices, answers or seed. */
function expectNoSecrets({ heard }: Wire, table: string): void {
  const messages = heard.map((text): Heard => JSON.parse(text)).filter((message) => message.table === table);
  expect(messages.filter(({ type }) => type === 'update').length).toBeGreaterThan(5);
  for (const { type, viewer, question, entries = [], info } of messages) {
    if (type === 'state') expect(viewer).toBe('spectator');
    expect(question?.choices ?? []).toEqual([]);
    expect(entries.filter(({ text }) => text !== undefined)).toEqual([]);
    expect(info?.seed).toBeUndefined();
  }
}

test('chat messages are shown as written, and the others are notified', async () => {
  const { host, guest } = await twoAtATable();
  const markup = '<img src="x" onerror="document.title=\'broken\'"> <b>hi</b> & bye';
  await host.page.locator('[data-talk]').click();
  await host.page.locator('[data-say]').fill(markup);
  await host.page.locator('[data-say]').press('Enter');
  await guest.page.getByRole('button', { name: 'Chat: 1 new message' }).click();
  const said = guest.page.locator('.chat .said');
  expect(await said.textContent()).toBe(markup);
  expect(await said.locator('*').count()).toBe(0);
  expect(await guest.page.title()).not.toContain('broken');
  await guest.page.reload();
  await guest.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await guest.page.locator('.chat .icon-btn').click();
  await guest.page.locator('[data-mute]').click();
  await guest.page.getByText('You won’t see').waitFor();
  await host.page.locator('[data-say]').fill('still there?');
  await host.page.locator('[data-say]').press('Enter');
  await host.page.getByText('still there?').waitFor();
  await guest.page.reload();
  await guest.page.locator('[data-talk]').click();
  await guest.page.locator('[data-line]').first().waitFor();
  expect(await guest.page.locator('.chat').count()).toBe(0);
});

/** What changed while they were away is shown in a strip, and in full when it is pressed. */
async function expectTold({ page }: Visitor, title: string): Promise<void> {
  await page.locator('[data-changes]').getByRole('button').first().click();
  const inFull = page.getByRole('dialog', { name: 'What changed' });
  await inFull.getByRole('heading', { name: title }).waitFor();
  await page.keyboard.press('Escape');
  await inFull.waitFor({ state: 'detached' });
}

test('requests need consent: refused, granted with the moves left in the chronicle, withdrawn, the end without a result', async () => {
  const { host, guest, table } = await twoAtATable();
  await playOn([host, guest], 30);
  await host.page.locator('[data-side]').click();
  await host.page.locator('[data-ask="undo"]').click();
  await guest.page.locator('[data-refuse]').click();
  await host.page.locator('[data-notice="asked"]').waitFor({ state: 'detached' });
  expect(await host.page.locator('.chronicle .undone').count()).toBe(0);
  await host.page.locator('[data-ask="undo"]').click();
  await guest.page.locator('[data-consent]').click();
  await host.page.locator('.chronicle .undone').first().waitFor();
  await guest.page.locator('.chronicle .undone').first().waitFor();
  await expectTold(guest, 'Undone');
  await playOn([host, guest], 20);
  await host.page.locator('[data-ask="extend"]').click();
  await guest.page.locator('[data-notice="request"]').waitFor();
  await host.page.locator('[data-withdraw]').click();
  await guest.page.locator('[data-notice="request"]').waitFor({ state: 'detached' });
  await host.page.locator('[data-ask="cancel"]').click();
  await guest.page.locator('[data-consent]').click();
  for (const { page } of [host, guest]) {
    await page.locator('[data-notice="cancelled"]').waitFor();
    await page.locator('[data-part="prompt"]', { hasText: 'Ended without a result' }).waitFor();
  }
  await guest.page.locator('[data-notice="cancelled"] button').click();
  await guest.page.waitForURL('**/#/tables');
  await host.page.goto(at(`#/replay/${table}/5`));
  await host.page.locator('[data-replay="5"]').waitFor();
});

test('a rated table gives no hints, a friendly one does', async () => {
  const asked = async (people: readonly Visitor[]): Promise<Page> =>
    Promise.any(
      people.map(({ page }) =>
        page
          .locator(READY)
          .first()
          .waitFor()
          .then(() => page),
      ),
    );
  const hintOn = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });
  const rated = await twoAtATable();
  const decider = await asked([rated.host, rated.guest]);
  await hintOn(decider).click();
  await decider.getByRole('region', { name: 'Hint' }).getByText('No hints in rated games.').waitFor();
  expect(await decider.locator('[data-advised]').count()).toBe(0);
  const friendly = await twoAtATable({ friendly: true });
  const page = await asked([friendly.host, friendly.guest]);
  await hintOn(page).click();
  await page.locator('[data-advised="1"]').waitFor();
});

test('a bot replaces a player who leaves, and they can take the seat back', async () => {
  const { host, guest } = await twoAtATable();
  await guest.page.locator('[data-side]').click();
  await guest.page.locator('[data-leave]').click();
  await guest.page.locator('[data-return]').waitFor();
  await guest.page.locator('[data-side]').click();
  await host.page.locator('[data-side]').click();
  await host.page
    .getByText(/bot playing/)
    .first()
    .waitFor();
  await playOn([host], 30);
  await expectTold(guest, 'Decided for you');
  await guest.page.locator('[data-return]').click();
  await guest.page.locator('[data-notice="away"]').waitFor({ state: 'detached' });
  await playOn([host, guest], 10);
});

test('a past moment of a running game shows what the viewer saw then, and leads back to the table', async () => {
  const { host, guest } = await twoAtATable();
  await playOn([host, guest], 30);
  await guest.page.locator('.chronicle li .line').last().click();
  await guest.page.locator('[data-replay]').waitFor();
  await guest.page.getByRole('button', { name: 'Start', exact: true }).click();
  await guest.page.locator('[data-replay="0"]').waitFor();
  expect(await guest.page.getByRole('button', { name: 'Save to file' }).count()).toBe(0);
  await guest.page.getByRole('link', { name: 'Back to the table' }).click();
  await playOn([host, guest], 10);
});
