import type { Texts } from '../../format.ts';
import type { OtherBoxesId } from './sections.ts';

export const texts: Texts<OtherBoxesId> = {
  'other-boxes': {
    title: 'Pièces d’une autre boîte',
    text: `Les règles nomment quelques pièces d’une boîte antérieure, la Goodie Box 1. Elles ne font pas partie de ce jeu ; ces remarques ne servent donc jamais, sauf pour ses [deux tuiles Fleuve](#ganga2).

- **Marché noir** (extension du Tigre) : il compte comme tuile avec marché pour l’argent d’une Vache Sacrée.
- **Pilier d’Ashoka** (extension du Tigre) : il paie 1 d’argent par tuile Province, une tuile sauvage seulement si elle est reliée à la résidence.
- **Villages au Manguier :** une vache ne peut en recouvrir. Un village posé sur une vache coûte un dé supplémentaire de n’importe quelle couleur montrant 5. Il peut être compté de nouveau.
- **Jardins de Shalimar** (extension Serpent) : une vache ne peut en recouvrir. Un jardin peut être compté de nouveau. Il vous laisse reprendre un ouvrier ; si celui-ci était avec l’éléphant rose, l’éléphant est couché.
- **Négociant en pierres précieuses :** sur le plateau Routes, il est un ouvrier ordinaire, et le lancer y est pur hasard.

Les Vaches Sacrées sont le pendant des extensions du Tigre et Serpent ; rien d’autre de celles-ci n’est pris en charge.`,
  },
  ganga2: {
    title: 'Module Gange 2 : deux tuiles Fleuve de plus',
    text: `Si vous le choisissez, deux tuiles s’ajoutent aux tuiles Fleuve : le [Dauphin du Gange](#dolphin) et une tuile de 2 améliorations. Avec Gange 1 et 3, cela fait 27.

C’est un supplément d’une boîte antérieure, absent tant que vous ne l’ajoutez pas. Ce qui est de trop pour le fleuve quitte la partie comme d’habitude.`,
  },
  dolphin: {
    title: 'Le Dauphin du Gange',
    text: `Quand votre bateau s’arrête sur le dauphin, vous pouvez utiliser le bonus d’une autre case du fleuve sans y aller : toute case ronde libre devant ou derrière vous, pas l’ovale. Votre bateau reste sur le dauphin.

- **Sources taries :** seules les tuiles ouvertes et libres peuvent être choisies. En utiliser une ainsi ne la tarit pas.
- **Eaux mystérieuses :** seules les tuiles visibles et libres peuvent être choisies. S’il n’y en a pas d’autre, vous pouvez révéler n’importe quelle tuile face cachée et recevez 1 d’argent et son bonus ; votre bateau reste, sauf si le bonus le déplace. S’il ne reste pas non plus de tuile cachée, le dauphin ne rapporte rien.
- Sans Gange 2, le dauphin n’est pas dans le fleuve.

**Exemple :** le dauphin est la première tuile révélée, par vous : 1 d’argent. Aucune autre n’est visible, vous en révélez donc une plus loin : encore 1 d’argent, et c’est la Danseuse. En tout, vous recevez 2 d’argent, 2 dés et une tuile Revenu ; votre bateau reste sur le dauphin.

**Un autre :** le dauphin est visible et libre, toutes les autres tuiles visibles sont occupées. Vous y allez (pas d’argent) et révélez la tuile trois cases plus loin : 1 d’argent, « jusqu’à 3 de plus ». Vous avancez de 3 et arrivez sur cette tuile même, désormais visible (pas d’argent), puis de 3 encore sur une tuile cachée : 1 d’argent et le Yogi. En tout : 2 d’argent, 2 karma, 1 dé, et votre bateau est à 6 cases libres au-delà du dauphin.`,
  },
};
