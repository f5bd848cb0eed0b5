import type { Texts } from '../../../format.ts';
import type { OverviewId } from './sections.ts';

export const texts: Texts<OverviewId> = {
  aim: {
    title: 'Le but du jeu',
    text: `Rapprochez votre marqueur de gloire et votre marqueur d’argent. Celui dont les marqueurs se rejoignent ou se croisent le premier gagne le plus souvent.

La piste de gloire {{fame-crown}} et la piste d’argent {{coin}} font côte à côte le tour du plateau, en sens contraire : la gloire dans le sens horaire, l’argent dans l’autre. 1 point de gloire vaut une case sur la piste de gloire, 1 unité d’argent une case sur la piste d’argent. Ainsi, à chaque gain, les deux marqueurs d’un joueur se rapprochent.

« Le plus souvent », car d’autres ont peut-être encore un dernier tour et iront plus loin. Voir [qui gagne](#winner).`,
  },
  'players-and-modes': {
    title: 'Joueurs et façons de jouer',
    text: `Vous jouez à deux, trois ou quatre. Chacun a sa couleur.

Vous jouez exactement une de ces trois formes :

- le jeu de base,
- la [variante des Navaratnas](#navaratnas), pour qui connaît le jeu,
- une [partie mixte](#mixed-rounds), où des débutants rencontrent des joueurs confirmés.

Les Navaratnas et la partie mixte s’excluent. Le [module Gange](#ganga) ne change que des cases du fleuve ; il convient donc aux trois.

Peu de choses dépendent du nombre de joueurs : la face du plateau, les tuiles cache, l’argent de départ des joueurs suivants, le nombre de fois où l’on peut vendre des marchandises variées dans une manche et, avec les Navaratnas, le nombre de tuiles Revenu marron qui restent. Dés, tuiles Province et tuiles Revenu blanches sont toujours les mêmes.`,
  },
  material: {
    title: 'Le matériel',
    text: `Les dés, les tuiles et les ouvriers sont limités : ce qui est épuisé n’est plus là.

- 48 dés, 12 par couleur : orange, bleu, vert, violet
- 64 tuiles Province, 16 par couleur
- 24 ouvriers, 6 par joueur
- 4 bateaux, 4 marqueurs de gloire, 4 marqueurs d’argent, 4 marqueurs de bonus
- 20 cubes : par joueur 4 cubes d’amélioration et 1 cube Karma
- 30 tuiles Revenu : 8 blanches, 9 jaunes, 6 rouges, 7 marron
- 8 tuiles Fleuve, 2 tuiles cache, 1 éléphant du premier joueur
- 4 plateaux Province, 4 plateaux Kali et le plateau de jeu, tous à deux faces

Dans le jeu de base, les tuiles Revenu jaunes, rouges et marron et les tuiles Fleuve restent dans la boîte.`,
  },
  'open-and-hidden': {
    title: 'Ce qui est visible, ce qui est hasard',
    text: `Presque tout est visible : marqueurs, dés, plateaux, tuiles face visible et tuiles mises de côté. Vous pouvez aussi savoir combien de tuiles reste dans une pile.

Trois choses seulement sont cachées : l’ordre des tuiles Revenu blanches face cachée, les tuiles Province sous celle du dessus de chaque pile, et les dés qui ne sont pas encore lancés. Personne ne peut fouiller une pile.

Chaque lancer est équitable, de 1 à 6 par dé, et chaque mélange aussi.`,
  },
  'set-up-board': {
    title: 'Mise en place : le plateau',
    text: `À deux, prenez la face pour 2 joueurs du plateau ; à trois ou quatre, l’autre face.

- **À trois :** les 2 tuiles cache ferment quelques emplacements : deux à la carrière et un au port. Ils n’existent pas dans cette partie. À deux ou à quatre, il n’y a pas de tuiles cache.
- **Dés :** les 48, 12 par couleur, forment la réserve avant que quelqu’un en prenne.
- **Tuiles Province :** elles sont triées par couleur et selon l’animal du dos – {{animal-snake}} serpent, {{animal-cow}} vache, {{player-tiger}} tigre – en 12 piles. Chaque pile est mélangée et posée face visible à côté du plateau.
- **Tuiles Revenu blanches :** les 8 sont mélangées en une pile face cachée.
- Les tuiles Revenu jaunes, rouges et marron et les tuiles Fleuve restent dans la boîte.`,
  },
  'set-up-player': {
    title: 'Mise en place : vos pièces',
    text: `Chacun reçoit un plateau Province et, dans une couleur, un plateau Kali, 6 ouvriers, un bateau, un cube Karma, 4 cubes d’amélioration, un marqueur d’argent, un marqueur de gloire et un marqueur de bonus.

- **Plateaux :** Kali est posée côté recto, elle a donc 10 mains. La province montre sa face de base.
- **Ouvriers :** trois se tiennent prêts près de votre Kali ; ils sont actifs. Les trois autres attendent : sur la case 15 de la gloire, sur la case 20 de l’argent et au pont.
- **Bateau :** sur la zone de départ du fleuve.
- **Karma :** niveau 1.
- **Cubes d’amélioration :** un sur chaque parchemin, dans la colonne de gauche, de valeur 2.
- **Dés :** un de chaque couleur, lancés et gardés sur Kali.
- **Marqueur de bonus :** sur la case 12 de l’argent, côté fleuve visible.
- **Gloire :** sur 0.

La mise en place ne déclenche rien : ni bonus, ni ouvrier.`,
  },
  'first-start-player': {
    title: 'Qui commence, et avec combien d’argent',
    text: `Le joueur qui a la plus petite somme avec ses quatre dés de départ commence et prend l’éléphant.

L’ordre est fixe : d’abord tous lancent leurs dés de départ, puis on connaît le premier joueur, puis on place les marqueurs d’argent. Si plusieurs ont la plus petite somme, le hasard décide entre eux.

Le premier joueur commence avec 3 d’argent. Les autres suivent dans le sens horaire avec 4, 5 et 6. À deux, cela fait 3 et 4, à quatre 3, 4, 5 et 6 : qui commence en dernier a le plus.

**Exemple :** les sommes sont 14, 9 et 17. Le joueur qui a 9 commence.`,
  },
  'round-and-turn': {
    title: 'Manches, tours de table, tours',
    text: `La partie est une suite de manches. Une manche est une suite de tours de table, et à chaque tour de table chacun joue un tour.

- **Tour de table :** à partir du premier joueur et dans le sens horaire, chacun place exactement un ouvrier, paie l’emplacement et effectue l’action aussitôt.
- **Tour :** un seul ouvrier. Rien dans le jeu de base ne vous donne un deuxième placement dans le même tour.
- **Manche :** elle dure jusqu’à ce que plus personne ne puisse placer d’ouvrier. Alors les ouvriers reviennent.

Seuls les ouvriers reviennent. Vos dés, karma, argent, gloire, améliorations, bateau, province et marqueur de bonus restent tels quels, de tour en tour et de manche en manche.`,
  },
  turn: {
    title: 'Votre tour',
    text: `Placez un ouvrier, payez son emplacement, effectuez son action. Toujours dans cet ordre.

Il y a quatre zones :

- la [carrière](#quarry), pour construire une tuile,
- la [place du marché](#market-place), pour tirer de l’argent de vos marchés,
- le [palais](#palace), pour ses faveurs,
- le [port](#harbour), pour naviguer sur le fleuve.

Vous devez effectuer l’action ; placer seulement pour bloquer n’est pas possible. Les parties [facultatives](#optional) peuvent être laissées de côté.

Le tour entier doit être possible avant que l’ouvrier compte comme placé : emplacement, dés, karma, tuile, case et orientation. Si quelque chose est impossible, rien ne s’est passé. Les choix qui dépendent de dés lancés pendant ce tour se font au moment venu.`,
  },
};
