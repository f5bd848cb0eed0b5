/** What a window shows of a larger picture: boxes and points in picture units, window sizes in pixels. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** The point in the middle of the window, and the pixels per unit. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Something the question is about, and the part of the picture it belongs to. */
export interface Target {
  readonly box: Box;
  readonly area: Box | undefined;
  /** Whether a finger must hit it. */
  readonly isChoice: boolean;
}

export interface Lens {
  readonly picture: Size;
  readonly port: Size;
  /** Pixels per unit at which the picture is readable. */
  readonly readable: number;
  /** Target size in pixels: preferred, and the minimum while a whole area is visible. */
  readonly finger: { readonly wanted: number; readonly least: number };
}

/** Maximum zoom relative to the whole picture; more only if a finger needs it. */
const MOST = 3;
/** A picture that is nearly readable as a whole is shown as a whole. */
const NEARLY = 0.85;
/** This fraction of the readable size is enough if a whole area is then visible. */
const AT_LEAST = 0.7;
/** Pixels left and right of the content, and below it, where the buttons are. */
const SIDE = 6;
const FOOT = 56;

export function wholeView({ picture, port }: Lens): View {
  return {
    x: picture.width / 2,
    y: picture.height / 2,
    scale: Math.min(port.width / picture.width, port.height / picture.height),
  };
}

/** Whether the whole picture is too small to read. */
export function isFar(lens: Lens, scale: number): boolean {
  return scale < lens.readable * NEARLY;
}

/** The scale at which the picture is readable and each choice has this many pixels. */
function scaleFor(lens: Lens, targets: readonly Target[], finger: number, readable = lens.readable): number {
  const whole = wholeView(lens).scale;
  const choices = targets.filter(({ isChoice }) => isChoice);
  const needed = choices.map(({ box: { width, height } }) => finger / Math.min(width, height));
  return Math.max(whole, isFar(lens, whole) ? readable : 0, ...needed);
}

/** The maximum scale. */
export function closest(lens: Lens, targets: readonly Target[]): number {
  return Math.max(wholeView(lens).scale * MOST, scaleFor(lens, targets, lens.finger.wanted));
}

export function withinLimits(lens: Lens, targets: readonly Target[], scale: number): number {
  return Math.min(Math.max(scale, wholeView(lens).scale), closest(lens, targets));
}

/**
 * Where a question is asked: all its areas or all its targets if they fit; otherwise the area with the most of them, and as much of it as
 * possible.
 */
export function viewOfTargets(lens: Lens, targets: readonly Target[]): View {
  const least = scaleFor(lens, targets, lens.finger.least, lens.readable * AT_LEAST);
  const wanted = scaleFor(lens, targets, lens.finger.wanted);
  const main = mostIn(targets);
  const frames = [areasOf(targets), boxesOf(targets), areasOf(main), boxesOf(main)].map(around);
  const frame = frames.find((box) => fitting(lens, box) >= least);
  if (frame) return centredOn(frame, Math.min(wanted, fitting(lens, frame)));
  return centredOn(fullest(boxesOf(main), roomAt(lens, least)), least);
}

/** One target close enough for a finger. */
export function closeView(lens: Lens, target: Target): View {
  return centredOn(target.box, scaleFor(lens, [target], lens.finger.wanted));
}

/** Whether enough of a box is in a part of the picture to be found. */
export function isSeen({ x, y, width, height }: Box, part: Box): boolean {
  const across = Math.min(x + width, part.x + part.width) - Math.max(x, part.x);
  const down = Math.min(y + height, part.y + part.height) - Math.max(y, part.y);
  const enough = Math.min(width, height) / 2;
  return across >= enough && down >= enough;
}

function roomAt({ port }: Lens, scale: number): Size {
  return { width: (port.width - 2 * SIDE) / scale, height: (port.height - FOOT) / scale };
}

/** The scale at which a box just fits. */
function fitting(lens: Lens, { width, height }: Box): number {
  const room = roomAt(lens, 1);
  return Math.min(room.width / width, room.height / height);
}

/** In the part of the window that no button covers. */
function centredOn({ x, y, width, height }: Box, scale: number): View {
  return { x: x + width / 2, y: y + (height + FOOT / scale) / 2, scale };
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function boxesOf(targets: readonly Target[]): readonly Box[] {
  return targets.map(({ box }) => box);
}

function areasOf(targets: readonly Target[]): readonly Box[] {
  return targets.map(({ box, area }) => area ?? box);
}

/** The targets of the area with the most of them; those without an area count as one. */
function mostIn(targets: readonly Target[]): readonly Target[] {
  const groups = Map.groupBy(targets, ({ area }) => (area ? `${area.x} ${area.y}` : ''));
  return [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most));
}

/** The window around one of these that contains the most of them; for one larger than the window, its beginning. */
function fullest(boxes: readonly Box[], room: Size): Box {
  const rooms = boxes.map(({ x, y, width, height }) => ({
    ...room,
    x: width > room.width ? x : x + (width - room.width) / 2,
    y: height > room.height ? y : y + (height - room.height) / 2,
  }));
  const held = (part: Box): number => boxes.filter((box) => isSeen(box, part)).length;
  return rooms.reduce((best, part) => (held(part) > held(best) ? part : best));
}
