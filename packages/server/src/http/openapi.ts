import * as protocol from '@durbar/protocol';
import { FAULTS, type FaultCode } from '@durbar/protocol';
import { type TSchema, Type } from 'typebox';
import { type Access, LINES, type RouteDescription, statusOf } from './route.ts';

/** A route with its place. */
export interface DescribedRoute extends RouteDescription {
  readonly method: string;
  readonly url: string;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface Response {
  readonly description: string;
  readonly content?: Content;
}

export type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** The API as an OpenAPI 3.1 document. */
export interface ApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly summary: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

const DESCRIPTION =
  'Everything the pages do over HTTP, and what programs may do. Every error has a code for programs and a sentence for people. Start with docs/api.md.';

/** Generated from the declarations of the routes alone. */
export function documentOf(routes: readonly DescribedRoute[], version: string): ApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Durbar', version, summary: 'Three board games of Mughal India', description: DESCRIPTION },
    paths,
    components: { schemas: componentsOf(paths), securitySchemes: SCHEMES },
  };
}

const SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: 'durbar', description: 'A browser session.' },
  token: { type: 'http', scheme: 'bearer', description: 'A personal token with this scope.' },
};

function operationOf(route: DescribedRoute): Operation {
  const { method, url, summary, access, body } = route;
  const parameters = [...pathParameters(url), ...queryParameters(route.query)];
  return {
    operationId: `${method.toLowerCase()}${url.replace(/^\/api/, '').replaceAll(/[/:.-]+(\w?)/g, (_all, letter) => letter.toUpperCase())}`,
    tags: [groupOf(url)],
    summary,
    security: securityOf(access),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: { ...answerOf(route), ...refusalsOf(route) },
  };
}

/** Address prefixes that are listed together. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  account: [
    'account',
    'guest',
    'mail',
    'me',
    'passkeys',
    'password',
    'push',
    'sign-in',
    'sign-out',
    'sign-out-everywhere',
    'token',
  ],
  api: ['openapi.json'],
  people: ['leaderboard', 'reports'],
  tables: ['invitations', 'my'],
};

function groupOf(url: string): string {
  const [, , first = ''] = url.split('/');
  return Object.keys(GROUPS).find((group) => GROUPS[group]?.includes(first)) ?? first;
}

function securityOf(access: Access): Operation['security'] {
  if (access === 'anybody') return [];
  if (access === 'tokens') return [{ token: [] }];
  if (access === 'browsers' || access === 'owners') return [{ session: [] }];
  return [...(access.for === 'people' ? [{ session: [] }] : []), { token: [access.scope] }];
}

function pathParameters(url: string): Parameter[] {
  return [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: TSchema | undefined): Parameter[] {
  const { properties = {}, required = [] } = (query ?? {}) as { properties?: Record<string, TSchema>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: written(schema),
  }));
}

function json(schema: TSchema): Content {
  return { 'application/json': { schema: written(schema) } };
}

function answerOf({ answer, lines, media }: DescribedRoute): Record<string, Response> {
  if (media !== undefined)
    return {
      '200': { description: 'Done.', content: { [media]: { schema: { type: 'string' } } } },
      '304': { description: 'Unchanged.' },
    };
  if (lines)
    return { '200': { description: 'One per line, for as long as you read.', content: { [LINES]: { schema: written(lines) } } } };
  return answer ? { '200': { description: 'Done.', content: json(answer) } } : { '204': { description: 'Done.' } };
}

/** Too large, or of the wrong type. */
const BAD_BODIES = [413, 415];

function refusalsOf(route: DescribedRoute): Record<string, Response> {
  const byStatus = Map.groupBy(faultsOf(route), statusOf);
  if (route.body) for (const status of BAD_BODIES) byStatus.set(status, ['bad-message']);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${FAULTS[code]}`).join('\n'),
        content: json(Type.Unsafe({ allOf: [protocol.Fault, { properties: { code: { enum: codes } } }] })),
      },
    ]),
  );
}

/** Every error code a route may return. */
function faultsOf({ method, url, access, body, query, faults = [] }: DescribedRoute): FaultCode[] {
  const codes: FaultCode[] = [...faults, 'too-fast', 'busy', 'server-error'];
  codes.push('bad-bearer', ...refusedTo(access));
  if (method !== 'GET') codes.push('foreign-origin');
  if (body || query || method !== 'GET') codes.push('bad-message');
  if (url.includes(':')) codes.push('no-such-address');
  return [...new Set(codes)].sort();
}

function refusedTo(access: Access): FaultCode[] {
  if (access === 'anybody' || access === 'tokens') return [];
  if (access === 'browsers') return ['signed-out', 'wrong-scope'];
  if (access === 'owners') return ['signed-out', 'sign-in-again', 'wrong-scope'];
  return access.for === 'people' ? ['signed-out', 'wrong-scope'] : ['wrong-scope'];
}

/** The schemas that have a name in the protocol, by their content. */
const NAMED = new Map(
  Object.entries(protocol as Record<string, unknown>)
    .filter((entry): entry is [string, TSchema] => isNameable(entry[1]))
    .map(([name, schema]) => [JSON.stringify(schema), name]),
);

function isNameable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('properties' in value || 'anyOf' in value);
}

/** A schema as JSON, with references to the named ones inside it. */
function written(schema: unknown): JsonSchema {
  const name = NAMED.get(JSON.stringify(schema));
  return name === undefined ? (parts(schema) as JsonSchema) : { $ref: `#/components/schemas/${name}` };
}

function parts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, written(part)]));
}

/** The named schemas that the paths refer to, directly or indirectly. */
function componentsOf(paths: unknown): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  const gather = (place: unknown): void => {
    for (const [, name = ''] of JSON.stringify(place).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (name in schemas) continue;
      const schema = parts((protocol as Record<string, unknown>)[name]) as JsonSchema;
      schemas[name] = schema;
      gather(schema);
    }
  };
  gather(paths);
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
}
