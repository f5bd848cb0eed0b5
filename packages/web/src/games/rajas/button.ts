import type { RajasChoice, RajasView } from './types.ts';

type Look = 'main' | 'gold' | 'plain';

/** Choices without a piece of their own. */
const BUTTONS: Readonly<Record<string, Look>> = {
  pass: 'gold',
  done: 'main',
  decline: 'gold',
  overpay: 'plain',
  'navaratnas/none': 'gold',
  'holi/use': 'plain',
  'pink-elephant/take': 'main',
  'pink-elephant/leave': 'gold',
};

export function button(choice: RajasChoice, { agenda }: RajasView): Look | undefined {
  if (choice.type === 'done' && agenda.at(-1)?.kind === 'take-dice') return 'gold';
  if (choice.type === 'sail') return choice.spaces === 0 ? 'gold' : undefined;
  return BUTTONS[choice.type];
}
