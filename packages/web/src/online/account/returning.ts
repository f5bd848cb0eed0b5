import type { Route } from '../../route.ts';
import { go, here } from '../../shell/here.svelte.ts';

let from: Route | undefined;

/** Goes to sign in again, and afterwards back to this page. */
export function signInAgain(): void {
  from = here();
  go({ page: 'account' });
}

/** The page to go back to after signing in again. */
export function takeReturn(): Route | undefined {
  const back = from;
  from = undefined;
  return back;
}
