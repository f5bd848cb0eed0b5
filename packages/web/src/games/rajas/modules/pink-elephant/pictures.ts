import type { Pictures } from '../../reference/pictures.ts';

export const pictures: Pictures = { 'pink-elephant': { kind: 'art', name: 'elephant' } };
