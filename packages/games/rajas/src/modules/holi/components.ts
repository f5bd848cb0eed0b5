import { type SetUpFault, shape } from '@durbar/engine';
import type { GainData } from '../../edition.ts';
import { notAscending, uniqueFaults } from '../../edition-shape.ts';
import type { RajasGame } from '../../game.ts';
import house from './data/house.json' with { type: 'json' };

export interface Gift {
  readonly id: string;
  readonly gain: GainData;
}

export interface HoliData {
  readonly provenance?: Readonly<Record<string, string>>;
  /** The tiles' fame spaces, ascending. */
  readonly fameSpaces: readonly number[];
  /** The backs with their gifts: the first is the leader's (GB2-HOLI-24). */
  readonly backs: readonly { readonly id: string; readonly gifts: readonly Gift[] }[];
}
export const holiData = house as HoliData;

export function holiShape(gain: shape.Shape): shape.Shape {
  const gift = shape.object({ id: shape.text(), gain });
  const back = shape.object({ id: shape.text(), gifts: shape.array(gift, { min: 4, max: 4 }) });
  return shape.object(
    { fameSpaces: shape.array(shape.integer({ min: 1 }), { min: 3, max: 3 }), backs: shape.array(back, { min: 3, max: 3 }) },
    { provenance: shape.record(shape.text()) },
  );
}

/** Tiles must be in ascending order on the fame track, with unique gift names per tile. */
export function holiFaults({ fameSpaces, backs }: HoliData, last: number): SetUpFault[] {
  const path = 'editionData.modules.holi';
  return [
    ...fameSpaces.flatMap((space, i) =>
      space > last || fameSpaces.slice(0, i).some((earlier) => earlier >= space)
        ? [notAscending(`${path}.fameSpaces[${i}]`, space, `${space} is not a later space of the fame track, up to ${last}`)]
        : [],
    ),
    ...uniqueFaults(backs, `${path}.backs`),
    ...backs.flatMap(({ gifts }, back) => uniqueFaults(gifts, `${path}.backs[${back}].gifts`)),
  ];
}

/** GB2-HOLI-03: the lowest money space beside a fame space, by the distance at which the markers meet. */
export function moneySpaceBeside({ edition: { tracks } }: Pick<RajasGame, 'edition'>, fame: number): number {
  return tracks.moneyPerFame * (tracks.meet - fame - 1) + 1;
}

/** The edition's data, or the house data. */
export function holiDataOf({ edition }: Pick<RajasGame, 'edition'>): HoliData {
  return (edition.modules?.holi as HoliData | undefined) ?? holiData;
}

/** The name of a gift among module gains. */
export function giftName(back: number, gift: number): string {
  return `holi-${back}-${gift}`;
}
