import type { Texts } from '../../format.ts';
import type { NavaratnasId } from './sections.ts';

export const texts: Texts<NavaratnasId> = {
  navaratnas: {
    title: 'Variante des Navaratnas',
    text: `Pour les joueurs qui connaissent le jeu. Les tuiles Revenu ne sont plus piochées et utilisées aussitôt : vous les choisissez, les posez sur votre propre plateau et les recevez quand une route les atteint.

Ce qui change par rapport au jeu de base :

- Tous utilisent le **verso du plateau Province**. Ses revenus imprimés sont petits, et chaque espace de revenu spécial a une couleur.
- Kali montre son **verso à 8 mains**.
- Vous pouvez gagner **les trois** ouvriers qui attendent, donc en avoir six.
- Chez la [Danseuse](#navaratnas-dancer), vous choisissez une [tuile Revenu](#navaratnas-yield-spaces).
- Qui a [moins d’ouvriers](#navaratnas-fewer-workers) reçoit pour cela des tuiles Revenu.

Tout le reste est comme dans le jeu de base.`,
  },
  'navaratnas-set-up': {
    title: 'Navaratnas : mise en place',
    text: `Toutes les tuiles Revenu sont visibles, triées par couleur ; il n’y a pas de pile cachée.

1. Les 7 tuiles marron sont mélangées. Dans l’ordre du tour, à partir du premier joueur, chacun en pioche une et la pose face visible sur un de ses deux espaces marron. Elle couvre le revenu qui y est imprimé.
2. Les autres tuiles marron – 7 moins le nombre de joueurs – et toutes les tuiles, 8 blanches, 9 jaunes et 6 rouges, sont posées face visible sur les bâtiments de leur couleur.

Au verso du plateau, vous trouvez deux espaces marron, deux rouges, quatre jaunes et trois blancs.`,
  },
  'navaratnas-dancer': {
    title: 'Navaratnas : la Danseuse',
    text: `Pour un dé montrant 2, vous prenez 2 dés de couleurs au choix. Puis vous pouvez choisir n’importe quelle tuile Revenu de l’étalage et la poser sur un espace de revenu libre de même couleur de votre plateau. Son revenu ne vient que quand une route relie l’espace.

- Vous ne pouvez prendre une tuile que si vous avez un [espace libre](#navaratnas-yield-spaces) de sa couleur, et vous la posez aussitôt.
- Vous pouvez renoncer à la tuile. Si aucune ne convient, la Danseuse ne rapporte que les 2 dés.
- Les tuiles prises ne sont pas remplacées.
- Une Danseuse offerte par le fleuve agit de même, sans le dé.`,
  },
  'navaratnas-yield-spaces': {
    title: 'Navaratnas : espaces de revenu et leurs tuiles',
    text: `Quand une route relie un espace de revenu, vous recevez la tuile Revenu qui s’y trouve, une fois, après avoir compté la tuile Province. S’il n’y en a pas, vous recevez le petit revenu imprimé, comme dans le jeu de base.

- Un espace est **libre** si aucune tuile Revenu ne s’y trouve et que vous n’avez pas encore reçu son revenu. Un espace qu’aucune route ne peut plus atteindre est libre aussi, mais inutile.
- Une tuile Revenu posée n’est jamais déplacée, couverte ou rendue.
- Le Maître Bâtisseur ne rapporte jamais le revenu d’une tuile Revenu.`,
  },
  'navaratnas-coloured-tiles': {
    title: 'Navaratnas : tuiles blanches, jaunes et rouges',
    text: `Elles rapportent des dés, de l’argent, une amélioration, un déplacement sur le fleuve ou du karma quand une route les relie.

- **Blanches :** 1 dé de couleur au choix, 3 d’argent, une amélioration ou 1 karma ; deux de chaque.
- **Jaunes :** 2 dés d’une couleur (une tuile pour chacune des quatre couleurs), 5 d’argent (deux fois), 2 karma, un déplacement sur le fleuve ou une amélioration.
- **Rouges :** 2 dés de couleurs au choix (deux fois), 8 d’argent (deux fois), une amélioration ou un déplacement sur le fleuve.

Un déplacement mène à la prochaine case libre et rapporte son bonus.`,
  },
  'navaratnas-brown-tiles': {
    title: 'Navaratnas : les sept tuiles marron',
    text: `Une tuile marron compte quelque chose au moment où vous la reliez. La tuile Province qui la relie est comptée avant et compte aussi ; seules les tuiles visibles comptent.

Il y en a une de chaque :

- **Tuiles avec marché :** 1 point de gloire pour chacune de vos tuiles ayant au moins un marché.
- **Fleuve :** 1 point de gloire pour 3 cases du fleuve parcourues par votre bateau, arrondi à l’inférieur. Le départ ne compte pas, les cases sautées oui. Sur la case 17, cela fait 5 points de gloire.
- **Bâtiments :** 1 d’argent pour chaque bâtiment visible ; deux sur une tuile comptent pour deux.
- **Tuiles Revenu :** 2 d’argent pour chaque tuile Revenu reliée, celle-ci comprise. Les revenus imprimés ne comptent pas. Une seconde tuile reliée dans le même mouvement ne compte que si vous l’avez reçue avant.
- **Virages :** 2 points de gloire pour chaque tuile visible avec un virage. Bifurcations et intersections ne sont pas des virages.
- **Améliorations :** 2 d’argent pour chaque [amélioration](#upgrades-made) que vous avez faite.
- **Ouvriers :** 1 point de gloire pour chaque ouvrier actif que vous avez, placé ou non.`,
  },
  'navaratnas-fewer-workers': {
    title: 'Navaratnas : tuiles Revenu pour moins d’ouvriers',
    text: `Si votre tour arrivait mais que vous n’avez plus d’ouvrier, alors qu’un autre a plus d’ouvriers actifs, vous pouvez choisir une tuile Revenu de l’étalage et la poser aussitôt.

- Si quelqu’un en a au moins deux de plus que vous, vous recevez une deuxième tuile quand votre tour arriverait une deuxième fois dans cette manche ; avec trois de plus, une troisième.
- Ce sont les ouvriers possédés qui comptent, pas ceux qui restent à placer. Une tuile refusée ou impossible à poser compte comme reçue.
- Ce n’est pas un tour : ni action, ni karma, rien d’autre que poser la tuile.
- Qui a encore un ouvrier mais ne peut pas le placer n’a pas de tuile. Personne non plus une fois la fin de la partie déclenchée.

**Exemple :** vous avez 4 ouvriers, un autre 5. Au cinquième tour de table, vous recevez une tuile. Si l’autre en avait 6, vous en recevriez encore une au sixième.`,
  },
};
