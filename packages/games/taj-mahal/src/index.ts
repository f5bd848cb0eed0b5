export type { TajMahalChoice } from './choices.ts';
export { tajMahal } from './definition.ts';
export type { TajMahalFact } from './facts.ts';
export type { TajMahalFrame } from './frames.ts';
export type { TajMahalGame } from './game.ts';
export type { TajMahalView } from './view.ts';
