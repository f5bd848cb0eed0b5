import { allParts, LANGUAGES, type Section, type Texts } from '@durbar/reference';
import { expect, test } from 'vitest';
import { cardsAndKarma } from '../art/sheets/cards-and-karma.ts';
import { icons } from '../art/sheets/icons.ts';
import { rajas } from '../art/sheets/rajas.ts';
import { shared } from '../art/sheets/shared.ts';
import { tajMahal } from '../art/sheets/taj-mahal.ts';
import { PICTURES as karmaPictures } from '../games/cards-and-karma/reference/pictures.ts';
import { PICTURES as rajasPictures } from '../games/rajas/reference/pictures.ts';
import { PICTURES as tajPictures } from '../games/taj-mahal/reference/pictures.ts';
import { library } from './library.ts';
import { placeBeside } from './tip.ts';

const DRAWN: Readonly<Record<string, { readonly sheet: object; readonly pictures: object }>> = {
  rajas: { sheet: rajas, pictures: rajasPictures },
  'taj-mahal': { sheet: tajMahal, pictures: tajPictures },
  'cards-and-karma': { sheet: cardsAndKarma, pictures: karmaPictures },
};

/** What a game's reference names, and what the client provides for it. */
async function drawn(game: string) {
  const reference = await library.load(game);
  const { sheet = {}, pictures = {} } = DRAWN[game] ?? {};
  const sections: readonly Section[] = reference?.sections ?? [];
  const texts = await Promise.all(LANGUAGES.map(async (language): Promise<Texts> => (await reference?.load(language)) ?? {}));
  return {
    sections,
    texts,
    symbols: new Set(Object.keys({ ...icons, ...shared, ...sheet })),
    pictures: new Set(Object.keys(pictures)),
  };
}

test.each(library.games)('%s: every symbol a section explains or draws is in the sheets of the table', async (game) => {
  const { sections, texts, symbols } = await drawn(game);
  const explained = sections.flatMap((section) => section.symbols ?? []);
  const inTexts = texts.flatMap((all) => Object.values(all).flatMap(({ text }) => allParts(text)));
  const named = [...explained, ...inTexts.flatMap((part) => (part.kind === 'symbol' ? [part.name] : []))];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !symbols.has(name))).toEqual([]);
});

test.each(library.games)(
  '%s: every picture a section names can be drawn, and every picture belongs to a section',
  async (game) => {
    const { sections, pictures } = await drawn(game);
    expect(sections.flatMap(({ picture }) => picture ?? []).filter((name) => !pictures.has(name))).toEqual([]);
    const wanted = new Set(sections.flatMap(({ id, picture }) => [id, picture ?? id]));
    expect([...pictures].filter((name) => !wanted.has(name))).toEqual([]);
  },
);

test('help is above its symbol, below if there is no room, never outside the screen', () => {
  const screen = { width: 390, height: 800 };
  const tip = { width: 200, height: 80 };
  expect(placeBeside({ left: 180, right: 210, top: 300, bottom: 330 }, tip, screen)).toEqual({ x: 95, y: 212 });
  expect(placeBeside({ left: 0, right: 20, top: 10, bottom: 30 }, tip, screen)).toEqual({ x: 8, y: 38 });
  expect(placeBeside({ left: 380, right: 390, top: 0, bottom: 790 }, tip, screen)).toEqual({ x: 182, y: 712 });
});
