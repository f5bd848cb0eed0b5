import { execFileSync, spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

/**
 * Runs the tests beside and below the changed files, for `npm run check:changed`. Running everything that imports a changed file would
 * often mean most of the suite; that is what `npm test` is for.
 */
export function foldersOf(changed: readonly string[]): readonly string[] {
  const code = changed.filter((file) => file.startsWith('packages/') && !file.endsWith('.md'));
  const folders = [...new Set(code.map((file) => `${dirname(file)}/`))];
  return folders.filter((folder) => !folders.some((other) => other !== folder && folder.startsWith(other)));
}

function changedFiles(): readonly string[] {
  const ask = (...args: string[]): readonly string[] =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...ask('diff', '--name-only', 'HEAD'), ...ask('ls-files', '--others', '--exclude-standard')];
}

if (import.meta.main) {
  const folders = foldersOf(changedFiles());
  const run = ['run', '--project', 'unit', '--project', 'component', '--passWithNoTests', ...folders];
  if (folders.length > 0) process.exitCode = spawnSync('vitest', run, { stdio: 'inherit' }).status ?? 1;
}
