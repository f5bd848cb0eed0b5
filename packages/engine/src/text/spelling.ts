import { readPlain, writePlain } from './plain.ts';
import { type TextReader, writeWord } from './reader.ts';
import { copyOf, readRange, readRun, wholeNumber, withRanges, withRuns } from './runs.ts';

/** How to write one kind of value in a position's text and parse it back. */
export interface Spelling<T> {
  write(value: T): string;
  read(reader: TextReader): T;
  /** Fields with this value are omitted. */
  readonly blank?: T;
  /** Same, for a value derived from the object's other fields. */
  follows?(whole: object): T;
}

/** A spelling for every field of an object; a missing one doesn't compile. */
export type Spellings<T> = { readonly [K in keyof T]-?: Spelling<T[K]> };

/** An empty list, no bits, no counts. */
const NOTHING = '.';
/** No seat, card or tile: -1 in the state. */
const NONE = '-';
const MOST_NAMES = 8;
const MOST_BITS = 31;

/** Any JSON value, as it is. */
export const plain: Spelling<unknown> = { write: writePlain, read: readPlain };

export const number: Spelling<number> = { write: String, read: wholeNumber };

export const flag: Spelling<boolean> = {
  blank: false,
  write: (value) => (value ? 'yes' : 'no'),
  read: (reader) => named(['no', 'yes']).read(reader) === 1,
};

/** A field with a default value. */
export function mostly<T>(blank: T, spelling: Spelling<T>): Spelling<T> {
  return { ...spelling, blank };
}

/** A field with a derived default. */
export function following<T, W extends object>(spelling: Spelling<T>, follows: (whole: W) => T): Spelling<T> {
  return { write: spelling.write, read: spelling.read, follows };
}

/** The name of a number; `-` for -1, and `#5` for an unnamed number. */
export function named(names: readonly string[]): Spelling<number> {
  const numbers = new Map(names.map((name, index) => [name, index]));
  return {
    write: (value) => {
      if (value === -1) return NONE;
      const name = names[value];
      return name !== undefined && name !== NONE && numbers.get(name) === value ? writeWord(name) : `#${value}`;
    },
    read: (reader) => {
      const { at } = reader;
      if (reader.skip('#')) return wholeNumber(reader);
      const name = reader.word();
      if (name === NONE) return -1;
      return numbers.get(name) ?? reader.refuse(`"${name}" is not one of: ${someOf(names)}`, at);
    },
  };
}

function someOf(names: readonly string[]): string {
  return [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
}

/** A seat, counted from 1 as in the texts of choices. */
export function seat(players: number): Spelling<number> {
  return named(seatNames(players));
}

/** Several seats, as bits of one number. */
export function seats(players: number): Spelling<number> {
  return bits(seatNames(players));
}

function seatNames(players: number): string[] {
  return Array.from({ length: players }, (_, index) => String(index + 1));
}

/** The names of the bits that are set in a number: `a1+b2`. */
export function bits(names: readonly string[]): Spelling<number> {
  const one = named(names);
  const isNamed = (value: number) => value > 0 && value < 2 ** Math.min(names.length, MOST_BITS);
  return {
    blank: 0,
    write: (value) => {
      if (value === 0) return NOTHING;
      if (!isNamed(value)) return `=${value}`;
      return names.flatMap((_, place) => (value & (1 << place) ? [one.write(place)] : [])).join('+');
    },
    read: (reader) => {
      if (reader.skip(NOTHING)) return 0;
      if (reader.skip('=')) return wholeNumber(reader);
      return reader.separated('+', (each) => readPlace(each, one, names)).reduce((value, place) => value | (1 << place), 0);
    },
  };
}

/** The index of a name in a list. */
function readPlace(reader: TextReader, one: Spelling<number>, names: readonly string[]): number {
  const { at } = reader;
  const place = one.read(reader);
  return place in names ? place : reader.refuse(`${one.write(place)} is not one of: ${someOf(names)}`, at);
}

/** A list of any length. */
export function list<T>(of: Spelling<T>): Spelling<T[]> {
  return {
    blank: [],
    write: (values) => (values.length === 0 ? NOTHING : withRuns(values.map((value) => of.write(value))).join(',')),
    read: (reader) =>
      reader.skip(NOTHING) ? [] : reader.separated(',', (each) => readRun(each, (once) => of.read(once))).flat(),
  };
}

/** A list of whole numbers of any length. */
export const numbers: Spelling<number[]> = {
  blank: [],
  write: (values) => (values.length === 0 ? NOTHING : withRuns(withRanges(values)).join(',')),
  read: (reader) => (reader.skip(NOTHING) ? [] : reader.separated(',', readRange).flat()),
};

/** A list of fixed length whose numbers are mostly equal. */
export function row(length: number, blank = 0): Spelling<number[]> {
  return ofLength(length, { ...list(number), blank: Array<number>(length).fill(blank) });
}

/** A list written with one digit per entry. */
export function digits(length: number): Spelling<number[]> {
  return ofLength(length, {
    blank: Array<number>(length).fill(0),
    write: (values) => values.join(''),
    read: (reader) => [...(reader.take(/\d+/y) ?? '')].map(Number),
  });
}

function ofLength<T>(length: number, spelling: Spelling<T[]>): Spelling<T[]> {
  const read = (reader: TextReader): T[] => {
    const { at } = reader;
    const found = spelling.read(reader);
    return found.length === length ? found : reader.refuse(`expected ${length} entries, found ${found.length}`, at);
  };
  return { ...spelling, read };
}

/** How many there are of each name: `2*red,blue`. */
export function counts(names: readonly string[]): Spelling<number[]> {
  return sparse(names, 0, {
    write: (count, name) => (count === 1 ? name : `${count}*${name}`),
    read: (reader, readName) => {
      const count = Number(reader.take(/-?\d+(?=\*)/y) ?? 1);
      reader.skip('*');
      return [readName(), count];
    },
  });
}

/** What is at each named place: `agra=1,delhi=2`. Places with the blank value are left out. */
export function places<T>(names: readonly string[], of: Spelling<T>, blank: T): Spelling<T[]> {
  return sparse(names, blank, {
    write: (value, name) => `${name}=${of.write(value)}`,
    read: (reader, readName) => {
      const place = readName();
      reader.expect('=');
      return [place, of.read(reader)];
    },
  });
}

interface NamedEntry<T> {
  write(value: T, name: string): string;
  read(reader: TextReader, readName: () => number): readonly [number, T];
}

/** A list with a place for each name, most of them blank. */
function sparse<T>(names: readonly string[], blank: T, entry: NamedEntry<T>): Spelling<T[]> {
  const one = named(names);
  const blanks = Array<T>(names.length).fill(blank);
  return {
    blank: blanks,
    write: (values) => {
      const written = values.flatMap((value, place) => (value === blank ? [] : [entry.write(value, one.write(place))]));
      return written.length === 0 ? NOTHING : written.join(',');
    },
    read: (reader) => {
      const found = blanks.slice();
      if (reader.skip(NOTHING)) return found;
      const entries = reader.separated(',', (each) => entry.read(each, () => readPlace(each, one, names)));
      for (const [place, value] of entries) found[place] = value;
      return found;
    },
  };
}

/** One value per seat: `26/18/27`. */
export function bySeat<T>(players: number, of: Spelling<T>): Spelling<T[]> {
  return ofLength(players, {
    ...('blank' in of ? { blank: Array<T>(players).fill(of.blank as T) } : {}),
    write: (values) => values.map((value) => of.write(value)).join('/'),
    read: (reader) => reader.separated('/', (each) => of.read(each)),
  });
}

/** One flat list with the same number of entries per seat. */
export function partsBySeat<T>(players: number, of: Spelling<T[]>): Spelling<T[]> {
  const { blank, write, read } = bySeat(players, of);
  return {
    ...(blank ? { blank: blank.flat() } : {}),
    write: (values) => {
      const size = values.length / players;
      return write(Array.from({ length: players }, (_, index) => values.slice(index * size, (index + 1) * size)));
    },
    read: (reader) => read(reader).flat(),
  };
}

/** An object: `{owner:1;space:yogi}`. */
export function object<T extends object>(fields: Spellings<T>): Spelling<T> {
  return {
    ...(Object.keys(fields).length === 0 ? { blank: {} as T } : {}),
    write: (value) => `{${writeFields(fields, value).join(';')}}`,
    read: (reader) => {
      reader.expect('{');
      const found = readFields(reader, fields, ';', '}');
      reader.expect('}');
      return found;
    },
  };
}

/** Each non-blank field as `name:value`. */
export function writeFields<T extends object>(fields: Spellings<T>, value: T): string[] {
  return Object.entries<Spelling<unknown>>(fields).flatMap(([name, spelling]) => {
    const text = spelling.write(value[name as keyof T]);
    return isOptional(spelling) && text === spelling.write(usual(spelling, value)) ? [] : [`${writeWord(name)}:${text}`];
  });
}

function isOptional(spelling: Spelling<unknown>): boolean {
  return 'blank' in spelling || 'follows' in spelling;
}

/** The value of an omitted field. */
function usual(spelling: Spelling<unknown>, whole: object): unknown {
  return copyOf(spelling.follows ? spelling.follows(whole) : spelling.blank);
}

/** Fields in any order up to the end mark; omitted ones are blank. */
export function readFields<T extends object>(reader: TextReader, fields: Spellings<T>, between: string, end: string): T {
  const start = reader.at;
  const spellings = new Map(Object.entries<Spelling<unknown>>(fields));
  const one = named([...spellings.keys()]);
  const found = new Map<string, unknown>();
  while (!reader.isNext(end)) {
    if (found.size > 0) reader.expect(between);
    const { at } = reader;
    const name = [...spellings.keys()][readPlace(reader, one, [...spellings.keys()])] ?? '';
    if (found.has(name)) reader.refuse(`"${name}" stands here a second time`, at);
    reader.expect(':');
    found.set(name, spellings.get(name)?.read(reader));
  }
  const whole = Object.fromEntries([...spellings.keys()].map((name) => [name, found.get(name)]));
  const absent = [...spellings].filter(([name]) => !found.has(name));
  for (const [name, spelling] of absent) {
    if (!isOptional(spelling)) reader.refuse(`"${name}" is missing`, start);
    if (!spelling.follows) whole[name] = usual(spelling, whole);
  }
  for (const [name, spelling] of absent) if (spelling.follows) whole[name] = usual(spelling, whole);
  return whole as T;
}
