import type { Context } from './context.ts';
import { renewSearches } from './pairing/searching.ts';
import { PRESENCE_LASTS } from './people/presence.ts';
import { programsIn } from './programs/stream.ts';
import { Connection } from './socket/connection.ts';

const EVERY = 30_000;

/** Periodically refreshes presence and closes sockets and streams with expired sessions and tokens. */
export function keepUp(context: Context): () => void {
  const { storage, hub, log, now } = context;
  const renew = async (): Promise<void> => {
    await storage.people.markPresent(hub.visiblePeople(), now() + PRESENCE_LASTS);
    await renewSearches(context);
    await dismissSignedOut(context);
    for (const stream of programsIn(context)) stream.recheck();
    context.rooms.renewAttendance();
  };
  const timer = setInterval(() => renew().catch((error) => log.error({ err: error }, 'upkeep failed')), EVERY);
  return () => clearInterval(timer);
}

async function dismissSignedOut({ storage, hub, now }: Context): Promise<void> {
  const connections = hub.all().filter((listener) => listener instanceof Connection);
  const hashes = [...new Set(connections.map(({ identity }) => identity.sessionHash))];
  const valid = new Set(await storage.sessions.valid(hashes, now()));
  for (const connection of connections) {
    if (!valid.has(connection.identity.sessionHash)) connection.dismiss('signed-out');
  }
}
