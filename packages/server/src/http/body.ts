import type { FastifyInstance } from 'fastify';

/** Maximum nesting depth: deeper JSON could overflow the stack of recursive code. */
const DEEPEST = 64;
const NUL = '\\u0000';

/** Parses JSON bodies; rejects NUL characters and excessive nesting. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (isKeepable(text)) parse(request, text, done);
    else done(Object.assign(new Error('bad message'), { statusCode: 400 }), undefined);
  });
}

/** PostgreSQL can't store NUL characters. */
export function isKeepable(json: string): boolean {
  return !json.includes(NUL) && !json.includes('\0') && depthOf(json) <= DEEPEST;
}

function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    if (isInText && character === '\\') index++;
    else if (character === '"') isInText = !isInText;
    else if (!isInText && (character === '[' || character === '{')) deepest = Math.max(deepest, ++depth);
    else if (!isInText && (character === ']' || character === '}')) depth--;
  }
  return deepest;
}
