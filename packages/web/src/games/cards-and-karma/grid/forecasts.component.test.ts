import { cardsAndKarma } from '@durbar/cards-and-karma';
import { type AnyGame, defined, mustRules } from '@durbar/engine';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { change } from '../../../store/settings.svelte.ts';
import { openTableOf } from '../../../table/testing/open-table.ts';
import { MatchSource } from '../../../table/testing/toy-source.ts';
import { lesson } from '../guide/first.ts';
import { karmaMessages } from '../messages/index.ts';
import { table } from '../table.ts';

const rules = mustRules(cardsAndKarma as unknown as AnyGame, { players: lesson.players });

/** The answers of the first lesson up to one of its steps. */
function answersUntil(step: string): readonly string[] {
  const before = lesson.steps.slice(
    0,
    lesson.steps.findIndex(({ says }) => says === step),
  );
  return [...lesson.opening, ...before.flatMap(({ choose, after = [] }) => (choose === undefined ? [] : [choose, ...after]))];
}

/** The text under each grid card, by id. */
async function forecastsAt(step: string): Promise<Readonly<Record<string, string>>> {
  change({ speed: 'instant', motion: 'still' });
  document.body.replaceChildren();
  openTableOf({ table, rules, words: { now: await karmaMessages.en() } }, new MatchSource(rules, 0, ...answersUntil(step)));
  await tick();
  const { cards } = cardsAndKarma.describe(rules.game as never).edition;
  return Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-part="cards"] li[data-face]')].map((place) => {
      const card = defined(cards[Number(place.dataset.face?.slice('card '.length))], 'card of a face');
      return [card.id, place.querySelector('.forecast')?.textContent ?? ''];
    }),
  );
}

test('each card says what it would do, or what is missing for it', async () => {
  const forecasts = await forecastsAt('build');
  expect(forecasts).toMatchInlineSnapshot(`
    {
      "building-blue-01": "",
      "building-blue-04": "",
      "building-blue-14": "",
      "building-blue-18": "",
      "goods-03": "",
      "goods-04": "",
      "goods-20": "",
      "palace-4-purple": "",
      "palace-6-green": "",
      "ship-08": "",
      "ship-13": "+2 karma",
      "ship-18": "",
    }
  `);
});

test('goods that complete a set say what they sell for and that a scoring track card turns over', async () => {
  const forecasts = await forecastsAt('set');
  expect(forecasts).toMatchInlineSnapshot(`
    {
      "building-blue-01": "3 short",
      "building-blue-04": "6 short",
      "building-blue-14": "9 short",
      "building-purple-11": "8 short",
      "goods-03": "second silk",
      "goods-20": "turns 1 · sells 6",
      "palace-2-green": "needs a 2",
      "palace-4-green": "",
      "palace-4-purple": "",
      "ship-09": "needs a 2",
      "ship-18": "needs a 1",
    }
  `);
});
