/** Grid layout on wide screens: twelve cards in three rows, more in four. */
export interface GridShape {
  readonly columns: number;
  readonly rows: number;
}

export function gridShapeOf(cards: number): GridShape {
  const rows = cards > 12 ? 4 : 3;
  return { columns: Math.ceil(cards / rows), rows };
}
