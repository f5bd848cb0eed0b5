export type WildernessChoice = { readonly type: 'wilderness/tile'; readonly tile: number; readonly id: string };

export const wildernessNotation = { 'wilderness/tile': ({ id }: WildernessChoice) => `draw ${id}` };
