import { thingOf } from '../model/controls.ts';
import type { BoardModel } from '../model/model.ts';
import type { RajasChoice, RajasTable } from '../types.ts';

/** The parts of the board on phones. Market and harbour share one. */
export const PHONE_AREAS = ['quarry', 'palace', 'market', 'modules', 'river', 'scrolls', 'tracks'] as const;
export type Area = (typeof PHONE_AREAS)[number];

const AREA_OF_SPACES: Readonly<Record<string, Area>> = {
  quarry: 'quarry',
  palace: 'palace',
  market: 'market',
  harbour: 'market',
};

/** By the kind of the thing with which a choice is made. */
const AREA_OF_THINGS: Readonly<Record<string, Area>> = { tile: 'quarry', upgrade: 'scrolls', river: 'river', board: 'modules' };

export interface AreaChoices {
  readonly counts: Readonly<Record<Area, number>>;
  /** The area with the most choices. */
  readonly area: Area | undefined;
}

/** How many choices each part of the board holds. */
export function areaOfChoices(table: RajasTable, { spaces }: BoardModel): AreaChoices {
  const counts: Record<Area, number> = { quarry: 0, palace: 0, market: 0, modules: 0, river: 0, scrolls: 0, tracks: 0 };
  for (const { choice } of table.question?.choices ?? []) {
    const area = areaOf(choice, spaces);
    if (area) counts[area]++;
  }
  const best = PHONE_AREAS.reduce((most, area) => (counts[area] > counts[most] ? area : most), 'quarry');
  return { counts, area: counts[best] > 0 ? best : undefined };
}

function areaOf(choice: RajasChoice, spaces: BoardModel['spaces']): Area | undefined {
  if (choice.type === 'sail') return choice.spaces > 0 ? 'river' : undefined;
  const [kind = '', name] = thingOf(choice)?.split(/[: ]/) ?? [];
  if (kind !== 'space') return AREA_OF_THINGS[kind];
  const space = spaces.find(({ id }) => id === name);
  return space && (AREA_OF_SPACES[space.area] ?? 'modules');
}
