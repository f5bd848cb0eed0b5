import { randomInt } from 'node:crypto';
import { defined, fail, ok, type Result } from '@durbar/engine';

export interface CheckedName {
  readonly name: string;
  /** What is compared: two names with the same key look or sound the same. */
  readonly key: string;
}

const SHAPE = /^\p{L}[\p{L}\p{N}\p{M}]*(?:(?:[ _-]|\. ?)[\p{L}\p{N}\p{M}]+)*$/u;
const SCRIPTS = ['Latin', 'Greek', 'Cyrillic', 'Devanagari', 'Arabic', 'Hebrew', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai'];
const SHORTEST = 3;
const LONGEST = 24;
const RESERVED = [
  'admin',
  'administrator',
  'moderator',
  'system',
  'server',
  'host',
  'bot',
  'chance',
  'durbar',
  'support',
  'spectator',
  'deleted',
  'former',
  'nobody',
];

/** A name as people may have it. */
export function checkName(text: string): Result<CheckedName, 'bad-name' | 'name-reserved'> {
  const name = text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
  const length = [...name].length;
  if (length < SHORTEST || length > LONGEST || !SHAPE.test(name) || !isOfOneScript(name)) return fail('bad-name');
  const key = nameKey(name);
  if ([...key].length < SHORTEST) return fail('bad-name');
  return RESERVED.some((word) => key === word || key.startsWith(`${word}1`)) ? fail('name-reserved') : ok({ name, key });
}

/** Case, accents and separators make no difference. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M} ._-]/gu, '')
    .toLowerCase();
}

/** A Cyrillic а in a Latin name would pass for somebody else's. */
function isOfOneScript(name: string): boolean {
  const letters = [...name].filter((character) => /\p{L}/u.test(character));
  return SCRIPTS.some((script) => letters.every((letter) => new RegExp(`\\p{Script=${script}}`, 'u').test(letter)));
}

const FIRST = [
  'Amber',
  'Azure',
  'Coral',
  'Crimson',
  'Golden',
  'Indigo',
  'Ivory',
  'Jade',
  'Marble',
  'Opal',
  'Pearl',
  'Ruby',
  'Saffron',
  'Scarlet',
  'Silver',
  'Topaz',
];
const SECOND = [
  'Banyan',
  'Cobra',
  'Crane',
  'Elephant',
  'Falcon',
  'Gazelle',
  'Heron',
  'Ibis',
  'Jasmine',
  'Kite',
  'Lotus',
  'Mango',
  'Mongoose',
  'Otter',
  'Peacock',
  'Tiger',
];

/** A friendly name for a guest, most likely free. */
export function guestName(): CheckedName {
  const pick = (words: readonly string[]): string => defined(words[randomInt(words.length)], 'word');
  const name = `${pick(FIRST)} ${pick(SECOND)} ${randomInt(1000, 1_000_000)}`;
  return { name, key: nameKey(name) };
}
