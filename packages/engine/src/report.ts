import type { SetUp, SetUpFault } from './definition.ts';
import type { Viewer } from './position.ts';
import { fail, ok, type Result } from './result.ts';
import { type AnySavedGame, parseSavedGame } from './save.ts';
import * as shape from './shape.ts';

/**
 * A problem report as a file: what the reporter saw. Contains the whole game only if the reporter owns it; at a table with other people,
 * only the reporter's own view leaves the page.
 */
export interface ProblemReport {
  readonly report: 1;
  /** What was wrong, in the reporter's words. */
  readonly text: string;
  readonly client: ReportingClient;
  /** Errors logged by the page, oldest first. */
  readonly errors: readonly string[];
  /** The last refusal shown. */
  readonly refusal?: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly setUp: SetUp;
  readonly viewer: Viewer;
  /** Moves made so far. */
  readonly number: number;
  readonly view: unknown;
  /** The pending question with the reporter's choices, in notation. */
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

/** Parses a report and validates the game in it. */
export function parseReport(input: unknown): Result<ProblemReport, readonly SetUpFault[]> {
  const faults = REPORT(input, '');
  if (faults.length > 0) return fail(faults);
  const report = input as ProblemReport;
  const saved = report.saved === undefined ? undefined : parseSavedGame(report.saved);
  return saved && !saved.ok ? fail([{ path: 'saved', reason: saved.fault.message }]) : ok(report);
}
