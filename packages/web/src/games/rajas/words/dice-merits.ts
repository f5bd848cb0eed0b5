import { COLOURS, type ColourName, colourOf, faceOf } from '@durbar/rajas/vocabulary';
import type { Merit } from '../../../table/contract.ts';
import { tileNamed } from '../model/tile.ts';
import { moduleTaken } from '../modules/index.ts';
import type { GainFace } from '../pieces/marks.ts';
import { LETTERS } from '../pieces/pictures.ts';
import type { RajasChoice, RajasTelling, RajasView } from '../types.ts';
import { spaceNameOf } from './names.ts';

/** What a die shows on average. */
const MEAN = 3.5;

/** Dice to be rolled, by colour: named ones, and those a space gives in its colour. */
export function diceToCome(choices: readonly RajasChoice[], effects: readonly GainFace[]): readonly ColourName[] {
  const named = choices.flatMap((choice) => (choice.type === 'take' ? (COLOURS[choice.colour] ?? []) : []));
  const printed = effects.flatMap(({ kind, amount = 1, colour }) =>
    kind === 'dice' && colour ? Array.from({ length: amount }, () => colour) : [],
  );
  return [...named, ...printed];
}

/** The colours of dice that are taken without a roll. */
export function diceAsTheyLie(choices: readonly RajasChoice[]): readonly ColourName[] {
  return choices.flatMap((choice) => {
    const die = moduleTaken[choice.type]?.(choice);
    return die === undefined ? [] : (COLOURS[colourOf(die)] ?? []);
  });
}

/** New dice by colour, each with what they are for: those to be rolled, and those taken as they lie. */
export function newDice(
  choices: readonly RajasChoice[],
  coming: readonly ColourName[],
  view: RajasView,
  seat: number,
  telling: RajasTelling,
): Merit[] {
  const { words } = telling;
  const lying = diceAsTheyLie(choices);
  return COLOURS.map((colour) => ({
    id: `dice ${colour}`,
    kind: 'gain',
    amount: [...coming, ...lying].filter((one) => one === colour).length,
    text: (amount) => words.merits.coloured(amount, words.colours[colour]),
    why: nextTile(colour, worthOf(colour, [], view, seat), view, telling),
  }));
}

/** What the dice of each colour count in the end, rolled again at the mean. */
export function diceValues(choices: readonly RajasChoice[], view: RajasView, seat: number, telling: RajasTelling): Merit[] {
  const { words } = telling;
  const again = choices.flatMap((choice) => (choice.type === 'reroll' ? [choice.die] : []));
  return COLOURS.map((colour) => {
    const amount = worthOf(colour, again, view, seat);
    const isRolled = again.some((die) => COLOURS[colourOf(die)] === colour);
    return {
      id: `value ${colour}`,
      kind: 'stock',
      amount,
      text: (value) => (isRolled ? words.merits.valueAbout : words.merits.value)(value, words.colours[colour]),
      why: paidTile(colour, amount, view, telling) ?? nextTile(colour, amount, view, telling),
    };
  });
}

/** What rolling again could pay for: free spaces that want a number none of the other dice shows. */
export function openedByReroll(choices: readonly RajasChoice[], view: RajasView, seat: number, telling: RajasTelling): Merit[] {
  const again = choices.flatMap((choice) => (choice.type === 'reroll' ? [choice.die] : []));
  if (again.length === 0) return [];
  const { words, game } = telling;
  const rolled = again.map((die) => `${LETTERS[COLOURS[colourOf(die)] ?? 'blue']}${faceOf(die)}`);
  const kept = withoutAll(view.seats[seat]?.dice ?? [], rolled).map((die) => Number(die.slice(1)));
  const [first] = game.spaces.filter(({ id, cost }) => {
    const isFree = view.spaces.find((space) => space.id === id)?.workers.length === 0;
    const { values, colour } = cost.die ?? {};
    return isFree && values && !colour && !kept.some((value) => values.includes(value));
  });
  if (!first) return [];
  const name = spaceNameOf(first.id, words);
  return [
    {
      id: `opens ${name}`,
      kind: 'name',
      amount: 1,
      text: () => words.cost.hoped(name, first.cost.die?.values ?? []),
    },
  ];
}

function withoutAll(dice: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...dice];
  for (const die of gone) {
    const place = left.indexOf(die);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function worthOf(colour: ColourName, again: readonly number[], { seats }: RajasView, seat: number): number {
  const shown = (seats[seat]?.dice ?? []).filter((die) => die.startsWith(LETTERS[colour]));
  const sum = shown.reduce((all, die) => all + Number(die.slice(1)), 0);
  const rolled = again.filter((die) => COLOURS[colourOf(die)] === colour);
  return Math.round(sum + rolled.reduce((all, die) => all + MEAN - faceOf(die), 0));
}

function pricesIn(colour: ColourName, { stacks }: RajasView, { game }: RajasTelling): readonly number[] {
  const tiles = stacks.flatMap(({ top }) => tileNamed(game, top) ?? []);
  return tiles.flatMap((tile) => (tile.colour === colour && tile.price > 0 ? [tile.price] : []));
}

/** The dearest tile in the quarry that this pays for. */
function paidTile(colour: ColourName, held: number, view: RajasView, telling: RajasTelling): string | undefined {
  const prices = pricesIn(colour, view, telling).filter((price) => price <= held);
  return prices.length > 0 ? telling.words.merits.pays(Math.max(...prices)) : undefined;
}

/** The cheapest tile in the quarry that this doesn't pay for yet. */
function nextTile(colour: ColourName, held: number, view: RajasView, telling: RajasTelling): string | undefined {
  const prices = pricesIn(colour, view, telling).filter((price) => price > held);
  return prices.length > 0 ? telling.words.merits.nextTile(held, Math.min(...prices)) : undefined;
}
