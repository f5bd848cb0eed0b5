export * from './contract.ts';
export * from './playthrough.ts';
