/** A symbol drawn on the table, found by its `<use>`. */
export interface DrawnSymbol {
  readonly name: string;
  readonly box: DOMRect;
}

/** Every explained symbol on the table, where it is drawn. Hidden ones have no size. */
export function drawnSymbols(root: Element, isExplained: (name: string) => boolean): readonly DrawnSymbol[] {
  return [...root.querySelectorAll('use')].flatMap((use) => {
    const name = (use.getAttribute('href') ?? '').slice(1);
    if (!isExplained(name)) return [];
    const box = use.getBoundingClientRect();
    return box.width > 0 && box.height > 0 ? [{ name, box }] : [];
  });
}

/** The symbol under a point; the smallest of several, which is on top. */
export function symbolAt(symbols: readonly DrawnSymbol[], x: number, y: number): DrawnSymbol | undefined {
  const size = ({ box }: DrawnSymbol): number => box.width * box.height;
  return symbols
    .filter(({ box }) => holds(box, x, y))
    .reduce<DrawnSymbol | undefined>((least, each) => (least && size(least) <= size(each) ? least : each), undefined);
}

/** The names of the symbols inside a piece, in order, without duplicates. */
export function symbolsInside(symbols: readonly DrawnSymbol[], piece: DOMRect): readonly string[] {
  const inside = symbols.filter(({ box }) => holds(piece, box.x + box.width / 2, box.y + box.height / 2));
  return [...new Set(inside.map(({ name }) => name))];
}

function holds({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
