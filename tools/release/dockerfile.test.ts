import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FILE = fileURLToPath(new URL('../../Dockerfile', import.meta.url));
const LINTER = createRequire(import.meta.url).resolve('dockerfile-utils/bin/dockerfile-utils');
const lines = readFileSync(FILE, 'utf8').split('\n');
const named = (keyword: string) => lines.filter((line) => line.startsWith(`${keyword} `));
const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

test('the linter finds nothing in the Dockerfile', () => {
  expect(execFileSync(process.execPath, [LINTER, 'lint', FILE], { encoding: 'utf8' })).toBe('');
});

test('the image contains only what the last stage copies from the build', () => {
  expect(named('FROM')).toHaveLength(2);
  const copied = lastStage.filter((line) => /^(COPY|ADD) /.test(line));
  expect(copied).toEqual(['COPY --from=build /durbar /opt/durbar']);
});

test('base images are pinned to a major version', () => {
  for (const line of named('FROM')) expect(line).toMatch(/^FROM node:24-slim( AS build)?$/);
});

test('the server runs as an unprivileged user and reports its health', () => {
  const places = ['USER node', 'HEALTHCHECK ', 'ENTRYPOINT '].map((start) =>
    lastStage.findIndex((line) => line.startsWith(start)),
  );
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
