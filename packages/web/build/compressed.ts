import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this size the headers outweigh the savings. */
const LEAST = 1024;
/** The highest level takes three times as long and saves another 7%. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes a compressed copy of every text file: gzip for plain HTTP, as at home, and Brotli, which browsers accept over HTTPS only. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'durbar:compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const file of textsIn(folder)) {
        const text = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(text, BROTLI));
      }
    },
  };
}

function textsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => TEXTS.test(file) && statSync(file).size >= LEAST);
}
