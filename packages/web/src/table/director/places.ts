import type { Face, PlaceName } from '../../story/beat.ts';

/** Where a place is on the screen, and the piece that rests there with a face, if it is drawn. */
export interface Spot {
  readonly box: DOMRect;
  /** The panel that holds it. */
  readonly panel: Element | null;
  readonly piece: HTMLElement | SVGElement | undefined;
  /** The same piece in other drawings of the place: a small province beside the large one. */
  readonly twins: readonly (HTMLElement | SVGElement)[];
  /** What the piece brings, marked `data-with` its place and face: the roads that join at a palace. */
  readonly brought: readonly (HTMLElement | SVGElement)[];
}

/** Fallbacks for a place that isn't drawn or visible: its panel, then the player. */
export type Nearby = (place: PlaceName) => PlaceName | undefined;

type Drawn = HTMLElement | SVGElement;

const PANEL = '.panel, [data-board]';

/**
 * Where everything is in one picture of the table. Names are read and boxes measured once; searching again for every piece would be slow.
 */
export class Atlas {
  readonly #nearby: Nearby;
  readonly #drawings: ReadonlyMap<PlaceName, readonly Drawn[]>;
  readonly #brought: ReadonlyMap<string, readonly Drawn[]>;
  readonly #boxes = new Map<Element, DOMRect>();
  readonly #spots = new Map<string, Spot | undefined>();

  constructor(root: Element, nearby: Nearby) {
    this.#nearby = nearby;
    this.#drawings = Map.groupBy(root.querySelectorAll<Drawn>('[data-place]'), ({ dataset }) => dataset.place ?? '');
    this.#brought = Map.groupBy(root.querySelectorAll<Drawn>('[data-with]'), ({ dataset }) => dataset.with ?? '');
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
      const brought = (piece && this.#brought.get(`${place} ${face}`)) ?? [];
      if (shown) return { box: this.#boxOf(shown), panel: shown.closest(PANEL), piece, twins, brought };
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
