/** Functions that run inside the page, so each must be self-contained. */

export interface Crowding {
  /** Player pieces on the boards that are too small. */
  readonly small: readonly string[];
  /** Overlapping pieces and counters of one place. */
  readonly overlapping: readonly string[];
  /** Texts that are cut off. */
  readonly cut: readonly string[];
  /** My pieces and the receipt, if they have to be scrolled. */
  readonly scrolled: readonly string[];
}

/** How crowded the wide table is; `places` are selectors of containers with pieces or counters side by side, and of what they contain. */
export function crowdingOf({
  pieces,
  least,
  places,
}: {
  readonly pieces: string;
  readonly least: number;
  readonly places: readonly (readonly [holder: string, held: string])[];
}): Crowding {
  const table = document.querySelector('[data-table] main') ?? document.body;
  const nameOf = (element: Element): string => {
    const { face, place } = (element as HTMLElement).dataset;
    const holder = element.closest<HTMLElement>('[data-place]')?.dataset.place;
    return `${face ?? place ?? element.className.toString()} at ${holder}`;
  };
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const small = [...table.querySelectorAll(pieces)].filter(isShown).flatMap((piece) => {
    const { width, height } = piece.getBoundingClientRect();
    return Math.max(width, height) < least ? [`${nameOf(piece)}: ${width.toFixed(1)} × ${height.toFixed(1)}`] : [];
  });
  /** Round pieces may touch. */
  const TOUCH = 1.5;
  const isOver = (one: Element, other: Element): boolean => {
    const a = one.getBoundingClientRect();
    const b = other.getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > TOUCH && down > TOUCH;
  };
  const overlapping = places.flatMap(([holder, held]) =>
    [...table.querySelectorAll(holder)].flatMap((place) => {
      const all = [...place.querySelectorAll(held)].filter(isShown);
      return all.flatMap((one, index) =>
        all.slice(index + 1).flatMap((other) => (isOver(one, other) ? [`${nameOf(one)} and ${nameOf(other)}`] : [])),
      );
    }),
  );
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  const cut = [...table.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (
      !(element instanceof HTMLElement) ||
      !hasText(element) ||
      element.matches('.spoken') ||
      element.closest('[data-part="chronicle"]')
    )
      return [];
    const isCut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
    return isCut ? [`“${element.textContent}” (${element.scrollWidth} in ${element.clientWidth})`] : [];
  });
  const own = '[data-part="receipt"], [data-part="hand"], [data-part="hand"] *';
  const scrolled = [...table.querySelectorAll<HTMLElement>(own)].flatMap((element) => {
    const isScrolled =
      element.scrollHeight > element.clientHeight + 1 && /auto|scroll|hidden/.test(getComputedStyle(element).overflowY);
    return isScrolled && element instanceof HTMLElement
      ? [`${nameOf(element)}: ${element.scrollHeight} in ${element.clientHeight}`]
      : [];
  });
  return { small, overlapping, cut, scrolled };
}
