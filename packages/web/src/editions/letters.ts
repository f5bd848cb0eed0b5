/** Keys that mean something else: Z undoes. */
const RESERVED = ['z'];
const ALPHABET = 'abcdefghijklmnopqrstuvwxy';

/** A key for each value: the one wished for, a digit for itself, otherwise a letter of the word that no other has. */
export function lettersFor(
  values: readonly (string | number)[],
  wished: Readonly<Record<string, string>>,
): readonly (string | undefined)[] {
  const taken = new Set<string>([...RESERVED, ...values.flatMap((value) => wished[value] ?? [])]);
  return values.map((value) => {
    const word = String(value);
    const own =
      wished[word] ?? (/^\d$/.test(word) ? word : [...word.toLowerCase(), ...ALPHABET].find((letter) => isFree(letter, taken)));
    if (own !== undefined) taken.add(own);
    return own;
  });
}

function isFree(letter: string, taken: ReadonlySet<string>): boolean {
  return /^[a-z]$/.test(letter) && !taken.has(letter);
}
