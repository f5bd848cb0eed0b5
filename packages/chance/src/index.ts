export * from './draw.ts';
export * from './match.ts';
export * from './seed.ts';
