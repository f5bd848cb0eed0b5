import type { RajasModule } from '../parts.ts';

/** RAJ-PLACE-12: a table may allow any affordable placement, even one that only keeps others out. */
export const blocking: RajasModule = {
  id: 'blocking',
  options: [{ id: 'blocking', values: ['useful', 'any'], default: 'useful', since: 2 }],
  install: ({ options }) => (options.blocking === 'any' ? { replace: { mayIdle: true } } : undefined),
};
