/** A row without its nulls. */
export type Present<R> = { [K in keyof R as null extends R[K] ? never : K]: R[K] } & {
  [K in keyof R as null extends R[K] ? K : never]?: NonNullable<R[K]>;
};

export function present<R extends object>(row: R): Present<R> {
  const entries = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as Present<R>;
}
