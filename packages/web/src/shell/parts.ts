import type { Route } from '../route.ts';

type Page = Route['page'];

/** Pages without their own entry in the navigation, and the entry they belong to. */
const PARTS: Readonly<Partial<Record<Page, Page>>> = {
  tournaments: 'people',
  'new-tournament': 'people',
  tournament: 'people',
  'edit-tournament': 'people',
  person: 'people',
  puzzle: 'puzzles',
  archive: 'games',
  editions: 'games',
  admin: 'settings',
};

/** The entry of the navigation that a page belongs to. */
export function partOf(page: Page): Page {
  return PARTS[page] ?? page;
}
