import type { Texts } from '../format.ts';
import { texts as board } from './base/board/de.ts';
import { texts as events } from './base/events/de.ts';
import { texts as icons } from './base/icons/de.ts';
import { texts as overview } from './base/overview/de.ts';
import { texts as palace } from './base/palace/de.ts';
import { texts as pieces } from './base/pieces/de.ts';
import { texts as province } from './base/province/de.ts';
import { texts as river } from './base/river/de.ts';
import { texts as scoring } from './base/scoring/de.ts';
import { texts as tracks } from './base/tracks/de.ts';
import { texts as coffers } from './coffers/de.ts';
import { texts as cows } from './cows/de.ts';
import { texts as drying } from './drying/de.ts';
import { texts as ganga } from './ganga/de.ts';
import { texts as ganga3 } from './ganga3/de.ts';
import { texts as holi } from './holi/de.ts';
import { texts as kedarnath } from './kedarnath/de.ts';
import { texts as mixed } from './mixed/de.ts';
import { texts as mysterious } from './mysterious/de.ts';
import { texts as navaratnas } from './navaratnas/de.ts';
import { texts as otherBoxes } from './other-boxes/de.ts';
import { texts as pinkElephant } from './pink-elephant/de.ts';
import { texts as riverTiles } from './river-tiles/de.ts';
import { texts as roads } from './roads/de.ts';
import type { SectionId } from './sections.ts';
import { texts as wilderness } from './wilderness/de.ts';

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
