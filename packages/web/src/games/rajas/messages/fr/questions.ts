import type { Translation } from '../../../../i18n/language.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { questions as english } from '../en/questions.ts';

const count = counter('fr');
const list = lister('fr');

/** What is asked, and the answers. */
export const questions: Translation<typeof english> = {
  prompts: {
    others: (name) => `${name} choisit`,
    building: (tile, cell) => `Construire sur ${cell} : ${tile}`,
    covering: (tile, cell) => `Recouvrir ${cell} : ${tile}`,
    place: {
      title: 'Placez un ouvrier',
      hint: 'Choisissez un emplacement qui brille sur le plateau.',
      help: 'Placez un ouvrier sur un emplacement libre, payez son coût et effectuez son action. À la carrière et au port, prenez le premier emplacement libre. Si vous pouvez placer un ouvrier, vous devez le faire.',
    },
    lastTurn: {
      title: 'Dernier tour : placer ou passer',
      hint: 'Les marqueurs d’un joueur se sont rencontrés. C’est votre dernier tour.',
      help: 'Les marqueurs d’un joueur se sont rencontrés : ce tour de table se joue jusqu’au bout. Vous pouvez placer un ouvrier, sans obligation.',
    },
    'pay-space': {
      title: 'Payez un dé',
      hint: 'Choisissez un de vos dés qui brillent.',
      help: 'Cet emplacement coûte un dé. Si la valeur compte, 1 karma retourne le dé sur sa face opposée au moment de payer.',
    },
    'pick-tile': {
      title: 'Construire : choisissez une tuile',
      hint: 'Vous pouvez payer et poser les tuiles qui brillent.',
      help: 'Prenez la tuile du dessus d’une pile. Payez des dés de sa couleur dont la somme atteint au moins son prix. Un lotus signifie qu’il vous faut du karma.',
    },
    overbuild: {
      title: 'Maître Bâtisseur : choisissez une tuile',
      hint: 'Elle doit coûter plus que celle qu’elle recouvre.',
      help: 'Recouvrez une de vos tuiles d’une tuile plus chère et payez la différence en dés de la nouvelle couleur. Vous marquez la nouvelle tuile, mais jamais de revenu spécial. Toutes les tuiles doivent rester reliées à votre résidence.',
    },
    coverCell: {
      title: 'Maître Bâtisseur : recouvrez une tuile',
      hint: 'Choisissez une de vos tuiles, puis tournez la nouvelle.',
      help: 'La nouvelle tuile doit coûter plus que celle qu’elle recouvre, et toutes les tuiles doivent rester reliées à votre résidence. Vous ne recevez jamais de revenu spécial ainsi.',
    },
    coverPay: {
      title: 'Maître Bâtisseur : payez la différence',
      hint: 'Le moins cher d’abord.',
      help: 'Payez des dés de la couleur de la nouvelle tuile pour au moins la différence. On ne rend pas la monnaie. Un lotus marque un dé retourné avec 1 karma.',
    },
    'choose-cell': {
      title: 'Construire : posez la tuile',
      hint: 'Choisissez un espace, puis tournez la tuile.',
      help: 'Au moins une route de la tuile doit rejoindre une route de votre résidence. Si vous atteignez un revenu spécial au bord, vous le recevez immédiatement.',
    },
    'pay-tile': {
      title: 'Construire : payez la tuile',
      hint: 'Le moins cher d’abord.',
      help: 'Payez des dés de la couleur de la tuile pour au moins son prix. On ne rend pas la monnaie. Un lotus marque un dé retourné avec 1 karma.',
    },
    overpay: {
      title: 'Construire : payer plus',
      hint: 'Vous pouvez ajouter des dés de cette couleur.',
      help: 'Vous pouvez payer plus, mais cela ne rapporte rien.',
    },
    'take-dice': {
      title: 'Prenez un dé',
      hint: 'Choisissez une couleur.',
      help: 'Choisissez d’abord toutes les couleurs, puis lancez. Si les mains de Kali sont pleines, rendez d’abord des dés ou prenez-en moins.',
    },
    fullHands: {
      title: 'Les mains de Kali sont pleines',
      hint: 'Rendez un dé qui brille, ou arrêtez là.',
      help: 'Vous pouvez avoir autant de dés que Kali a de mains. Rendez des dés avant d’en prendre, ou renoncez aux nouveaux.',
    },
    reroll: {
      title: 'Relancez des dés',
      hint: 'Choisissez des dés de gauche à droite, puis Terminé.',
      help: 'Relancez autant de vos dés que vous voulez, tous ensemble, une fois.',
    },
    'score-markets': {
      title: 'Activez vos marchés',
      hint: 'La meilleure vente est déjà choisie.',
      help: 'Chaque marché rapporte sa valeur imprimée. Vous pouvez en activer moins que permis.',
    },
    upgrade: {
      title: 'Améliorez un bâtiment',
      hint: 'Choisissez un parchemin.',
      help: 'Désormais, ce type de bâtiment rapporte 1 point de gloire de plus quand vous le construisez. Les tuiles déjà posées ne changent pas.',
    },
    sail: {
      title: 'Fleuve : jusqu’où ?',
      hint: 'Choisissez une case du fleuve.',
      help: 'Votre bateau saute les cases occupées. Vous recevez le bonus de la case où il s’arrête. Passez le pont pour gagner un ouvrier.',
    },
    'palace-action': {
      title: 'Choisissez une action du palais',
      hint: 'Ni ouvrier, ni dé.',
      help: 'Effectuez l’action d’un appartement sans ouvrier ni dé, même s’il est occupé. Avec le Maître Bâtisseur, vous payez quand même la différence.',
    },
    yields: {
      title: 'Quel revenu d’abord ?',
      hint: 'Choisissez un médaillon qui brille.',
      help: 'Votre tuile atteint plusieurs revenus spéciaux. Vous les recevez tous, dans l’ordre de votre choix.',
    },
  },
  acts: {
    place: 'Placer l’ouvrier',
    action: 'Effectuer',
    tile: 'Prendre cette tuile',
    lay: 'Construire ici',
    pay: 'Payer',
    'pay-die': 'Payer ce dé',
    take: 'Prendre ce dé',
    return: 'Le rendre',
    reroll: 'Le relancer',
    score: 'Activer',
    upgrade: 'Améliorer',
    sail: 'Naviguer jusque-là',
    receive: 'Recevoir',
  },
  labels: {
    place: (name, cost) => `Placer un ouvrier : ${name} (${cost})`,
    pass: 'Passer',
    payDie: (die) => `Payer ${die}`,
    payTurned: (die, value) => `Payer ${die}, retourné sur ${value} (1 karma)`,
    tile: (tile) => `Prendre ${tile}`,
    lay: (cell, turns) => `Poser sur ${cell}, ${count(turns, { one: '# quart de tour', other: '# quarts de tour' })}`,
    layPlain: (cell) => `Poser sur ${cell}, sans tourner`,
    pay: (dice) => `Payer ${list(dice)}`,
    turned: (die, value) => `${die} retourné sur ${value}`,
    overpay: 'Payer plus…',
    take: (colour) => `Prendre un dé ${colour}`,
    return: (die) => `Rendre ${die}`,
    reroll: (die) => `Relancer ${die}`,
    done: 'Terminé',
    noMore: 'Arrêter d’en prendre',
    decline: 'Passer',
    score: (money) => `Activer pour ${count(money, { one: '# unité d’argent', other: '# unités d’argent' })}`,
    upgrade: (building) => `Améliorer : ${building}`,
    sail: (n) => count(n, { one: 'Avancer de # case', other: 'Avancer de # cases' }),
    stay: 'Ne pas bouger',
    action: (name) => `Utiliser : ${name}`,
    receive: (gain) => `Recevoir ${gain}`,
  },
};
