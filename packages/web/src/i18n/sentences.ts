/** Texts as sentences of one paragraph; consecutive duplicates are dropped. */
export function sentences(texts: readonly string[]): string {
  return texts
    .filter((text, index) => text !== texts[index - 1])
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
