import type { SetUpFault } from './definition.ts';

/** What a shape accepts, as data: editors and documents are made from it. */
export type Form =
  | { readonly kind: 'anything' | 'text' | 'flag' }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly allowed: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly of: Form; readonly min: number; readonly max: number }
  | { readonly kind: 'record'; readonly of: Form }
  | { readonly kind: 'object'; readonly required: Forms; readonly optional: Forms }
  | { readonly kind: 'either'; readonly first: Form; readonly second: Form }
  /** An object whose form depends on the value of one of its keys. */
  | { readonly kind: 'tagged'; readonly tag: string; readonly kinds: Forms };
export type Forms = Readonly<Record<string, Form>>;

/** Validates a JSON value and reports every fault with its path. */
export interface Shape {
  (value: unknown, path: string): SetUpFault[];
  readonly form: Form;
}
export type Shapes = Readonly<Record<string, Shape>>;

type Check = (value: unknown, path: string) => SetUpFault[];
type Values = SetUpFault['values'];

const NO_LEAST = Number.MIN_SAFE_INTEGER;
const NO_MOST = Number.MAX_SAFE_INTEGER;

function shaped(form: Form, check: Check): Shape {
  return Object.assign((value: unknown, path: string) => check(value, path), { form });
}

export function anything(): Shape {
  return shaped({ kind: 'anything' }, () => []);
}

export function text(): Shape {
  return shaped({ kind: 'text' }, (value, path) => (typeof value === 'string' ? [] : [fault('not-text', path, value, 'a text')]));
}

export function integer({ min = NO_LEAST, max = NO_MOST } = {}): Shape {
  return shaped({ kind: 'integer', min, max }, (value, path) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return [];
    return [fault('not-whole', path, value, `a whole number${rangeText(min, max)}`, rangeValues(min, max))];
  });
}

export function flag(): Shape {
  return shaped({ kind: 'flag' }, (value, path) =>
    typeof value === 'boolean' ? [] : [fault('not-flag', path, value, 'true or false')],
  );
}

export function oneOf(allowed: readonly (string | number)[]): Shape {
  const names = allowed.join(', ');
  return shaped({ kind: 'choice', allowed }, (value, path) =>
    allowed.some((one) => one === value) ? [] : [fault('not-one-of', path, value, `one of ${names}`, { allowed: names })],
  );
}

export function array(of: Shape, { min = 0, max = NO_MOST } = {}): Shape {
  return shaped({ kind: 'list', of: of.form, min, max }, (value, path) => {
    if (!Array.isArray(value)) return [fault('not-list', path, value, 'a list')];
    if (value.length < min || value.length > max) return [lengthFault(path, value.length, min, max)];
    return value.flatMap((entry, index) => of(entry, `${path}[${index}]`));
  });
}

export function record(of: Shape): Shape {
  return shaped({ kind: 'record', of: of.form }, (value, path) => {
    if (!isRecord(value)) return [fault('not-object', path, value, 'an object')];
    return Object.entries(value).flatMap(([key, entry]) => of(entry, join(path, key)));
  });
}

/** An object with exactly the required keys and any of the optional ones. */
export function object(required: Shapes, optional: Shapes = {}): Shape {
  const known = { ...required, ...optional };
  return shaped({ kind: 'object', required: formsOf(required), optional: formsOf(optional) }, (value, path) => {
    if (!isRecord(value)) return [fault('not-object', path, value, 'an object')];
    const missing = Object.keys(required).filter((key) => !Object.hasOwn(value, key));
    return [
      ...missing.map((key) => ({ path: join(path, key), reason: 'is missing', code: 'missing' })),
      ...Object.entries(value).flatMap(([key, entry]) => {
        const check = Object.hasOwn(known, key) ? known[key] : undefined;
        return check ? check(entry, join(path, key)) : [{ path: join(path, key), reason: 'is not known', code: 'not-known' }];
      }),
    ];
  });
}

/** An object whose `tag` names which of the kinds it is. */
export function tagged(tag: string, kinds: Shapes): Shape {
  const known = oneOf(Object.keys(kinds));
  return shaped({ kind: 'tagged', tag, kinds: formsOf(kinds) }, (value, path) => {
    if (!isRecord(value)) return [fault('not-object', path, value, 'an object')];
    const named = value[tag];
    const check = typeof named === 'string' && Object.hasOwn(kinds, named) ? kinds[named] : undefined;
    return check ? check(value, path) : known(named, join(path, tag));
  });
}

/** The first shape when the value has its type, else the second. */
export function either(first: Shape, second: Shape): Shape {
  return shaped({ kind: 'either', first: first.form, second: second.form }, (value, path) => {
    const faults = first(value, path);
    return faults.length === 0 || second(value, path).length > 0 ? faults : [];
  });
}

/** Prefixes the path of a nested fault. */
export function faultWithin(path: string, fault: SetUpFault): SetUpFault {
  return { ...fault, path: fault.path === '' ? path : join(path, fault.path) };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function formsOf(shapes: Shapes): Forms {
  return Object.fromEntries(Object.entries(shapes).map(([key, { form }]) => [key, form]));
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function fault(code: string, path: string, value: unknown, wanted: string, values: Values = {}): SetUpFault {
  const written = JSON.stringify(value) ?? 'undefined';
  return { path, reason: `${written} is not ${wanted}`, code, values: { value: written, ...values } };
}

function lengthFault(path: string, count: number, min: number, max: number): SetUpFault {
  const reason = `has ${count} entries, not${rangeText(min, max)}`;
  return { path, reason, code: 'list-length', values: { count, ...rangeValues(min, max) } };
}

function rangeText(min: number, max: number): string {
  if (min === max) return ` ${min}`;
  const from = min > NO_LEAST ? ` from ${min}` : '';
  return max < NO_MOST ? `${from} to ${max}` : from;
}

function rangeValues(min: number, max: number): Values {
  return { ...(min > NO_LEAST ? { min } : {}), ...(max < NO_MOST ? { max } : {}) };
}
