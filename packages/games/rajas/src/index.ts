export { rajas } from './definition.ts';
export type { DieDescription, RajasDescription, SpaceDescription, TileDescription } from './describe.ts';
export type { RajasChoice, RajasEffect, RajasFact, RajasFrame, RajasSource } from './modules/index.ts';
export type { RajasState } from './state.ts';
export type { LaidTile, RajasView, SeatView, StackView } from './view.ts';
