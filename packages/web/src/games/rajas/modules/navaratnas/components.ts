import type { Components } from '../components.ts';
import { displayedTiles, MOST_IN_A_ROW } from './tiles.ts';
import YieldDisplay from './YieldDisplay.svelte';

/** The height of one row of tiles and of two, with the space below. */
const HEIGHTS = { row: 47, rows: 68 };

export const components: Components = {
  display: {
    Display: YieldDisplay,
    height: ({ view, game }) => {
      const kinds = displayedTiles(view, game).filter(({ left }) => left > 0).length;
      if (kinds === 0) return 0;
      return kinds > MOST_IN_A_ROW ? HEIGHTS.rows : HEIGHTS.row;
    },
  },
};
