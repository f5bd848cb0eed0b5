import type { RajasFrame } from '@durbar/rajas';
import { ROADS } from '../../geometry/province.ts';
import type { RajasFact, RajasSource } from '../../types.ts';
import type { Effects } from '../../words/effects.ts';
import type { Lines } from '../../words/line.ts';
import type { Sources } from '../../words/sources.ts';
import { tileNameOf } from '../../words/tiles.ts';
import type { Laying, PromptOf } from '../module.ts';

type RoadsFact = Extract<RajasFact, { type: `roads/${string}` }>;

export const roadsPrompts: Readonly<Record<string, PromptOf>> = { 'roads/relocate': ({ words }) => words.roadBoard.relocate };

export const roadsSources: Sources<Extract<RajasSource, { kind: `roads/${string}` }>> = {
  'roads/flag': (_, { words }) => words.roadBoard.flag,
};
export const roadsEffects: Effects<'flag'> = { flag: ({ words }) => words.roadBoard.effects.flag };

/** The covered tile on the cell that was built on. */
export const roadsLaying: Laying<Extract<RajasFrame, { kind: `roads/${string}` }>> = {
  'roads/relocate': ({ seat, from }, { seats }) => seats[seat]?.province.find(({ cell }) => cell === from)?.covered,
};

export const roadsLines: Lines<RoadsFact> = {
  'roads/flag-taken': (_, { words }, name) => ({ text: words.roadBoard.flagTaken(name) }),
  'roads/rolled': ({ value, road }, { words }, name) => {
    const shape = ROADS.find((one) => road.endsWith(one));
    return { text: words.roadBoard.rolled(name, value, shape ? words.roads[shape] : '') };
  },
  'roads/die-back': () => undefined,
  'roads/tile-relocated': ({ id, at }, telling, name) => ({
    text: telling.words.roadBoard.relocated(name, tileNameOf(id, telling), at),
    things: [`cell:${at}`],
  }),
};
