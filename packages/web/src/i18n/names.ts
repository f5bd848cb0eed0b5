const START = '\u2068';
const END = '\u2069';

/** Marks a person's name inside a sentence (as an isolate), so it is shown bold and keeps its own text direction. */
export function isolate(name: string): string {
  return `${START}${name}${END}`;
}

/** A sentence without the marks, for labels and announcements. */
export function plain(text: string): string {
  return text.replaceAll(START, '').replaceAll(END, '');
}

export interface TextPart {
  readonly text: string;
  readonly name: boolean;
}

/** A sentence cut at the marked names. */
export function partsOf(text: string): readonly TextPart[] {
  return text
    .split(/(\u2068[^\u2069]*\u2069)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: plain(part), name: part.startsWith(START) }));
}

/** A name or a sentence that begins a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name shortened to a few letters where there is no room; the full name should be one step away. */
export function clipped(name: string, most = 12): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}

/** Longer words may be broken where a column is narrow. */
const LONGEST_WORD = 7;
const SOFT_HYPHEN = '\u00ad';

/** A name that may take two lines: a long word gets a soft hyphen in the middle. */
export function breakable(name: string): string {
  return name.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const letters = [...word];
    if (letters.length <= LONGEST_WORD) return word;
    const half = Math.ceil(letters.length / 2);
    return letters.slice(0, half).join('') + SOFT_HYPHEN + letters.slice(half).join('');
  });
}
