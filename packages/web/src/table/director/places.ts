import type { Face, PlaceName } from '../../story/beat.ts';

/** Where a place is on the screen, and the piece that rests there with a face, if it is drawn. */
export interface Spot {
  readonly box: DOMRect;
  readonly piece: HTMLElement | SVGElement | undefined;
}

/** Where one looks for a place that is not drawn or out of sight: its panel, then the player. */
export type Nearby = (place: PlaceName) => PlaceName | undefined;

/** A piece at a place; among several drawings of the place in sight the first that shows it. Undefined when nothing near it is in sight. */
export function spotOf(root: Element, place: PlaceName, face: Face, nearby: Nearby): Spot | undefined {
  for (let at: PlaceName | undefined = place; at !== undefined; at = nearby(at)) {
    const drawings = elementsOf(root, 'place', at).filter(isInSight);
    const pieces = at === place ? drawings.flatMap((drawing) => pieceIn(drawing, face) ?? []) : [];
    const piece = pieces.find(isInSight);
    const shown = piece ?? drawings[0];
    if (shown) return { box: shown.getBoundingClientRect(), piece };
  }
  return undefined;
}

type Drawn = HTMLElement | SVGElement;

function elementsOf(root: Element, attribute: 'place' | 'face', name: string): Drawn[] {
  return [...root.querySelectorAll<Drawn>(`[data-${attribute}="${CSS.escape(name)}"]`)];
}

/** The last of equal faces: pieces are taken from the end of the order in which a place draws them. */
function pieceIn(element: Drawn, face: Face): Drawn | undefined {
  return element.dataset.face === face ? element : elementsOf(element, 'face', face).at(-1);
}

function isInSight(element: Element): boolean {
  const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
  return (width > 0 || height > 0) && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
