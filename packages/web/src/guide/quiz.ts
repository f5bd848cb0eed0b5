const LETTERS = 'ABC';

/** What an answer is called on the board and in the card. */
export function letterOf(place: number): string {
  return LETTERS[place] ?? '';
}

/** The answer that a key stands for; −1 when it stands for none. */
export function placeOfKey(key: string): number {
  return key.length === 1 ? LETTERS.indexOf(key.toUpperCase()) : -1;
}
