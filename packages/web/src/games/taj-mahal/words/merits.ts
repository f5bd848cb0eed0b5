import type { Merit, TurnStep } from '../../../table/contract.ts';
import { GOODS } from '../model/model.ts';
import type { Choice, Fact, TajTelling, View } from '../types.ts';
import { left, taken } from './card-merits.ts';
import { contestMerits } from './contest-merits.ts';
import { bonusOf } from './names.ts';
import { roadsAhead } from './road-merits.ts';

interface Line {
  readonly steps: readonly TurnStep<View, Choice>[];
  readonly facts: readonly Fact[];
  readonly view: View;
}

type SeatView = View['seats'][number];

/** A turn's certain gains, and the cards left if it plays some. */
export function merits({ steps, facts, view }: Line, telling: TajTelling): Merit[] {
  const seat = telling.viewer;
  const [before, after] = [steps[0]?.view, view].map((seen) => (seat === 'spectator' ? undefined : seen?.seats[seat]));
  if (!before || !after || seat === 'spectator') return [];
  const { words } = telling;
  const mine = facts.filter((fact) => 'seat' in fact && fact.seat === seat);
  const count = (...types: readonly Fact['type'][]): number => mine.filter(({ type }) => types.includes(type)).length;
  return [
    { id: 'points', kind: 'gain', amount: after.score - before.score, text: words.merits.points },
    {
      id: 'palaces',
      kind: 'gain',
      amount: count('palace-placed', 'crown-palace-placed') + palacesLeft(view, seat),
      text: words.palaces,
    },
    { id: 'special', kind: 'name', amount: count('tokens-exchanged'), text: () => words.merits.special },
    ...GOODS.map(
      (good, number): Merit => ({
        id: good,
        kind: 'gain',
        amount: (after.goods[number] ?? 0) - (before.goods[number] ?? 0),
        text: words.merits.good[good],
      }),
    ),
    ...(steps[0] ? contestMerits(steps[0].view, view, seat, telling) : []),
    ...roadsAhead(mine, view, telling),
    { id: 'draws', kind: 'gain', amount: drawsOf(steps, mine, before, telling), text: words.merits.draws },
    ...(steps.some(({ choice }) => choice.type === 'take') ? taken(before, after, telling) : left(after, telling)),
  ];
}

/** Palaces still to be placed after a card has been drawn in between. */
function palacesLeft({ agenda }: View, seat: number): number {
  return agenda.reduce(
    (sum, frame) => (frame.kind === 'place-palaces' && frame.seat === seat ? sum + frame.normal + frame.crown : sum),
    0,
  );
}

/** Cards drawn unseen: for withdrawing without playing, and from bonus tiles. */
function drawsOf(steps: Line['steps'], facts: readonly Fact[], before: SeatView, { game }: TajTelling): number {
  const unplayed = before.played.length === 0 && steps.some(({ choice }) => choice.type === 'withdraw') ? 1 : 0;
  const bonuses = facts.filter((fact) => fact.type === 'bonus-tile-taken' && bonusOf(game, fact.tile)?.type === 'cards');
  return unplayed + bonuses.length;
}
