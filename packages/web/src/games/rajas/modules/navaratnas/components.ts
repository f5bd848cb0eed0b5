import type { Components } from '../components.ts';
import { displayedTiles } from './tiles.ts';
import YieldDisplay from './YieldDisplay.svelte';

const HEIGHT = 47;

export const components: Components = {
  display: {
    Display: YieldDisplay,
    height: ({ view, game }) => (displayedTiles(view, game).length > 0 ? HEIGHT : 0),
  },
};
