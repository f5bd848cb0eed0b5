import { readSync, writeSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const STANDARD_INPUT = 0;
const STANDARD_OUTPUT = 1;
const CHUNK = 65_536;
/** Poll interval for empty input, in milliseconds. */
const PATIENCE = 1;

/**
 * Answers every line of standard input with one line, until it ends. Answers all available lines synchronously, because going through the
 * event loop would halve the speed of a busy client.
 */
export function answerLines(answer: (line: string) => string): void {
  const chunk = Buffer.alloc(CHUNK);
  const decoder = new StringDecoder('utf8');
  let begun = '';
  for (let length = readChunk(chunk); length > 0; length = readChunk(chunk)) {
    const lines = (begun + decoder.write(chunk.subarray(0, length))).split('\n');
    begun = lines.pop() ?? '';
    const answers = lines.filter((line) => line.trim() !== '').map((line) => `${answer(line)}\n`);
    if (answers.length > 0) writeAll(Buffer.from(answers.join('')));
  }
  if (begun.trim() !== '') writeAll(Buffer.from(`${answer(begun)}\n`));
}

function readChunk(chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(STANDARD_INPUT, chunk);
    } catch (error) {
      if (codeOf(error) === 'EOF') return 0;
      if (codeOf(error) !== 'EAGAIN') throw error;
      wait();
    }
  }
}

function writeAll(bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) {
    try {
      written += writeSync(STANDARD_OUTPUT, bytes, written);
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error;
      wait();
    }
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function wait(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
}
