import { EDITION_FILE } from '@durbar/engine/edition';
import { offerFile } from '../files.ts';

/** The content of a file; undefined if it isn't JSON. */
export async function readEdition(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}

/** Offers an edition as a file under its own name. */
export function offerEdition(data: unknown, title: string): void {
  const name = title.replaceAll(/[\\/:*?"<>|]+/g, '-');
  offerFile(new Blob([`${JSON.stringify(data, undefined, 2)}\n`], { type: 'application/json' }), `${name}${EDITION_FILE}`);
}
