import type { Texts } from '../../format.ts';
import type { CoffersId } from './sections.ts';

export const texts: Texts<CoffersId> = {
  coffers: {
    title: 'Les Coffres du Grand Moghol 2 : sept modules',
    text: `Sept modules que vous activez ou non, chacun pour soi : [Holi](#holi), les [Vaches Sacrées](#cows), [Kedarnath](#kedarnath), les [étendues sauvages](#wilderness), les [routes](#roads), le [module Gange 3](#ganga3) et l’[éléphant rose](#pink-elephant).

Sans aucun d’eux, vous jouez le jeu de base inchangé. Ils se combinent librement, à deux, trois ou quatre joueurs. Si vous les découvrez, commencez par un module par partie ; ce n’est qu’un conseil.

Holi, Kedarnath et les routes ont un recto et un verso. Vous convenez d’une face avant la partie et la gardez.

Deux choix s’excluent : [Sources taries](#drying) et [Eaux mystérieuses](#mysterious). Et une partie mixte n’est pas la variante des Navaratnas ; on joue l’une ou l’autre.`,
  },
  'module-set-up': {
    title: 'Mise en place avec modules',
    text: `Installez dans cet ordre :

1. plateau, fleuve et tuiles Fleuve,
2. les piles de tuiles Province, avec les Vaches Sacrées mélangées,
3. les tuiles Revenu,
4. plateau de Kedarnath, plateau Routes avec 3 drapeaux, tuiles Holi, éléphant rose,
5. les pièces des joueurs, dés de départ, premier joueur, argent de départ,
6. avec les Navaratnas : la tuile marron de chaque joueur,
7. les tuiles sauvages,
8. avec les Navaratnas : on retourne les tuiles Revenu blanches face visible.

Ce qui est face cachée – piles de tuiles Revenu, tuiles Fleuve, tuiles sauvages avant la pioche – n’est connu de personne avant d’être retourné.`,
  },
  'module-effects': {
    title: 'Effets des modules',
    text: `Les modules emploient les mots du jeu de base, et ses règles s’appliquent.

- **Ordre :** placer un ouvrier, payer, effectuer l’action. Chaque effet est terminé, puis viennent les bonus et ouvriers atteints, dans cet ordre, puis l’effet suivant. Quand il ne reste rien, votre tour finit. Alors seulement viennent les festivals Holi en attente, puis le tour suivant.
- **Un dé au choix :** n’importe quelle couleur de la réserve, lancé aussitôt. Kali a 10 mains, ou 8 au verso ; [si elle est pleine](#kali-full), vous en prenez moins ou rendez d’abord des dés. Seuls les dés du [recto de Holi](#holi-front) ne sont pas lancés par qui les prend.
- **Activer un marché :** vous recevez sa valeur imprimée, plus le gain d’une [vache](#cow-goods) s’il y a lieu. Dans un même effet, chaque marché compte au plus une fois. Vous pouvez toujours en activer moins.
- **Déplacement sur le fleuve :** jusqu’à la prochaine case libre et non tarie, avec son bonus. La dernière case, ovale, est toujours libre ; de là, aucun bateau ne repart.
- **Le karma** reste entre 0 et 3 ; le surplus est perdu.
- Une partie impossible est perdue. Les autres comptent quand même, et rien ne la remplace.`,
  },
  'module-yield-tiles': {
    title: '« Une tuile Revenu » dans les modules',
    text: `Sans les Navaratnas, vous piochez la tuile blanche du dessus, recevez aussitôt son revenu et la mettez de côté ; quand la pile est vide, les tuiles mises de côté sont mélangées.

Avec les Navaratnas, vous choisissez une tuile Revenu visible pour laquelle vous avez un espace libre de sa couleur, et l’y posez. Son revenu vient quand une route la relie. Vous pouvez renoncer à la tuile.`,
  },
  'out-of-turn': {
    title: 'Bonus reçus hors de votre tour',
    text: `Pendant que vous recevez un bonus du festival, vous prenez toutes les décisions à son sujet, et personne ne peut vous interrompre. Pour le karma, les tuiles Holi et les drapeaux, cela compte comme votre tour.

Vous n’y perdez ni n’y gagnez aucun tour d’ouvrier.`,
  },
  'module-boards': {
    title: 'Temple et plateau Routes',
    text: `Le temple de Kedarnath et le plateau Routes sont des emplacements d’action ordinaires, avec place pour un ouvrier par manche, quel que soit le nombre de joueurs.

Les ouvriers y reviennent à la fin de la manche et comptent comme placés sur le plateau pour toutes les autres règles.`,
  },
  'everything-together': {
    title: 'Tout ensemble',
    text: `Vous pouvez activer tous les modules à la fois. Là où deux se touchent, une section « avec d’autres modules » le dit ; toutes les autres paires vont simplement côte à côte.

- Sources taries et Eaux mystérieuses s’excluent : le dos bleu d’une tuile Fleuve voudrait dire deux choses.
- Les parties mixtes sont des parties de base avec handicap ; elles excluent donc les Navaratnas.
- Les tuiles Fleuve du jeu de base conviennent aux Navaratnas et aux parties mixtes comme toujours.

Quoi que vous combiniez, certaines choses valent toujours : 12 dés par couleur, 3 drapeaux, chaque tuile Holi une seule fois, un bateau sur chaque case ronde du fleuve, le karma de 0 à 3. Au plus 3 ouvriers se tiennent sur un emplacement, et plus d’un seulement grâce à l’éléphant rose. Entre deux tours, aucun marqueur n’est au-delà d’une tuile Holi encore sur la piste.`,
  },
};
