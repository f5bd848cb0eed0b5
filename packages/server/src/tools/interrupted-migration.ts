import type { KyselyPlugin } from 'kysely';
import { migratorOf } from '../storage/migrations/index.ts';
import { openBare } from '../testing/storage.ts';

/** A process that kills itself before one of a migration's statements. */
const { engine, storage, name, statement } = JSON.parse(process.argv[2] ?? '');
let statements = 0;
const deadly: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (++statements === statement) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};
const { db, close } = openBare(storage);
const { error } = await migratorOf(db.withPlugin(deadly), engine).migrateTo(name);
if (error) throw error;
await close();
