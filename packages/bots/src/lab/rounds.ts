/** How far a game is or how long it was, if it counts rounds. */
export function roundsOf(state: unknown): { readonly rounds?: number } {
  if (typeof state !== 'object' || state === null || !('round' in state)) return {};
  return typeof state.round === 'number' ? { rounds: state.round } : {};
}
