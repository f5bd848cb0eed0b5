import type { Texts } from '../../format.ts';
import type { KedarnathId } from './sections.ts';

export const texts: Texts<KedarnathId> = {
  kedarnath: {
    title: 'Les bénédictions de Kedarnath',
    text: `Un ouvrier au temple reçoit une bénédiction. Le choix dépend de la place du karma de tous.

**Mise en place :** choisissez une face du plateau. Il se place à côté de la piste de karma, de sorte que chacune de ses quatre lignes corresponde à un niveau : 3, 2, 1 et 0.

- Placer ne coûte rien. L’emplacement doit être vide et au moins une ligne libre.
- Une ligne est **libre** si aucun cube Karma n’est sur ce niveau, pas même le vôtre.
- Choisissez une ligne libre et prenez sa bénédiction. Vous choisissez avant que votre karma change ; dans une bénédiction, le karma vient d’abord. Si une seule ligne est libre, vous prenez celle-là.
- Si les quatre niveaux sont occupés – possible seulement à quatre –, personne ne peut utiliser le temple.
- On ne peut pas dépenser du karma juste pour libérer une ligne : le temple ne demande pas de dé.
- Un ouvrier par manche ; vous pouvez venir à chaque manche et reprendre la même ligne.

Voir le [recto](#kedarnath-front) ou le [verso](#kedarnath-back).`,
  },
  'kedarnath-front': {
    title: 'Kedarnath : recto',
    text: `Chaque ligne rapporte 1 karma et autre chose, dans cet ordre.

- **Ligne 3 :** 1 karma et un dé au choix
- **Ligne 2 :** 1 karma et une amélioration
- **Ligne 1 :** 1 karma et 3 d’argent
- **Ligne 0 :** 1 karma et 1 point de gloire

**Exemples :** tous les cubes sont sur 1. Vous pouvez choisir la ligne 0, 2 ou 3 ; avec la ligne 2, votre karma monte à 2 et votre moulin passe de 2 à 3. Plus tard, des cubes sont sur 1, 2 et 3 : seule la ligne 0 est libre, vous recevez 1 karma et 1 point de gloire.`,
  },
  'kedarnath-back': {
    title: 'Kedarnath : verso',
    text: `Les lignes rapportent des choses bien différentes.

- **Ligne 3 :** 1 karma, puis une [tuile Revenu](#module-yield-tiles) : sans les Navaratnas, on en pioche une blanche utilisée aussitôt ; avec les Navaratnas, vous en choisissez une pour votre plateau.
- **Ligne 2 :** activez deux de vos marchés quelconques, de même sorte ou non.
- **Ligne 1 :** un déplacement sur le fleuve ; les cases occupées sont sautées comme toujours.
- **Ligne 0 :** 1 point de gloire par karma que vous avez. On ne gagne ni ne dépense de karma. Comme la ligne 0 doit être libre, vous en avez au moins 1 ; elle rapporte donc de 1 à 3 points de gloire.`,
  },
  'kedarnath-brown-tile': {
    title: 'Kedarnath : la tuile Revenu marron supplémentaire',
    text: `Elle rapporte 3 d’argent par karma que vous avez : 0, 3, 6 ou 9. Si votre propre ouvrier est au temple à cet instant, elle rapporte 5 par karma : 0, 5, 10 ou 15.

- **Avec les Navaratnas**, elle est mélangée aux 7 tuiles marron avant que chacun en pioche une ; les autres sont visibles.
- **Sans les Navaratnas**, elle ne sert qu’à quatre joueurs et avec les versos de Holi : elle est mélangée à la pile marron. Sinon elle reste dans la boîte.
- Elle vaut pour les deux faces du plateau de Kedarnath.`,
  },
  'kedarnath-with-others': {
    title: 'Kedarnath avec d’autres modules',
    text: `La plupart des modules vont simplement à côté du temple. Ils se touchent ici :

- **Étendues sauvages :** le désert, ou une tuile blanche de karma des montagnes, monte le karma avant la manche 1 et change donc les lignes libres.
- **Gange 3 :** un ouvrier peut être déplacé au temple s’il est vide et qu’une ligne est libre, en être retiré, ou aller du temple au temple pour une deuxième bénédiction. Pour la tuile marron, c’est le plateau au moment de compter qui vaut : un ouvrier parti ne compte plus.
- **Gange 1 :** le déplacement de la ligne 1 peut finir sur une de ses tuiles et en rapporte le bonus.
- **Sources taries :** le déplacement saute les cases taries et tarit la tuile quittée.
- **Eaux mystérieuses :** le déplacement révèle une tuile face cachée pour 1 d’argent.
- **Éléphant rose :** son propriétaire peut rejoindre le premier joueur au temple si une ligne est libre alors ; on regarde les lignes de nouveau, après le karma du premier joueur. À quatre joueurs sur quatre niveaux, c’est impossible. Les deux ont alors un ouvrier au temple. Si le propriétaire déplace cet ouvrier avec une tuile Fleuve, l’éléphant se couche, l’ouvrier ne compte plus pour la tuile marron, et le propriétaire ne peut revenir tant que le premier joueur est là.
- **Navaratnas :** il y a 8 tuiles marron, et la ligne 3 du verso vous laisse choisir une tuile. La tuile de Kedarnath occupe un espace marron et compte quand elle est reliée.
- **Parties mixtes :** la ligne 3 du verso pioche une tuile blanche pour tous. La tuile marron sert comme sans les Navaratnas.`,
  },
};
