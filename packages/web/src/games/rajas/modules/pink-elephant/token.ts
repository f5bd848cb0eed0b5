import type { OwnedOf, TokenOf } from '../module.ts';
import { ELEPHANT, elephantFace, elephantPlace, elephantWith } from './elephant.ts';

export const elephantToken: TokenOf = (view, seat, { words: { pinkElephant } }) => {
  const elephant = elephantWith(view, seat);
  if (!elephant) return undefined;
  const label = elephant === 'lying' ? pinkElephant.lying : pinkElephant.held;
  return { ...ELEPHANT, colour: '#d9539a', count: 1, label, place: elephantPlace(seat), face: elephantFace(seat) };
};

export const elephantOwned: OwnedOf = ({ modules }, seat, { words }) => ({
  id: 'pink-elephant',
  kind: 'own',
  amount: modules.pinkElephant?.owner === seat ? 1 : 0,
  text: () => words.pinkElephant.won,
});
