import { api } from './api.ts';

/** The players' own edition of a table; undefined if it can't be had. */
export async function editionOf(table: string): Promise<unknown> {
  const found = await api.edition(table);
  return found.ok ? found.value : undefined;
}

/** The same for someone invited who isn't at the table yet. */
export async function invitedEdition(token: string): Promise<unknown> {
  const found = await api.invitedEdition(token);
  return found.ok ? found.value : undefined;
}
