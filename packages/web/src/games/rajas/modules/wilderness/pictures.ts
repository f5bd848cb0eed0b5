import type { Pictures } from '../../reference/pictures.ts';

export const pictures: Pictures = { wilderness: { kind: 'art', name: 'wilderness' } };
