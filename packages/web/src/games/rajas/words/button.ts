import { moduleButtons } from '../modules/index.ts';
import type { Look } from '../modules/module.ts';
import type { RajasChoice, RajasView } from '../types.ts';

/** Choices without their own piece. */
const BUTTONS: Readonly<Record<string, Look | undefined>> = {
  ...moduleButtons,
  pass: 'gold',
  done: 'main',
  decline: 'gold',
  overpay: 'plain',
};

export function button(choice: RajasChoice, { agenda }: RajasView): Look | undefined {
  if (choice.type === 'done' && agenda.at(-1)?.kind === 'take-dice') return 'gold';
  if (choice.type === 'sail') return choice.spaces === 0 ? 'gold' : undefined;
  return BUTTONS[choice.type];
}
