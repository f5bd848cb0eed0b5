import { type BeatTable, SILENT, type Told } from '../../../../story/beat.ts';
import { moduleBeats, storyParts } from '../../modules/index.ts';
import type { RajasDescription, RajasFact } from '../../types.ts';
import type { RajasScene } from '../part.ts';
import { dice } from './dice.ts';
import { province } from './province.ts';
import { river } from './river.ts';
import { rounds } from './rounds.ts';
import { tracks } from './tracks.ts';
import { workers } from './workers.ts';

type Table = BeatTable<RajasDescription, RajasFact>;
type Teller = (fact: RajasFact, scene: RajasScene) => Told | undefined;

const all: Table = { ...moduleBeats, ...rounds, ...workers, ...dice, ...tracks, ...province, ...river };

/** Each teller, with the modules' additions. */
export const beats = Object.fromEntries(
  Object.entries(all).map(([type, teller]) => [
    type,
    teller === SILENT ? teller : amended(type as RajasFact['type'], teller as Teller),
  ]),
) as unknown as Table;

function amended(type: RajasFact['type'], tell: Teller): Teller {
  const amends = storyParts.flatMap(({ amends }) => (amends?.[type] as Amend | undefined) ?? []);
  if (amends.length === 0) return tell;
  return (fact, scene) => {
    const told = tell(fact, scene);
    return told && amends.reduce((soFar, amend) => amend(soFar, fact, scene), told);
  };
}

type Amend = (told: Told, fact: RajasFact, scene: RajasScene) => Told;
