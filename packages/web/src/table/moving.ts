/** Where each piece was, by its name. */
type Places = ReadonlyMap<string, DOMRect>;

const EASING = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

/** Reads where the named pieces of a table are, in one go. */
export function placesOf(root: Element): Places {
  return new Map(piecesOf(root).map((piece) => [nameOf(piece), piece.getBoundingClientRect()]));
}

/** Lets every piece that stands elsewhere now travel there from its old place. */
export function travel(root: Element, before: Places, duration: number): void {
  const moves = piecesOf(root).flatMap((piece) => {
    const from = before.get(nameOf(piece));
    const to = piece.getBoundingClientRect();
    return from && isVisible(to) && isVisible(from) && hasMoved(from, to) ? [{ piece, from, to }] : [];
  });
  for (const { piece, from, to } of moves) animate(piece, from, to, duration);
}

function piecesOf(root: Element): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')];
}

function nameOf(piece: HTMLElement | SVGElement): string {
  return piece.dataset.piece ?? '';
}

function isVisible({ width, height }: DOMRect): boolean {
  return width > 0 && height > 0;
}

function hasMoved(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.x - to.x) > 1 || Math.abs(from.y - to.y) > 1;
}

/** Drawings have units of their own, so their way is measured in those; boxes also grow or shrink on the way. */
function animate(piece: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, duration: number): void {
  const isDrawing = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement);
  const unit = isDrawing ? (piece.getScreenCTM()?.a ?? 1) : 1;
  const way = `translate(${(from.x - to.x) / unit}px, ${(from.y - to.y) / unit}px)`;
  const start = isDrawing ? way : `${way} scale(${from.width / to.width})`;
  const origin = isDrawing ? {} : { transformOrigin: '0 0' };
  piece.animate(
    [
      { transform: start, ...origin },
      { transform: 'none', ...origin },
    ],
    { duration, easing: EASING, composite: 'add' },
  );
}
