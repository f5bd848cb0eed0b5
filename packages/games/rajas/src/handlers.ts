import { buildingDecisions } from './decisions/building.ts';
import { chanceDecisions } from './decisions/chance.ts';
import { diceDecisions } from './decisions/dice.ts';
import { gainDecisions } from './decisions/gains.ts';
import { placingDecisions } from './decisions/placing.ts';
import type { CoreFrame, HandlersOf } from './frames.ts';
import { effects } from './rules/effects.ts';
import { flow } from './rules/flow.ts';

/** The handlers of the core's frames. */
export const coreHandlers: HandlersOf<CoreFrame> = {
  ...flow,
  ...effects,
  ...placingDecisions,
  ...buildingDecisions,
  ...diceDecisions,
  ...gainDecisions,
  ...chanceDecisions,
};
