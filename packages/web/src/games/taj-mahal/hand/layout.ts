/** How the hand is laid out so every choice is in sight. */
export interface HandLayout {
  /** How wide a card is. */
  readonly card: number;
  /** Cards in a row; rows are about equally long. */
  readonly perRow: number;
  /** Cards are drawn small because many things may be done with them. */
  readonly isCrowded: boolean;
  /** What may be added is shown under the cards it goes with, and there only. */
  readonly hidesCompanions: boolean;
}

export interface HandSize {
  /** Kinds of cards, with those that may only be added. */
  readonly kinds: number;
  /** Of these, kinds that may only be added. */
  readonly addable: number;
  /** The most companions under one card. */
  readonly companions: number;
  readonly width: number;
  readonly height: number;
  readonly screen: 'narrow' | 'wide';
}

export const CARD_GAP = 7;
/** The room left and right of the cards. */
const EDGES = 8;
const TALLNESS = 1.48;
const CAPTION = 18;
const CROWDED = { card: 44, gap: 4 };
const WIDEST = 92;
const WIDEST_ON_PHONES = 67;
const PHONE = 600;
/** Below this the symbols of a whole card are hard to read: rather leave something else out. */
const COMFORTABLE = 50;
const PENDANT = { narrow: { width: 47, height: 47 }, wide: { width: 30, height: 29 } };

export function handLayout(size: HandSize): HandLayout {
  const { kinds, addable, companions, width, screen } = size;
  const isPaired = companions > 0 && addable > 0;
  const hidesCompanions = isPaired && (screen === 'narrow' || (largest(kinds, size) ?? 0) < COMFORTABLE);
  const shown = hidesCompanions ? kinds - addable : kinds;
  const card = largest(shown, size);
  const column = card === undefined ? CROWDED.card + CROWDED.gap : card + CARD_GAP;
  return {
    card: card ?? CROWDED.card,
    perRow: Math.ceil(shown / rows(shown, column, width)),
    isCrowded: card === undefined,
    hidesCompanions,
  };
}

/** The widest card with which the whole hand fits; on phones, where the hand covers the board, in as few rows as can be. */
function largest(kinds: number, { companions, width, height, screen }: HandSize): number | undefined {
  const pendant = PENDANT[screen];
  const fewest = rows(kinds, CROWDED.card + CARD_GAP, width);
  for (let card = screen === 'narrow' && width < PHONE ? WIDEST_ON_PHONES : WIDEST; card >= CROWDED.card; card--) {
    const count = rows(kinds, card + CARD_GAP, width);
    if (screen === 'narrow' && count > fewest) continue;
    const abreast = Math.max(1, Math.floor((card + CARD_GAP) / pendant.width));
    const below = companions > 0 ? Math.ceil(companions / abreast) * pendant.height : CAPTION;
    if (count * (card * TALLNESS + below + CARD_GAP) <= height) return card;
  }
  return undefined;
}

function rows(kinds: number, column: number, width: number): number {
  return Math.max(1, Math.ceil(kinds / Math.max(1, Math.floor((width - EDGES + CARD_GAP) / column))));
}
