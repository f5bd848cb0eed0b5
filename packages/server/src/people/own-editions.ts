import { ok, type Result } from '@durbar/engine';
import { editionFrom, faultsOf, noteOf } from '@durbar/engine/edition';
import { type Fault, isEditionId, MOST_EDITIONS, type OwnEditionInfo, type SentEdition } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import type { Person } from '../storage/people.ts';
import { pathOfLongText } from '../tables/create.ts';

type Ports = Pick<Context, 'storage' | 'rulebook' | 'limits' | 'now'>;

/** Keeps an edition with the account. It may have faults that its owner will mend; how many is stored with it. */
export async function keepEdition(
  ports: Ports,
  person: Person,
  id: string,
  sent: SentEdition,
): Promise<Result<OwnEditionInfo, Fault>> {
  const { storage, rulebook, limits, now } = ports;
  if (person.kind !== 'account') return refuse('not-account');
  // Checking takes a while.
  if (!limits.editions.spend(person.id)) return refuse('too-fast', limits.editions.comeBack(person.id));
  if (!isEditionId(id)) return refuse('no-such-edition');
  const game = rulebook.game(sent.game);
  if (!game) return refuse('no-such-game');
  const states = [sent, ...sent.versions].map(({ data }) => editionFrom(data, game, ''));
  const note = noteOf(sent.data);
  if (!note || !states.every((state) => state.ok) || pathOfLongText(sent, '') !== undefined) return refuse('not-an-edition');
  if (sent.revision === undefined && (await storage.ownEditions.of(person.id)).length >= MOST_EDITIONS)
    return refuse('too-many-editions');
  const { data, versions, revision } = sent;
  const about = {
    id,
    game: sent.game,
    title: note.title.replaceAll('\0', ''),
    faults: faultsOf(game, data).length,
    updatedAt: now(),
  };
  const isWritten = await storage.ownEditions.write(person.id, { ...about, data, versions }, revision);
  // Several at once all found room.
  if (isWritten && revision === undefined && (await storage.ownEditions.of(person.id)).length > MOST_EDITIONS) {
    await storage.ownEditions.remove(person.id, id);
    return refuse('too-many-editions');
  }
  return isWritten ? ok({ ...about, revision: (revision ?? 0) + 1 }) : refuse('edition-changed');
}
