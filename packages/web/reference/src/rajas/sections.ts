import type { IdOf } from '../format.ts';
import { sections as board } from './base/board/sections.ts';
import { sections as events } from './base/events/sections.ts';
import { sections as icons } from './base/icons/sections.ts';
import { sections as overview } from './base/overview/sections.ts';
import { sections as palace } from './base/palace/sections.ts';
import { sections as pieces } from './base/pieces/sections.ts';
import { sections as province } from './base/province/sections.ts';
import { sections as river } from './base/river/sections.ts';
import { sections as scoring } from './base/scoring/sections.ts';
import { sections as tracks } from './base/tracks/sections.ts';
import { sections as coffers } from './coffers/sections.ts';
import { sections as cows } from './cows/sections.ts';
import { sections as drying } from './drying/sections.ts';
import { sections as ganga } from './ganga/sections.ts';
import { sections as ganga3 } from './ganga3/sections.ts';
import { sections as holi } from './holi/sections.ts';
import { sections as kedarnath } from './kedarnath/sections.ts';
import { sections as mixed } from './mixed/sections.ts';
import { sections as mysterious } from './mysterious/sections.ts';
import { sections as navaratnas } from './navaratnas/sections.ts';
import { sections as otherBoxes } from './other-boxes/sections.ts';
import { sections as pinkElephant } from './pink-elephant/sections.ts';
import { sections as riverTiles } from './river-tiles/sections.ts';
import { sections as roads } from './roads/sections.ts';
import { sections as wilderness } from './wilderness/sections.ts';

export const sections = [
  ...overview,
  ...board,
  ...palace,
  ...river,
  ...province,
  ...pieces,
  ...tracks,
  ...events,
  ...scoring,
  ...icons,
  ...navaratnas,
  ...mixed,
  ...ganga,
  ...coffers,
  ...holi,
  ...cows,
  ...kedarnath,
  ...wilderness,
  ...roads,
  ...ganga3,
  ...drying,
  ...mysterious,
  ...riverTiles,
  ...pinkElephant,
  ...otherBoxes,
];

export type SectionId = IdOf<typeof sections>;
