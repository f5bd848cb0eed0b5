import type { StoredGame } from '../../store/games.ts';
import type { OptionText } from '../../table/lobby.ts';

/** Whether a person at this screen decides. */
export function isMyTurn({ decider, drivers }: StoredGame): boolean {
  return typeof decider === 'number' && drivers[decider]?.kind === 'person';
}

export function winnersOf({ standings, players }: StoredGame): readonly string[] {
  return (standings ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => players[seat]?.name ?? '');
}

/** Guided games have their own list. */
export function isLesson({ lesson }: StoredGame): boolean {
  return lesson !== undefined;
}

/** A lesson that was left before its last step. */
export function isUnfinishedLesson({ lesson }: StoredGame): boolean {
  return lesson !== undefined && lesson.step < lesson.steps - 1;
}

export function isRunning({ standings, decider }: StoredGame): boolean {
  return !standings && decider !== undefined;
}

/** Whether a module was part of a game or lesson saved here. */
export function isTried(kept: readonly StoredGame[], id: string, { option, off }: OptionText): boolean {
  return kept.some(({ saved }) => saved.game === id && (saved.options?.[option] ?? off) !== off);
}
