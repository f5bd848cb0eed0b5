import { questionSeen } from '@durbar/engine';
import { anyOf, type BotTurn } from '../bots/players.ts';
import type { Context } from '../context.ts';
import { planBotMove } from '../play/answer.ts';
import { deciderOf, isAutomatic, lengthOf } from '../play/course.ts';
import type { Shown } from '../play/project.ts';
import { planRunOut } from '../play/seats.ts';
import type { ClaimedJob } from '../storage/jobs.ts';
import { planRevealOver, startingIn } from '../tables/start.ts';

interface Pending extends BotTurn {
  readonly seat: number;
  readonly number: number;
}

/** After this many failures, play any legal move to keep the game going. */
const PATIENCE = 3;

/** A bot answers the pending question of a table. */
export function botTurn(context: Context) {
  return async ({ subject, attempts }: ClaimedJob): Promise<void> => {
    const { rooms, bots, metrics, settings } = context;
    const pending = await rooms.lookClosely(subject, (shown) => pendingFor(shown, settings.standInLevel));
    if (!pending) return;
    const stop = metrics.botThinking.startTimer();
    const text = attempts > PATIENCE ? anyOf(pending.question) : await bots.choose(pending);
    stop();
    const done = await rooms.act(subject, planBotMove(pending.seat, pending.number, text, context.time()));
    if (!done.ok) throw new Error(`a bot's answer was refused: ${done.fault.message}`);
  };
}

/** What the bot may see: the view of its seat. */
function pendingFor({ record, course }: Shown, standIn: string): Pending | undefined {
  if (record.status !== 'running' || !course || record.pausedAt !== undefined) return undefined;
  const seat = deciderOf(course);
  if (seat === undefined || !isAutomatic(record, seat)) return undefined;
  const { rules, position } = course.match;
  const question = questionSeen(course.match, seat);
  if (!question) return undefined;
  const { definition, game, setUp } = rules;
  const view = definition.viewFor(game, position, seat);
  const level = record.seats[seat]?.bot ?? standIn;
  return { seat, number: lengthOf(course), game: record.game, setUp, level, view, question };
}

/** Grace period after an outage, so no one loses a seat because the server was down. */
const GRACE = 30_000;

/** A turn's deadline has passed. */
export function deadline(context: Context) {
  return async ({ key, kind, subject, content }: ClaimedJob): Promise<void> => {
    const { storage, rooms, startedAt, now } = context;
    if (now() < startedAt + GRACE) return storage.jobs.put([{ key, kind, subject, content, dueAt: startedAt + GRACE }]);
    const done = await rooms.act(subject, planRunOut(context.time()));
    if (!done.ok) throw new Error(`a deadline was refused: ${done.fault.message}`);
  };
}

/** The time to reveal shares is over: the game starts without missing ones. */
export function revealOver(context: Context) {
  return async ({ subject }: ClaimedJob): Promise<void> => {
    const done = await context.rooms.act(subject, planRevealOver(startingIn(context)));
    if (!done.ok) throw new Error(`a start was refused: ${done.fault.message}`);
  };
}
