import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadGames } from '@durbar/catalogue';
import { type AnyGame, defined, type shape } from '@durbar/engine';
import { type ComponentGroup, entriesOf, formAt, partAt, pathText } from '@durbar/engine/edition';

/** Writes docs/editions.md from the shapes that check editions, so it can't say anything else. */
const DOCUMENT = new URL('../../../../docs/editions.md', import.meta.url);

const INTRODUCTION = `# Editions

Everything printed on a component is data: an edition. Much of it is printed only in pictures, so the built-in editions are partly our own design; anyone who
owns a box can enter what it says. On the page: My games, then Editions. On the command line:

\`\`\`sh
npm run -s durbar -- edition new rajas "My box.durbar-edition.json"         # a copy of the house edition
npm run -s durbar -- edition check "My box.durbar-edition.json"             # every fault with its path; how much is checked
npm run -s durbar -- edition diff "My box.durbar-edition.json"              # against the edition it was begun from, or another file
npm run -s durbar -- edition merge mine.json theirs.json --out both.json    # takes what the other owner checked, or --take PART
npm run -s durbar -- edition csv "My box.durbar-edition.json" provinceTiles # a list for spreadsheets; --in reads it back
npm run -s durbar -- simulate rajas --players 3 --games 1000 --edition "My box.durbar-edition.json"
\`\`\`

Each takes \`--json\`. This page is made from the shapes that check editions: \`node packages/cli/src/tools/editions-document.ts\`.

## The file

A file \`NAME.durbar-edition.json\` is the edition itself, as below for each game, with two parts of its own:

- \`about\`: \`{ "game": "rajas", "title": "My box, 2017", "basedOn": "house", "checked": ["provinceTiles[B-S1]", "river.spaces[3]"] }\`. \`checked\` lists the
  entries compared with the printed components. A part is named by the way to it; an entry with an \`id\` by that, so marks survive a changed order. \`by\` may say who did that, and \`tested\` what bots found when they played
  the edition as it is: \`{ "games": 100, "finished": 100, "roundTenths": 76 }\`; with \`favoured\` a seat wins more often than chance explains.
- \`provenance\`: for each part whether it is \`found\` in the rules, \`derived\` from them, or \`house\`, our own design.

Neither changes how a game is played. A game with your own edition carries all of it: in the saved game and, online, at the table. Such games are never
rated.

Editions are kept in the browser and, for someone signed in, in the account: at most 30, each with 12 named versions. If two devices changed the same edition, both
are kept, and the page says so; a change wins over a removal. The server checks an edition with the rules' own checks and notes how much there is to correct.

In a table for a spreadsheet each column is the way to a number or word inside an entry: \`markets[0].value\`. An empty cell means there is none. Commas,
semicolons and tabs are all understood.

How to read the forms: \`1 … 99\` is a whole number in that range, \`"a" | "b"\` one of these words, \`[ … ]\` a list, with how many entries it may have, \`?\` means the part may
be absent, \`*\` stands for any name.
`;

export function editionsDocument(games: readonly AnyGame[]): string {
  return [INTRODUCTION, ...games.map(gameText)].join('\n');
}

function gameText(game: AnyGame): string {
  const { shape, groups } = defined(game.editing, 'editing');
  const data = game.editions[0]?.data;
  const told: Told = new Map();
  const parts = groups.map((group) => groupText(group, shape.form, data, told));
  return [`## ${game.title}\n`, ...parts].join('\n');
}

/** Where a long form was first written out. */
type Told = Map<shape.Form, string>;
const LONG = 4;

function groupText(group: ComponentGroup, form: shape.Form, data: unknown, told: Told): string {
  const texts = group.entries.flatMap((pattern) => {
    const entries = entriesOf({ id: group.id, entries: [pattern] }, data);
    const shown =
      pattern.endsWith('.*') && !isRecord(formAt(form, data, entries[0]?.slice(0, -1) ?? [])) ? entries : entries.slice(0, 1);
    if (shown.length === 0) return [`${pattern}: none in the house edition`];
    return shown.map((entry) => {
      const name = shown.length > 1 ? pathText(entry) : pattern;
      const of = defined(formAt(form, data, entry), 'form');
      return `${name}: ${formText(of, { at: name, indent: '', told })}\n  // ${JSON.stringify(partAt(data, entry))}`;
    });
  });
  return `### ${group.id}\n\n\`\`\`js\n${texts.join('\n')}\n\`\`\`\n`;
}

function isRecord(form: shape.Form | undefined): boolean {
  return form?.kind === 'record';
}

interface Where {
  readonly at: string;
  readonly indent: string;
  readonly told: Told;
}

function formText(form: shape.Form, where: Where): string {
  switch (form.kind) {
    case 'anything':
      return 'anything';
    case 'text':
      return 'a text';
    case 'flag':
      return 'true | false';
    case 'integer':
      return rangeText(form.min, form.max, 'a whole number');
    case 'choice':
      return form.allowed.map((one) => JSON.stringify(one)).join(' | ');
    case 'list':
      return `[ ${formText(form.of, where)} ]${lengthText(form)}`;
    case 'record':
      return `{ *: ${formText(form.of, where)} }`;
    case 'object':
      return objectText(form, where);
    case 'either':
      return `${formText(form.first, where)} | ${formText(form.second, where)}`;
    case 'tagged':
      return Object.values(form.kinds)
        .map((kind) => formText(kind, where))
        .join(' | ');
  }
}

function objectText(form: Extract<shape.Form, { kind: 'object' }>, { at, indent, told }: Where): string {
  const earlier = told.get(form);
  if (earlier !== undefined) return `as ${earlier}`;
  const inner = `${indent}  `;
  const line = (key: string, mark: string, of: shape.Form): string =>
    `${inner}${key}${mark}: ${formText(of, { at: `${at}.${key}`, indent: inner, told })}`;
  const lines = [
    ...Object.entries(form.required).map(([key, of]) => line(key, '', of)),
    ...Object.entries(form.optional).map(([key, of]) => line(key, '?', of)),
  ];
  if (lines.length >= LONG) told.set(form, at);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function lengthText({ min, max }: { readonly min: number; readonly max: number }): string {
  const range = rangeText(Math.max(min, 0), max, '');
  return min <= 0 && max === Number.MAX_SAFE_INTEGER ? '' : ` (${range})`;
}

function rangeText(min: number, max: number, unlimited: string): string {
  if (min === max) return String(min);
  if (max < Number.MAX_SAFE_INTEGER) return `${Math.max(min, 0)} … ${max}`;
  return min > Number.MIN_SAFE_INTEGER ? `at least ${min}` : unlimited;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(DOCUMENT, editionsDocument(await loadGames()));
