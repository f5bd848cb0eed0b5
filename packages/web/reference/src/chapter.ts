import { type Condition, GROUPS, type Group, type Section } from './format.ts';

/** A chapter's `sections.json`. Its group and condition apply to sections without their own. */
export interface Chapter {
  /** Where the chapter comes among those of its game. */
  readonly order: number;
  readonly sections: readonly Section[];
}

type Fields = Readonly<Record<string, unknown>>;

const CHAPTER_KEYS = ['order', 'group', 'when', 'sections'];
const SECTION_KEYS = ['id', 'group', 'rules', 'picture', 'symbols', 'things', 'asks', 'when'];

/** Throws on anything else: a misspelt key must not pass for a missing one. */
export function readChapter(path: string, content: string): Chapter {
  try {
    const { order, group, when, sections } = fields(JSON.parse(content), CHAPTER_KEYS);
    if (typeof order !== 'number' || !Array.isArray(sections)) throw new Error('order and sections are missing');
    return { order, sections: sections.map((section) => readSection({ group, when, ...fields(section, SECTION_KEYS) })) };
  } catch (error) {
    throw new Error(`${path}: ${String(error)}`);
  }
}

function readSection({ id, group, rules, picture, symbols, things, asks, when }: Fields): Section {
  return {
    id: text(id),
    group: groupOf(group),
    rules: text(rules).split(' '),
    ...(picture === undefined ? {} : { picture: text(picture) }),
    ...(symbols === undefined ? {} : { symbols: list(symbols) }),
    ...(things === undefined ? {} : { things: list(things) }),
    ...(asks === undefined ? {} : { asks: list(asks) }),
    ...(when === undefined ? {} : { when: condition(when) }),
  };
}

function fields(value: unknown, known?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null) throw new Error(`${String(value)} is not an object`);
  const strange = Object.keys(value).filter((key) => known && !known.includes(key));
  if (strange.length > 0) throw new Error(`unknown: ${strange.join(', ')}`);
  return { ...value };
}

function text(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${String(value)} is not a text`);
  return value;
}

function list(value: unknown): readonly string[] {
  if (!Array.isArray(value) || value.length === 0) throw new Error(`${String(value)} is not a list`);
  return value.map(text);
}

function groupOf(value: unknown): Group {
  const group = GROUPS.find((name) => name === value);
  if (!group) throw new Error(`${String(value)} is not a group`);
  return group;
}

function condition(value: unknown): Condition {
  return Object.fromEntries(Object.entries(fields(value)).map(([option, values]) => [option, list(values)]));
}
