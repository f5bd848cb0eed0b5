import type { Pictures } from '../../reference/pictures.ts';

export const pictures: Pictures = { roads: { kind: 'art', name: 'roads' } };
