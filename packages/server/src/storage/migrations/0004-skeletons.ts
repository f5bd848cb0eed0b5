import { sql } from 'kysely';
import { skeletonOf } from '../../people/look-alikes.ts';
import { addColumns, OPTIONAL_ID, type Upgrade } from './upgrade.ts';

/** Of existing look-alike names, only the first keeps its skeleton; new look-alikes are rejected. */
export const skeletons: Upgrade = {
  alter: async (db, engine) => {
    await addColumns(db, engine, 'people', { skeleton: OPTIONAL_ID });
    const people = await sql<{ id: string; name: string }>`select id, name from people order by created_at, id`.execute(db);
    const seen = new Set<string>();
    for (const { id, name } of people.rows) {
      const skeleton = skeletonOf(name);
      if (seen.has(skeleton)) continue;
      seen.add(skeleton);
      await sql`update people set skeleton = ${skeleton} where id = ${id}`.execute(db);
    }
    await db.schema.createIndex('people_by_skeleton').on('people').column('skeleton').unique().execute();
  },
};
