import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AST, parse, parseCss } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';

/** A table's styles stay in the page when the player moves on to another game, so each rule must match only elements of its own game. */

type Nodes = AST.CSS.StyleSheet['children'][number] | AST.CSS.Declaration;

/** Selectors that match elements of any game. */
function leaksIn(source: string, game: string): readonly string[] {
  const { css } = parse(source, { modern: true });
  return css ? leaksOf(css.children, source, (selector) => isOwn(selector, source, game)) : [];
}

/** Styles outside components are never scoped. */
function leaksInSheet(source: string, game: string): readonly string[] {
  return leaksOf(parseCss(source).children, source, (selector) => isNamed(selector, source, game));
}

function leaksOf(
  nodes: readonly Nodes[],
  source: string,
  isSafe: (selector: AST.CSS.ComplexSelector) => boolean,
): readonly string[] {
  return nodes.flatMap((node): readonly string[] => {
    if (node.type === 'Declaration') return [];
    if (node.type === 'Atrule') return isOfSelectors(node) ? leaksOf(node.block?.children ?? [], source, isSafe) : [];
    const leaking = node.prelude.children.filter((selector) => !isSafe(selector));
    // A rule nested in a safe rule only matches inside it.
    if (leaking.length === 0) return [];
    return leaking.map(({ start, end }) => source.slice(start, end));
  });
}

function isOfSelectors({ name }: AST.CSS.Atrule): boolean {
  return ['media', 'container', 'supports', 'layer'].includes(name);
}

function isOwn(selector: AST.CSS.ComplexSelector, source: string, game: string): boolean {
  return isNamed(selector, source, game) || selector.children.some(isScoped);
}

/** A class of the game itself, or one that begins with its name: `.rajas`, `.rajas-red`. */
function isNamed({ start, end }: AST.CSS.ComplexSelector, source: string, game: string): boolean {
  return new RegExp(String.raw`\.${game}(?!\w)`).test(source.slice(start, end));
}

/** Svelte limits a part of a selector to its component, unless the part begins with what is global. */
function isScoped({ selectors: [first] }: AST.CSS.RelativeSelector): boolean {
  return first !== undefined && !(first.type === 'PseudoClassSelector' && ['global', 'root', 'host'].includes(first.name));
}

const games = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(games.map(({ name }) => name))('the styles of %s', (game) => {
  const folder = join(import.meta.dirname, game);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = (ending: string, leaks: (source: string, of: string) => readonly string[]): readonly string[] =>
    files
      .filter((path) => path.endsWith(ending))
      .flatMap((path) => leaks(readFileSync(join(folder, path), 'utf8'), game).map((leak) => `${path}: ${leak}`));

  test('in components are scoped or name their game', () => {
    expect(found('.svelte', leaksIn)).toEqual([]);
  });

  test('outside components name their game', () => {
    expect(found('.css', leaksInSheet)).toEqual([]);
  });
});

test('notices a style for elements of any game, and no other', () => {
  const styled = (style: string): readonly string[] => leaksIn(`<p>text</p><style>${style}</style>`, 'rajas');
  expect(styled(':global(.card) { color: red }')).toEqual([':global(.card)']);
  expect(styled('@media (width < 700px) { :global(.card):hover, p { color: red } }')).toEqual([':global(.card):hover']);
  expect(styled(':global(.rajasic) { color: red }')).toEqual([':global(.rajasic)']);
  expect(styled(':global(.rajas-red) { color: red }')).toEqual([]);
  expect(styled(':global { .card { color: red } }')).toEqual([':global']);
  expect(styled(':global(.rajas .card) { :global(p) { color: red } }')).toEqual([]);
  expect(styled('p :global(.card), :global(.many) p { color: red }')).toEqual([]);
  expect(leaksInSheet('.card { color: red } .rajas .card { color: red }', 'rajas')).toEqual(['.card']);
});
