import { BadSettings, serve } from '../serve.ts';

/** A server process for tools and tests that kill it. Reports its address to its parent. */

/** How far the machine's clock was set, forward or back, since it started. */
let clockSetBy = 0;
const calendar = Date.now;
Date.now = () => calendar() + clockSetBy;

try {
  const { BOT_LEASE } = process.env;
  const server = await serve(process.env, BOT_LEASE === undefined ? {} : { botLease: Number(BOT_LEASE) });
  process.send?.({ url: server.url });
  process.on('message', (message) => {
    if (message === 'heap') process.send?.({ heap: heapAfterCollection() });
    else ({ clockSetBy } = message as { clockSetBy: number });
  });
  // Exit with the parent.
  process.once('disconnect', () => process.exit());
  process.once('SIGTERM', () => {
    void server.close().then(() => process.exit(0));
  });
} catch (error) {
  if (!(error instanceof BadSettings)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Heap after a full garbage collection, to distinguish leaks from uncollected garbage. */
function heapAfterCollection(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
