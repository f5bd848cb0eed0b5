import type { RajasChoice, RajasFrame } from '../modules/index.ts';

/** A choice that its question never offers: our own mistake. */
export function unexpected(frame: RajasFrame, choice: RajasChoice): never {
  throw new Error(`${choice.type} does not answer ${frame.kind}`);
}
