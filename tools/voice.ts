import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faultsOf } from './voice/faults.ts';

/**
 * Checks documents, comments and test titles for stilted words, and everything players read also for the printed words of the games and the
 * typography of each language. `node tools/voice.ts` lists every place.
 */

/** Not checked: the ledgers quote rulebooks, fixtures are recorded, frozen rules stay frozen. */
const LEFT_ALONE = [/^docs\/rules\//, /^fixtures\//, /^packages\/catalogue\/rules-1\//, /playthroughs\//, /^tools\/voice\//];

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const READ = ['*.md', '*.ts', '*.svelte', '*.css', '*.cjs', '*.js', '.github/*.yml', 'packages/web/content/*.json'];

const files = execFileSync('git', ['ls-files', ...READ], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const faults = files
  .filter((file) => file !== '' && !LEFT_ALONE.some((pattern) => pattern.test(file)))
  .flatMap((file) => faultsOf(file, readFileSync(`${ROOT}${file}`, 'utf8')));
for (const fault of faults) console.log(fault);
console.log(`${faults.length} stilted words`);
process.exitCode = faults.length > 0 ? 1 : 0;
