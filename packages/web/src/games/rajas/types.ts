import type { QuestionView } from '@durbar/engine';
import type { RajasChoice, RajasEffect, RajasFact, RajasGame, RajasSource, RajasView } from '@durbar/rajas';
import type { Preview, Table, Telling } from '../../table/contract.ts';
import type { RajasMessages } from './messages/index.ts';

export type RajasTable = Table<RajasGame, RajasView, RajasChoice, RajasFact, RajasMessages>;
export type RajasTelling = Telling<RajasGame, RajasMessages>;
export type RajasPreview = Preview<RajasView, RajasChoice, RajasFact>;
export type RajasQuestion = QuestionView<RajasChoice>;
export type { RajasChoice, RajasEffect, RajasFact, RajasGame, RajasSource, RajasView };
