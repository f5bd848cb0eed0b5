/** Somebody who was seen at a page counts as present for this long, unless the page is left. */
export const PRESENCE_LASTS = 90_000;
