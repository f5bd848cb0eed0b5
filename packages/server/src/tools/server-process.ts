import { BadSettings, serve } from '../serve.ts';

/** A server as a process of its own, for the tools and tests that end it. It tells its parent where it listens. */
try {
  const server = await serve(process.env);
  process.send?.({ url: server.url });
  process.once('SIGTERM', () => {
    void server.close().then(() => process.exit(0));
  });
} catch (error) {
  if (!(error instanceof BadSettings)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
