import type { TableInfo } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { infoOf } from './info.ts';

const LOBBY_SIZE = 200;

/** The public tables a person sees: none with someone they never meet. */
export async function lobbyFor({ storage }: Pick<Context, 'storage'>, blocked: ReadonlySet<string>): Promise<TableInfo[]> {
  return (await storage.tables.lobby(LOBBY_SIZE)).map(infoOf).filter((info) => !hasBlocked(info, blocked));
}

/** Whether someone who is blocked hosts a table or sits at it. */
export function hasBlocked({ host, seats }: TableInfo, blocked: ReadonlySet<string>): boolean {
  if (blocked.size === 0) return false;
  return [host, ...seats.map(({ person }) => person)].some((person) => person !== undefined && blocked.has(person.id));
}
