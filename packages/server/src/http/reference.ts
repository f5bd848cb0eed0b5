import { escaped } from './escaped.ts';
import type { ApiDocument, Content, JsonSchema, Operation } from './openapi.ts';

/** The document as a page to read: no scripts, no inline styles, nothing from elsewhere. */
export function referencePage({ info, paths, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  const sections = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title} API</title><link rel="stylesheet" href="/api/reference.css"></head><body>
<header><h1>${info.title} API</h1><p>${escaped(info.description)}</p>
<p>Version ${escaped(info.version)} · <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1) · <a href="/">Durbar</a></p>
<nav>${sections.map(([tag]) => `<a href="#${tag}">${tag}</a>`).join(' ')} <a href="#schemas">schemas</a></nav></header><main>
${sections.map(([tag, list]) => `<section id="${tag}"><h2>${tag}</h2>${list.map(operationPart).join('\n')}</section>`).join('\n')}
<section id="schemas"><h2>schemas</h2>${Object.entries(components.schemas).map(schemaPart).join('\n')}</section>
</main></body></html>`;
}

interface Listed {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

function operationPart({ path, method, operation }: Listed): string {
  const { summary, parameters = [], requestBody, responses } = operation;
  const asked = parameters.map(
    ({ name, in: place, required, schema }) => `<li><code>${name}${required ? '' : '?'}</code>: ${shape(schema)} (${place})</li>`,
  );
  const body = requestBody ? `<h4>Body</h4>${contentPart(requestBody.content)}` : '';
  const answers = Object.entries(responses).map(
    ([status, { description, content }]) =>
      `<dt>${status}</dt><dd>${status.startsWith('2') && content ? contentPart(content) : codes(description)}</dd>`,
  );
  return `<details id="${operation.operationId}"><summary><code class="${method}">${method.toUpperCase()}</code> <code>${escaped(path)}</code> <span>${codes(summary)}</span></summary>
<p class="who">${whoOf(operation)}</p>${asked.length > 0 ? `<ul>${asked.join('')}</ul>` : ''}${body}<h4>Answers</h4><dl>${answers.join('')}</dl></details>`;
}

function whoOf({ security }: Operation): string {
  const scope = security.flatMap(({ token }) => token ?? []);
  const ways = [
    ...(security.some(({ session }) => session) ? ['a session'] : []),
    ...(security.some(({ token }) => token) ? [`a token${scope.length > 0 ? ` of scope ${scope.join(', ')}` : ''}`] : []),
  ];
  return ways.length === 0 ? 'For anyone.' : `With ${ways.join(' or ')}.`;
}

function contentPart(content: Content): string {
  return Object.entries(content)
    .map(([type, { schema }]) => `<pre>${shape(schema)}</pre>${type === 'application/json' ? '' : `<p>${type}</p>`}`)
    .join('');
}

function schemaPart([name, schema]: [string, JsonSchema]): string {
  return `<div id="schema-${name}"><h3>${name}</h3><pre>${shape(schema)}</pre></div>`;
}

/** Turns backquoted text into code. */
function codes(text: string): string {
  return escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n', '<br>');
}

/** A schema in the short form of a TypeScript type. */
function shape(schema: JsonSchema, indent = ''): string {
  const { $ref, anyOf, allOf, type, items, properties, patternProperties } = schema;
  if (typeof $ref === 'string') return link($ref.split('/').at(-1) ?? '');
  if (Array.isArray(anyOf)) return anyOf.map((part) => shape(part, indent)).join(' | ');
  if (Array.isArray(allOf)) return allOf.map((part) => shape(part, indent)).join(' & ');
  if ('const' in schema) return escaped(JSON.stringify(schema.const));
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => escaped(JSON.stringify(value))).join(' | ');
  if (type === 'array') return `${shape(items as JsonSchema, indent)}[]`;
  if (properties) return objectShape(schema, indent);
  if (patternProperties) return `Record&lt;string, ${shape(Object.values(patternProperties)[0], indent)}&gt;`;
  return typeof type === 'string' ? type : 'unknown';
}

function objectShape({ properties, required }: JsonSchema, indent: string): string {
  const needed = Array.isArray(required) ? required : [];
  const deeper = `${indent}  `;
  const lines = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, part]) => `${deeper}${name}${needed.includes(name) ? '' : '?'}: ${shape(part, deeper)};`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function link(name: string): string {
  return `<a href="#schema-${name}">${name}</a>`;
}

export const REFERENCE_STYLE = `
:root { color-scheme: light dark; --paper: #fbf5e9; --ink: #2b1f17; --soft: #6d5a4a; --line: #dcccb2; --field: #f3e8d3; --accent: #8a2f1d; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1512; --ink: #f2e7d5; --soft: #b9a68f; --line: #46382c; --field: #281e18; --accent: #f0a27c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 60rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; margin: 2rem 0 .5rem; }
h1 { margin-top: 0; }
h4 { margin: 1rem 0 .25rem; }
a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: .25rem .75rem; }
nav a { padding: .25rem 0; }
details { border-top: 1px solid var(--line); }
summary { padding: .6rem 0; cursor: pointer; overflow-wrap: anywhere; }
summary span { color: var(--soft); }
details[open] { padding-bottom: 1rem; }
.get, .post, .put, .delete { display: inline-block; min-width: 4rem; font-weight: 700; color: var(--accent); }
.who { margin: 0; color: var(--soft); }
pre { margin: 0; padding: .75rem; background: var(--field); border: 1px solid var(--line); border-radius: .25rem; overflow-x: auto; }
code, pre { font: .9rem/1.45 ui-monospace, monospace; }
dl { display: grid; grid-template-columns: 3rem 1fr; gap: .4rem .75rem; margin: 0; }
dt { font-weight: 700; } dd { margin: 0; min-width: 0; }
`;
