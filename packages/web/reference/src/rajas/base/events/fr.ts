import type { Texts } from '../../../format.ts';
import type { EventsId } from './sections.ts';

export const texts: Texts<EventsId> = {
  'at-once': {
    title: 'Tout arrive aussitôt',
    text: `Ce que vous gagnez, vous l’avez à cet instant, dans le tour en cours : bonus, revenu ou ouvrier.

Si un effet en déclenche un autre, le mouvement du marqueur ou du bateau qui vient d’être fait est d’abord terminé. Puis le nouvel effet est effectué en entier, avec tout ce qu’il déclenche lui-même. Alors seulement l’effet interrompu reprend.

Les montants sont fixés quand un effet commence. Ce qu’il déclenche en chemin ne change plus l’argent ou la gloire qu’il rapporte.`,
  },
  'order-of-parts': {
    title: 'Dans quel ordre viennent les parties ?',
    text: `Une action en plusieurs parties a un ordre fixe :

- **Terrasse extérieure :** argent, puis relance
- **Grand Moghol :** gloire, puis le droit de commencer la prochaine manche
- **Danseuse :** dés, puis tuile Revenu
- **Yogi :** karma, puis dé
- **Raja Man Singh :** amélioration, puis argent
- **Tuile :** argent de tous les marchés, puis gloire de tous les bâtiments, puis revenus spéciaux

Ce n’est qu’avec plusieurs revenus spéciaux à la fois que vous choisissez l’ordre. Chacun est terminé avant le suivant.`,
  },
  optional: {
    title: 'Que puis-je laisser de côté ?',
    text: `Seules ces choses sont facultatives :

- relancer sur la terrasse extérieure,
- les déplacements sur le fleuve et les dés des bonus des pistes,
- activer moins de marchés que permis (mais au moins un sur la place du marché),
- prendre moins de dés quand Kali est pleine,
- le déplacement sur le fleuve d’une tuile Revenu et de la tuile Fleuve « jusqu’à 3 cases »,
- un Maître Bâtisseur que vous obtenez sans ouvrier,
- prendre une tuile Revenu dans la variante des Navaratnas,
- utiliser du karma.

Tout le reste est effectué autant que possible. Le karma de la case 24 de la gloire n’est jamais un désavantage et vient tout seul.`,
  },
  'lost-effects': {
    title: 'Et si une partie est impossible ?',
    text: `Alors cette partie est perdue. Vous ne recevez rien à la place et ne pouvez pas la garder pour plus tard ; toutes les autres parties comptent quand même.

**Exemples :** aucun dé de la couleur n’est dans la réserve ; toutes vos améliorations sont faites ; votre bateau est sur la dernière case ; votre karma est déjà à 3.`,
  },
  'must-place': {
    title: 'Puis-je passer ? Et si je ne peux pas placer ?',
    text: `Vous ne pouvez pas passer : si vous avez un ouvrier et un emplacement utilisable, vous devez le placer. Seule exception, les [derniers tours](#last-turns) de la partie.

- Si vous avez un ouvrier mais aucun emplacement utilisable, on saute votre tour dans ce tour de table et vous gardez l’ouvrier.
- Ce n’est pas définitif. Au tour de table suivant, on regarde de nouveau. Si quelque chose est devenu possible, par exemple parce que des dés sont revenus dans la réserve, vous devez placer.
- Si vous n’avez plus d’ouvrier, on saute votre tour.`,
  },
  'nobody-can-place': {
    title: 'Quand finit le placement ?',
    text: `Quand plus personne ne peut placer d’ouvrier. Après chaque tour de table, un autre commence si quelqu’un a encore un ouvrier et qu’au moins un ouvrier a été placé dans le tour de table qui s’achève.

On saute les joueurs sans ouvrier pendant que les autres continuent. Un ouvrier gagné pendant la manche peut encore y être placé ; si besoin, on joue pour lui un tour de table de plus.`,
  },
  'round-end': {
    title: 'Fin de la manche',
    text: `Quand tous les ouvriers sont placés ou que plus personne ne peut en placer, la manche finit en trois étapes :

1. **Premier joueur :** celui dont l’ouvrier est chez le [Grand Moghol](#great-mogul) reçoit l’éléphant ; ce peut être l’ancien premier joueur. S’il n’y a personne, l’éléphant va au suivant dans le sens horaire.
2. **Ouvriers :** tous reprennent leurs ouvriers auprès de leur Kali. Tous les emplacements sont de nouveau libres.
3. Le nouveau premier joueur commence la manche suivante.

Rien d’autre ne se passe : ni revenu, ni remplissage, ni contrôle de limites, ni changement de dés. Le nombre de manches n’est pas limité ; seuls des marqueurs qui se rejoignent finissent la partie.`,
  },
  'end-trigger': {
    title: 'La fin de la partie est déclenchée',
    text: `Dès que le marqueur de gloire et le marqueur d’argent d’un joueur se rejoignent ou se croisent, la fin commence.

- On vérifie après chaque mouvement d’un marqueur, même au milieu d’un tour. La première fois compte et on la retient.
- Le joueur termine son tour avec tout ce qui reste dû. Les marqueurs peuvent se croiser encore davantage.
- Ce qui est joint le reste : rien ne l’annule ensuite.

Comment le voir : [quand les marqueurs se sont-ils rejoints ?](#markers-meet) Ce qui suit : [les derniers tours](#last-turns).`,
  },
  'last-turns': {
    title: 'Les derniers tours',
    text: `Le tour de table en cours est joué jusqu’au bout. Chaque joueur assis, dans le sens horaire, entre celui qui a déclenché la fin et le premier joueur a encore un tour avec un ouvrier.

- Qui a déjà joué dans ce tour de table n’en a plus.
- Dans un dernier tour, vous pouvez placer un ouvrier, sans obligation.
- Sans ouvrier, vous n’avez pas de dernier tour. Un ouvrier gagné maintenant ne sert plus.
- Puis la partie est aussitôt finie : ni autre tour de table, ni fin de manche.`,
  },
};
