/** Where a caption is shown, in pixels of the window. */
interface CaptionPlace {
  readonly x: number;
  readonly y: number;
  /** Under its place, where there is no room above. */
  readonly isBelow: boolean;
}

/** Half of the widest caption, so that none leaves the window. */
const HALF = 130;
const HEIGHT = 48;

/** The first of the places that is in sight. Pieces carry `data-spot`, things that can be asked about `data-thing`. */
export function placeOf(spots: readonly string[]): CaptionPlace | undefined {
  for (const spot of spots) {
    const name = CSS.escape(spot);
    const found = [...document.querySelectorAll(`[data-spot="${name}"], [data-thing="${name}"]`)].find(isInSight);
    if (found) return above(found.getBoundingClientRect());
  }
  return undefined;
}

function isInSight(element: Element): boolean {
  const { left, top, right, bottom, width } = element.getBoundingClientRect();
  return width > 0 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
}

function above({ left, top, width, bottom }: DOMRect): CaptionPlace {
  const half = Math.min(HALF, innerWidth / 2);
  const x = Math.min(Math.max(left + width / 2, half), innerWidth - half);
  return top > HEIGHT ? { x, y: top, isBelow: false } : { x, y: bottom, isBelow: true };
}
