import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const LICENCE = /^(licen[cs]e|ofl|copying)/i;

/** The names of the packages that these modules belong to. */
export function packagesOf(modules: readonly string[]): readonly string[] {
  const names = modules.map((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return names.filter((name) => name !== undefined);
}

/** Writes the licences of all bundled packages, as they require. */
export function writeNotices(file: string, packages: readonly string[]): void {
  const names = [...new Set(packages)].sort();
  writeFileSync(file, names.map(noticeOf).join(`\n\n${'-'.repeat(80)}\n\n`));
}

function noticeOf(name: string): string {
  const folder = join(PACKAGES, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((entry) => LICENCE.test(entry))
    .map((entry) => readFileSync(join(folder, entry), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}
