import type { Rules, Viewer } from '@durbar/engine';

interface Seated {
  readonly seats: readonly unknown[];
}

/** A position as a viewer sees it, but with everyone's cards and dice open: each player's part as that player sees it. */
export function openView(
  { definition, game }: Rules,
  position: Parameters<Rules['definition']['viewFor']>[1],
  viewer: Viewer,
): unknown {
  const view = definition.viewFor(game, position, viewer);
  if (!isSeated(view)) return view;
  const partOf = (seat: number): unknown => {
    const own = definition.viewFor(game, position, seat);
    return isSeated(own) ? own.seats[seat] : view.seats[seat];
  };
  return { ...view, seats: view.seats.map((_, seat) => partOf(seat)) };
}

function isSeated(view: unknown): view is Seated {
  return typeof view === 'object' && view !== null && 'seats' in view && Array.isArray(view.seats);
}
