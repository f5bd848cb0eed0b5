import type { AnalysedTurn } from '@durbar/bots';

type Verdict = NonNullable<AnalysedTurn['judgement']>['verdict'];

/** Each verdict's symbol; the word is always beside it or in its place. */
export const SIGNS: Readonly<Record<Verdict, string>> = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?' };
