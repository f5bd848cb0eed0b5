import { loadGames } from '@durbar/catalogue';
import { answerLines } from '../engine/lines.ts';
import { EngineSession } from '../engine/session.ts';
import { parseCommand } from '../usage.ts';

export const ENGINE_HELP = `engine
    the rules for other programs: one command per line of standard input, one line of JSON per answer on standard output;
    see docs/engine.md`;

export async function runEngine(args: readonly string[]): Promise<number> {
  parseCommand(args, {});
  const session = new EngineSession(await loadGames());
  answerLines((line) => session.answer(line));
  return 0;
}
