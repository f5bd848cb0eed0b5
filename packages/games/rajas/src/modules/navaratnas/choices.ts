export type NavaratnasChoice =
  | { readonly type: 'navaratnas/tile'; readonly tile: number; readonly id: string }
  | { readonly type: 'navaratnas/none' }
  | { readonly type: 'navaratnas/place'; readonly place: number; readonly id: string };

type Of<T extends NavaratnasChoice['type']> = Extract<NavaratnasChoice, { type: T }>;

export const navaratnasNotation: { readonly [T in NavaratnasChoice['type']]: (choice: Of<T>) => string } = {
  'navaratnas/tile': ({ id }) => `yield ${id}`,
  'navaratnas/none': () => 'no yield tile',
  'navaratnas/place': ({ id }) => `on ${id}`,
};
