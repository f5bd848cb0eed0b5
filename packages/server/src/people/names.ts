import { randomInt } from 'node:crypto';
import { defined, fail, ok, type Result } from '@durbar/engine';
import { isLetterOfNames, skeletonOf } from './look-alikes.ts';

export interface CheckedName {
  readonly name: string;
  /** Lookup key: ignores case, accents and separators. */
  readonly key: string;
  /** Visual skeleton; unique per person. */
  readonly skeleton: string;
}

const SHAPE = /^\p{L}[\p{L}\p{N}\p{M}]*(?:(?:[ _-]|\. ?)[\p{L}\p{N}\p{M}]+)*$/u;
const SCRIPTS = ['Latin', 'Greek', 'Cyrillic', 'Devanagari', 'Arabic', 'Hebrew', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai'];
/** Invisible characters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** More combining marks than any script uses on one letter. */
const STACKED = /\p{M}{4}|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}{2}/u;
const SHORTEST = 3;
const LONGEST = 24;
/** Prefixes that would impersonate staff. */
const RESERVED_STEMS = ['admin', 'moderat', 'durbar', 'support', 'system', 'server', 'official'];
/** Reserved names and prefixes. */
const RESERVED_WORDS = ['host', 'bot', 'chance', 'spectator', 'deleted', 'former', 'nobody'];

/** A valid name. */
export function checkName(text: string): Result<CheckedName, 'bad-name' | 'name-reserved'> {
  const name = text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
  if (!isWellFormed(name)) return fail('bad-name');
  const key = nameKey(name);
  if ([...key].length < SHORTEST) return fail('bad-name');
  return isReserved(name) ? fail('name-reserved') : ok({ name, key, skeleton: skeletonOf(name) });
}

function isWellFormed(name: string): boolean {
  const length = [...name].length;
  if (length < SHORTEST || length > LONGEST || INVISIBLE.test(name) || STACKED.test(name)) return false;
  return SHAPE.test(name) && isOfOneScript(name);
}

/** Case, accents and separators make no difference. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M} ._-]/gu, '')
    .toLowerCase();
}

/** Reject mixed scripts: a Cyrillic "а" in a Latin name is a homograph. */
function isOfOneScript(name: string): boolean {
  const letters = [...name].filter((character) => /\p{L}/u.test(character));
  const script = SCRIPTS.find((one) => letters.every((letter) => new RegExp(`\\p{Script=${one}}`, 'u').test(letter)));
  return script === 'Latin' ? letters.every(isLetterOfNames) : script !== undefined;
}

/** Even if spaced out, numbered or written with look-alikes. */
function isReserved(name: string): boolean {
  const words = [name, ...name.split(/[ ._-]+/u)];
  const isStem = (word: string): boolean => RESERVED_STEMS.some((stem) => skeletonOf(word).startsWith(skeletonOf(stem)));
  const isWord = (word: string): boolean => RESERVED_WORDS.some((one) => skeletonOf(withoutNumber(word)) === skeletonOf(one));
  return words.some(isStem) || words.slice(0, 2).some(isWord);
}

function withoutNumber(word: string): string {
  return word.replace(/\p{N}+$/u, '');
}

const ANIMALS = [
  'Cobra',
  'Crane',
  'Elephant',
  'Falcon',
  'Gazelle',
  'Heron',
  'Ibis',
  'Kite',
  'Leopard',
  'Mongoose',
  'Otter',
  'Parrot',
  'Peacock',
  'Swan',
  'Tiger',
  'Turtle',
];
const PLACES = [
  'Agra',
  'Ajmer',
  'Amber',
  'Bikaner',
  'Bundi',
  'Delhi',
  'Gwalior',
  'Jaipur',
  'Jodhpur',
  'Kashmir',
  'Lahore',
  'Lucknow',
  'Mathura',
  'Multan',
  'Orchha',
  'Patna',
  'Surat',
  'Udaipur',
  'Ujjain',
  'Varanasi',
];

/** Whether a guest got this name from us, now or when they ended with a number, and hasn't chosen another. */
export function isGuestName(name: string): boolean {
  const [animal = '', place = ''] = name.split(' of ');
  return /\p{N}{3}$/u.test(name) || (ANIMALS.includes(animal) && PLACES.includes(place));
}

/** A generated guest name; a number is added if it is taken. */
export function guestName(numbered: 'plain' | 'numbered'): CheckedName {
  const pick = (words: readonly string[]): string => defined(words[randomInt(words.length)], 'word');
  const name = `${pick(ANIMALS)} of ${pick(PLACES)}${numbered === 'plain' ? '' : ` ${randomInt(2, 1_000_000)}`}`;
  return { name, key: nameKey(name), skeleton: skeletonOf(name) };
}
