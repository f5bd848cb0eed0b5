import { shape } from '@durbar/engine';
import { type ComponentGroup, childrenOf, entriesOf, partAt, withPart } from '@durbar/engine/edition';
import { lettersFor } from '../../../editions/letters.ts';
import type { EnteredPart, Option, Row, RowWords } from '../../../editions/rows.ts';
import type { GainFace } from '../pieces/marks.ts';

/** A kind of gain as it is printed: what it gives, without how much and in which colour. */
export interface GainPattern {
  readonly pattern: GainFace;
  /** A gain of this kind, to draw and to begin with. */
  readonly sample: GainFace;
  /** Whether the colour is printed on all of them, on some or on none. */
  readonly colours: 'all' | 'some' | 'none';
}

/** Is this the form of a gain? */
export function isGainForm(form: shape.Form): boolean {
  return form.kind === 'object' && Object.hasOwn(form.required, 'kind') && Object.hasOwn(form.optional, 'per');
}

export function isGain(value: unknown): value is GainFace {
  return shape.isRecord(value) && typeof value.kind === 'string';
}

/** All gains in a part of an edition. */
export function gainsIn(part: unknown): readonly GainFace[] {
  return isGain(part) ? [part] : childrenOf(part).flatMap(([, child]) => gainsIn(child));
}

export function patternOf({ amount, max, every, colour, ...rest }: GainFace): GainFace {
  return max === 'die' ? { ...rest, max } : rest;
}

/** The kinds of gains that a group has in an edition. */
export function patternsIn(group: ComponentGroup, edition: unknown): readonly GainPattern[] {
  const gains = entriesOf(group, edition).flatMap((path) => gainsIn(partAt(edition, path)));
  const alike = Map.groupBy(gains, (gain) => JSON.stringify(patternOf(gain)));
  return [...alike.values()].flatMap((same) => {
    const [sample] = same;
    if (!sample) return [];
    const coloured = same.filter(({ colour }) => colour !== undefined).length;
    return [{ pattern: patternOf(sample), sample, colours: coloured === 0 ? 'none' : coloured === same.length ? 'all' : 'some' }];
  });
}

export interface GainWords {
  nameOf(gain: GainFace): string;
}

/** The rows of a gain: which it is, then how much and in which colour. */
export function gainRows(
  part: EnteredPart,
  patterns: readonly GainPattern[],
  gainWords: GainWords,
  words: RowWords,
): readonly Row[] {
  const { entry, path } = part;
  const value = partAt(entry, path);
  const gain = isGain(value) ? value : undefined;
  const known = gain && patterns.find(({ pattern }) => isSame(pattern, patternOf(gain)));
  return [
    kindRow(part, patterns, gainWords, words),
    ...(['amount', 'max', 'every'] as const).flatMap((key) =>
      typeof gain?.[key] === 'number' ? [numberRow(part, key, words)] : [],
    ),
    ...(known && known.colours !== 'none' ? [colourRow(part, known, words)] : []),
  ];
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function kindRow({ entry, path }: EnteredPart, patterns: readonly GainPattern[], { nameOf }: GainWords, words: RowWords): Row {
  const value = partAt(entry, path);
  const chosen = isGain(value) ? patternOf(value) : undefined;
  const letters = lettersFor(
    patterns.map(({ pattern }) => letterWords(pattern)),
    {},
  );
  const options = patterns.map(
    ({ pattern, sample }, index): Option => ({ value: pattern, name: nameOf(sample), letter: letters[index] }),
  );
  return {
    path: [...path, 'kind'],
    title: words.titleOf([...path, 'kind']),
    value: options.find((option) => isSame(option.value, chosen))?.value,
    options,
    isOptional: false,
    put: (before, pattern) => {
      const known = patterns.find((one) => isSame(one.pattern, pattern));
      return known ? withPart(before, path, begunAs(known, partAt(before, path))) : before;
    },
  };
}

/** Words to take a letter from; what is counted tells two kinds apart. */
function letterWords({ kind, per, goods, actions }: GainFace): string {
  return [kind, per, goods, ...(actions?.length === 1 ? actions : [])].join('');
}

/** A gain of another kind, with the numbers it had. */
function begunAs({ pattern, sample, colours }: GainPattern, before: unknown): GainFace {
  const kept = isGain(before) ? before : undefined;
  return {
    ...pattern,
    ...(sample.amount !== undefined && { amount: kept?.amount ?? 1 }),
    ...(typeof sample.max === 'number' && { max: typeof kept?.max === 'number' ? kept.max : 1 }),
    ...(sample.every !== undefined && { every: kept?.every ?? sample.every }),
    ...(colours === 'all' && { colour: kept?.colour ?? sample.colour ?? 'blue' }),
    ...(colours === 'some' && kept?.colour && { colour: kept.colour }),
  };
}

const DIGITS = 2;

function numberRow({ entry, path }: EnteredPart, key: 'amount' | 'max' | 'every', words: RowWords): Row {
  const at = [...path, key];
  return {
    path: at,
    title: words.titleOf(at),
    value: partAt(entry, at),
    digits: DIGITS,
    isOptional: false,
    put: (before, value) => withPart(before, at, value),
  };
}

const COLOUR_KEYS = { blue: 'b', green: 'g', orange: 'o', purple: 'p' } as const;

function colourRow({ entry, path }: EnteredPart, { colours }: GainPattern, words: RowWords): Row {
  const at = [...path, 'colour'];
  const options = Object.entries(COLOUR_KEYS).map(
    ([value, letter]): Option => ({ value, name: words.nameOf('colour', value), letter }),
  );
  const none: Option = { value: undefined, name: words.none, letter: '-' };
  return {
    path: at,
    title: words.titleOf(at),
    value: partAt(entry, at),
    options: colours === 'some' ? [...options, none] : options,
    isOptional: colours === 'some',
    put: (before, value) => {
      const { colour: _, ...rest } = (partAt(before, path) ?? {}) as GainFace;
      return withPart(before, path, value === undefined ? rest : { ...rest, colour: value });
    },
  };
}
