import { ENGINES, testDatabases } from '../testing/storage.ts';
import { soak } from '../torture/soak.ts';
import { numbersFrom } from './arguments.ts';

/** Mixed play for a long time, half of it on each database. */
const { minutes, tables } = numbersFrom({ minutes: 120, tables: 9 });
const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;
const databases = testDatabases();
let isWell = true;

try {
  for (const engine of ENGINES) {
    const milliseconds = (minutes * MINUTE) / ENGINES.length;
    const report = await soak({ storage: await databases.fresh(engine), milliseconds, tables, seed: `soak ${engine}` });
    const { acknowledged, finishedGames, lost, stuck, refusals, most, growth } = report;
    console.log(
      `${engine}, ${milliseconds / MINUTE} minutes: ${acknowledged} acknowledged moves, ${finishedGames} finished games,`,
    );
    console.log(`  ${lost.length} lost, ${stuck.length} games stuck, ${refusals.length} refused without cause,`);
    console.log(`  ${Math.round(most / MEGABYTE)} MB at most, memory grew by ${Math.round(growth / MEGABYTE)} MB`);
    for (const trouble of [...lost, ...stuck, ...refusals].slice(0, 20)) console.log(`  ${trouble}`);
    isWell &&= lost.length + stuck.length + refusals.length === 0 && growth < 100 * MEGABYTE;
  }
} finally {
  await databases.close();
}
process.exit(isWell ? 0 : 1);
