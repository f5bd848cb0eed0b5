import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@durbar/catalogue';
import {
  defined,
  type Match,
  mustAnswer,
  mustRules,
  newMatch,
  type ProblemReport,
  parsePositionHead,
  parseSavedGame,
  questionFor,
  questionOf,
  randomChoice,
  saveMatch,
  seededRandom,
} from '@durbar/engine';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../usage.ts';
import { runReport } from './report.ts';

const root = mkdtempSync(join(tmpdir(), 'durbar-report-'));
mkdirSync(join(root, 'fixtures'));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  writeFileSync(join(root, 'fixtures/expected.json'), '{ "games": {}, "running": {} }');
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)));
});
afterAll(() => rmSync(root, { recursive: true }));

/** A game of Taj Mahal until its first seat decides for the third time. */
async function played(): Promise<Match> {
  const rules = mustRules(defined(await loadGame('taj-mahal'), 'game'), { players: 3 });
  const random = seededRandom('report');
  let match = newMatch(rules);
  for (let decisions = 0; decisions < 3; ) {
    if (questionOf(match)?.decider === 0) decisions++;
    match = mustAnswer(match, rules.definition.format(rules.game, randomChoice(rules, match.position, random)));
  }
  return match;
}

async function reportOf(changes: Partial<ProblemReport> = {}): Promise<ProblemReport> {
  const match = await played();
  const { rules, position, journal } = match;
  const { definition, game, setUp } = rules;
  const question = questionFor(rules, position, 0);
  return {
    report: 1,
    text: 'The table would not let me withdraw.',
    client: { version: '0.1.0', language: 'en', theme: 'light', window: { width: 1280, height: 800 }, agent: 'test' },
    errors: ['TypeError: nothing'],
    game: definition.id,
    rulesVersion: definition.rulesVersion,
    setUp,
    viewer: 0,
    number: journal.live.length,
    view: definition.viewFor(game, position, 0),
    ...(question && {
      question: {
        frame: question.frame.kind,
        decider: question.decider,
        choices: question.choices.map((choice) => choice.text),
      },
    }),
    ...changes,
  };
}

function fileOf(report: unknown): string {
  const file = join(root, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('a game of this device', () => {
  test('replays to the same view and choices', async () => {
    const report = await reportOf({ saved: saveMatch(await played()) });
    expect(await runReport([fileOf(report)], root)).toBe(0);
    expect(said.join('\n')).toContain('The table would not let me withdraw.');
    expect(said).toEqual(
      expect.arrayContaining(['This version shows the same view.', 'It offers the same choices.', 'error: TypeError: nothing']),
    );
  });

  test('detects a view this version wouldn’t show', async () => {
    const report = await reportOf({ saved: saveMatch(await played()), view: { round: 99 } });
    await runReport([fileOf(report)], root);
    expect(said).toContain('This version shows a different view.');
  });

  test('becomes a fixture with its expectations', async () => {
    const match = await played();
    await runReport([fileOf(await reportOf({ saved: saveMatch(match) })), '--keep', 'no-withdrawal'], root);
    expect(parseSavedGame(JSON.parse(read('fixtures/running/no-withdrawal.json'))).ok).toBe(true);
    expect(JSON.parse(read('fixtures/expected.json')).running['no-withdrawal'].entries).toBe(match.journal.live.length);
  });
});

describe('an online table', () => {
  test('contains only the view; a matching position gives the same view and is stored as a line', async () => {
    await runReport([fileOf(await reportOf()), '--keep', 'seen-online'], root);
    expect(said).toEqual(expect.arrayContaining(['This version shows the same view.', 'It offers the same choices.']));
    expect(parsePositionHead(read('fixtures/positions/seen-online.txt').trim()).ok).toBe(true);
  });

  test('rejects rules of another version with a message', async () => {
    expect(await runReport([fileOf(await reportOf({ rulesVersion: 99 }))], root)).toBe(1);
    expect(said.join('\n')).toMatch(/at version \d+, not 99/);
  });
});

test('reports the faults of an invalid file', async () => {
  expect(await runReport([fileOf({ report: 2 })], root)).toBe(1);
  expect(said.join('\n')).toContain('text: is missing');
});

test('rejects invalid file names', async () => {
  await expect(runReport([fileOf({}), '--keep', '../x'], root)).rejects.toBeInstanceOf(UsageError);
});
