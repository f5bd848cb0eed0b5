import { noteOf, withNote } from '@durbar/engine/edition';
import type { Api, Fault, OwnEditionInfo } from '@durbar/protocol';
import type { HeldEdition, KeptEdition, LocalEditions } from '../store/editions.ts';
import type { LocalStore } from '../store/local.ts';

/** An edition as this device has it, as both last agreed, and as the account has it. */
interface Sides {
  readonly here: KeptEdition | undefined;
  readonly held: HeldEdition | undefined;
  readonly there: OwnEditionInfo | undefined;
}

/** What makes this device and the account the same again. */
type Way = 'nothing' | 'send' | 'fetch' | 'keep-both' | 'remove-here' | 'remove-there' | 'forget';

/** A change always wins over a removal, and of two changes none is lost. */
export function wayFor({ here, held, there }: Sides): Way {
  const isNewThere = there !== undefined && there.revision !== held?.revision;
  if (!here) {
    if (!there) return 'forget';
    return held && held.same === undefined && !isNewThere ? 'remove-there' : 'fetch';
  }
  const isNewHere = here.updated !== held?.same;
  if (!there) return held && !isNewHere ? 'remove-here' : 'send';
  if (isNewThere) return isNewHere ? 'keep-both' : 'fetch';
  return isNewHere ? 'send' : 'nothing';
}

export interface ExchangePorts {
  /** The account's id. */
  readonly person: string;
  readonly editions: LocalEditions;
  readonly held: LocalStore<HeldEdition>;
  readonly api: Pick<Api, 'myEditions' | 'myEdition' | 'keepEdition' | 'removeEdition'>;
  /** The name of an edition that another device changed at the same time. */
  readonly nameOfOther: (title: string) => Promise<string>;
}

export interface Exchanged {
  /** Editions came, went or changed here. */
  readonly isChanged: boolean;
  /** Names of editions that were changed here and elsewhere: both are kept. */
  readonly both: readonly string[];
  /** Why not everything could be exchanged. */
  readonly fault: Fault | undefined;
}

/** Makes the editions of this device and of an account the same. Those of other accounts are left alone. */
export async function exchangeEditions(ports: ExchangePorts): Promise<Exchanged> {
  const listed = await ports.api.myEditions();
  if (!listed.ok) return { isChanged: false, both: [], fault: listed.fault };
  const [kept, held] = await Promise.all([ports.editions.all(), ports.held.all()]);
  const others = new Set(held.filter(({ person }) => person !== ports.person).map(({ id }) => id));
  const ids = new Set([...kept, ...held, ...listed.value].map(({ id }) => id).filter((id) => !others.has(id)));
  let exchanged: Exchanged = { isChanged: false, both: [], fault: undefined };
  for (const id of ids) {
    const byId = <T extends { readonly id: string }>(list: readonly T[]): T | undefined => list.find((one) => one.id === id);
    const done = await settle(ports, { here: byId(kept), held: byId(held), there: byId(listed.value) });
    exchanged = {
      isChanged: exchanged.isChanged || done.isChanged,
      both: [...exchanged.both, ...done.both],
      fault: exchanged.fault ?? done.fault,
    };
  }
  return exchanged;
}

/** Editions of an account that no longer exists belong to the device; what was removed here stays removed. */
export async function release(held: LocalStore<HeldEdition>, person: string): Promise<void> {
  const owned = (await held.all()).filter((one) => one.person === person);
  await Promise.all(owned.map(({ id }) => held.remove(id)));
}

const DONE: Exchanged = { isChanged: false, both: [], fault: undefined };
const CHANGED: Exchanged = { ...DONE, isChanged: true };

async function settle(ports: ExchangePorts, sides: Sides): Promise<Exchanged> {
  const { here, held, there } = sides;
  const id = here?.id ?? there?.id ?? held?.id ?? '';
  switch (wayFor(sides)) {
    case 'send':
      return here ? send(ports, here, there?.revision) : DONE;
    case 'fetch':
      return fetchEdition(ports, id);
    case 'keep-both':
      return here && there ? keepBoth(ports, here, there) : DONE;
    case 'remove-here':
      await Promise.all([ports.editions.remove(id), ports.held.remove(id)]);
      return CHANGED;
    case 'remove-there': {
      const removed = await ports.api.removeEdition(id);
      if (!removed.ok && removed.fault.code !== 'no-such-edition') return { ...DONE, fault: removed.fault };
      await ports.held.remove(id);
      return DONE;
    }
    case 'forget':
      await ports.held.remove(id);
      return DONE;
    case 'nothing':
      return DONE;
  }
}

async function send(ports: ExchangePorts, here: KeptEdition, revision: number | undefined): Promise<Exchanged> {
  const { game, data, versions } = here;
  const known = revision === undefined ? {} : { revision };
  const sent = await ports.api.keepEdition(here.id, { game, data, versions: [...versions], ...known });
  if (!sent.ok) return { ...DONE, fault: sent.fault };
  await agree(ports, here, sent.value.revision);
  return DONE;
}

async function fetchEdition(ports: ExchangePorts, id: string): Promise<Exchanged> {
  const found = await ports.api.myEdition(id);
  if (!found.ok) return { ...DONE, fault: found.fault };
  const { game, data, versions, revision, updatedAt } = found.value;
  const fetched = { id, game, data, versions, updated: updatedAt };
  await agree(ports, fetched, revision);
  await ports.editions.receive(fetched);
  return CHANGED;
}

/** The edition here keeps its id, so a page that has it open goes on; the account's becomes an edition of its own. */
async function keepBoth(ports: ExchangePorts, here: KeptEdition, there: OwnEditionInfo): Promise<Exchanged> {
  const found = await ports.api.myEdition(here.id);
  if (!found.ok) return { ...DONE, fault: found.fault };
  const { game, data, versions } = found.value;
  if (JSON.stringify([data, versions]) === JSON.stringify([here.data, here.versions])) {
    await agree(ports, here, there.revision);
    return DONE;
  }
  const note = noteOf(data);
  const other = note ? withNote(data, { ...note, title: await ports.nameOfOther(note.title) }) : data;
  const copy = { id: crypto.randomUUID(), game, data: other, versions, updated: Date.now() };
  await ports.editions.put(copy);
  const results = [await send(ports, copy, undefined), await send(ports, here, there.revision)];
  return { isChanged: true, both: [noteOf(here.data)?.title ?? ''], fault: results.find(({ fault }) => fault)?.fault };
}

async function agree({ held, person }: ExchangePorts, { id, updated }: KeptEdition, revision: number): Promise<void> {
  await held.put({ id, person, revision, same: updated, updated: Date.now() });
}
