import type { Texts } from '../../format.ts';
import type { GangaId } from './sections.ts';

export const texts: Texts<GangaId> = {
  ganga: {
    title: 'Module Gange : tuiles Fleuve',
    text: `Des tuiles Fleuve couvrent quelques cases du fleuve et remplacent pour toute la partie ce qui y est imprimé. Toutes les autres règles du fleuve restent.

**Mise en place :** les 8 tuiles sont mélangées face cachée. On lance un dé ; comptez autant de cases à partir du départ et posez-y la première tuile face visible. Relancez, continuez à compter de là, posez la suivante, et ainsi de suite.

- Le pont n’est pas compté.
- On s’arrête quand les 8 tuiles sont posées, ou quand un lancer atteindrait ou dépasserait la dernière case ; on ne relance pas. Les tuiles restantes sont hors jeu.
- Aucune tuile n’est posée sur le départ ni sur la dernière case.
- Toutes les tuiles sont visibles avant le premier tour.

**Exemple :** le premier lancer est un 2, la première tuile est donc sur la case 2 et remplace « 2 karma ». Avec un 3 ensuite, la deuxième est sur la case 5.

Le module convient au jeu de base, aux Navaratnas et aux parties mixtes.`,
  },
};
