import { add } from '../row.ts';
import { AT, ELEPHANT, type Game, MOGUL, NONE, type State } from './names.ts';

/** The cards in hand: how many, how well they go together, what they show. */
export function measureHand(game: Game, state: State, seat: number, row: Float64Array): void {
  const kinds = game.deck.length;
  const lengths = [0, 0, 0, 0];
  for (let card = 0; card < kinds; card++) {
    const count = state.hands[seat * kinds + card] as number;
    if (count > 0) countCard(game.cards[card] as Game['cards'][number], count, lengths, row);
  }
  const sorted = lengths.toSorted((a, b) => b - a);
  row[AT['longest-colour']] = sorted[0] as number;
  row[AT['second-colour']] = sorted[1] as number;
  if (state.isIn[seat] !== 1) return;
  const colour = state.visitColours[seat] as number;
  row[AT['playable-cards']] = (colour === NONE ? sorted[0] : lengths[colour]) as number;
}

function countCard({ colour, symbols }: Game['cards'][number], count: number, lengths: number[], row: Float64Array): void {
  if (colour === NONE) add(row, AT['white-cards'], count);
  else {
    add(row, AT['colour-cards'], count);
    lengths[colour] = (lengths[colour] as number) + count;
  }
  for (const symbol of symbols) {
    if (symbol === ELEPHANT) add(row, AT['elephant-symbols'], count);
    if (symbol === MOGUL) add(row, AT['mogul-symbols'], count);
  }
}
