declare module 'subset-font' {
  interface Cut {
    /** Four-letter names of the features to keep. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: true;
  }
  export default function subsetFont(font: Buffer, letters: string, cut: Cut): Promise<Buffer>;
}
