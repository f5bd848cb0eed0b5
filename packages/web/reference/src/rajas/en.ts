import type { Texts } from '../format.ts';
import { texts as board } from './base/board/en.ts';
import { texts as events } from './base/events/en.ts';
import { texts as icons } from './base/icons/en.ts';
import { texts as overview } from './base/overview/en.ts';
import { texts as palace } from './base/palace/en.ts';
import { texts as pieces } from './base/pieces/en.ts';
import { texts as province } from './base/province/en.ts';
import { texts as river } from './base/river/en.ts';
import { texts as scoring } from './base/scoring/en.ts';
import { texts as tracks } from './base/tracks/en.ts';
import { texts as coffers } from './coffers/en.ts';
import { texts as cows } from './cows/en.ts';
import { texts as drying } from './drying/en.ts';
import { texts as ganga } from './ganga/en.ts';
import { texts as ganga3 } from './ganga3/en.ts';
import { texts as holi } from './holi/en.ts';
import { texts as kedarnath } from './kedarnath/en.ts';
import { texts as mixed } from './mixed/en.ts';
import { texts as mysterious } from './mysterious/en.ts';
import { texts as navaratnas } from './navaratnas/en.ts';
import { texts as otherBoxes } from './other-boxes/en.ts';
import { texts as pinkElephant } from './pink-elephant/en.ts';
import { texts as riverTiles } from './river-tiles/en.ts';
import { texts as roads } from './roads/en.ts';
import type { SectionId } from './sections.ts';
import { texts as wilderness } from './wilderness/en.ts';

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
