import type { Context } from '../context.ts';

/** Tells everyone who looks at a tournament that it changed, on every process. */
export function tellTournament({ hub, storage }: Pick<Context, 'hub' | 'storage'>, tournament: string): void {
  hub.toTournament(tournament);
  storage.bus.publish({ kind: 'tournament', tournament });
}

/** A table that the server seated changed: it may belong to a tournament. */
export async function tellTournamentOf(context: Pick<Context, 'hub' | 'storage'>, table: string): Promise<void> {
  const tournament = await context.storage.tournaments.ofTable(table);
  if (tournament !== undefined) tellTournament(context, tournament);
}

/** Someone came or went: those who wait for a round with them see it on their tournament's page. Every process tells its own. */
export async function tellTableMates({ hub, storage }: Pick<Context, 'hub' | 'storage'>, person: string): Promise<void> {
  const watched = hub.watchedTournaments();
  if (watched.length === 0) return;
  for (const { tournament_id, person_id } of await storage.tournaments.tableMates(person, watched))
    hub.toTournament(tournament_id, person_id);
}
