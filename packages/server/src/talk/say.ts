import { ok, type Result } from '@durbar/engine';
import type { CommandOf, Fault, PersonRef, TalkLine } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { seatOf } from '../play/room.ts';
import { cleanText } from './clean.ts';

/** Posts a chat message. Only players may post; all watchers can read. */
export async function say(context: Context, person: PersonRef, command: CommandOf<'say'>): Promise<Result<number, Fault>> {
  const { rooms, storage, now } = context;
  const { table, key } = command;
  const text = cleanText(command.text);
  if (text === '') return refuse('empty-text');
  const seat = await rooms.look(table, ({ record }) => seatOf(record, person.id) ?? 'none');
  if (seat === undefined) return refuse('no-such-table');
  if (seat === 'none') return refuse('not-seated');
  const { muted_until = 0 } = (await storage.people.byId(person.id)) ?? {};
  if (muted_until > now()) return refuse('muted');
  const { chat } = context.limits;
  if (!chat.spend(person.id)) return refuse('too-fast', chat.comeBack(person.id));
  const at = now();
  const number = await storage.talk.add({ table, kind: 'chat', personId: person.id, seat, text, key, at });
  const line: TalkLine = { number, at, kind: 'chat', text, seat, person: { id: person.id, name: person.name } };
  await rooms.tellTalk(table, [line]);
  storage.bus.publish({ kind: 'talk', table, number });
  return ok(number);
}
