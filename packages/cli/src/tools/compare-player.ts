import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SetUp } from '@durbar/engine';

/** Plays random games with the rules of one checkout on request, so two of them can take turns. */
export interface PlayerTask {
  /** The checkout. */
  readonly root: string;
  readonly game: string;
  readonly setUp: SetUp;
}

export interface Pass {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
}

const { root, game, setUp } = JSON.parse(process.argv[2] ?? '') as PlayerTask;
const engine: typeof import('@durbar/engine') = await packageOf('engine');
const catalogue: typeof import('@durbar/catalogue') = await packageOf('catalogue');
const rules = engine.mustRules(engine.defined(await catalogue.loadGame(game), `game ${game}`), setUp);

process.on('message', (games: number) => process.send?.(play(games)));

async function packageOf<T>(name: string): Promise<T> {
  return import(pathToFileURL(join(root, 'packages', name, 'src/index.ts')).href);
}

/** The same games every time. */
function play(games: number): Pass {
  const random = engine.seededRandom('compared');
  const started = process.cpuUsage();
  let decisions = 0;
  for (let i = 0; i < games; i++) decisions += engine.playOut(rules, engine.begin(rules).position, random);
  const { user, system } = process.cpuUsage(started);
  return { games, decisions, seconds: (user + system) / 1e6 };
}
