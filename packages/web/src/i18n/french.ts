/** A colour of several things: "dés verts", but "dés orange". */
export function several(colour: string): string {
  return colour === 'orange' ? colour : `${colour}s`;
}
