import type { QuestionView } from '@durbar/engine';
import type { RajasChoice, RajasDescription, RajasEffect, RajasFact, RajasSource, RajasView } from '@durbar/rajas';
import type { Preview, Table, Telling } from '../../table/contract.ts';
import type { RajasMessages } from './messages/index.ts';

export type RajasTable = Table<RajasDescription, RajasView, RajasChoice, RajasFact, RajasMessages>;
export type RajasTelling = Telling<RajasDescription, RajasMessages>;
export type RajasPreview = Preview<RajasView, RajasChoice, RajasFact>;
export type RajasQuestionView = QuestionView<RajasChoice>;
export type { RajasChoice, RajasDescription, RajasEffect, RajasFact, RajasSource, RajasView };
