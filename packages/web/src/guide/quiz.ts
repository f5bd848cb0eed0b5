const LETTERS = 'ABC';

/** The name of an answer on the board and in the card. */
export function letterOf(place: number): string {
  return LETTERS[place] ?? '';
}

/** The answer for a key; −1 if there is none. */
export function placeOfKey(key: string): number {
  return key.length === 1 ? LETTERS.indexOf(key.toUpperCase()) : -1;
}
