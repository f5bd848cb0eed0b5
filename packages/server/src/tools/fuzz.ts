import { ENGINES, testDatabases } from '../testing/storage.ts';
import { fuzz } from '../torture/fuzz/fuzz.ts';
import { numbersFrom } from './arguments.ts';

/** Everything a client may send, by the server's own schemas; half of it on each database. */
const { requests, seed, minutes } = numbersFrom({ requests: 500_000, seed: 1, minutes: 120 });
const MEGABYTE = 1024 * 1024;
const MINUTE = 60_000;
/** Tolerance for different editions and tables; a leak keeps growing. */
const MOST_GROWTH = 25 * MEGABYTE;
const databases = testDatabases();
let isWell = true;

try {
  for (const engine of ENGINES) {
    const report = await fuzz({
      storage: await databases.fresh(engine),
      requests: Math.ceil(requests / ENGINES.length),
      seed: `${seed} ${engine}`,
      longest: (minutes * MINUTE) / ENGINES.length,
      onProgress: (sent) => console.log(`${new Date().toISOString().slice(11, 19)}  ${engine}: ${sent} sent`),
    });
    const { sent, targets, troubles, answers, failedJobs, isAlive, growth } = report;
    console.log(
      `${engine}: ${sent} requests and commands of ${targets} kinds, ${troubles.length} failed, ${failedJobs} failed jobs,`,
    );
    console.log(`  the server ${isAlive ? 'lives' : 'is DEAD'}, the heap grew by ${(growth / MEGABYTE).toFixed(1)} MB`);
    console.log(
      `  ${Object.entries(answers)
        .map(([answer, count]) => `${count} ${answer}`)
        .join(', ')}`,
    );
    for (const { what, sent: text } of troubles) console.log(`  ${what}: ${text}`);
    isWell &&= troubles.length === 0 && failedJobs === 0 && isAlive && growth < MOST_GROWTH;
  }
} finally {
  await databases.close();
}
process.exit(isWell ? 0 : 1);
