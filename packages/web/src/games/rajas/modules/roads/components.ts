import type { Components } from '../components.ts';
import { ROAD_BOARD } from './flags.ts';
import RoadBoard from './RoadBoard.svelte';

export const components: Components = { boards: { [ROAD_BOARD]: { Board: RoadBoard, width: 114 } } };
