export * from './format.ts';
export * from './library.ts';
export * from './lookup.ts';
export * from './markup.ts';
export * from './rulings.ts';
export * from './search.ts';
export { readTexts } from './texts.ts';
