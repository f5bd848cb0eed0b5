import type { Texts } from '../../../format.ts';
import type { RiverId } from './sections.ts';

export const texts: Texts<RiverId> = {
  harbour: {
    title: 'Port',
    text: `Payez un dé montrant 1, 2 ou 3 et avancez votre bateau d’autant de cases du fleuve, ou moins, mais d’au moins une. La couleur du dé ne compte pas.

- 1 : exactement 1 case libre
- 2 : 1 ou 2 cases libres
- 3 : 1, 2 ou 3 cases libres

D’autres valeurs ne servent pas, sauf si vous retournez le dé avec du [karma](#karma).

Outre le dé, le [premier emplacement libre](#spaces-in-order) peut coûter de l’argent : le premier ouvrier de la manche n’en paie pas, les suivants paient 1 ou 2.

- 2 joueurs : 0, 1, 2
- 3 joueurs : 0, 1, 1, 2
- 4 joueurs : 0, 1, 1, 2, 2

Si le fleuve est plus court que le dé ne permet, le bateau va au plus jusqu’à la dernière case. Une fois là, vous ne pouvez plus utiliser le port.

**Exemple :** le premier emplacement du port est pris, vous payez donc 1 d’argent. Avec un 2, vous avancez de deux cases. Un autre bateau se trouve sur la case suivante et n’est pas compté : le vôtre s’arrête trois cases plus loin. Le bonus y est une amélioration : votre moulin passe de 3 à 4.`,
  },
  river: {
    title: 'Comment avancent les bateaux',
    text: `Les bateaux ne font qu’avancer et ne comptent que les cases libres. Vous recevez aussitôt le bonus de la case où votre bateau s’arrête.

- Les cases avec d’autres bateaux sont sautées et non comptées.
- Une case du fleuve n’accueille qu’un bateau. Exceptions : la zone de départ et la [dernière case](#last-river-space) en accueillent autant qu’on veut.
- Les cases que vous passez ou sautez ne rapportent rien.
- La zone de départ n’a pas de bonus. Elle porte le numéro 0, la suivante le numéro 1, et ainsi de suite jusqu’à la dernière, numéro 26. Les cases sautées gardent leur numéro.

Voir [ce que rapportent les cases](#river-benefits) et [le pont](#bridge).`,
  },
  bridge: {
    title: 'Pont',
    text: `{{bridge}} Quand votre bateau passe le pont, votre ouvrier qui y attend devient actif aussitôt.

Le pont se trouve entre les cases 17 et 18 du fleuve. Il n’est pas lui-même une case et n’est jamais compté. Vous le passez quand votre bateau va d’une case avant lui à une case après lui, quelle qu’en soit la cause.

L’ouvrier vient d’abord, puis le bonus de la case où le bateau s’arrête. Voir [nouveaux ouvriers](#new-workers).`,
  },
  'last-river-space': {
    title: 'La fin du fleuve',
    text: `La dernière case, numéro 26, compte toujours comme libre, quel que soit le nombre de bateaux. Chaque bateau en reçoit le bonus une fois, à son arrivée : 2 points de gloire par karma.

Un bateau ne quitte jamais la dernière case. Son propriétaire ne peut plus utiliser le port. Un autre [déplacement sur le fleuve](#boat-move) est perdu ; le dernier bonus n’est pas reçu de nouveau.`,
  },
  'river-benefits': {
    title: 'Ce que rapportent les cases du fleuve',
    text: `Vous recevez aussitôt le bonus de la case où votre bateau s’arrête. S’il ne vaut rien à ce moment – aucun marché, aucune amélioration, karma 0 –, vous pouvez tout de même vous y arrêter ; vous ne recevez simplement rien.

- **2 dés** (1, 8, 18) : prenez 2 dés de couleurs au choix, identiques ou différentes.
- **2 karma** (2, 12) : au plus jusqu’à 3.
- **Argent** (3, 13, 22) : 3, 5 ou 7 d’argent.
- **Gloire** (6, 17, 25) : 2, 3 ou 4 points de gloire.
- **[Action du palais](#river-palace-action)** (4, 14, 24) : effectuez l’action d’un appartement.
- **Dés par karma** (5 orange, 10 bleu, 15 vert, 21 violet) : pour chaque karma que vous avez, prenez 1 dé de cette couleur, soit de 0 à 3 dés.
- **Amélioration** (7) : montez un type de bâtiment d’un niveau, par exemple le temple de 2 à 3.
- **1 d’argent par marché** (9) : pour chaque marché visible de votre province, quelles que soient sa sorte et sa valeur. Cinq marchés rapportent 5 d’argent.
- **Marchandises variées** (11, 20) : activez jusqu’à 3 marchés de sortes différentes, au plus un de chaque.
- **Marchandises identiques** (16) : activez jusqu’à 4 marchés d’une sorte, sans dé. Soie 1, 2, 2 et 3 rapporte 8 d’argent.
- **1 de gloire par amélioration** (19) : 3 [améliorations](#upgrades-made) rapportent 3 points de gloire.
- **2 d’argent par amélioration** (23) : 3 améliorations rapportent 6 d’argent.
- **2 de gloire par karma** (26) : karma 2 rapporte 4 points de gloire. Le karma n’est pas dépensé.`,
  },
  'river-palace-action': {
    title: 'Fleuve : choisir une action du palais',
    text: `Choisissez un des appartements 2 à 6 et effectuez son action aussitôt : Danseuse, Yogi, Raja Man Singh, Maître Bâtisseur ou Portugais. Il ne faut ni ouvrier ni dé pour l’appartement, et il peut être occupé. Le Grand Moghol ne peut pas être choisi.

- **Maître Bâtisseur :** seul le dé de l’appartement est offert. Vous payez tout de même la différence en dés de la nouvelle couleur.
- **Portugais :** seulement si 6 cases libres restent devant la case que vous venez d’atteindre, et pas depuis les six dernières. La seconde arrivée rapporte aussi son bonus.
- Seules les actions qui ont un effet peuvent être choisies. S’il n’y en avait aucune, le bonus serait perdu.`,
  },
  'boat-move': {
    title: 'Déplacement sur le fleuve par un bonus ou un revenu',
    text: `Votre bateau va à la prochaine case libre et vous recevez le bonus de cette case. Il ne faut ni ouvrier, ni dé, ni argent.

Si votre bateau est déjà sur la dernière case, le déplacement est perdu. Vous ne recevez pas de nouveau le dernier bonus. Un marqueur de bonus avance quand même.`,
  },
};
