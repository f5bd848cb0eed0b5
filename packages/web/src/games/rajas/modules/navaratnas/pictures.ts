import type { Pictures } from '../../reference/pictures.ts';

export const pictures: Pictures = { 'navaratnas-dancer': { kind: 'symbols', symbols: ['portrait-dancer'] } };
