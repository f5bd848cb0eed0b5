import type { Texts } from '../format.ts';
import { texts as board } from './base/board/fr.ts';
import { texts as events } from './base/events/fr.ts';
import { texts as icons } from './base/icons/fr.ts';
import { texts as overview } from './base/overview/fr.ts';
import { texts as palace } from './base/palace/fr.ts';
import { texts as pieces } from './base/pieces/fr.ts';
import { texts as province } from './base/province/fr.ts';
import { texts as river } from './base/river/fr.ts';
import { texts as scoring } from './base/scoring/fr.ts';
import { texts as tracks } from './base/tracks/fr.ts';
import { texts as coffers } from './coffers/fr.ts';
import { texts as cows } from './cows/fr.ts';
import { texts as drying } from './drying/fr.ts';
import { texts as ganga } from './ganga/fr.ts';
import { texts as ganga3 } from './ganga3/fr.ts';
import { texts as holi } from './holi/fr.ts';
import { texts as kedarnath } from './kedarnath/fr.ts';
import { texts as mixed } from './mixed/fr.ts';
import { texts as mysterious } from './mysterious/fr.ts';
import { texts as navaratnas } from './navaratnas/fr.ts';
import { texts as otherBoxes } from './other-boxes/fr.ts';
import { texts as pinkElephant } from './pink-elephant/fr.ts';
import { texts as riverTiles } from './river-tiles/fr.ts';
import { texts as roads } from './roads/fr.ts';
import type { SectionId } from './sections.ts';
import { texts as wilderness } from './wilderness/fr.ts';

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
