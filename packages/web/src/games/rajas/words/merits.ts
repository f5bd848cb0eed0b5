import { COLOURS, type ColourName } from '@durbar/rajas/vocabulary';
import type { Merit, TurnStep } from '../../../table/contract.ts';
import { tileNamed } from '../model/tile.ts';
import type { GainFace } from '../pieces/marks.ts';
import { LETTERS } from '../pieces/pictures.ts';
import type { RajasChoice, RajasFact, RajasTelling, RajasView } from '../types.ts';
import { gainWords } from './gains.ts';

interface Line {
  readonly steps: readonly TurnStep<RajasView, RajasChoice>[];
  readonly facts: readonly RajasFact[];
  readonly view: RajasView;
}

/** A turn's certain gains, and the dice left. */
export function merits({ steps, facts, view }: Line, telling: RajasTelling): Merit[] {
  const seat = telling.viewer;
  const [before, after] = [steps[0]?.view, view].map((seen) => (seat === 'spectator' ? undefined : seen?.seats[seat]));
  if (!before || !after) return [];
  const { words } = telling;
  const mine = facts.filter((fact) => 'seat' in fact && fact.seat === seat);
  const count = (type: RajasFact['type']): number => mine.filter((fact) => fact.type === type).length;
  const dice = diceToCome(steps, telling);
  const coming = dice.reduce((sum, { amount }) => sum + amount, 0);
  const gain = (id: string, amount: number, text: Merit['text']): Merit => ({ id, kind: 'gain', amount, text });
  return [
    gain('fame', after.fame - before.fame, words.gain.fame),
    gain('money', after.money - before.money, words.gain.money),
    gain('karma', after.karma - before.karma, words.gain.karma),
    { id: 'worker', kind: 'name', amount: count('worker-won'), text: () => words.gain.worker },
    gain('upgrade', count('upgraded'), words.gain.upgrade),
    gain('markets', marketsOn(mine, telling), (value) => words.merits.markets(words.gain.money(value))),
    ...dice.map(({ colour, amount }) => ({
      ...gain(`dice ${colour}`, amount, (dice) => words.gain.coloured(dice, words.colours[colour])),
      why: nextTile(colour, after.dice, view, telling),
    })),
    gain('river', after.boat - before.boat, words.merits.river),
    ...otherEffects(steps, telling),
    { id: 'dice', kind: 'stock', amount: after.dice.length + coming, text: words.merits.dice },
  ];
}

/** The value of newly built markets when scored. */
function marketsOn(facts: readonly RajasFact[], { game }: RajasTelling): number {
  const built = facts.flatMap((fact) => (fact.type === 'tile-built' || fact.type === 'tile-overbuilt' ? [fact.id] : []));
  return built.flatMap((id) => tileNamed(game, id)?.markets ?? []).reduce((sum, { value }) => sum + value, 0);
}

/** What dice of a colour are for: the cheapest tile in the quarry that those left don't pay for yet. */
function nextTile(
  colour: ColourName,
  dice: readonly string[],
  { stacks }: RajasView,
  { game, words }: RajasTelling,
): string | undefined {
  const held = dice.filter((die) => die.startsWith(LETTERS[colour])).reduce((sum, die) => sum + Number(die.slice(1)), 0);
  const tiles = stacks.flatMap(({ top }) => tileNamed(game, top) ?? []);
  const prices = tiles.flatMap((tile) => (tile.colour === colour && tile.price > held ? [tile.price] : []));
  return prices.length > 0 ? words.merits.nextTile(held, Math.min(...prices)) : undefined;
}

/** Dice to be rolled: named ones, and those a space gives in its colour. */
function diceToCome(steps: Line['steps'], telling: RajasTelling): readonly { colour: ColourName; amount: number }[] {
  const named = steps.flatMap(({ choice }) => (choice.type === 'take' ? [COLOURS[choice.colour]] : []));
  const printed = effectsOf(steps, telling).flatMap(({ kind, amount = 1, colour }) =>
    kind === 'dice' && colour ? Array.from({ length: amount }, () => colour) : [],
  );
  const all = [...named, ...printed];
  return COLOURS.map((colour) => ({ colour, amount: all.filter((one) => one === colour).length }));
}

/** Effects whose gains show in the facts, or that ask what to do. */
const SEEN: ReadonlySet<string> = new Set([
  'money',
  'fame',
  'karma',
  'dice',
  'upgrade',
  'boat-move',
  'sail',
  'sail-exactly',
  'build',
  'overbuild',
  'markets',
  'palace-action',
  'worker',
]);

/** Other effects of spaces: start the next round, draw a yield tile, module effects. */
function otherEffects(steps: Line['steps'], telling: RajasTelling): Merit[] {
  return effectsOf(steps, telling)
    .filter(({ kind }) => !SEEN.has(kind))
    .map((effect) => ({ id: effect.kind, kind: 'act', amount: 1, text: () => gainWords(effect, telling.words) }));
}

function effectsOf(steps: Line['steps'], { game }: RajasTelling): readonly GainFace[] {
  return steps.flatMap(({ choice }) => {
    if (choice.type === 'place') return game.spaces.find(({ id }) => id === choice.id)?.effects ?? [];
    return choice.type === 'action' ? (game.actions.find(({ id }) => id === choice.id)?.effects ?? []) : [];
  });
}
