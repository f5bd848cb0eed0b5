import type { SetUpFault } from './definition.ts';

/** Validates a JSON value and reports every fault with its path. */
export type Shape = (value: unknown, path: string) => SetUpFault[];

export function anything(): Shape {
  return () => [];
}

export function text(): Shape {
  return (value, path) => (typeof value === 'string' ? [] : [fault(path, value, 'a text')]);
}

export function integer({ min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = {}): Shape {
  return (value, path) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return [];
    return [fault(path, value, `a whole number${rangeText(min, max)}`)];
  };
}

export function flag(): Shape {
  return (value, path) => (typeof value === 'boolean' ? [] : [fault(path, value, 'true or false')]);
}

export function oneOf(allowed: readonly (string | number)[]): Shape {
  return (value, path) => (allowed.some((one) => one === value) ? [] : [fault(path, value, `one of ${allowed.join(', ')}`)]);
}

export function array(of: Shape, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return [fault(path, value, 'a list')];
    if (value.length < min || value.length > max)
      return [{ path, reason: `has ${value.length} entries, not${rangeText(min, max)}` }];
    return value.flatMap((entry, index) => of(entry, `${path}[${index}]`));
  };
}

export function record(of: Shape): Shape {
  return (value, path) => {
    if (!isRecord(value)) return [fault(path, value, 'an object')];
    return Object.entries(value).flatMap(([key, entry]) => of(entry, join(path, key)));
  };
}

/** An object with exactly the required keys and any of the optional ones. */
export function object(required: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape {
  const known = { ...required, ...optional };
  return (value, path) => {
    if (!isRecord(value)) return [fault(path, value, 'an object')];
    const missing = Object.keys(required).filter((key) => !Object.hasOwn(value, key));
    return [
      ...missing.map((key) => ({ path: join(path, key), reason: 'is missing' })),
      ...Object.entries(value).flatMap(([key, entry]) => {
        const check = Object.hasOwn(known, key) ? known[key] : undefined;
        return check ? check(entry, join(path, key)) : [{ path: join(path, key), reason: 'is not known' }];
      }),
    ];
  };
}

/** The first shape when the value has its type, else the second. */
export function either(first: Shape, second: Shape): Shape {
  return (value, path) => {
    const faults = first(value, path);
    return faults.length === 0 || second(value, path).length > 0 ? faults : [];
  };
}

/** Prefixes the path of a nested fault. */
export function faultWithin(path: string, fault: SetUpFault): SetUpFault {
  return { ...fault, path: fault.path === '' ? path : join(path, fault.path) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function fault(path: string, value: unknown, wanted: string): SetUpFault {
  return { path, reason: `${JSON.stringify(value)} is not ${wanted}` };
}

function rangeText(min: number, max: number): string {
  if (min === max) return ` ${min}`;
  const from = min > Number.MIN_SAFE_INTEGER ? ` from ${min}` : '';
  return max < Number.MAX_SAFE_INTEGER ? `${from} to ${max}` : from;
}
