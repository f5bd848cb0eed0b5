import { BadSettings, serve } from '../serve.ts';

/** A server as a process of its own, for the tools and tests that end it. It tells its parent where it listens. */

/** By how much the machine's clock was set, forwards or backwards, since it started. */
let clockSetBy = 0;
const calendar = Date.now;
Date.now = () => calendar() + clockSetBy;

try {
  const server = await serve(process.env);
  process.send?.({ url: server.url });
  process.on('message', (message) => {
    if (message === 'heap') process.send?.({ heap: heapAfterCollection() });
    else ({ clockSetBy } = message as { clockSetBy: number });
  });
  // No one else would ever end it.
  process.once('disconnect', () => process.exit());
  process.once('SIGTERM', () => {
    void server.close().then(() => process.exit(0));
  });
} catch (error) {
  if (!(error instanceof BadSettings)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** What is left when all garbage is gone: only this tells a leak from a heap that has not been swept yet. */
function heapAfterCollection(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
