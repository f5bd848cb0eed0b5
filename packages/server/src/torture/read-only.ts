import { defined } from '@durbar/engine';
import pg from 'pg';
import type { StorageOptions } from '../storage/index.ts';
import type { Hindrance } from './disk.ts';

/** PostgreSQL as a read-only replica: answers, but rejects writes. */
export function readOnly({ databaseUrl }: StorageOptions): Hindrance {
  const set = async (value: 'on' | 'off'): Promise<void> => {
    const client = new pg.Client({ connectionString: defined(databaseUrl, 'address of the database') });
    await client.connect();
    await client.query(`alter system set default_transaction_read_only = ${value}`);
    await client.query('select pg_reload_conf()');
    await client.end();
  };
  return { begin: () => set('on'), end: () => set('off') };
}
