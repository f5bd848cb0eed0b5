import type { SetUpFault } from '@durbar/engine';
import type { EditionMessages } from './messages/index.ts';

/** The point stays with what is before it. */
const SEPARATOR = '\u00a0· ';

/** A fault as a sentence in the reader's language. */
export function faultSentence({ code = 'unknown', values = {} }: SetUpFault, words: EditionMessages): string {
  const text = textIn(words.faults, rangeCode(code, values)) ?? words.faults.unknown;
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => named(String(values[name] ?? ''), words.fields));
}

/** Whether a fault has a sentence of its own here. */
export function hasSentence({ code = 'unknown', values = {} }: SetUpFault, { faults }: EditionMessages): boolean {
  return textIn(faults, rangeCode(code, values)) !== undefined;
}

/** How the limits of a number or a list are said depends on which there are. */
function rangeCode(code: string, { min, max }: NonNullable<SetUpFault['values']>): string {
  if (code === 'not-whole') return min === undefined ? 'whole' : max === undefined ? 'whole-from' : 'whole-between';
  if (code !== 'list-length') return code;
  return max === undefined ? 'length-from' : min === max ? 'length-exactly' : 'length-between';
}

function named(value: string, fields: EditionMessages['fields']): string {
  const word = value.replace(/^"(.*)"$/, '$1');
  return word
    .split(', ')
    .map((one) => wordFor(one, fields))
    .join(', ');
}

/** A key or word of an edition in the reader's language; names that owners chose stay as they are. */
export function wordFor(key: string | number, fields: EditionMessages['fields']): string {
  const text = String(key);
  return textIn(fields, text) ?? ofModule(text, fields) ?? composed(text, fields) ?? text.replace(/^[a-z](?=[a-z]*$)/, asCapital);
}

/** A module's name, then what is its own: `module/kind`. */
function ofModule(text: string, fields: EditionMessages['fields']): string | undefined {
  const [module, own] = text.split('/');
  return module && own ? `${wordFor(module, fields)}: ${wordFor(own, fields)}` : undefined;
}

/** `quarry-1`, `palace-2-blue`: words and numbers, if each word is known. */
function composed(text: string, fields: EditionMessages['fields']): string | undefined {
  const [, base, number] = /^(.+)-(\d+)$/.exec(text) ?? [];
  const name = base === undefined ? undefined : (textIn(fields, base) ?? composed(base, fields));
  if (name !== undefined) return `${name} ${number}`;
  const parts = text.split('-');
  const words = parts.map((part) => textIn(fields, part) ?? (/^\d+$/.test(part) ? part : undefined));
  return parts.length > 1 && words.every((word) => word !== undefined) ? words.join(' ') : undefined;
}

function asCapital(letter: string): string {
  return letter.toUpperCase();
}

function textIn(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/** The name of a group of components. */
export function groupName(game: string, group: string, { groups }: EditionMessages): string {
  return textIn(groups, `${game}/${group}`) ?? group;
}

/** What is in a group, in a few words. */
export function groupLine(game: string, group: string, { contents }: EditionMessages): string | undefined {
  return textIn(contents, `${game}/${group}`);
}

/** What changed inside an entry, in words. */
export function changeName(way: string, words: EditionMessages): string {
  return placeName(way.replace(/^\./, ''), words);
}

/** The entry's name alone, where its list is already named: “B-S1 · price”. */
export function shortName(mark: string, words: EditionMessages): string {
  const [first = '', ...rest] = placeName(mark, words).split(SEPARATOR);
  return rest.length === 0 ? first : rest.join(SEPARATOR);
}

/** The way to a part, in words: “Quarry-1 · cost · money”. */
export function placeName(mark: string, { fields }: EditionMessages): string {
  const parts = [...mark.matchAll(/\[([^\]]+)\]|([^.[\]]+)/g)].map(([, entry, key]) =>
    key === undefined
      ? /^\d+$/.test(String(entry))
        ? `${Number(entry) + 1}`
        : wordFor(String(entry), fields)
      : wordFor(key, fields),
  );
  return parts.join(SEPARATOR);
}
