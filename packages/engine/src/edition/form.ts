import { type Form, type Forms, isRecord } from '../shape.ts';
import type { PartPath } from './path.ts';

/** The form of one part of an edition; undefined where the edition has no place for it. */
export function formAt(form: Form, data: unknown, [key, ...rest]: PartPath): Form | undefined {
  const fitting = fittingForm(form, data);
  if (key === undefined) return fitting;
  const inner = innerForm(fitting, key);
  return inner && formAt(inner, childOf(data, key), rest);
}

/** The same, before it is known which of several forms the part has: its kind can still change. */
export function openFormAt(form: Form, data: unknown, path: PartPath): Form | undefined {
  const key = path.at(-1);
  if (key === undefined) return form;
  const owner = formAt(form, data, path.slice(0, -1));
  return owner && innerForm(owner, key);
}

/** Which of several forms a value has: a tagged one by its tag, one of two by its type. */
export function fittingForm(form: Form, data: unknown): Form {
  if (form.kind === 'either') return fittingForm(hasType(form.first, data) ? form.first : form.second, data);
  if (form.kind !== 'tagged') return form;
  const named = isRecord(data) ? form.kinds[String(data[form.tag])] : undefined;
  const kind = named ?? Object.values(form.kinds)[0] ?? form;
  return kind.kind === 'object' ? withTag(kind, form) : kind;
}

/** The tag is one of the kinds, whatever the kind itself says about it. */
function withTag(kind: Extract<Form, { kind: 'object' }>, { tag, kinds }: Extract<Form, { kind: 'tagged' }>): Form {
  return { ...kind, required: { ...kind.required, [tag]: { kind: 'choice', allowed: Object.keys(kinds) } } };
}

function hasType(form: Form, data: unknown): boolean {
  switch (form.kind) {
    case 'integer':
      return typeof data === 'number';
    case 'text':
    case 'choice':
      return typeof data === 'string';
    case 'flag':
      return typeof data === 'boolean';
    case 'list':
      return Array.isArray(data);
    default:
      return isRecord(data);
  }
}

function innerForm(form: Form, key: string | number): Form | undefined {
  if (form.kind === 'list') return form.of;
  if (form.kind === 'record') return form.of;
  return form.kind === 'object' ? keysOf(form)[key] : undefined;
}

export function keysOf({ required, optional }: Extract<Form, { kind: 'object' }>): Forms {
  return { ...required, ...optional };
}

/** The smallest value of a form: what a new entry begins as. */
export function emptyOf(form: Form): unknown {
  switch (form.kind) {
    case 'anything':
      return {};
    case 'text':
      return '';
    case 'flag':
      return false;
    case 'integer':
      return Math.min(Math.max(0, form.min), form.max);
    case 'choice':
      return form.allowed[0];
    case 'list':
      return Array.from({ length: form.min }, () => emptyOf(form.of));
    case 'record':
      return {};
    case 'object':
      return Object.fromEntries(Object.entries(form.required).map(([key, inner]) => [key, emptyOf(inner)]));
    case 'either':
      return emptyOf(form.first);
    case 'tagged':
      return emptyOfKind(form, Object.keys(form.kinds)[0] ?? '');
  }
}

/** A new entry of one kind. */
export function emptyOfKind({ tag, kinds }: Extract<Form, { kind: 'tagged' }>, kind: string): unknown {
  const form = kinds[kind];
  const empty = form && emptyOf(form);
  return { ...(isRecord(empty) ? empty : {}), [tag]: kind };
}

/** Another kind of an entry, with everything both kinds have. */
export function asKind(form: Extract<Form, { kind: 'tagged' }>, data: unknown, kind: string): unknown {
  const empty = emptyOfKind(form, kind);
  if (!isRecord(empty) || !isRecord(data)) return empty;
  const kept = Object.entries(data).filter(([key, value]) => key !== form.tag && key in empty && sameType(empty[key], value));
  return { ...empty, ...Object.fromEntries(kept) };
}

function sameType(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

function childOf(data: unknown, key: string | number): unknown {
  if (Array.isArray(data)) return data[Number(key)];
  return isRecord(data) ? data[key] : undefined;
}
