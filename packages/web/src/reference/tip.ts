/** What one symbol or piece means. */
export interface TipEntry {
  readonly section: string;
  readonly title: string;
  readonly sentence: string;
  readonly symbol?: string | undefined;
}

export interface TipShown {
  readonly entries: readonly TipEntry[];
  /** Its anchor. */
  readonly box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  /** It stays until closed, with buttons that lead to the rules. */
  readonly pinned: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

/** Above the piece if there is room, else below; never outside the screen. */
export function placeBeside(box: TipShown['box'], tip: Size, screen: Size): { readonly x: number; readonly y: number } {
  const middle = (box.left + box.right) / 2 - tip.width / 2;
  const above = box.top - tip.height - GAP;
  const x = Math.max(GAP, Math.min(middle, screen.width - tip.width - GAP));
  const y = above >= GAP ? above : Math.min(box.bottom + GAP, screen.height - tip.height - GAP);
  return { x, y: Math.max(GAP, y) };
}

/** The topic of a place on the table: its own description, a piece that can be asked about, or a part of the table. */
export function thingOf(element: Element): string | undefined {
  const named = element.closest<HTMLElement | SVGElement>('[data-about], [data-thing], [data-part]');
  return named?.dataset.about ?? named?.dataset.thing ?? named?.dataset.part;
}
