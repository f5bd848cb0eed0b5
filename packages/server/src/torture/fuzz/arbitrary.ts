import { seededRandom } from '@durbar/engine';
import { vary } from '@durbar/engine/testing';
import fc, { type Arbitrary } from 'fast-check';
import { Check } from 'typebox/value';
import type { Words } from './words.ts';

/** The subset of JSON Schema that describes what the server accepts. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

export interface Material {
  readonly words: Words;
  /** Editions to vary wherever a schema allows anything. */
  readonly editions: readonly unknown[];
}

const LONGEST_TEXT = 300;
const MOST_CHANGES = 3;

/** Values a schema accepts: edge cases, and values seen in server responses. */
export function arbitraryOf(schema: Schema, material: Material): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryOf(one, material)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, material.words);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, material), { maxLength: 4 });
    case 'object':
      return objectOf(schema, material);
    default:
      return anythingOf(material);
  }
}

function textOf({ pattern, minLength = 0, maxLength = LONGEST_TEXT }: Schema, words: Words): Arbitrary<string> {
  const fits = (text: string): boolean => text.length >= minLength && text.length <= maxLength;
  const free = fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, LONGEST_TEXT) }),
    fc.constantFrom('x', 'é', '🐘', ' ', '\u202e', '"', '%', '_').map((one) => one.repeat(Math.ceil(maxLength / one.length))),
  );
  const random = pattern === undefined ? free.map((text) => text.slice(0, maxLength)) : fc.stringMatching(new RegExp(pattern));
  const said = random.map((fallback) => (pattern === undefined ? undefined : words.like(pattern)) ?? fallback).filter(fits);
  return fc.oneof({ arbitrary: said, weight: 3 }, { arbitrary: random, weight: 1 });
}

/** Small numbers are meaningful more often than large ones. */
function numberOf({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): Arbitrary<number> {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 4) });
  return fc.oneof(
    small,
    fc.maxSafeInteger().map((number) => Math.min(maximum, Math.max(minimum, number))),
  );
}

function objectOf({ properties, required = [], patternProperties }: Schema, material: Material): Arbitrary<unknown> {
  if (patternProperties) {
    const value = arbitraryOf(Object.values(patternProperties)[0] ?? {}, material);
    return fc.dictionary(textOf({ minLength: 1, maxLength: 64 }, material.words), value, { maxKeys: 4 });
  }
  const parts = Object.entries(properties ?? {}).map(([key, schema]) => [key, partOf(key, schema, material)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: [...required] });
}

/** Often reuses a value the server sent under the same key. */
function partOf(key: string, schema: Schema, material: Material): Arbitrary<unknown> {
  const invented = arbitraryOf(schema, material);
  const said = invented.map((fallback) => {
    const heard = material.words.of(key);
    return heard !== undefined && Check(schema, heard) ? heard : fallback;
  });
  return fc.oneof(said, invented);
}

function anythingOf({ editions }: Material): Arbitrary<unknown> {
  const varied = fc.tuple(fc.nat(), fc.array(fc.nat(), { minLength: 1, maxLength: MOST_CHANGES })).map(([which, seeds]) => {
    const base = editions[which % editions.length];
    return seeds.reduce<unknown>((data, seed) => vary(data, seededRandom(seed)).data, base);
  });
  return fc.oneof({ arbitrary: varied, weight: 4 }, { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 });
}
