import type { LocalGame } from '../../store/games.ts';

/** Whether a person at this screen decides. */
export function isMyTurn({ decider, drivers }: LocalGame): boolean {
  return typeof decider === 'number' && drivers[decider]?.kind === 'person';
}

export function winnersOf({ standings, players }: LocalGame): readonly string[] {
  return (standings ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => players[seat]?.name ?? '');
}

export function isRunning({ standings, decider }: LocalGame): boolean {
  return !standings && decider !== undefined;
}
