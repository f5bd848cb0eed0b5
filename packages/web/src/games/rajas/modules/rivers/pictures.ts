import type { GainFace } from '../../pieces/marks.ts';
import type { Pictures, RajasPicture } from '../../reference/pictures.ts';

function riverTile(gain: GainFace): RajasPicture {
  return { kind: 'river-tiles', gains: [gain] };
}

export const pictures: Pictures = {
  drying: { kind: 'art', name: 'river-drying' },
  mysterious: { kind: 'art', name: 'river-mysterious' },
  'ganga3-re-place': riverTile({ kind: 'ganga3/re-place' }),
  'ganga3-re-score': riverTile({ kind: 'ganga3/re-score' }),
  'ganga3-yield-tiles': riverTile({ kind: 'ganga3/yield-tiles', amount: 2 }),
  'river-tile-market-per-colour': riverTile({ kind: 'ganga3/market-per-colour' }),
};
