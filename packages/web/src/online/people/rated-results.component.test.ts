import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

/** The requests capture `fetch` when they are loaded. */
const answers = vi.hoisted(() => {
  const answer = vi.fn<() => Response>();
  vi.stubGlobal('fetch', async () => answer());
  return answer;
});

import RatedResult from './RatedResult.svelte';
import { ratedResults } from './rated-results.ts';

const GAME = { table: 'abcdefghijkl', game: 'rajas', players: 2, options: {}, endedAt: 1, moves: 9 };
const RESULTS = [
  { seat: 0, name: 'Leila', rank: 1, score: 3, rating: 1100, change: 23 },
  { seat: 1, name: 'Noor', rank: 2, score: -4, rating: 990, change: -8 },
];
const refused = (code: string) => () => Response.json({ code, message: '' }, { status: 404 });

afterEach(() => answers.mockReset());

test('the end page shows what the game did to each rating, also if the server was still writing it down', async () => {
  answers.mockImplementationOnce(refused('no-such-table'));
  answers.mockImplementation(() => Response.json({ ...GAME, results: RESULTS }));
  for (const seat of [0, 1]) render(RatedResult, { game: GAME.table, seat });
  const gain = await screen.findByText('+23', {}, { timeout: 5000 });
  expect(gain.parentElement?.textContent).toContain('1100');
  expect((await screen.findByText('−8')).parentElement?.textContent).toContain('990');
  expect(answers).toHaveBeenCalledTimes(2);
});

test('someone who lost rating when a bot won for them reads why; a shared first place says nothing', async () => {
  const [bot, tied] = [
    { ...RESULTS[0], change: -12 },
    { ...RESULTS[1], rank: 1 },
  ];
  for (const [table, results] of [
    ['cdefghijklmn', [bot, RESULTS[1]]],
    ['defghijklmno', [bot, tied]],
  ] as const) {
    answers.mockImplementation(() => Response.json({ ...GAME, table, results }));
    const { container, unmount } = render(RatedResult, { game: table, seat: 0 });
    await screen.findByText('−12');
    expect(container.querySelector('[data-bot-won]') !== null).toBe(table === 'cdefghijklmn');
    unmount();
  }
});

test('a reader who may not see it asks only once', async () => {
  answers.mockImplementation(refused('signed-out'));
  expect(await ratedResults('bcdefghijklm')).toBeUndefined();
  expect(answers).toHaveBeenCalledTimes(1);
});
