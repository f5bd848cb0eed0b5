import { add } from '../row.ts';
import { AT, ELEPHANT, type Game, MOGUL, NONE, type State } from './names.ts';

/** The cards in hand: how many, how well they go together, what they show. */
export function measureHand(game: Game, state: State, seat: number, row: Float64Array): void {
  const lengths = [0, 0, 0, 0];
  for (const card of state.hands[seat] as readonly number[]) countCard(game.cards[card] as Game['cards'][number], lengths, row);
  const sorted = lengths.toSorted((a, b) => b - a);
  row[AT['longest-colour']] = sorted[0] as number;
  row[AT['second-colour']] = sorted[1] as number;
  if (state.isIn[seat] !== 1) return;
  const colour = state.visitColours[seat] as number;
  row[AT['playable-cards']] = (colour === NONE ? sorted[0] : lengths[colour]) as number;
}

function countCard({ colour, symbols }: Game['cards'][number], lengths: number[], row: Float64Array): void {
  if (colour === NONE) add(row, AT['white-cards'], 1);
  else {
    add(row, AT['colour-cards'], 1);
    lengths[colour] = (lengths[colour] as number) + 1;
  }
  for (const symbol of symbols) {
    if (symbol === ELEPHANT) add(row, AT['elephant-symbols'], 1);
    if (symbol === MOGUL) add(row, AT['mogul-symbols'], 1);
  }
}
