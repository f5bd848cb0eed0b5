import { DIE_NAMES } from '../../choices.ts';
import { COLOUR_LETTERS } from '../../words.ts';

export type HoliChoice =
  | { readonly type: 'holi/back'; readonly back: number; readonly id: string }
  | { readonly type: 'holi/colour'; readonly colour: number }
  | { readonly type: 'holi/take'; readonly die: number }
  | { readonly type: 'holi/gift'; readonly gift: number; readonly id: string }
  | { readonly type: 'holi/use' }
  | { readonly type: 'holi/recolour'; readonly die: number; readonly colour: number };

type Of<T extends HoliChoice['type']> = Extract<HoliChoice, { type: T }>;

export const holiNotation: { readonly [T in HoliChoice['type']]: (choice: Of<T>) => string } = {
  'holi/back': ({ id }) => `back ${id}`,
  'holi/colour': ({ colour }) => `lay ${COLOUR_LETTERS[colour]}`,
  'holi/take': ({ die }) => `take ${DIE_NAMES[die]}`,
  'holi/gift': ({ id }) => `gift ${id}`,
  'holi/use': () => 'use a Holi tile',
  'holi/recolour': ({ die, colour }) => `colour ${DIE_NAMES[die]} ${COLOUR_LETTERS[colour]}`,
};
