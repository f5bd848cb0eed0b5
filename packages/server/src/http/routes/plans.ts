import { ok } from '@durbar/engine';
import { NewPlan, PlanInfo } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { makePlan } from '../../play/plans.ts';
import { mayWatch } from '../../tables/admission.ts';
import { forBrowsers } from '../route.ts';

const NO_PLAN: PlanInfo = { forced: false, steps: [], done: [], dropped: [] };

/** What a player wants done when their turn comes; for their own eyes. */
export function addPlanRoutes(app: FastifyInstance, context: Context): void {
  const { storage } = context;

  forBrowsers(
    app,
    'GET /tables/:id/plan',
    { summary: 'Returns your plan for your next turn, and what was done by it.', answer: PlanInfo },
    async ({ person, params }) => ok((await storage.plans.read(person.id, params.id ?? '')) ?? NO_PLAN),
  );

  forBrowsers(
    app,
    'PUT /tables/:id/plan',
    {
      summary: 'Plans your next turn at a turn-based table. It is carried out when the turn comes.',
      body: NewPlan,
      answer: PlanInfo,
      faults: ['no-such-table', 'not-running', 'not-seated', 'live-table', 'other-rules-version', 'damaged-table'],
    },
    async ({ person, params, body }) => {
      const { id = '' } = params;
      const record = await storage.tables.load(id);
      if (!record || !(await mayWatch(context, record, person.id))) return refuse('no-such-table');
      return makePlan(context, person.id, id, body);
    },
  );

  forBrowsers(app, 'DELETE /tables/:id/plan', { summary: 'Cancels your plan.' }, async ({ person, params }) => {
    await storage.plans.remove(person.id, params.id ?? '');
    return ok(undefined);
  });
}
