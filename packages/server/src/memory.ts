import { setFlagsFromString } from 'node:v8';

/** Garbage may take as much memory as what is in use. Left alone, V8 lets it grow to three times as much before it collects. */
export function limitGarbage(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
