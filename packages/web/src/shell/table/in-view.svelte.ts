/** What the tab's title says about the table on the page. */
export interface TableInView {
  readonly game: string;
  readonly isMyTurn: boolean;
}

let inView = $state.raw<TableInView>();

export function tableInView(): TableInView | undefined {
  return inView;
}

/** Undefined once the page has no table. */
export function setTableInView(table: TableInView | undefined): void {
  inView = table;
}
