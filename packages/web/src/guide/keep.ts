import { loadGame } from '@durbar/catalogue';
import { commitmentOf, newSeed } from '@durbar/chance';
import { defined, type Match, mustAnswer, newMatch, rulesFor, saveMatch } from '@durbar/engine';
import { botName, branchGame, colourOf } from '../store/begin.ts';
import type { LocalGame, StoredGame } from '../store/games.ts';
import type { Lesson } from './lesson.ts';

/** Lessons are stored like games, one each. */
export function keptId(lesson: string): string {
  return `lesson-${lesson}`;
}

/** A lesson at its first step, ready to store and open; the reader has the first seat. */
export async function beginLesson(lesson: Lesson, reader: string, now: number): Promise<LocalGame> {
  const definition = defined(await loadGame(lesson.game), 'game of a lesson');
  const edition = defined(definition.editions[0], 'edition').id;
  const rules = rulesFor(definition, { players: lesson.players, options: lesson.options, edition });
  if (!rules.ok) throw new Error(`the set-up of lesson ${lesson.id} is refused`);
  const match = lesson.opening.reduce<Match>(mustAnswer, newMatch(rules.value));
  const seed = newSeed();
  const players = Array.from({ length: lesson.players }, (_, seat) => (seat === 0 ? reader : botName(seat)));
  return {
    id: keptId(lesson.id),
    name: '',
    created: now,
    updated: now,
    players: players.map((name, seat) => ({ name, colour: colourOf(seat) })),
    drivers: players.map(() => ({ kind: 'person' })),
    saved: saveMatch(match, { names: players, fairness: { commitment: commitmentOf(seed) } }),
    seed,
    fairFrom: lesson.opening.length,
    decider: 0,
    standings: undefined,
    summary: undefined,
    lesson: { id: lesson.id, step: 0, steps: lesson.steps.length },
  };
}

/** A lesson where it was left. After a rules change it restarts, because its script follows the current rules. */
export async function lessonLeft(stored: StoredGame): Promise<LocalGame | undefined> {
  const { saved } = stored;
  const today = (await loadGame(saved.game))?.rulesVersion;
  return saved.durbar === 2 && saved.rulesVersion === today ? { ...stored, saved } : undefined;
}

/** A normal game against easy bots that continues where a lesson ends. */
export function playOnFrom({ lesson: _lesson, ...source }: LocalGame, now: number): LocalGame {
  const branched = branchGame(source, source.saved, now);
  const drivers = source.drivers.map((_, seat) =>
    seat === 0 ? { kind: 'person' as const } : { kind: 'bot' as const, level: 'novice' as const },
  );
  return { ...branched, drivers, decider: 0 };
}
