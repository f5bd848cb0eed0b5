import { GAME_IDS } from '@durbar/catalogue';
import { expect, test } from 'vitest';
import { loadTable } from '../games/index.ts';
import { LANGUAGES } from '../i18n/language.ts';
import { refusalsIn } from './refusals.ts';

test.each(GAME_IDS)('the refusals of %s can be read in every language', async (game) => {
  const table = await loadTable(game);
  for (const language of LANGUAGES) {
    const refusals = refusalsIn(await table?.messages[language]());
    expect(refusals.length).toBeGreaterThan(5);
    for (const [code, text] of refusals) expect(text, code).toMatch(/\S/);
  }
});
