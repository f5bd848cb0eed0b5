export type { CardIndex, CardsAndKarmaChoice } from './choices.ts';
export { cardsAndKarma } from './definition.ts';
export type { CardDescription, CardsAndKarmaDescription } from './describe.ts';
export type { BuildingCard, Card, Edition, Gain, Good, GoodsCard, PalaceCard, Part, ShipCard, Thresholds } from './edition.ts';
export type { AdministratorUse, CardsAndKarmaFact, SetKind, TrackSide, TurnReason } from './facts.ts';
export type { CardsAndKarmaFrame } from './frames.ts';
export type { CardsAndKarmaState, Token } from './state.ts';
export type { CardsAndKarmaView, DieView, SeatView, TrackCardView } from './view.ts';
