import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Limited disk space for a database. */
export interface SmallDisk {
  readonly kind: 'tmpfs' | 'limited files';
  readonly directory: string;
  /** From now on the process can't write. */
  fill(pid: number): Promise<void>;
  free(pid: number): Promise<void>;
  remove(): Promise<void>;
}

const CHUNKS = [1024 * 1024, 4096, 1];

/** A small in-memory disk if this user can mount one; otherwise a limit on file size. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const directory = await mkdtemp(path.join(tmpdir(), 'durbar-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'durbar', directory]);
  } catch {
    return limitedFiles(directory);
  }
  const ballast = path.join(directory, 'ballast');
  return {
    kind: 'tmpfs',
    directory,
    fill: () => writeUntilFull(ballast),
    free: () => rm(ballast),
    remove: async () => {
      await run('umount', [directory]);
      await rm(directory, { recursive: true });
    },
  };
}

async function writeUntilFull(file: string): Promise<void> {
  const handle = await open(file, 'w');
  for (const size of CHUNKS) {
    const zeros = Buffer.alloc(size);
    for (let isFull = false; !isFull; )
      isFull = await handle.write(zeros).then(({ bytesWritten }) => bytesWritten < size, isNoSpace);
  }
  await handle.close();
}

function isNoSpace(error: NodeJS.ErrnoException): true {
  if (error.code !== 'ENOSPC') throw error;
  return true;
}

function limitedFiles(directory: string): SmallDisk {
  const limit = async (pid: number, most: string): Promise<void> => {
    await run('prlimit', ['--pid', String(pid), `--fsize=${most}:`]);
  };
  return {
    kind: 'limited files',
    directory,
    fill: (pid) => limit(pid, '4096'),
    free: (pid) => limit(pid, 'unlimited'),
    remove: () => rm(directory, { recursive: true }),
  };
}
