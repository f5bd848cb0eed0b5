import type { Pictures } from '../../reference/pictures.ts';

export const pictures: Pictures = { holi: { kind: 'art', name: 'holi' } };
