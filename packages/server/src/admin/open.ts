import { BadSettings } from '../serve.ts';
import { type Environment, readSettings } from '../settings.ts';
import { openStorage, type Storage } from '../storage/index.ts';
import { SealFault } from '../storage/sealing.ts';

/** Opens the storage of the server for an administrator's command; the server may be running. */
export async function withStorage<T>(environment: Environment, work: (storage: Storage) => Promise<T>): Promise<T> {
  const read = readSettings(environment);
  if (!read.ok) throw new BadSettings(read.fault.join('\n'));
  const storage = await openStorage(read.value).catch((error: unknown) => {
    throw error instanceof SealFault ? new BadSettings(error.message) : error;
  });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
