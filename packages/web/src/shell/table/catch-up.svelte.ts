import { linkTo } from '../../route.ts';
import type { TableContext } from '../../table/context.svelte.ts';
import { here } from '../here.svelte.ts';

/** Plays the turns since the viewer's last one once, if the address asks for it; a reload shows the present. */
export function catchUp(context: TableContext): void {
  const route = here();
  if (route.page !== 'table' || !route.watch) return;
  let isDue = true;
  $effect(() => {
    const { playAgain } = context;
    if (!isDue || !context.showing.moment || context.busy || context.table.viewer === 'spectator' || !playAgain) return;
    isDue = false;
    history.replaceState(undefined, '', linkTo({ page: 'table', id: route.id }));
    if (context.turnsSince.length > 0) void playAgain(context.turnsSince);
  });
}
