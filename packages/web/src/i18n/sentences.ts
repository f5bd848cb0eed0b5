/** Texts as sentences of one paragraph; a text that follows its equal is left out. */
export function sentences(texts: readonly string[]): string {
  return texts
    .filter((text, index) => text !== texts[index - 1])
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
