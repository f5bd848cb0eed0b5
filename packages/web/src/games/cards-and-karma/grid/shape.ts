/** Grid layout: twelve cards in three rows, more in four. */
export interface GridShape {
  readonly columns: number;
  readonly rows: number;
}

export function gridShapeOf(cards: number, rows = cards > 12 ? 4 : 3): GridShape {
  return { columns: Math.ceil(cards / rows), rows };
}
