import { loadGame } from '@durbar/catalogue';
import { commitmentOf, newSeed } from '@durbar/chance';
import { defined, rulesFor } from '@durbar/engine';
import { branchGame, colourOf } from '../store/begin.ts';
import type { LocalGame } from '../store/games.ts';
import type { Lesson } from './lesson.ts';

/** A lesson is kept like a game, one at a time for each lesson. */
export function keptId(lesson: string): string {
  return `lesson-${lesson}`;
}

/** A lesson at its first step, ready to be kept and opened. */
export async function beginLesson(lesson: Lesson, names: readonly string[], now: number): Promise<LocalGame> {
  const definition = defined(await loadGame(lesson.game), 'game of a lesson');
  const edition = defined(definition.editions[0], 'edition').id;
  const rules = rulesFor(definition, { players: lesson.players, options: lesson.options });
  const options = rules.ok ? (rules.value.setUp.options ?? {}) : lesson.options;
  const seed = newSeed();
  const players = names.slice(0, lesson.players);
  const common = { durbar: 1, game: lesson.game, rulesVersion: definition.rulesVersion, edition } as const;
  return {
    id: keptId(lesson.id),
    name: '',
    created: now,
    updated: now,
    players: players.map((name, seat) => ({ name, colour: colourOf(seat) })),
    drivers: players.map(() => ({ kind: 'person' })),
    saved: {
      ...common,
      players: lesson.players,
      options,
      names: players,
      log: [...lesson.opening],
      fairness: { commitment: commitmentOf(seed) },
    },
    seed,
    fairFrom: lesson.opening.length,
    decider: 0,
    standings: undefined,
    summary: undefined,
    lesson: { id: lesson.id, step: 0, steps: lesson.steps.length },
  };
}

/** An ordinary game against novices that goes on where a lesson ends. */
export function playOnFrom({ lesson: _lesson, ...source }: LocalGame, now: number): LocalGame {
  const branched = branchGame(source, source.saved.log.length, now);
  const drivers = source.drivers.map((_, seat) =>
    seat === 0 ? { kind: 'person' as const } : { kind: 'bot' as const, level: 'novice' as const },
  );
  return { ...branched, drivers, decider: 0 };
}
