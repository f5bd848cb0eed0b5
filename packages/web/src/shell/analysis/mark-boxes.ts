import { isUncovered } from '../../table/control.ts';
import type { MarkSpot } from './places.ts';

/** More rings than this around one turn would hide the board. */
const MOST = 2;
/** A place that takes more of the screen than this is a whole region, not a spot. */
const LARGEST = 0.25;

/** The boxes of the first spots that are drawn and in sight: places on the board before pieces elsewhere. */
export function boxesOf(spots: readonly MarkSpot[]): readonly DOMRect[] {
  const boxes: DOMRect[] = [];
  for (const spot of boardFirst(spots)) {
    const element = elementAt(spot);
    const box = element?.getBoundingClientRect();
    if (element && box && isMarkable(box) && isUncovered(element) && !boxes.some((one) => isSame(one, box))) boxes.push(box);
    if (boxes.length === MOST) break;
  }
  return boxes;
}

/** How much room a label takes: two boxes whose corners are closer can't both have theirs above them. */
const LABEL = { width: 110, height: 26 };

type Corner = Pick<DOMRect, 'left' | 'top'>;

export function isNear(one: Corner | undefined, other: Corner | undefined): boolean {
  if (!one || !other) return false;
  return Math.abs(one.left - other.left) < LABEL.width && Math.abs(one.top - other.top) < LABEL.height;
}

/** The first spot that is drawn at all, even out of sight: where a small screen turns to. */
export function firstDrawn(spots: readonly MarkSpot[]): Element | undefined {
  for (const spot of boardFirst(spots)) {
    const found = elementAt(spot);
    if (found) return found;
  }
  return undefined;
}

function boardFirst(spots: readonly MarkSpot[]): readonly MarkSpot[] {
  return [...spots.filter(({ face }) => face === undefined), ...spots.filter(({ face }) => face !== undefined)];
}

function isSame(one: DOMRect, other: DOMRect): boolean {
  return one.x === other.x && one.y === other.y;
}

/**
 * A piece wherever it is drawn; a place only on the board, because a player's own places say nothing about the turn, nor does one that
 * pieces only pass.
 */
function elementAt({ place, face }: MarkSpot): Element | undefined {
  const name = `[data-place="${CSS.escape(place)}"]`;
  if (face === undefined) return document.querySelector(`[data-table] [data-board] ${name}:not([data-passing])`) ?? undefined;
  const wanted = `[data-face="${CSS.escape(face)}"]`;
  const all = [...document.querySelectorAll(`[data-table] ${name} ${wanted}, [data-table] ${name}${wanted}`)];
  return all.findLast((one) => one.getBoundingClientRect().width > 0) ?? all.at(-1);
}

function isMarkable({ width, height, left, top, right, bottom }: DOMRect): boolean {
  const isSpot = width > 0 && height > 0 && Math.max(width / innerWidth, height / innerHeight) < LARGEST;
  return isSpot && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
