import type { SetUp, SetUpFault } from './definition.ts';
import type { Viewer } from './position.ts';
import { fail, ok, type Result } from './result.ts';
import { type AnySavedGame, parseSavedGame } from './save.ts';
import * as shape from './shape.ts';

/**
 * What someone saw when something was wrong, as a file. The whole game is in it only where it is theirs to give; from a table with other
 * people nothing but their own view leaves the page.
 */
export interface ProblemReport {
  readonly report: 1;
  /** What was wrong, in the reporter's words. */
  readonly text: string;
  readonly client: ReportingClient;
  /** What the page complained about, oldest first. */
  readonly errors: readonly string[];
  /** Why something could not be chosen, as it was last said. */
  readonly refusal?: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly setUp: SetUp;
  readonly viewer: Viewer;
  /** How many moves had been made. */
  readonly number: number;
  readonly view: unknown;
  /** The question of the moment with the choices that the reporter had, in notation. */
  readonly question?: { readonly frame: string; readonly decider: number | 'chance'; readonly choices: readonly string[] };
  readonly saved?: AnySavedGame;
}

export interface ReportingClient {
  readonly version: string;
  readonly commit?: string;
  readonly language: string;
  readonly theme: string;
  readonly window: { readonly width: number; readonly height: number };
  readonly agent: string;
}

const COUNT = shape.integer({ min: 0 });
const CLIENT = shape.object(
  {
    version: shape.text(),
    language: shape.text(),
    theme: shape.text(),
    window: shape.object({ width: COUNT, height: COUNT }),
    agent: shape.text(),
  },
  { commit: shape.text() },
);
const REPORT = shape.object(
  {
    report: shape.oneOf([1]),
    text: shape.text(),
    client: CLIENT,
    errors: shape.array(shape.text()),
    game: shape.text(),
    rulesVersion: shape.integer({ min: 1 }),
    setUp: shape.object(
      { players: shape.integer({ min: 1 }) },
      { options: shape.record(shape.text()), edition: shape.text(), editionData: shape.anything() },
    ),
    viewer: shape.either(COUNT, shape.oneOf(['spectator'])),
    number: COUNT,
    view: shape.anything(),
  },
  {
    refusal: shape.text(),
    question: shape.object({
      frame: shape.text(),
      decider: shape.either(COUNT, shape.oneOf(['chance'])),
      choices: shape.array(shape.text()),
    }),
    saved: shape.anything(),
  },
);

/** Reads a report; a game in it must be one. */
export function parseReport(input: unknown): Result<ProblemReport, readonly SetUpFault[]> {
  const faults = REPORT(input, '');
  if (faults.length > 0) return fail(faults);
  const report = input as ProblemReport;
  const saved = report.saved === undefined ? undefined : parseSavedGame(report.saved);
  return saved && !saved.ok ? fail([{ path: 'saved', reason: saved.fault.message }]) : ok(report);
}
