import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import root from '../../../package.json' with { type: 'json' };
import type { Installation } from './host.ts';

/** Durbar as it runs from a checkout, with the client that `npm run build` made. */
export function fromSources(): Installation {
  const commit = commitOf(fileURLToPath(new URL('../../../', import.meta.url)));
  return {
    webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    build: { version: root.version, ...(commit === undefined ? {} : { commit }) },
  };
}

export function commitOf(folder: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    }).trim();
  } catch {
    return undefined;
  }
}
