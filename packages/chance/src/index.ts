export * from './draw.ts';
export * from './match.ts';
export * from './seed.ts';
export * from './shared.ts';
export * from './witness.ts';
