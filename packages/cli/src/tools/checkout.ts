import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The packages needed to play. */
const PARTS = ['packages/engine', 'packages/games', 'packages/catalogue'];

/** Checks out a commit's rules into a separate folder, isolated from the working tree. */
export function checkOut(repository: string, commit: string): string {
  const root = mkdtempSync(join(tmpdir(), 'durbar-compare-'));
  const archive = join(root, 'packages.tar');
  const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' });
  git('archive', '--output', archive, commit, ...PARTS);
  execFileSync('tar', ['-xf', archive, '-C', root]);
  mkdirSync(join(root, 'node_modules/@durbar'), { recursive: true });
  const packages = git('ls-tree', '-r', '--name-only', commit, ...PARTS).split('\n');
  for (const file of packages.filter((path) => path.endsWith('/package.json'))) linkPackage(root, file);
  return root;
}

function linkPackage(root: string, file: string): void {
  const { name } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string };
  symlinkSync(join(root, file, '..'), join(root, 'node_modules', name));
}
