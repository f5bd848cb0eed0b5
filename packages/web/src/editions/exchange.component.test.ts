import { loadGame } from '@durbar/catalogue';
import { defined, fail, ok } from '@durbar/engine';
import { begunFrom, noteOf, withPart } from '@durbar/engine/edition';
import type { Fault, OwnEdition, SentEdition } from '@durbar/protocol';
import { beforeEach, expect, test } from 'vitest';
import { type HeldEdition, type KeptEdition, LocalEditions } from '../store/editions.ts';
import { LocalStore } from '../store/local.ts';
import { type ExchangePorts, exchangeEditions, release, wayFor } from './exchange.ts';

const tajMahal = defined(await loadGame('taj-mahal'), 'game');
const HOUSE = begunFrom(tajMahal, 'house', 'My box');
const ID = 'box';

/** The account's editions, as the server keeps them. */
let account: Map<string, OwnEdition>;
let offline: boolean;
let clock = 1;

function fault(code: string): { ok: false; fault: Fault } {
  return fail({ code, message: code });
}

const api: ExchangePorts['api'] = {
  myEditions: async () => (offline ? fault('offline') : ok([...account.values()])),
  myEdition: async (id) => {
    const found = account.get(id);
    return found ? ok(found) : fault('no-such-edition');
  },
  keepEdition: async (id, { revision, ...sent }: SentEdition) => {
    if (account.get(id)?.revision !== revision) return fault('edition-changed');
    const kept = { id, ...sent, title: '', faults: 0, revision: (revision ?? 0) + 1, updatedAt: clock++ };
    account.set(id, kept);
    return ok(kept);
  },
  removeEdition: async (id) => (account.delete(id) ? ok(undefined) : fault('no-such-edition')),
};

/** A browser with its own storage; the simulated page has none, so it lasts as long as the test. */
class Device {
  readonly editions = new LocalEditions(() => {}, crypto.randomUUID());
  readonly held = new LocalStore<HeldEdition>(() => {}, { database: crypto.randomUUID(), store: 'held' });

  exchange(person = 'mumtaz') {
    return exchangeEditions({
      person,
      api,
      editions: this.editions,
      held: this.held,
      nameOfOther: async (title) => `${title} (other)`,
    });
  }

  async enter(hand: number, id = ID): Promise<void> {
    const data = withPart((await this.editions.get(id))?.data ?? HOUSE, ['numbers', 'startingHand'], hand);
    await this.editions.put({ id, game: 'taj-mahal', updated: clock++, data, versions: [] });
  }

  /** As a page does it: what the account should no longer hold is remembered. */
  async remove(): Promise<void> {
    await this.editions.remove(ID);
    const known = await this.held.get(ID);
    if (known) await this.held.put({ ...known, same: undefined, updated: clock++ });
  }

  async hands(): Promise<Readonly<Record<string, unknown>>> {
    return Object.fromEntries((await this.editions.all()).map(({ data }) => [noteOf(data)?.title, handIn(data)]));
  }
}

function handIn(data: unknown): unknown {
  return (data as { numbers: { startingHand: number } }).numbers.startingHand;
}

let phone: Device;
let laptop: Device;
beforeEach(() => {
  account = new Map();
  offline = false;
  phone = new Device();
  laptop = new Device();
});

async function everyone(): Promise<void> {
  for (const device of [laptop, phone, laptop]) await device.exchange();
}

test('what one device enters, the other has; a later change follows, and an open page shows it', async () => {
  await laptop.enter(7);
  await everyone();
  expect(await phone.hands()).toEqual({ 'My box': 7 });
  const told: KeptEdition[] = [];
  phone.editions.follow(ID, (edition) => told.push(edition));
  await laptop.enter(8);
  await everyone();
  expect(await phone.hands()).toEqual({ 'My box': 8 });
  expect(told.map(({ data }) => handIn(data))).toEqual([8]);
  expect((await laptop.exchange()).isChanged).toBe(false);
  expect(account.get(ID)?.revision).toBe(2);
});

test('both changed: both are kept everywhere, the one in hand under its name, and its owner learns of it', async () => {
  await laptop.enter(7);
  await everyone();
  await phone.enter(8);
  await laptop.enter(9);
  await laptop.exchange();
  expect(await phone.exchange()).toMatchObject({ both: ['My box'], fault: undefined });
  await everyone();
  for (const device of [phone, laptop]) expect(await device.hands()).toEqual({ 'My box': 8, 'My box (other)': 9 });
  expect(account.size).toBe(2);
});

test('the same change on both devices is one edition', async () => {
  await laptop.enter(7);
  await everyone();
  await phone.enter(8);
  await laptop.enter(8);
  await everyone();
  expect(await phone.hands()).toEqual({ 'My box': 8 });
  expect(account.size).toBe(1);
});

test('a removal reaches the other device, unless it was changed there since', async () => {
  await laptop.enter(7);
  await everyone();
  await laptop.remove();
  await everyone();
  expect(await phone.hands()).toEqual({});
  expect(account.size).toBe(0);
  await laptop.enter(7);
  await everyone();
  await laptop.remove();
  await phone.enter(8);
  await phone.exchange();
  await everyone();
  expect(await laptop.hands()).toEqual({ 'My box': 8 });
});

test('offline nothing is lost: the next exchange does it', async () => {
  offline = true;
  await laptop.enter(7);
  expect((await laptop.exchange()).fault?.code).toBe('offline');
  offline = false;
  await everyone();
  expect(await phone.hands()).toEqual({ 'My box': 7 });
});

test('an account takes over what was entered without one, and another account on the device gets nothing of it', async () => {
  await laptop.enter(7);
  await laptop.exchange('mumtaz');
  const theirs = new Map(account);
  account = new Map();
  await laptop.exchange('salim');
  expect(account.size).toBe(0);
  expect(await laptop.hands()).toEqual({ 'My box': 7 });
  account = theirs;
  expect((await laptop.exchange('mumtaz')).isChanged).toBe(false);
});

test('an edition removed on both sides is forgotten', () => {
  const held = { id: ID, person: 'mumtaz', revision: 1, same: undefined, updated: 1 };
  expect(wayFor({ here: undefined, held, there: undefined })).toBe('forget');
});

test('editions of a deleted account stay on the device, which may give them to another', async () => {
  const device = new Device();
  await device.enter(7);
  await device.exchange('mumtaz');
  account.clear();
  await device.exchange('akbar');
  expect(account.size).toBe(0);
  await release(device.held, 'mumtaz');
  expect(await device.held.all()).toEqual([]);
  await device.exchange('akbar');
  expect(await device.hands()).toEqual({ 'My box': 7 });
  expect(account.size).toBe(1);
});
