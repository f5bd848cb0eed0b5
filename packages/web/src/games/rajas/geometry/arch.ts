import { r2 } from './point.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The cusped arch of every main panel: a path piece from left to right over `centre`, `rise` units high. */
export function cuspedArch(centre: number, half: number, base: number, rise: number): string {
  const at = (part: number, height: number) => `${r2(centre + half * part)} ${r2(base - rise * height)}`;
  return [
    `L${at(-1, 0)}Q${at(-0.8, 0)} ${at(-0.74, 0.38)}Q${at(-0.52, 0.3)} ${at(-0.44, 0.66)}Q${at(-0.14, 0.6)} ${at(0, 1)}`,
    `Q${at(0.14, 0.6)} ${at(0.44, 0.66)}Q${at(0.52, 0.3)} ${at(0.74, 0.38)}Q${at(0.8, 0)} ${at(1, 0)}`,
  ].join('');
}

export interface PanelShape {
  readonly rise: number;
  readonly half: number;
  readonly radius: number;
  /** For the thin inner line: how far inside the panel it runs. */
  readonly inset?: number;
}

/** A panel whose upper side carries the arch. The arch is inside the box, so the top `rise` units are empty. */
export function archedPanel({ x, y, width, height }: Box, { rise, half, radius, inset = 0 }: PanelShape): string {
  const [left, right] = [x + inset, x + width - inset];
  const [top, bottom] = [y + rise - 2 + inset, y + height - inset];
  const [innerLeft, innerRight] = [x + radius, x + width - radius];
  const [innerTop, innerBottom] = [y + rise - 2 + radius, y + height - radius];
  const head = cuspedArch(x + width / 2, half - inset, top, rise);
  return (
    `M${left} ${innerTop}Q${left} ${top} ${innerLeft} ${top}${head}L${innerRight} ${top}Q${right} ${top} ${right} ${innerTop}` +
    `V${innerBottom}Q${right} ${bottom} ${innerRight} ${bottom}H${innerLeft}Q${left} ${bottom} ${left} ${innerBottom}Z`
  );
}

/** The pointed niche behind a portrait, in a box of 40 by 56 units. */
export function niche({ x, y, width, height }: Box): string {
  const middle = x + width / 2;
  const right = x + width;
  return (
    `M${x} ${y + height}V${y + 20}Q${x} ${y + 8} ${x + width * 0.25} ${y + 6}Q${x + width * 0.4} ${y + 5} ${middle} ${y}` +
    `Q${x + width * 0.6} ${y + 5} ${x + width * 0.75} ${y + 6}Q${right} ${y + 8} ${right} ${y + 20}V${y + height}Z`
  );
}
