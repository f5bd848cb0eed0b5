export type { TajMahalChoice } from './choices.ts';
export { tajMahal } from './definition.ts';
export type { TajMahalDescription } from './describe.ts';
export type { TajMahalFact } from './facts.ts';
export type { TajMahalFrame } from './frames.ts';
export type { TajMahalView } from './view.ts';
