import { COLOURS, ELEPHANT, MOGUL, NONE } from '@durbar/taj-mahal/vocabulary';
import { addAt, at, entry, zeros } from '../../numbers.ts';
import { add } from '../row.ts';
import { AT } from './names.ts';
import type { CardNumbers, State, Tables } from './tables.ts';

/** The cards in hand: how many there are, how well they combine, what they show. */
export function measureHand({ cards }: Tables, state: State, seat: number, row: Float64Array): void {
  const lengths = zeros(COLOURS.length);
  for (const card of entry(state.hands, seat)) countCard(entry(cards, card), lengths, row);
  let [longest, second] = [0, 0];
  for (const length of lengths) {
    if (length > longest) [longest, second] = [length, longest];
    else if (length > second) second = length;
  }
  row[AT['longest-colour']] = longest;
  row[AT['second-colour']] = second;
  if (state.isIn[seat] !== 1) return;
  const colour = at(state.visitColours, seat);
  row[AT['playable-cards']] = colour === NONE ? longest : at(lengths, colour);
}

function countCard({ colour, symbols }: CardNumbers, lengths: number[], row: Float64Array): void {
  if (colour === NONE) add(row, AT['white-cards'], 1);
  else {
    add(row, AT['colour-cards'], 1);
    addAt(lengths, colour, 1);
  }
  for (const symbol of symbols) {
    if (symbol === ELEPHANT) add(row, AT['elephant-symbols'], 1);
    if (symbol === MOGUL) add(row, AT['mogul-symbols'], 1);
  }
}
