import type { Pictures } from '../../reference/pictures.ts';

export const pictures: Pictures = { ganga: { kind: 'art', name: 'river-ganga' } };
