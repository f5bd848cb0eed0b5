import type { Texts } from '../../format.ts';
import type { Ganga3Id } from './sections.ts';

export const texts: Texts<Ganga3Id> = {
  ganga3: {
    title: 'Module Gange 3 : un fleuve libre',
    text: `17 tuiles Fleuve de plus, avec huit nouveaux bonus. Avec les 8 tuiles du jeu de base, cela fait 25, et vous façonnez le fleuve comme vous voulez.

- **Par lancers :** comme dans le [module Gange](#ganga) : lancer, continuer à compter, poser la tuile suivante de la pile mélangée. Avec 25 tuiles, on va jusqu’au bout du fleuve ; il peut donc y en avoir plus de huit.
- **Au hasard :** chaque case ronde reçoit une tuile, face visible.
- **À la main :** vous choisissez tuile par tuile ce qui va où.

Une tuile visible remplace le bonus imprimé de sa case. Il n’y a jamais de tuile sur le départ ni sur la dernière case ovale. Les tuiles inutiles quittent la partie. S’il y en a trop peu, les dernières cases rondes gardent ce qui y est imprimé.

Deux variantes en font davantage : [Sources taries](#drying) et [Eaux mystérieuses](#mysterious). Ce qu’elles rapportent : [tuiles du Gange 1](#ganga-tiles), [tuiles du Gange 3](#ganga3-tiles).`,
  },
};
