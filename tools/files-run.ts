import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

/** The files below a folder in which a function ran, according to V8's precise coverage. */
export async function filesRunBy(folder: string, work: () => Promise<void>): Promise<readonly string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const run = result.filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)));
  return run.map(({ url }) => (url.startsWith('file:') ? fileURLToPath(url) : url)).filter((file) => file.startsWith(folder));
}
