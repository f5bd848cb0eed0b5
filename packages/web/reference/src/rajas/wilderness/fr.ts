import type { Texts } from '../../format.ts';
import type { WildernessId } from './sections.ts';

export const texts: Texts<WildernessId> = {
  wilderness: {
    title: 'Au travers des étendues sauvages',
    text: `Chacun commence avec une tuile sauvage au milieu de sa province et un petit gain pour elle.

**Mise en place :** quand tout est prêt et le premier joueur connu, les quatre tuiles sauvages sont mélangées face cachée. Dans l’ordre du tour à partir du premier joueur, chacun en pioche une, la pose et prend son [gain](#wilderness-tiles). Les tuiles non piochées quittent la partie sans être vues.

Vous devez la poser sur un des quatre espaces intérieurs B2, D2, B3 ou D3, dans n’importe quel sens. Elle n’a pas besoin d’être reliée à votre route.

Le gain ne vient qu’une fois, maintenant. Relier la tuile plus tard ne rapporte rien en soi. Voir [ses routes](#wilderness-roads).`,
  },
  'wilderness-tiles': {
    title: 'Les quatre tuiles sauvages',
    text: `Chacune a sa route et son gain de mise en place.

- **Cascade** (virage) : un dé au choix de la réserve, lancé et posé sur votre Kali.
- **Montagnes** (route droite) : piochez une tuile Revenu blanche face cachée et recevez aussitôt son revenu, dans toute variante. Sans les Navaratnas, la tuile va ensuite avec celles mises de côté. Avec les Navaratnas, les tuiles blanches restent face cachée jusqu’à ce que toutes les tuiles sauvages soient posées ; puis toutes, celle piochée aussi, sont retournées pour former l’étalage.
- **Marais** (bifurcation) : vous pouvez rendre un de vos dés, prendre un dé au choix, le lancer et le garder à la place.
- **Désert** (intersection) : 1 karma.`,
  },
  'wilderness-roads': {
    title: 'La tuile sauvage et vos routes',
    text: `Tant qu’aucune route ne relie la tuile sauvage à votre résidence, elle n’est pas développée : vous ne pouvez pas construire à partir d’elle. Dès qu’une route l’atteint, elle est développée, et ses autres extrémités peuvent être prolongées comme celles de toute tuile.

- Vous pouvez construire à côté sans rejoindre ses routes, même si on ne peut alors plus l’atteindre.
- Une tuile sauvage n’est jamais recouverte, développée ou non.
- Avec le Maître Bâtisseur, toute tuile qui était reliée doit le rester, une tuile sauvage développée aussi. Une tuile non développée n’importe pas.
- Les espaces intérieurs ne touchent pas le bord ; la tuile sauvage elle-même n’atteint donc aucun revenu spécial. Les tuiles construites au-delà le font comme d’habitude.`,
  },
  'wilderness-counts': {
    title: 'Que compte une tuile sauvage ?',
    text: `Elle ne compte comme tuile Province que tant qu’elle est reliée à la résidence : 1 d’argent pour la tuile Fleuve « 1 d’argent par tuile Province » (et pour le Pilier d’Ashoka d’une autre boîte).

Il en va de même pour les formes de route, au verso du plateau Routes et pour la tuile marron des virages : une tuile sauvage développée compte avec sa route.

Elle n’a ni marché ni bâtiment et ne compte jamais pour eux.`,
  },
  'wilderness-with-others': {
    title: 'Les étendues sauvages avec d’autres modules',
    text: `La plupart des modules vont simplement à côté. Ils se touchent ici :

- **Vaches :** une vache ne recouvre jamais une tuile sauvage, et celle-ci n’est pas une tuile avec marché.
- **Routes :** une tuile sauvage n’est jamais recouverte, déplacée ni munie d’un drapeau. Une tuile déplacée peut la développer, mais ne peut compter sur une tuile non développée pour sa propre liaison. Si une tuile sauvage touchait la résidence et prolongeait sa route, elle rapporterait l’argent des routes ; au verso, une tuile développée compte avec sa route.
- **Gange 3 :** « 1 d’argent par tuile Province » ne la compte que développée. Développée, elle peut être comptée de nouveau : elle répète son gain.
- **Fleuve :** le fleuve est installé avant la pioche des tuiles sauvages, et aucune ne déplace de bateau.
- **Navaratnas :** les tuiles Revenu blanches restent face cachée jusqu’à ce que les tuiles sauvages soient posées. Les espaces intérieurs sont ceux de cette face, Kali a 8 mains, et la tuile marron des virages compte une cascade développée.
- **Parties mixtes :** la pile blanche reste face cachée toute la partie. Chacun utilise les espaces intérieurs de sa propre face.`,
  },
};
