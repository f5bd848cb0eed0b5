import { loadGame } from '@durbar/catalogue';
import { defined, mustRules, seededRandom } from '@durbar/engine';
import { type BotPlayer, createBot } from '../choose.ts';
import type { BotOutcome, BotTask } from './task.ts';

const REMEMBERED = 32;

/** Cached players of this thread, by set-up and level; the oldest is evicted first. */
const players = new Map<string, Promise<BotPlayer>>();

/** Runs in a thread of the pool. */
export default async function answer(task: BotTask): Promise<BotOutcome> {
  const player = await playerFor(task);
  return player.choose(task.view, task.question, task.budget, seededRandom(task.seed));
}

function playerFor(task: BotTask): Promise<BotPlayer> {
  const key = JSON.stringify([task.game, task.setUp, task.level]);
  const known = players.get(key);
  if (known) return known;
  const oldest = players.size >= REMEMBERED ? players.keys().next().value : undefined;
  if (oldest !== undefined) players.delete(oldest);
  const player = newPlayer(task);
  players.set(key, player);
  return player;
}

async function newPlayer({ game, setUp, level }: BotTask): Promise<BotPlayer> {
  return createBot(level, mustRules(defined(await loadGame(game), `game ${game}`), setUp));
}
