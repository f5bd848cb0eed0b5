import { PLAYER_COLOURS, type PlayerColour } from '../../art/players.ts';

/** A colour that stays the same for one person. */
export function colourOfPerson(id: string): PlayerColour {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return PLAYER_COLOURS[sum % PLAYER_COLOURS.length] ?? PLAYER_COLOURS[0];
}

/** The first letter of a name, whatever its script. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return (first?.segment ?? '?').toLocaleUpperCase();
}
