declare module 'virtual:reference' {
  export const games: readonly string[];
  /** By game and layer: `rajas/en`. */
  export const chunks: Readonly<Record<string, () => Promise<{ readonly files: Readonly<Record<string, string>> }>>>;
}
