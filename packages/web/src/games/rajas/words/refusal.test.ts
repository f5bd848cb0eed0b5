import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../i18n/language.ts';
import { rajasMessages } from '../messages/index.ts';
import { saidRefusal } from './refusal.ts';

const SOURCES = fileURLToPath(new URL('../../../../../games/rajas/src/', import.meta.url));

/** Faults of a set-up have codes too, after a reason; the lobby and the pages of editions say those. */
const OF_THE_SET_UP = ['modules/custom-river/index.ts', 'edition-checks.ts'];
const SET_UP_FAULT = /reason(?:: (?:'[^']*'|`[^`]*`))?,\s*code: '[\w-]+'/g;

/** Every code the game may refuse with, read from its sources: a new one without a sentence fails here. */
function refusalCodes(): readonly string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('test') && !OF_THE_SET_UP.includes(file),
  );
  const codes = files.flatMap((file) =>
    [
      ...readFileSync(SOURCES + file, 'utf8')
        .replaceAll(SET_UP_FAULT, '')
        .matchAll(/code: '([\w-]+)'/g),
    ].flatMap(([, code]) => code ?? []),
  );
  return [...new Set(codes)];
}

describe('every refusal of the game and its modules has a sentence', () => {
  test.each(LANGUAGES)('%s', async (language) => {
    const words = await rajasMessages[language]();
    const codes = refusalCodes();
    expect(codes.length).toBeGreaterThan(50);
    const values = { price: 2, money: 1, have: 1, most: 3, colour: 'blue' };
    const silent = codes.filter((code) => saidRefusal({ code, rule: '', values }, words) === undefined);
    expect(silent).toEqual([]);
  });
});
