export * from './chance.ts';
export * from './contract.ts';
export * from './editions.ts';
export * from './knowledge.ts';
export * from './perft.ts';
export * from './playthrough.ts';
export * from './toy.ts';
export * from './vary.ts';
