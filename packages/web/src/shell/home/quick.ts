import { type AnyGame, defined } from '@durbar/engine';
import { botName, colourOf, newTableSeed, type SeatPlan, type TablePlan } from '../../store/begin.ts';
import { current } from '../../store/settings.svelte.ts';
import type { GameCard } from '../../table/card.ts';
import type { ShellMessages } from '../messages/index.ts';

export function myName(words: ShellMessages): string {
  return current().name || words.table.guest;
}

export function botSeat(seat: number): SeatPlan {
  return {
    name: botName(seat),
    colour: colourOf(seat),
    driver: { kind: 'bot', level: 'greedy' },
  };
}

/** The plan of "Play now": me against bots, nothing to decide first. */
export function quickPlan(game: AnyGame, { usualPlayers }: GameCard, words: ShellMessages): TablePlan {
  const me: SeatPlan = { name: myName(words), colour: colourOf(0), driver: { kind: 'person' } };
  return {
    name: '',
    seats: [me, ...Array.from({ length: usualPlayers - 1 }, (_, index) => botSeat(index + 1))],
    options: {},
    edition: defined(game.editions[0], 'edition').id,
    seed: newTableSeed(),
  };
}
