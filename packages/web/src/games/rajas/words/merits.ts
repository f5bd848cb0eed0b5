import { BUILDINGS } from '@durbar/rajas/vocabulary';
import type { Merit, TurnStep } from '../../../table/contract.ts';
import { boardModelOf } from '../model/boardModelOf.ts';
import { tileNamed } from '../model/tile.ts';
import { diceQuestions, ownedSince } from '../modules/index.ts';
import type { GainFace } from '../pieces/marks.ts';
import type { RajasChoice, RajasFact, RajasTelling, RajasView } from '../types.ts';
import { diceAsTheyLie, diceToCome, diceValues, newDice, openedByReroll } from './dice-merits.ts';
import { gainWords } from './gains.ts';
import { buildingMerits, provinceMerits } from './province-merits.ts';

interface Line {
  readonly steps: readonly TurnStep<RajasView, RajasChoice>[];
  readonly facts: readonly RajasFact[];
  readonly view: RajasView;
}

/** A turn's certain gains, and what is left. */
export function merits({ steps, facts, view }: Line, telling: RajasTelling): Merit[] {
  const seat = telling.viewer;
  const [before, after] = [steps[0]?.view, view].map((seen) => (seat === 'spectator' ? undefined : seen?.seats[seat]));
  if (!before || !after || seat === 'spectator') return [];
  const { words } = telling;
  const mine = facts.filter((fact) => 'seat' in fact && fact.seat === seat);
  const choices = steps.map(({ choice }) => choice);
  const effects = effectsOf(choices, mine, telling);
  const coming = diceToCome(choices, effects);
  const gain = (id: string, amount: number, text: Merit['text']): Merit => ({ id, kind: 'gain', amount, text });
  return [
    gain('fame', after.fame - before.fame + fameToCome(mine, after.levels, telling), words.gain.fame),
    gain('money', after.money - before.money, words.gain.money),
    gain('karma', after.karma - before.karma, words.gain.karma),
    {
      id: 'worker',
      kind: 'name',
      amount: mine.filter(({ type }) => type === 'worker-won').length,
      text: () => words.merits.worker,
    },
    ...buildingMerits(mine, view, seat, telling),
    gain('markets', marketsOn(mine, telling), (value) => words.merits.markets(words.gain.money(value))),
    ...newDice(choices, coming, view, seat, telling),
    { ...gain('river', after.boat - before.boat, words.merits.river), why: riverGain(view, seat, telling) },
    ...otherEffects(effects, telling),
    ...ownedSince(steps[0]?.view ?? view, view, seat, telling),
    ...provinceMerits(steps[0]?.view ?? view, view, seat, choices, telling),
    ...openedByReroll(choices, view, seat, telling),
    ...diceLeft(steps, view, seat, telling),
  ];
}

/** Where nothing but dice is at stake, what each colour counts; otherwise how many dice are kept, and the colours as a detail. */
function diceLeft(steps: Line['steps'], view: RajasView, seat: number, telling: RajasTelling): readonly Merit[] {
  const choices = steps.map(({ choice }) => choice);
  const { kind = '' } = steps[0]?.view.agenda.at(-1) ?? {};
  const values = diceValues(choices, view, seat, telling);
  if (ABOUT_DICE.has(kind) || choices[0]?.type === 'return') return values;
  const amount = (view.seats[seat]?.dice.length ?? 0) - diceAsTheyLie(choices).length;
  return [
    { id: 'dice', kind: 'stock', amount, text: telling.words.merits.dice },
    ...values.map((value): Merit => ({ ...value, isDetail: true })),
  ];
}

/** Questions by which dice are paid or rolled again. */
const ABOUT_DICE: ReadonlySet<string> = new Set(['pay-space', 'pay-tile', 'overpay', 'reroll', ...diceQuestions]);

/** River spaces whose effect is chosen, so the turn itself says what it was. */
const CHOSEN: readonly string[] = ['palace-action', 'markets'];

/** What the boat finds where it stops. */
function riverGain(view: RajasView, seat: number, telling: RajasTelling): string | undefined {
  const boat = view.seats[seat]?.boat;
  const found = boardModelOf(view, telling).river.spaces.find(({ index }) => index === boat)?.gain;
  return found && !CHOSEN.includes(found.kind) ? gainWords(found, telling.words) : undefined;
}

/** What the buildings of new tiles score once the next tile of the stack has been revealed. */
function fameToCome(facts: readonly RajasFact[], levels: readonly number[], { game }: RajasTelling): number {
  const scored = facts.flatMap((fact) => (fact.type === 'tile-scored' ? [fact.id] : []));
  const buildings = builtTiles(facts)
    .filter((id) => !scored.includes(id))
    .flatMap((id) => tileNamed(game, id)?.buildings ?? []);
  return buildings.reduce((sum, building) => sum + (levels[BUILDINGS.indexOf(building)] ?? 0), 0);
}

function builtTiles(facts: readonly RajasFact[]): readonly string[] {
  return facts.flatMap((fact) => (fact.type === 'tile-built' || fact.type === 'tile-overbuilt' ? [fact.id] : []));
}

/** The value of newly built markets when scored. */
function marketsOn(facts: readonly RajasFact[], { game }: RajasTelling): number {
  return builtTiles(facts)
    .flatMap((id) => tileNamed(game, id)?.markets ?? [])
    .reduce((sum, { value }) => sum + value, 0);
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
function otherEffects(effects: readonly GainFace[], { words }: RajasTelling): Merit[] {
  const named: Readonly<Record<string, string>> = { reroll: words.merits.reroll, 'start-player': words.merits.startPlayer };
  return effects
    .filter(({ kind }) => !SEEN.has(kind))
    .map((effect) => ({
      id: effect.kind,
      kind: 'own',
      amount: 1,
      text: () => named[effect.kind] ?? gainWords(effect, words),
    }));
}

/** What the spaces do on which workers are placed, also by a module's choice, and actions used without a worker. */
function effectsOf(choices: readonly RajasChoice[], facts: readonly RajasFact[], { game }: RajasTelling): readonly GainFace[] {
  const spaces = facts.flatMap((fact) => (fact.type === 'worker-placed' ? [fact.id] : []));
  const actions = choices.flatMap((choice) => (choice.type === 'action' ? [choice.id] : []));
  const effects = (all: readonly { readonly id: string; readonly effects: readonly GainFace[] }[], ids: readonly string[]) =>
    ids.flatMap((wanted) => all.find(({ id }) => id === wanted)?.effects ?? []);
  return [...effects(game.spaces, spaces), ...effects(game.actions, actions)];
}
