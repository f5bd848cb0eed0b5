import { counted, forEach, type Glyphs, middle, SMALL, STALL, symbol, TILE, WORKER, YIELD } from '../../pieces/marks.ts';

export const riverGlyphs: Glyphs = {
  'ganga3/re-place': () => [symbol(WORKER, -11, -10, 17), symbol({ name: 'icon-next', colour: 'var(--fort)' }, 1, -2, 11)],
  'ganga3/re-score': () => [symbol(TILE, -9.5, -9.5, 19), symbol({ name: 'icon-again', colour: 'var(--fort)' }, 0, 0, 12)],
  'ganga3/market-per-colour': () => forEach(symbol(STALL, SMALL.x, SMALL.y, 13), 'die-colour'),
  'ganga3/yield-tiles': ({ amount = 2 }) => counted(YIELD, amount),
  'ganga2/dolphin': () => middle({ name: 'motif-wave', colour: 'var(--river-ink)' }),
};
