import type { BoardModel } from '../model/model.ts';
import type { RajasTable } from '../types.ts';

/** The parts of the board on phones. Market and harbour share one. */
export const PHONE_AREAS = ['quarry', 'palace', 'market', 'modules', 'river', 'scrolls', 'tracks'] as const;
export type Area = (typeof PHONE_AREAS)[number];

const AREA_OF_SPACES: Readonly<Record<string, Area>> = {
  quarry: 'quarry',
  palace: 'palace',
  market: 'market',
  harbour: 'market',
  temple: 'modules',
  roads: 'modules',
};

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

type OpenChoice = NonNullable<RajasTable['question']>['choices'][number]['choice'];

function areaOf(choice: OpenChoice, spaces: BoardModel['spaces']): Area | undefined {
  if (choice.type === 'tile') return 'quarry';
  if (choice.type === 'upgrade') return 'scrolls';
  if (choice.type === 'kedarnath/row') return 'modules';
  if (choice.type === 'sail') return choice.spaces > 0 ? 'river' : undefined;
  if (choice.type === 'ganga2/borrow' || choice.type === 'dark-dolphin/turn') return 'river';
  if (!('id' in choice)) return undefined;
  return AREA_OF_SPACES[spaces.find(({ id }) => id === choice.id)?.area ?? ''];
}
