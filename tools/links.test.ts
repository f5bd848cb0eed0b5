import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** The rules reference has its own sections, checked by its own tests. */
const documents = execFileSync('git', ['ls-files', '*.md', ':!packages/web/content'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

function textOf(document: string): string {
  return readFileSync(join(ROOT, document), 'utf8').replaceAll(/^```.*?^```/gms, '');
}

/** The anchor of a heading. */
function anchorOf(heading: string): string {
  const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
  return words.replaceAll(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', '-');
}

function linksOf(document: string): readonly string[] {
  const links = [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => !/^[a-z]+:/.test(link));
}

function isDead(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), path));
  if (!existsSync(join(ROOT, target))) return true;
  if (anchor === undefined || !target.endsWith('.md')) return false;
  return ![...textOf(target).matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor);
}

test.each(documents)('every link of %s leads somewhere', (document) => {
  expect(linksOf(document).filter((link) => isDead(document, link))).toEqual([]);
});

test('detects a dead link', () => {
  expect(isDead('README.md', 'docs/nowhere.md')).toBe(true);
  expect(isDead('docs/index.md', '../README.md#no-such-heading')).toBe(true);
  expect(isDead('docs/index.md', '../README.md#map')).toBe(false);
});
