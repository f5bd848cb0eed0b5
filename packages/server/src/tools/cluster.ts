import { freePort } from '../testing/free-port.ts';
import { type ServerProcess, startServer } from '../testing/process.ts';
import { startProxy } from '../testing/proxy.ts';
import { testDatabases } from '../testing/storage.ts';
import { numbersFrom } from './arguments.ts';

/** Several servers on one embedded PostgreSQL behind a proxy, for trying out; data is discarded. */
const { processes } = numbersFrom({ processes: 3 });
const databases = testDatabases();
const storage = await databases.fresh('postgres');
const servers: ServerProcess[] = [];
for (let index = 0; index < processes; index++)
  servers.push(
    await startServer({ storage, port: await freePort(), environment: { TABLES_TOGETHER: 'yes', TRUST_PROXY: 'yes' } }),
  );
const proxy = await startProxy(servers.map(({ url }) => url));
console.log(`${proxy.url}  (proxy)`);
for (const { url, pid } of servers) console.log(`${url}  (process ${pid})`);
console.log('Sign in at the proxy or any of them, kill a process and carry on at another. Ctrl-C stops all.');

process.once('SIGINT', () => {
  void (async () => {
    await proxy.close();
    for (const server of servers) await server.stop();
    await databases.close();
    process.exit(0);
  })();
});
