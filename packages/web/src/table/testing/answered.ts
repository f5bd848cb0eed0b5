import type { Happened, SeenMove } from '../../worker/news.ts';

/** An answer with one fact, and who decides next. */
export function answered(by: SeenMove['by'], next: SeenMove['by'], type = 'step'): Happened {
  return {
    kind: 'happened',
    entries: [{ kind: 'move', by, facts: [{ type }] }],
    moment: {
      number: 1,
      viewer: 0,
      view: {},
      question: { decider: next as number, frame: { kind: 'turn' }, choices: [] },
      undo: undefined,
      reset: undefined,
      standings: undefined,
    },
  };
}
