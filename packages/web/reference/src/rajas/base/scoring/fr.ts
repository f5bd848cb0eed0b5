import type { Texts } from '../../../format.ts';
import type { ScoringId } from './sections.ts';

export const texts: Texts<ScoringId> = {
  'markers-meet': {
    title: 'Quand les marqueurs se sont-ils rejoints ?',
    text: `Deux cases d’argent touchent chaque case de gloire. Vos marqueurs se sont rejoints quand ils sont au même endroit, et croisés quand la gloire est plus avancée.

Vous pouvez aussi le calculer : gloire plus moitié de votre argent, arrondie au supérieur, doit atteindre **61**. Exactement 61 est une rencontre et compte comme un succès ; chaque point de plus est un point de gloire de chevauchement. Peu importe sur laquelle des deux cases d’argent vous êtes.

**Exemples :** 65 d’argent touche la case 28 de la gloire (33 + 28 = 61). 52 d’argent touche la case 35 de la gloire (26 + 35 = 61). Avec 40 d’argent, il vous faut 41 points de gloire.`,
  },
  winner: {
    title: 'Qui gagne ?',
    text: `Si les marqueurs d’un seul joueur se sont rejoints ou croisés, il gagne. Si plusieurs y sont parvenus, le plus grand chevauchement gagne, compté en points de gloire.

- En cas d’égalité, celui dont les marqueurs se sont rejoints plus tôt gagne.
- Un chevauchement de 0 compte aussi : se rejoindre suffit.
- Seules comptent les positions après le tout dernier tour.

**Exemple :** vous finissez avec 65 d’argent et 30 points de gloire ; la case 28 de la gloire touche votre argent, votre chevauchement est donc de 2. Un autre joueur a un dernier tour et finit avec 52 d’argent et 37 points de gloire : 37 − 35 = 2. Vous étiez le premier, vous gagnez. Avec 38 points de gloire, l’autre aurait 3 et gagnerait.`,
  },
  ranking: {
    title: 'Les autres places',
    text: `Les joueurs dont les marqueurs se sont rejoints passent avant tous les autres, classés par chevauchement et, à égalité, par ordre d’arrivée.

Les autres sont classés selon le nombre de points de gloire qui séparent encore leurs marqueurs : moins il y en a, mieux c’est. À distance égale, on partage la place.`,
  },
  'ways-to-money': {
    title: 'Comment obtenir de l’argent ?',
    text: `{{coin}} Surtout avec des marchés : chacun rapporte sa valeur quand vous le construisez, puis chaque fois que vous l’activez sur la place du marché.

- [Construisez](#tile-scoring) des tuiles avec marchés.
- Activez-les avec les [marchandises variées](#assorted-goods) ou [identiques](#goods-of-one-kind).
- La [terrasse extérieure](#front-terrace) donne 2, [Raja Man Singh](#raja-man-singh) donne 3.
- Sur le [fleuve](#river-benefits) : 3, 5 ou 7 d’argent, 1 par marché, 2 par amélioration.
- Des revenus spéciaux de 4, 5 et 6, et des tuiles Revenu blanches de 3.

Chaque unité d’argent avance votre marqueur d’une case.`,
  },
  'ways-to-fame': {
    title: 'Comment obtenir de la gloire ?',
    text: `{{fame-crown}} Surtout avec des bâtiments : chacun rapporte 2, 3 ou 4 points de gloire quand vous le posez.

- [Améliorez](#building-scrolls) les types de bâtiments que vous posez souvent.
- Recouvrez des tuiles avec le [Maître Bâtisseur](#master-builder) pour poser plus de bâtiments.
- Le [Grand Moghol](#great-mogul) donne 2.
- Sur le [fleuve](#river-benefits) : 2, 3 ou 4 points de gloire, 1 par amélioration, 2 par karma sur la dernière case.

Chaque point de gloire avance votre marqueur d’une case, et il ne recule jamais. Un point de gloire vaut à peu près deux d’argent, car deux cases d’argent touchent chaque case de gloire.`,
  },
};
