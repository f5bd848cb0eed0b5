import type { Components } from '../components.ts';
import HoliOptions from './HoliOptions.svelte';

export const components: Components = { Options: HoliOptions };
