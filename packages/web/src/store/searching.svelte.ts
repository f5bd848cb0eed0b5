let looking = $state(false);

/** Whether this person is looking for an online game: known without loading anything online. */
export function isLooking(): boolean {
  return looking;
}

export function setLooking(is: boolean): void {
  looking = is;
}
