import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { newSeed } from '@durbar/chance';
import { seededRandom } from '@durbar/engine';
import type { TableInfo } from '@durbar/protocol';
import { TestGuest } from '../../packages/server/src/testing/guest.ts';
import { LOOSE } from '../../packages/server/src/testing/loose.ts';
import { autoplay } from '../../packages/server/src/testing/players.ts';
import { until } from '../../packages/server/src/testing/wait.ts';

export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts Durbar from the command line like a person would and waits for its address. */
export async function start(
  command: readonly string[],
  cwd: string,
  environment: NodeJS.ProcessEnv,
  announcement = /Durbar is running at (\S+)/,
): Promise<Running> {
  const [program = '', ...args] = command;
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...LOOSE, ...environment };
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  const opened = (): string | undefined => announcement.exec(said)?.[1];
  const url = await until(`an address from ${command.join(' ')}`, () => opened() ?? ended(child, said), 60_000);
  return { url, stop: () => stop(child) };
}

function ended(child: ChildProcess, said: string): undefined {
  if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${said}`);
}

/** npx starts a shell and Node: the signal goes to all of them, as Ctrl-C does, and its output ends with the last of them. */
async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'close');
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await gone;
}

/** A person plays a whole game against a bot that thinks in a thread. */
export async function playAgainstBot(url: string, game: string): Promise<TableInfo> {
  const person = await TestGuest.enter(url);
  const wanted = { game, players: 2, pace: { kind: 'live', bank: 3600, increment: 0 }, visibility: 'public' };
  const { id } = (await person.must('POST', '/api/tables', wanted)) as TableInfo;
  await person.must('PUT', `/api/tables/${id}/seats/1`, { bot: 'greedy' });
  const client = person.client();
  await until('a socket', () => client.isOnline || undefined);
  await person.must('POST', `/api/tables/${id}/start`);
  autoplay(client, id, { random: seededRandom(newSeed()) });
  const info = await until('the end', () => endOf(client.stateOf(id)?.info), 120_000);
  client.close();
  return info;
}

function endOf(info: TableInfo | undefined): TableInfo | undefined {
  return info?.status === 'finished' ? info : undefined;
}
