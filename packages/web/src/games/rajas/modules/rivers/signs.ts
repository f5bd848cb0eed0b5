import { counted, forEach, middle, SMALL, STALL, symbol, TILE, WORKER, YIELD } from '../../pieces/marks.ts';
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  gains: {
    'ganga3/re-place': () => [symbol(WORKER, -11, -10, 17), symbol({ name: 'icon-next', colour: 'var(--fort)' }, 1, -2, 11)],
    'ganga3/re-score': () => [symbol(TILE, -9.5, -9.5, 19), symbol({ name: 'icon-again', colour: 'var(--fort)' }, 0, 0, 12)],
    'ganga3/market-per-colour': () => forEach(symbol(STALL, SMALL.x, SMALL.y, 13), 'die-colour'),
    'ganga3/yield-tiles': ({ amount = 2 }) => counted(YIELD, amount),
    'ganga2/dolphin': () => middle({ name: 'motif-wave', colour: 'var(--river-ink)' }),
  },
  river: ({ modules: { mysterious, drying } }, index) => {
    if (mysterious?.hidden.includes(index)) return 'hidden';
    return drying?.dried.includes(index) ? 'dried' : undefined;
  },
};
