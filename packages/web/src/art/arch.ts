/** A flat cusped arch on top of a panel of the given size, `inset` units inside its edge. Its point rises 26 units above the shoulders. */
export function archedPanel(width: number, height: number, inset: number): string {
  const middle = width / 2;
  const half = Math.min(210, width * 0.42);
  const top = 24 + inset;
  const left = inset;
  const right = width - inset;
  const bottom = height - inset;
  const x = (units: number): number => round((units * half) / 210);
  const rise = (sign: 1 | -1, at: number): number => round(middle + sign * x(at));
  const up = `C${rise(-1, 180)} ${top} ${rise(-1, 172)} ${top - 8} ${rise(-1, 150)} ${top - 8}C${rise(-1, 128)} ${top - 8} ${rise(-1, 120)} ${top - 15} ${rise(-1, 92)} ${top - 15}C${rise(-1, 58)} ${top - 15} ${rise(-1, 22)} ${top - 18} ${round(middle)} ${top - 26}`;
  const down = `C${rise(1, 22)} ${top - 18} ${rise(1, 58)} ${top - 15} ${rise(1, 92)} ${top - 15}C${rise(1, 120)} ${top - 15} ${rise(1, 128)} ${top - 8} ${rise(1, 150)} ${top - 8}C${rise(1, 172)} ${top - 8} ${rise(1, 180)} ${top} ${rise(1, 210)} ${top}`;
  const sides = `H${right - 10}Q${right} ${top} ${right} ${top + 10}V${bottom - 10}Q${right} ${bottom} ${right - 10} ${bottom}H${left + 10}Q${left} ${bottom} ${left} ${bottom - 10}V${top + 10}Q${left} ${top} ${left + 10} ${top}z`;
  return `M${left + 10} ${top}H${rise(-1, 210)}${up}${down}${sides}`;
}

/** The arched upper edge of the prompt on phones, across the whole width. */
export function archedEdge(width: number, height: number): string {
  const middle = width / 2;
  const x = (units: number): number => round(middle + units);
  return `M-2 ${height}V14H${x(-118)}Q${x(-94)} 14 ${x(-87)} 9Q${x(-61)} 10 ${x(-52)} 5.500Q${x(-16)} 6 ${x(0)} 1Q${x(16)} 6 ${x(52)} 5.500Q${x(61)} 10 ${x(87)} 9Q${x(94)} 14 ${x(118)} 14H${width + 2}V${height}`;
}

/** A multifoil arch, open below: the window of the pictures. It springs at height `spring` and ends in a point at 0. */
export function cuspedWindow(width: number, spring: number, height: number): string {
  const centre = width / 2;
  const tip = Math.min(13, spring * 0.16);
  const lobes = 4;
  const points = Array.from({ length: lobes + 1 }, (_, i) => {
    const angle = ((Math.PI / 2) * i) / (lobes + 0.42);
    return [centre - centre * Math.cos(angle), spring - (spring - tip) * Math.sin(angle) ** 0.9] as const;
  });
  const left = points.slice(1).map((end, i) => foil(points[i] ?? end, end, (x) => x));
  const right = points
    .slice(0, -1)
    .map((end, i) => foil(points[i + 1] ?? end, end, (x) => width - x))
    .reverse();
  const [lastX, lastY] = points[lobes] ?? [centre, 0];
  const toTip = `C${round(lastX + (centre - lastX) * 0.35)} ${round(lastY - tip * 0.62)} ${round(centre - (centre - lastX) * 0.22)} ${round(lastY - tip * 0.5)} ${round(centre)} 0`;
  const fromTip = `C${round(centre + (centre - lastX) * 0.22)} ${round(lastY - tip * 0.5)} ${round(width - lastX - (centre - lastX) * 0.35)} ${round(lastY - tip * 0.62)} ${round(width - lastX)} ${round(lastY)}`;
  return `M0 ${height}V${round(spring)}${left.join('')}${toTip}${fromTip}${right.join('')}V${height}Z`;
}

type Point = readonly [x: number, y: number];

/** One lobe as a curve that bulges outwards. */
function foil([x0, y0]: Point, [x1, y1]: Point, mirror: (x: number) => number): string {
  const middleX = (x0 + x1) / 2;
  const middleY = (y0 + y1) / 2;
  const outward = x1 > x0 ? 0.3 : -0.3;
  const bulgeX = middleX + (y1 - y0) * outward;
  const bulgeY = middleY - (x1 - x0) * outward;
  return `Q${round(mirror(bulgeX))} ${round(bulgeY)} ${round(mirror(x1))} ${round(y1)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
