import { BadSettings, serve } from '../../packages/server/src/index.ts';

/** The server behind Vite. Vite serves the client; this server only answers the API and the sockets. */
try {
  const server = await serve(process.env, { build: { version: 'development' } });
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof BadSettings)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
