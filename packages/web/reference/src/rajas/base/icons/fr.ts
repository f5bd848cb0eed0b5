import type { Texts } from '../../../format.ts';
import type { IconsId } from './sections.ts';

export const texts: Texts<IconsId> = {
  'icon-money': {
    title: 'Symbole : argent',
    text: `{{coin}} Une pièce est de l’argent : le nombre dit de combien de cases avance votre marqueur d’argent, ou combien vous payez.

Plus : [piste d’argent](#money-track), [comment obtenir de l’argent](#ways-to-money).`,
  },
  'icon-fame': {
    title: 'Symbole : gloire',
    text: `{{fame-crown}} La couronne est de la gloire : votre marqueur de gloire avance du nombre indiqué et ne recule jamais.

Plus : [piste de gloire](#fame-track), [comment obtenir de la gloire](#ways-to-fame).`,
  },
  'icon-any-die': {
    title: 'Symbole : dé de couleur au choix',
    text: `{{die-any}} Un dé en quatre couleurs est un dé au choix : vous prenez n’importe quelle couleur de la réserve et le lancez.

Plusieurs dés de ce genre peuvent être de couleurs identiques ou différentes. Comme coût, cela signifie : payez un dé quelconque. Plus : [prendre des dés](#taking-dice).`,
  },
  'icon-die': {
    title: 'Symbole : dé d’une couleur',
    text: `{{die}} Un dé coloré demande exactement cette couleur ; un dé avec des points demande exactement cette valeur.

Vous lancez un dé quand vous le recevez, puis il garde sa valeur. Plus : [dés](#dice), [payer](#paying).`,
  },
  'icon-upgrade': {
    title: 'Symbole : amélioration',
    text: `{{upgrade}} Améliorez un type de bâtiment d’un niveau : désormais il rapporte 1 point de gloire de plus quand vous le posez.

Derrière « par », il compte vos améliorations. Plus : [parchemins](#building-scrolls), [améliorations faites](#upgrades-made).`,
  },
  'icon-boat': {
    title: 'Symbole : bateau',
    text: `{{river-boat}} Votre bateau avance sur le fleuve, jusqu’à la prochaine case libre ou aussi loin que le dit le nombre, et vous recevez le bonus là où il s’arrête.

Plus : [comment avancent les bateaux](#river), [déplacement sur le fleuve](#boat-move).`,
  },
  'icon-worker': {
    title: 'Symbole : ouvrier',
    text: `{{icon-person}} Un personnage est un ouvrier : comme gain, vous en obtenez un nouveau ; derrière « par », il compte vos ouvriers actifs.

Plus : [nouveaux ouvriers](#new-workers).`,
  },
  'icon-market': {
    title: 'Symbole : marché',
    text: `{{market-stall}} Un étal est un marché de n’importe quelle sorte dans votre province.

Avec un nombre, vous activez jusqu’à autant de marchés ; derrière « par », il compte vos marchés visibles. Plus : [place du marché](#market-place).`,
  },
  'icon-goods': {
    title: 'Symbole : soie, thé, épices',
    text: `{{market-silk}} {{market-tea}} {{market-spice}} Soie, thé et épices sont les trois sortes de marchandises ; sur une tuile, le nombre à côté est l’argent que rapporte ce marché.

Les trois ensemble signifient marchandises variées : au plus un marché de chaque sorte. Plus : [marchandises variées](#assorted-goods), [marchandises identiques](#goods-of-one-kind).`,
  },
  'icon-buildings': {
    title: 'Symbole : temple, fort, moulin',
    text: `{{build-temple}} {{build-fort}} {{build-mill}} Un bâtiment sur une tuile rapporte 2, 3 ou 4 points de gloire quand vous le posez, selon votre cube sur son parchemin.

Le quatrième type est le [palais](#icon-palace). Plus : [parchemins](#building-scrolls).`,
  },
  'icon-palace': {
    title: 'Symbole : palais',
    text: `{{build-palace}} Sur une tuile, c’est un palais, un des quatre types de bâtiments ; sur le fleuve, cela signifie : choisissez une action du palais.

Comme bâtiment, il rapporte 2, 3 ou 4 points de gloire. Sur le fleuve, vous effectuez l’action d’un des appartements 2 à 6 sans ouvrier ni dé. Plus : [action du palais sur le fleuve](#river-palace-action).`,
  },
  'icon-tile': {
    title: 'Symbole : tuile Province',
    text: `{{icon-province}} Vous construisez une tuile Province ; derrière « par », il compte les tuiles de votre province.

Plus : [carrière](#quarry), [poser une tuile](#laying-tiles).`,
  },
  'icon-overbuild': {
    title: 'Symbole : recouvrir',
    text: `{{icon-copy}} Recouvrez une de vos tuiles d’une tuile plus chère et payez la différence en dés.

Plus : [Maître Bâtisseur](#master-builder).`,
  },
  'icon-reroll': {
    title: 'Symbole : relancer',
    text: `{{icon-reroll}} Vous pouvez relancer autant de vos dés que vous voulez, une fois et tous ensemble.

Plus : [terrasse extérieure](#front-terrace).`,
  },
  'icon-start': {
    title: 'Symbole : premier joueur',
    text: `{{court-elephant}} L’éléphant monté représente le premier joueur : vous commencerez la prochaine manche.

Plus : [Grand Moghol](#great-mogul), [l’éléphant](#start-elephant).`,
  },
  'icon-yield-tile': {
    title: 'Symbole : tuile Revenu',
    text: `{{icon-star}} L’étoile est une tuile Revenu : dans le jeu de base, vous en piochez une blanche et recevez aussitôt son revenu.

Dans la variante des Navaratnas, vous en choisissez plutôt une dans l’étalage. Plus : [tuiles Revenu blanches](#yield-tiles), [Danseuse](#dancer).`,
  },
  'icon-roads': {
    title: 'Symbole : routes',
    text: `{{tile-road-straight}} {{tile-road-bend}} {{tile-road-fork}} {{tile-road-cross}} La route d’une tuile est une route droite, un virage, une bifurcation ou une intersection, à deux, deux, trois ou quatre extrémités.

Toutes les extrémités d’une tuile sont reliées. Plus : [poser une tuile](#laying-tiles).`,
  },
  'icon-animals': {
    title: 'Symbole : serpent, vache, tigre',
    text: `{{animal-snake}} {{animal-cow}} {{player-tiger}} L’animal au dos indique la pile : les serpents sont bon marché, les vaches plus chères, les tigres ont presque toujours deux bâtiments.

Sur la face d’une tuile, la vache indique une [Vache Sacrée](#cows). Plus : [les piles](#tile-stacks).`,
  },
};
