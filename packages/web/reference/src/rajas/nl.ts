import type { Texts } from '../format.ts';
import { texts as board } from './base/board/nl.ts';
import { texts as events } from './base/events/nl.ts';
import { texts as icons } from './base/icons/nl.ts';
import { texts as overview } from './base/overview/nl.ts';
import { texts as palace } from './base/palace/nl.ts';
import { texts as pieces } from './base/pieces/nl.ts';
import { texts as province } from './base/province/nl.ts';
import { texts as river } from './base/river/nl.ts';
import { texts as scoring } from './base/scoring/nl.ts';
import { texts as tracks } from './base/tracks/nl.ts';
import { texts as coffers } from './coffers/nl.ts';
import { texts as cows } from './cows/nl.ts';
import { texts as drying } from './drying/nl.ts';
import { texts as ganga } from './ganga/nl.ts';
import { texts as ganga3 } from './ganga3/nl.ts';
import { texts as holi } from './holi/nl.ts';
import { texts as kedarnath } from './kedarnath/nl.ts';
import { texts as mixed } from './mixed/nl.ts';
import { texts as mysterious } from './mysterious/nl.ts';
import { texts as navaratnas } from './navaratnas/nl.ts';
import { texts as otherBoxes } from './other-boxes/nl.ts';
import { texts as pinkElephant } from './pink-elephant/nl.ts';
import { texts as riverTiles } from './river-tiles/nl.ts';
import { texts as roads } from './roads/nl.ts';
import type { SectionId } from './sections.ts';
import { texts as wilderness } from './wilderness/nl.ts';

export const texts: Texts<SectionId> = {
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
};
