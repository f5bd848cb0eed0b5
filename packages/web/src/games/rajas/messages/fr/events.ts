import type { Translation } from '../../../../i18n/language.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { events as english } from '../en/events.ts';

const count = counter('fr');
const list = lister('fr');

/** What happened, what would happen, and how it ended. */
export const events: Translation<typeof english> = {
  lines: {
    starts: (name) => `${name} est premier joueur.`,
    placed: (name, space) => `${name} a placé un ouvrier : ${space}.`,
    lifted: (name, space) => `${name} a repris un ouvrier : ${space}.`,
    passed: (name) => `${name} a passé.`,
    passedOver: (name) => `${name} ne peut pas placer d’ouvrier et passe son tour.`,
    moneyPaid: (name, n) => `${name} a payé ${count(n, { one: '# unité d’argent', other: '# unités d’argent' })}.`,
    diePaid: (name, die) => `${name} a payé un dé : ${die}.`,
    dieTurned: (name, die, value) => `${name} a retourné ${die} sur ${value} avec du karma et l’a payé.`,
    returned: (name, die) => `${name} a rendu un dé : ${die}.`,
    rolled: (name, die) => `${name} a pris un dé : ${die}.`,
    rerolled: (name, from, die) => `${name} a relancé un ${from} : ${die}.`,
    gained: (name, what, source) => `${name} a gagné ${what} (${source}).`,
    bonus: (name, space) => `${name} a atteint une case bonus : ${space}.`,
    workerWon: (name, place) => `${name} a gagné un ouvrier (${place}).`,
    workerRemoved: (name, place) => `Le dernier ouvrier en attente de ${name} quitte le jeu (${place}).`,
    upgraded: (name, building) => `${name} a amélioré : ${building}.`,
    upgradedLate: (name, building) => `${name} a amélioré : ${building} ; cela compte dès le prochain tour.`,
    built: (name, tile, cell) => `${name} a construit sur ${cell} : ${tile}.`,
    overbuilt: (name, tile, cell, old) => `${name} a recouvert ${old} sur ${cell} : ${tile}.`,
    yield: (name, gain) => `${name} a relié un revenu spécial : ${gain}.`,
    sailed: (name, n) =>
      count(n, { one: `Le bateau de ${name} a avancé de # case.`, other: `Le bateau de ${name} a avancé de # cases.` }),
    claimed: (name) => `${name} commencera la prochaine manche.`,
    action: (name, action) => `${name} a choisi une action du palais : ${action}.`,
    yieldTile: (name, gain) => `${name} a pioché une tuile Revenu : ${gain}.`,
    renewed: 'Les tuiles Revenu ont été mélangées.',
    lapsed: (name, what) => `Sans effet pour ${name} : ${what}.`,
    declined: (name, what) => `${name} a renoncé : ${what}.`,
    met: (name) => `Les marqueurs de ${name} se sont rencontrés !`,
    endTriggered: 'Derniers tours : la partie finit après ce tour de table.',
    over: 'Partie terminée.',
    startMoved: (name) => `${name} a pris l’éléphant.`,
  },
  sources: {
    fame: (space) => `gloire ${space}`,
    money: (space) => `argent ${space}`,
    river: (index) => `case ${index} du fleuve`,
    bridge: 'pont',
    fameTrack: 'piste de gloire',
    moneyTrack: 'piste d’argent',
    yield: 'revenu spécial',
    yieldTile: 'tuile Revenu',
  },
  effects: {
    dice: 'dés',
    upgrade: 'une amélioration',
    'boat-move': 'le déplacement du bateau',
    karma: 'karma',
    build: 'l’action de construction',
    overbuild: 'le Maître Bâtisseur',
    'palace-action': 'l’action du palais',
    markets: 'les marchés',
    'yield-tile': 'une tuile Revenu',
  },
  consequences: {
    gap: 'Écart',
    boat: (index, gain) => `Fleuve ${index} : ${gain}`,
    shownOn: (cell) => `aperçu sur ${cell}`,
    yields: (gains) => `Revenu : ${gains}`,
    upgrade: (building) => `${building} +1`,
  },
  merits: {
    nextTile: (held, price) => (held > 0 ? `${held} sur ${price} pour la prochaine tuile` : `pour la tuile à ${price}`),
    markets: (money) => `des marchés pour ${money}`,
    river: (n) => count(n, { one: '# case du fleuve', other: '# cases du fleuve' }),
    dice: (n) => count(n, { one: '# dé', other: '# dés' }),
  },
  describe: {
    round: (n, name) => `Manche ${n} ; ${name} est premier joueur.`,
    levels: (name, levels) => `Niveaux de ${name} : ${list(levels)}.`,
    tiles: (name, tiles) => (tiles.length > 0 ? `Tuiles de ${name} : ${tiles.join(' ; ')}.` : `${name} n’a pas encore de tuile.`),
    boat: (name, index) =>
      index === 0 ? `Le bateau de ${name} est au départ.` : `Le bateau de ${name} est sur la case ${index}.`,
    quarry: (tiles) => `Carrière : ${tiles.join(' ; ')}.`,
  },
  end: {
    closing: 'Le dernier tour de table est fini',
    reasonPassed: (n) =>
      count(n, {
        one: 'Gloire et argent se sont dépassés de # case.',
        other: 'Gloire et argent se sont dépassés de # cases.',
      }),
    reasonMet: 'Gloire et argent se sont rencontrés.',
    reasonClosest: (n) =>
      count(n, {
        one: 'Gloire et argent étaient les plus proches : il manquait # case.',
        other: 'Gloire et argent étaient les plus proches : il manquait # cases.',
      }),
    yoursPassed: (n) => `Les vôtres se sont dépassés de ${n}.`,
    yoursMet: 'Les vôtres se sont rencontrés.',
    yoursShort: (n) => count(n, { one: 'Il vous manquait # case.', other: 'Il vous manquait # cases.' }),
    gotAsFar: (names) => `${names} est allé aussi loin, mais plus tard.`,
    metFirst: 'rencontrés en premier',
    passed: (n) => `dépassés de ${n}`,
    met: 'rencontrés',
    short: (n) => `à ${n} près`,
    race: 'La course des marqueurs',
    raceNote: 'Cases entre gloire et argent après chaque manche',
    raceGoal: 'les marqueurs se rencontrent',
    statistics: {
      tiles: 'Tuiles construites',
      dicePaid: 'Dés payés',
      markets: 'Argent des marchés',
      river: 'Cases du fleuve parcourues',
      workers: 'Ouvriers placés',
      upgrades: 'Améliorations',
    },
  },
};
