import type { Components } from '../components.ts';
import { TEMPLE } from './rows.ts';
import Temple from './Temple.svelte';

export const components: Components = { boards: { [TEMPLE]: { Board: Temple, width: 172 } } };
