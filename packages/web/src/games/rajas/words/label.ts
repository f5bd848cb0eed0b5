import { COLOURS, FACES, faceOf } from '@durbar/rajas/vocabulary';
import type { RajasMessages } from '../messages/index.ts';
import { boardModelOf } from '../model/boardModelOf.ts';
import { tileNamed } from '../model/tile.ts';
import { moduleLabels } from '../modules/index.ts';
import type { RajasChoice, RajasTelling, RajasView } from '../types.ts';
import { gainWords } from './gains.ts';
import { dieName, dieOfKind, spaceNameOf } from './names.ts';
import { costWords } from './spaces.ts';
import { tileLine } from './tiles.ts';

export type LabelOf<C> = (choice: C, telling: RajasTelling, view: RajasView) => string;
export type Labels<C extends RajasChoice> = { readonly [T in C['type']]: LabelOf<Extract<C, { type: T }>> };

type Pay = Extract<RajasChoice, { type: 'pay' }>;

const labels: Labels<RajasChoice> = {
  ...moduleLabels,
  place: ({ id }, telling, view) => {
    const space = boardModelOf(view, telling).spaces.find((one) => one.id === id);
    return telling.words.labels.place(spaceNameOf(id, telling.words), space ? costWords(space, telling.words) : '');
  },
  pass: (_, { words }) => words.labels.pass,
  'pay-die': ({ die, turned }, { words }) =>
    turned ? words.labels.payTurned(dieOfKind(die, words), FACES + 1 - faceOf(die)) : words.labels.payDie(dieOfKind(die, words)),
  tile: ({ id }, { game, words }) => {
    const tile = tileNamed(game, id);
    return words.labels.tile(tile ? tileLine(tile, words) : id);
  },
  lay: ({ at, rotation }, { words }) => (rotation === 0 ? words.labels.layPlain(at) : words.labels.lay(at, rotation)),
  pay: (choice, { words }) => words.labels.pay(paidDice(choice, words)),
  overpay: (_, { words }) => words.labels.overpay,
  take: ({ colour }, { words }) => words.labels.take(words.colours[COLOURS[colour] ?? 'blue']),
  return: ({ die }, { words }) => words.labels.return(dieOfKind(die, words)),
  reroll: ({ die }, { words }) => words.labels.reroll(dieOfKind(die, words)),
  done: (_, { words }, { agenda }) => (agenda.at(-1)?.kind === 'take-dice' ? words.labels.noMore : words.labels.done),
  decline: (_, { words }) => words.labels.decline,
  score: ({ money }, { words }) => words.labels.score(money),
  upgrade: ({ name }, { words }) => words.labels.upgrade(words.buildings[name]),
  sail: ({ spaces }, { words }) => (spaces === 0 ? words.labels.stay : words.labels.sail(spaces)),
  action: ({ id }, { words }) => words.labels.action(spaceNameOf(id, words)),
  receive: ({ id }, telling, view) => {
    const gain = boardModelOf(view, telling).players[turnOf(view)]?.province.yields.find((one) => one.id === id)?.gain;
    return telling.words.labels.receive(gain ? gainWords(gain, telling.words) : id);
  },
  roll: ({ value }) => String(value),
  reveal: ({ id }) => id,
  first: ({ seat }, telling) => telling.name(seat),
  draw: ({ id }) => id,
};

function paidDice({ colour, plain, turned }: Pay, words: RajasMessages): readonly string[] {
  const nameOf = (value: number) => dieName(COLOURS[colour] ?? 'blue', value, words);
  return [...plain.map(nameOf), ...turned.map((value) => words.labels.turned(nameOf(value), FACES + 1 - value))];
}

/** Who decides now: the seat of the frame on top. */
export function turnOf({ agenda, turn }: RajasView): number {
  const frame = agenda.at(-1);
  return frame && 'seat' in frame ? frame.seat : turn;
}

/** A choice in words, complete enough for a list or a screen reader. */
export function label(choice: RajasChoice, view: RajasView, telling: RajasTelling): string {
  const say = labels[choice.type] as LabelOf<RajasChoice>;
  return say(choice, telling, view);
}
