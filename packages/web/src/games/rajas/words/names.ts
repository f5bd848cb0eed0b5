import { COLOURS, type ColourName, colourOf, faceOf } from '@durbar/rajas/vocabulary';
import type { RajasMessages } from '../messages/index.ts';
import { LETTERS } from '../pieces/pictures.ts';

/** The name of a worker space by its id: `quarry-3`, `blue-terrace-2`, `yogi`. */
export function spaceNameOf(id: string, { areas, spaces, moduleSpaces, colours, balcony, terrace }: RajasMessages): string {
  const kind = id.replace(/-\d+$/, '');
  const colour = COLOURS.find((one) => kind.startsWith(one));
  const number = id.slice(kind.length + 1);
  if (colour) return kind.endsWith('balcony') ? balcony(colours[colour], number) : terrace(colours[colour], number);
  const names: Readonly<Record<string, string>> = { ...areas, ...spaces, ...moduleSpaces };
  return names[kind] ?? id;
}

export function dieName(colour: ColourName, value: number, { colours }: RajasMessages): string {
  return `${colours[colour]} ${value}`;
}

/** A die by its number in the game. */
export function dieOfKind(kind: number, words: RajasMessages): string {
  return dieName(COLOURS[colourOf(kind)] ?? 'blue', faceOf(kind), words);
}

/** A die in words, from its notation "O4". */
export function dieWords(die: string, words: RajasMessages): string {
  const colour = COLOURS.find((one) => LETTERS[one] === die.charAt(0));
  return colour ? dieName(colour, Number(die.slice(1)), words) : die;
}
