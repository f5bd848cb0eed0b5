import type { Texts } from '../../format.ts';
import type { Ganga3Id } from './sections.ts';

export const texts: Texts<Ganga3Id> = {
  ganga3: {
    title: 'Ganga Module 3: a free river',
    text: `17 more river tiles with eight new benefits. Together with the 8 tiles of the base game that makes 25, and you may shape the river as you like.

- **By rolls:** as in the [Ganga module](#ganga): roll, count on, lay the next tile of the shuffled pile. With 25 tiles you go on to the end of the river, so more than eight may lie.
- **At random:** every round space gets a tile, face up.
- **By hand:** you choose tile by tile which space gets what.

A face-up tile replaces the printed benefit of its space. No tile ever lies on the start or on the oval last space. What you do not need goes back into the box. If there are too few, the last round spaces keep what is printed on them.

Two variants do more with the tiles: [Drying-up Sources](#drying) and [Mysterious Waters](#mysterious). What they bring: [tiles of Ganga 1](#ganga-tiles), [tiles of Ganga 3](#ganga3-tiles).`,
  },
};
