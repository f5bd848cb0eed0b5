/** How the cards of the grid lie on wide screens: twelve in three rows, more in four. */
export interface GridShape {
  readonly columns: number;
  readonly rows: number;
}

export function gridShapeOf(cards: number): GridShape {
  const rows = cards > 12 ? 4 : 3;
  return { columns: Math.ceil(cards / rows), rows };
}
