type Direction = readonly [dx: number, dy: number];

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The penalty for a card to the side, compared with one straight ahead. */
const ASIDE = 3;

/** Arrow keys move the focus from card to card, to the next one in their direction, wherever the list's cards are drawn. */
export function cardArrows(list: HTMLElement): void {
  list.addEventListener('keydown', (event) => {
    const direction = DIRECTIONS[event.key];
    const from = event.target instanceof Element ? event.target.closest('li') : null;
    if (!direction || !from) return;
    const next = nextCard([...list.querySelectorAll<HTMLElement>('li:has(button)')], from, direction);
    const control = next?.querySelector<HTMLElement>('[data-choice]') ?? next?.querySelector('button');
    if (!control) return;
    event.preventDefault();
    control.focus();
  });
}

function nextCard(cards: readonly HTMLElement[], from: HTMLElement, [dx, dy]: Direction): HTMLElement | undefined {
  const start = centreOf(from);
  const ahead = cards.flatMap((card) => {
    const { x, y } = centreOf(card);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    return along > aside ? [{ card, way: along + aside * ASIDE }] : [];
  });
  return ahead.sort((one, other) => one.way - other.way)[0]?.card;
}

function centreOf(card: HTMLElement): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = card.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
