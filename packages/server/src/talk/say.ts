import { ok, type Result } from '@durbar/engine';
import type { CommandOf, Fault, PersonRef, TalkLine } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { seatOf } from '../play/room.ts';
import { mayWatch } from '../tables/admission.ts';
import { cleanText } from './clean.ts';

/** Posts a chat message. All watchers can read what players write; what spectators write, players can read after the game. */
export async function say(context: Context, person: PersonRef, command: CommandOf<'say'>): Promise<Result<number, Fault>> {
  const { rooms, storage, now } = context;
  const { table, key } = command;
  const text = cleanText(command.text);
  if (text === '') return refuse('empty-text');
  const place = await rooms.look(table, async ({ record }) => {
    const seat = seatOf(record, person.id);
    return seat === undefined && !(await mayWatch(context, record, person.id)) ? undefined : { seat };
  });
  if (!place) return refuse('no-such-table');
  const from = place.seat === undefined ? {} : { seat: place.seat };
  const { muted_until = 0 } = (await storage.people.byId(person.id)) ?? {};
  if (muted_until > now()) return refuse('muted');
  const { chat, spectatorChat } = context.limits;
  if (!chat.spend(person.id)) return refuse('too-fast', chat.comeBack(person.id));
  // Guests are free: a crowd of them must not fill a table's chat. Players are heard whatever spectators write.
  if (place.seat === undefined && !spectatorChat.spend(table)) return refuse('too-fast', spectatorChat.comeBack(table));
  const at = now();
  const number = await storage.talk.add({ table, kind: 'chat', personId: person.id, ...from, text, key, at });
  const line: TalkLine = { number, at, kind: 'chat', text, ...from, person: { id: person.id, name: person.name } };
  await rooms.tellTalk(table, [line]);
  storage.bus.publish({ kind: 'talk', table, number });
  return ok(number);
}
