import { ENGINES, testDatabases } from '../testing/storage.ts';
import { type MemorySample, soak } from '../torture/soak.ts';
import { numbersFrom } from './arguments.ts';

/** Mixed play for a long time, half of it on each database. */
const { minutes, tables } = numbersFrom({ minutes: 120, tables: 9 });
const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;
/** Tolerance for tables of different size; a leak keeps growing. */
const MOST_GROWTH = 10 * MEGABYTE;
const databases = testDatabases();
let isWell = true;

function tell({ minutes: since, heap, resident, finishedGames }: MemorySample): void {
  const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);
  console.log(
    `  ${since.toFixed(1)} min: heap ${megabytes(heap)} MB after collection, resident ${megabytes(resident)} MB, ${finishedGames} finished games`,
  );
}

try {
  for (const engine of ENGINES) {
    const milliseconds = (minutes * MINUTE) / ENGINES.length;
    console.log(`${engine}, ${milliseconds / MINUTE} minutes`);
    const storage = await databases.fresh(engine);
    const report = await soak({ storage, milliseconds, tables, seed: `soak ${engine}`, onSample: tell });
    const { acknowledged, finishedGames, lost, stuck, refusals, most, growth } = report;
    const isFlat = growth < MOST_GROWTH;
    console.log(`  ${acknowledged} acknowledged moves, ${finishedGames} finished games,`);
    console.log(`  ${lost.length} lost, ${stuck.length} games stuck, ${refusals.length} refused without cause,`);
    console.log(`  ${Math.round(most / MEGABYTE)} MB resident at most,`);
    console.log(
      `  the heap ${isFlat ? 'is flat' : 'GROWS'}: ${(growth / MEGABYTE).toFixed(1)} MB from the second quarter to the last`,
    );
    for (const trouble of [...lost, ...stuck, ...refusals].slice(0, 20)) console.log(`  ${trouble}`);
    isWell &&= lost.length + stuck.length + refusals.length === 0 && isFlat;
  }
} finally {
  await databases.close();
}
process.exit(isWell ? 0 : 1);
