import Schema from 'typebox/schema';
import type { ApiDocument, JsonSchema, Operation } from '../http/openapi.ts';

interface Answered {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

type Check = (body: unknown) => string | undefined;

/** What a server's document says about its API, to compare with what it does. */
export class Contract {
  readonly document: ApiDocument;
  readonly #checks = new Map<string, Check>();
  readonly #paths: readonly { readonly path: string; readonly pattern: RegExp }[];

  constructor(document: ApiDocument) {
    this.document = document;
    // If two match, the one with fewer parameters is meant.
    const paths = Object.keys(document.paths).sort((a, b) => a.split('{').length - b.split('{').length);
    this.#paths = paths.map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));
  }

  /** What is wrong with an answer; undefined if it matches its description, or if the document doesn't have its address. */
  faultOf({ method, path, status, type, body }: Answered): string | undefined {
    const [address = ''] = path.split('?');
    const found = this.#paths.find(({ pattern }) => pattern.test(address));
    const operation = found && this.document.paths[found.path]?.[method.toLowerCase()];
    if (!operation) return undefined;
    const response = operation.responses[String(status)];
    if (!response) return `${operation.operationId} answered ${status} ${JSON.stringify(body)}`;
    if (!response.content) return body === '' ? undefined : `${operation.operationId} sent a body`;
    const [kind = ''] = type.split(';');
    const content = response.content[kind];
    if (!content) return `${operation.operationId} sent ${kind}`;
    return this.#check(operation, status, content.schema)(body);
  }

  #check({ operationId }: Operation, status: number, schema: JsonSchema): Check {
    const key = `${operationId} ${status}`;
    const known = this.#checks.get(key);
    if (known) return known;
    const compiled = Schema.Compile({ ...schema, components: this.document.components });
    const check: Check = (body) =>
      compiled.Check(body)
        ? undefined
        : `${key}: ${JSON.stringify(compiled.Errors(body)).slice(0, 500)} in ${JSON.stringify(body).slice(0, 500)}`;
    this.#checks.set(key, check);
    return check;
  }
}

const contracts = new Map<string, Promise<Contract>>();

/** The contract of a server, fetched once. */
export function contractOf(url: string): Promise<Contract> {
  const known = contracts.get(url);
  if (known) return known;
  const asked = fetch(`${url}/api/openapi.json`).then(async (response) => new Contract((await response.json()) as ApiDocument));
  contracts.set(url, asked);
  asked.catch(() => contracts.delete(url));
  return asked;
}
