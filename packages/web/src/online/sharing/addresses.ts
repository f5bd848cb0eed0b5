/** The public address of a finished online game, or of a moment of it: a real path, which link previews need. */
export function gameAddress(id: string, number?: number): string {
  return `${location.origin}/game/${id}${number === undefined ? '' : `/${number}`}`;
}

/** The address of a game's board alone, which follows a running game. */
export function boardAddress(id: string, number?: number): string {
  return `${location.origin}/embed/${id}${number === undefined ? '' : `/${number}`}`;
}

/** The line for someone's web page that shows the game's board there. */
export function embedCode(id: string, title: string, number?: number): string {
  return `<iframe src="${boardAddress(id, number)}" title="${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" width="100%" height="640" style="border:0" loading="lazy" allowfullscreen></iframe>`;
}
