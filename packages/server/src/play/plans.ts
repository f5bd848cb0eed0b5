import { ok, type QuestionView, questionSeen, type Result } from '@durbar/engine';
import type { Fault, NewPlan, PlanInfo } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import type { ClaimedJob } from '../storage/jobs.ts';
import { planMove, seated } from './answer.ts';
import { deciderOf, isAutomatic, lengthOf } from './course.ts';
import type { Shown } from './project.ts';
import { planJob } from './table-jobs.ts';

/** How many of the answers given by a plan are remembered. */
const REMEMBERED = 20;
/** No turn has this many forced steps; a bound in case the rules ever do. */
const MOST_STEPS = 200;

/** Stores what a player wants done when their turn comes. If it has already come, it's done now. */
export async function makePlan(
  context: Context,
  person: string,
  table: string,
  wanted: NewPlan,
): Promise<Result<PlanInfo, Fault>> {
  const { storage, rooms, now } = context;
  const seat = await rooms.look(table, (shown) => seated(shown, person));
  if (!seat) return refuse('no-such-table');
  if (!seat.ok && seat.fault.code !== 'paused') return seat;
  if (seat.ok && seat.value.record.pace.kind === 'live') return refuse('live-table');
  const plan: PlanInfo = { ...wanted, done: [], dropped: [] };
  await storage.plans.write(person, table, plan, now());
  await storage.jobs.put([planJob(table, now())]);
  return ok(plan);
}

interface Asked {
  readonly person: string;
  readonly number: number;
  readonly question: QuestionView;
}

/** A player's turn has come: carries out their plan as far as it goes, as answers of their own. */
export function carryOut(context: Context) {
  return async ({ subject: table }: ClaimedJob): Promise<void> => {
    for (let step = 0; step < MOST_STEPS; step++) {
      const asked = await context.rooms.lookClosely(table, askedPerson);
      if (!asked || !(await answerByPlan(context, table, asked))) return;
    }
  };
}

/** The person whose answer a turn-based table waits for. After an undo they want to answer themselves. */
function askedPerson({ record, course }: Shown): Asked | undefined {
  if (record.status !== 'running' || record.pausedAt !== undefined || record.pace.kind === 'live' || !course) return undefined;
  const seat = deciderOf(course);
  if (seat === undefined || isAutomatic(record, seat)) return undefined;
  const person = record.seats[seat]?.personId;
  const question = questionSeen(course.match, seat);
  const isUndone = course.match.journal.entries.at(-1)?.kind === 'undo';
  return person === undefined || !question || isUndone ? undefined : { person, number: lengthOf(course), question };
}

/** What a plan says about a question: an answer, or that a planned one isn't possible. */
export function nextStep(
  { forced, steps }: PlanInfo,
  { frame, choices }: QuestionView,
): { readonly text?: string; readonly plan: Pick<PlanInfo, 'steps' | 'dropped'> } | undefined {
  const isLegal = (text: string) => choices.some((choice) => choice.text === text);
  const index = steps.findIndex(({ question, text, always }) => question === frame.kind && (!always || isLegal(text)));
  const planned = steps[index];
  if (planned?.always) return { text: planned.text, plan: { steps, dropped: [] } };
  const rest = steps.filter((_step, at) => at !== index);
  if (planned) {
    return isLegal(planned.text)
      ? { text: planned.text, plan: { steps: rest, dropped: [] } }
      : { plan: { steps: rest, dropped: [planned] } };
  }
  const [only] = choices;
  return forced && only && choices.length === 1 ? { text: only.text, plan: { steps, dropped: [] } } : undefined;
}

/** Whether there may be more to do. */
async function answerByPlan(context: Context, table: string, { person, number, question }: Asked): Promise<boolean> {
  const { storage, rooms, now } = context;
  const plan = await storage.plans.read(person, table);
  const step = plan && nextStep(plan, question);
  if (!plan || !step) return false;
  const { text } = step;
  const moved = text === undefined ? undefined : await rooms.act(table, planMove(person, { number, text }, context.time()));
  // Someone was faster, so the question is another one by now.
  if (moved && !moved.ok) return moved.fault.code === 'stale-number';
  const done = moved ? [...plan.done, { number, at: now() }].slice(-REMEMBERED) : plan.done;
  const dropped = [...plan.dropped, ...step.plan.dropped].slice(-REMEMBERED);
  await storage.plans.replace(person, table, plan, { ...plan, steps: step.plan.steps, done, dropped });
  tellOwner(context, person, table);
  return true;
}

function tellOwner({ hub, storage }: Context, person: string, table: string): void {
  const message = { type: 'plan', table } as const;
  hub.toPerson(person, message);
  storage.bus.publish({ kind: 'turn', person, message });
}
