/** What is shown of an edition instead of a group of components. */
export const DIFFERENCES = 'differences';
