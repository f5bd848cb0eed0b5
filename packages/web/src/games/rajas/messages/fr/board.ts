import type { Translation } from '../../../../i18n/language.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { board as english } from '../en/board.ts';

const count = counter('fr');
const list = lister('fr');
const either = new Intl.ListFormat('fr', { type: 'disjunction' });
const or = (items: readonly (string | number)[]) => either.format(items.map(String));

/** The board and everything printed on it: areas, spaces, costs, gains, tiles, river, tracks. */
export const board: Translation<typeof english> = {
  board: 'Plateau de jeu',
  areas: {
    quarry: 'Carrière',
    palace: 'Palais',
    harbour: 'Port',
    market: 'Place du marché',
  },
  startSpace: 'départ',
  sailsUpTo: '1–3 cases',
  free: 'gratuit',
  oneOfEach: 'un de chaque',
  upToDie: 'selon le dé',
  colours: { blue: 'bleu', green: 'vert', orange: 'orange', purple: 'violet' },
  buildings: { temple: 'Temple', palace: 'Palais', fort: 'Fort', mill: 'Moulin' },
  goods: { silk: 'soie', tea: 'thé', spice: 'épices' },
  roads: { straight: 'route droite', bend: 'virage', fork: 'bifurcation', cross: 'intersection' },
  yieldColours: { white: 'blanc', yellow: 'jaune', red: 'rouge', brown: 'marron' },
  spaces: {
    assorted: 'Marchandises variées',
    'silk-market': 'Marché de la soie',
    'tea-market': 'Marché du thé',
    'spice-market': 'Marché aux épices',
    'front-terrace': 'Terrasse extérieure',
    'great-mogul': 'Grand Moghol',
    dancer: 'Danseuse',
    yogi: 'Yogi',
    'raja-man-singh': 'Raja Man Singh',
    'master-builder': 'Maître Bâtisseur',
    portuguese: 'Portugais',
  },
  terrace: (colour, number) => [`Terrasse, ${colour}`, number].filter(Boolean).join(' '),
  balcony: (colour, number) => [`Balcon, ${colour}`, number].filter(Boolean).join(' '),
  spaceLine: (name, cost, gain) => `${name} : ${cost}. ${gain}.`,
  occupiedBy: (names) => ` Occupé par ${list(names)}.`,
  cost: {
    nothing: 'gratuit',
    money: (n) => `payer ${count(n, { one: '# unité d’argent', other: '# unités d’argent' })}`,
    colourDie: (colour) => `payer un dé ${colour}`,
    valueDie: (values) => `payer un dé de valeur ${or(values)}`,
    hoped: (space, values) => `une chance d’obtenir ${or(values)} pour ${space}`,
    anyDie: 'payer un dé quelconque',
    both: (first, second) => `${first} et ${second}`,
  },
  gain: {
    money: (n) =>
      typeof n === 'number' ? count(n, { one: '# unité d’argent', other: '# unités d’argent' }) : `${n} unités d’argent`,
    fame: (n) =>
      typeof n === 'number' ? count(n, { one: '# point de gloire', other: '# points de gloire' }) : `${n} points de gloire`,
    karma: (n) => `${n} karma`,
    upgrade: (n) => count(n, { one: '# amélioration', other: '# améliorations' }),
    dice: (n) => count(n, { one: '# dé au choix', other: '# dés au choix' }),
    coloured: (n, colour) => count(n, { one: `# dé (${colour})`, other: `# dés (${colour})` }),
    oneEach: (colours) => `un dé de chaque : ${list(colours)}`,
    boatMove: 'avancer votre bateau à la prochaine case libre',
    boatUpTo: (n) => `avancer votre bateau de ${n} cases libres au plus`,
    sail: 'avancer votre bateau d’autant de cases libres que le dé l’indique, ou moins',
    sailExactly: (n) => `avancer votre bateau d’exactement ${n} cases libres`,
    palaceAction: (names) => `action du palais : ${or(names)}`,
    markets: {
      different: (n) => `activer jusqu’à ${n} marchés de marchandises différentes`,
      one: (n) => `activer jusqu’à ${n} marchés identiques`,
      any: (n) => `activer ${n} marchés quelconques`,
      good: (good, most) => `activer des marchés (${good}), ${most}`,
      asDie: 'autant que le dé indique',
      atMost: (n) => `${n} au plus`,
      perDieColour: 'activer un marché par couleur de vos dés',
    },
    build: 'construire une tuile',
    overbuild: 'recouvrir une de vos tuiles d’une tuile plus chère',
    reroll: 'relancer vos dés au choix',
    startPlayer: 'être premier joueur à la prochaine manche',
    yieldTile: (n) => count(n, { one: '# tuile Revenu', other: '# tuiles Revenu' }),
    worker: 'un nouvel ouvrier',
    per: (gain, counted) => `${gain} par ${counted}`,
    every: (gain, n, counted) => `${gain} pour ${n} ${counted}`,
    counted: {
      karma: 'karma',
      upgrade: 'amélioration',
      market: 'marché',
      'market-tile': 'tuile avec marché',
      building: 'bâtiment',
      bend: 'virage',
      'active-worker': 'ouvrier',
      'river-space': 'cases du fleuve',
      'connected-yield-tile': 'tuile Revenu reliée',
      'province-tile': 'tuile de la province',
      'road-straight': 'route droite',
      'road-bend': 'virage',
      'road-fork': 'bifurcation',
      'road-cross': 'intersection',
      'die-colour': 'couleur de vos dés',
    },
  },
  tile: {
    name: (features) => list(features),
    brief: (colour, price, features) => `${colour} ${price} : ${features}`,
    garden: 'jardin',
    line: (colour, features, price, road) => `${features} : ${colour} ${price}, ${road}`,
    stack: (tile, left) => count(left, { one: `${tile} ; la dernière de sa pile`, other: `${tile} ; # dans la pile` }),
    emptyStack: 'Cette pile est vide',
  },
  supply: (colour, n) => count(n, { one: `# dé (${colour}) dans la réserve`, other: `# dés (${colour}) dans la réserve` }),
  river: {
    space: (index, gain) => `Case ${index} du fleuve : ${gain}`,
    last: (gain) => `Dernière case du fleuve : ${gain}`,
    boats: (names) => `. Bateaux : ${list(names)}.`,
    hidden: (index) => `Case ${index} du fleuve : face cachée`,
    dried: (index) => `Case ${index} du fleuve : tarie`,
    bridge: 'Pont : passez-le pour gagner un ouvrier',
  },
  tracks: {
    fameBonus: (space, gain) => `Gloire ${space} : ${gain}`,
    moneyBonus: (space, gain) => `Argent ${space} : ${gain}`,
    nextFor: (names) => ` Prochain pour ${list(names)}.`,
    waiting: (names) => ` Ouvriers en attente : ${list(names)}.`,
    gap: (gap) => `écart ${gap}`,
    goal: (left) =>
      `Faites se rencontrer vos marqueurs de gloire et d’argent : encore ${count(left, { one: '# case', other: '# cases' })}.`,
    markers: (name, fame, money, gap) =>
      gap > 0
        ? `${name} : gloire ${fame}, argent ${money}, ${count(gap, { one: '# case', other: '# cases' })} d’écart`
        : `${name} : gloire ${fame}, argent ${money}, les marqueurs se sont rencontrés`,
  },
  scroll: (building, levels) => `${building} : ${list(levels)}`,
};
