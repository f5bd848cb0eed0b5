import type { Pictures } from '../../reference/pictures.ts';

export const pictures: Pictures = { kedarnath: { kind: 'art', name: 'kedarnath' } };
