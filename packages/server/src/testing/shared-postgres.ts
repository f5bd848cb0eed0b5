import { fork } from 'node:child_process';
import { once } from 'node:events';
import { DATABASES } from './new-database.ts';

/**
 * Before a test run: one PostgreSQL for all test files. It is kept by a process of its own: the library that starts it makes the process that
 * loads it end with the exit code 0, whatever has failed.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const keeper = fork(new URL('./postgres-keeper.ts', import.meta.url));
  const [address] = await once(keeper, 'message');
  process.env[DATABASES] = String(address);
  return async () => {
    const gone = once(keeper, 'exit');
    keeper.disconnect();
    await gone;
  };
}
