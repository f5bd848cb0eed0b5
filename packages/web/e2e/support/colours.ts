import { kept } from './kept.ts';
import type { OpenPage, Site } from './site.ts';

/** The result of the first seat taking the third seat's colour at a new table. */
export interface Swapped {
  /** The colour that the third seat got instead, on the page. */
  readonly instead: string | null;
  /** The colours of the first three seats, as the game stores them. */
  readonly seats: readonly string[];
  /** The stored option. */
  readonly option: string | undefined;
  readonly errors: readonly string[];
}

/** Opens a new table, lets the first seat take the third seat's colour, and starts the game. */
export async function swapColours(site: Site, game: string): Promise<Swapped> {
  const { page, context, errors }: OpenPage = await site.open({ path: `#/new/${game}` });
  const coloursOf = (seat: number) => page.getByRole('radiogroup', { name: /’s colour$/ }).nth(seat);
  await coloursOf(0).getByRole('radio', { name: 'Saffron, tiger' }).check();
  const instead = await coloursOf(2).getByRole('radio', { checked: true }).getAttribute('value');
  await page.locator('[data-start]').click();
  await page.locator('[data-table]').waitFor({ state: 'attached' });
  const { players, saved } = await kept(page, page.url().split('/').at(-1) ?? '');
  await context.close();
  return { instead, seats: players.slice(0, 3).map(({ colour }) => colour), option: saved.options?.colours, errors };
}
