import type { RajasChoice, RajasFrame } from '../modules/index.ts';

/** A choice its question never offers: a bug. */
export function unexpected(frame: RajasFrame, choice: RajasChoice): never {
  throw new Error(`${choice.type} does not answer ${frame.kind}`);
}
