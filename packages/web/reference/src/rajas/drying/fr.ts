import type { Texts } from '../../format.ts';
import type { DryingId } from './sections.ts';

export const texts: Texts<DryingId> = {
  drying: {
    title: 'Sources taries',
    text: `Chaque tuile Fleuve ne sert qu’à un bateau : quand il part, la tuile se tarit.

**Mise en place :** toutes les tuiles sont mélangées. À partir de la première case après le départ, on en pose une face visible sur chaque case ronde ; le reste quitte la partie. La dernière case ovale n’en reçoit pas, garde son bonus imprimé et ne se tarit jamais.

- Quand un bateau quitte une tuile, quelle qu’en soit la cause, elle est aussitôt retournée sur son dos bleu.
- Plus personne ne peut s’arrêter sur une case tarie, et elle ne rapporte rien. Elle n’est comptée dans aucun trajet, comme une case occupée.
- Seule la tuile où se trouvait un bateau se tarit, pas celles qu’il passe. Quitter le départ ne tarit rien, et plusieurs bateaux peuvent s’y trouver.
- Une tuile quittée de nouveau dans le même tour se tarit aussi, mais un bonus commencé est reçu en entier.
- Si toutes les cases rondes devant sont taries ou occupées, la case suivante est l’ovale.`,
  },
  'drying-details': {
    title: 'Sources taries : Portugais, pont, comptes',
    text: `Sur un fleuve qui se tarit, quelques points méritent un regard plus précis :

- **Portugais :** exactement six cases, sans compter les cases taries et occupées ; l’ovale compte pour une. S’il y en a moins de six devant, il n’est pas utilisable.
- **Pont :** vous gagnez votre ouvrier quand le bateau passe le pont sur le fleuve imprimé, que les cases voisines soient taries ou non.
- **Tuile marron « 1 de gloire pour 3 cases du fleuve » :** elle compte les cases imprimées parcourues, taries comprises, donc jusqu’à 8 points de gloire.
- **Tuiles :** on joue avec Gange 1 et Gange 3, 25 tuiles pour 25 cases rondes ; Gange 2 seulement si vous l’avez. Une case ronde sans tuile ne se tarit jamais.`,
  },
  'drying-with-others': {
    title: 'Sources taries avec d’autres modules',
    text: `La plupart des modules ne s’occupent pas des cases taries. Ils se touchent ici :

- **Holi :** un bateau avancé par un bonus tarit la tuile qu’il quitte.
- **Kedarnath :** le déplacement de la ligne 1 saute les cases taries et tarit la tuile quittée.
- **Gange 3 :** ses tuiles sont ouvertes jusqu’à ce qu’un bateau les quitte. Si le bonus lui-même fait repartir le bateau, la tuile utilisée se tarit ; sinon elle reste ouverte jusqu’au départ.
- **Gange 1 :** ses tuiles sont du nombre ; on ne lance pas de dé. « Continuer » ne compte que les cases ouvertes et libres, et sa tuile se tarit quand on la quitte.
- **Bonus des pistes :** un déplacement gagné au milieu d’une action vient aussitôt et tarit la tuile, même si c’est le bonus de cette tuile qui l’a apporté ; ce bonus est d’abord terminé.
- **Navaratnas :** les déplacements des revenus sautent les cases taries ; la tuile Revenu marron du fleuve les compte.
- **Eaux mystérieuses** ne se combine pas avec cette variante.`,
  },
};
