import type { Face, PlaceName } from '../../story/beat.ts';

/** Where a place is on the screen, and the piece that rests there with a face, if it is drawn. */
export interface Spot {
  readonly box: DOMRect;
  readonly piece: HTMLElement | SVGElement | undefined;
  /** The same piece in other drawings of the place: a small province beside the large one. */
  readonly twins: readonly (HTMLElement | SVGElement)[];
}

/** Fallbacks for a place that isn't drawn or visible: its panel, then the player. */
export type Nearby = (place: PlaceName) => PlaceName | undefined;

type Drawn = HTMLElement | SVGElement;

/**
 * Where everything is in one picture of the table. Names are read and boxes measured once; searching again for every piece would be slow.
 */
export class Atlas {
  readonly #nearby: Nearby;
  readonly #drawings = new Map<PlaceName, Drawn[]>();
  readonly #boxes = new Map<Element, DOMRect>();
  readonly #spots = new Map<string, Spot | undefined>();

  constructor(root: Element, nearby: Nearby) {
    this.#nearby = nearby;
    for (const drawing of root.querySelectorAll<Drawn>('[data-place]')) {
      const name = drawing.dataset.place ?? '';
      const known = this.#drawings.get(name);
      if (known) known.push(drawing);
      else this.#drawings.set(name, [drawing]);
    }
  }

  /**
   * A piece at a place; among several visible drawings of the place, the largest that shows it. Undefined if nothing near it is visible.
   */
  spot(place: PlaceName, face: Face): Spot | undefined {
    const key = `${place} ${face}`;
    if (!this.#spots.has(key)) this.#spots.set(key, this.#found(place, face));
    return this.#spots.get(key);
  }

  #found(place: PlaceName, face: Face): Spot | undefined {
    for (let at: PlaceName | undefined = place; at !== undefined; at = this.#nearby(at)) {
      const drawings = (this.#drawings.get(at) ?? []).filter((drawing) => this.#isInSight(drawing));
      drawings.sort((one, other) => this.#areaOf(other) - this.#areaOf(one));
      const all = at === place ? drawings.flatMap((drawing) => pieceIn(drawing, face) ?? []) : [];
      const [piece, ...twins] = all.filter((one) => this.#isInSight(one));
      const shown = piece ?? drawings[0];
      if (shown) return { box: this.#boxOf(shown), piece, twins };
    }
    return undefined;
  }

  #boxOf(element: Element): DOMRect {
    const box = this.#boxes.get(element) ?? element.getBoundingClientRect();
    this.#boxes.set(element, box);
    return box;
  }

  #areaOf(element: Element): number {
    const { width, height } = this.#boxOf(element);
    return width * height;
  }

  /** Of a zoomed picture only what its window shows is in sight. */
  #isInSight(element: Element): boolean {
    const { width, height, right, bottom, left, top } = this.#boxOf(element);
    const window = element.closest('[data-zoom]');
    const port = window ? this.#boxOf(window) : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return (width > 0 || height > 0) && right > port.left && bottom > port.top && left < port.right && top < port.bottom;
  }
}

/** The last of equal faces: pieces are taken from the end of the order in which a place draws them. */
function pieceIn(element: Drawn, face: Face): Drawn | undefined {
  if (element.dataset.face === face) return element;
  return [...element.querySelectorAll<Drawn>(`[data-face="${CSS.escape(face)}"]`)].at(-1);
}

/** Where to show what everyone should read: only on the board. Elsewhere people look at their own figures. */
export function boardOf(root: Element): Element {
  return root.querySelector('[data-board]') ?? root;
}
