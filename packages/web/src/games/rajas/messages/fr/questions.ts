import type { Translation } from '../../../../i18n/language.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { questions as english } from '../en/questions.ts';

const count = counter('fr');
const list = lister('fr');

/** What is asked, and the answers. */
export const questions: Translation<typeof english> = {
  prompts: {
    others: (name) => `${name} décide`,
    place: {
      title: 'Placez un ouvrier',
      hint: 'Choisissez un emplacement qui brille.',
      help: 'Placez un ouvrier sur un emplacement libre, payez son coût et effectuez l’action aussitôt. À la carrière et au port, le premier emplacement libre compte. Qui peut placer un ouvrier doit le faire.',
    },
    lastTurn: {
      title: 'Dernier tour : placer ou passer',
      hint: 'Deux marqueurs se sont rejoints ; ce tour est le dernier.',
      help: 'Les marqueurs d’un joueur se sont rejoints. Le tour de table est joué jusqu’au bout ; vous pouvez encore placer un ouvrier, sans obligation.',
    },
    'pay-space': {
      title: 'Payez un dé',
      hint: 'Choisissez un de vos dés qui brillent.',
      help: 'L’emplacement coûte un dé. Là où la valeur compte, un karma retourne le dé payé sur sa face opposée.',
    },
    'pick-tile': {
      title: 'Construire : choisissez une tuile',
      hint: 'Vous pouvez payer et poser les tuiles qui brillent.',
      help: 'Prenez la tuile du dessus d’une pile. Payez des dés de sa couleur dont la somme atteint au moins son prix. Un lotus signifie : seulement avec du karma.',
    },
    overbuild: {
      title: 'Maître Bâtisseur : choisissez une tuile',
      hint: 'Elle doit être plus chère que celle qu’elle recouvre.',
      help: 'Recouvrez une de vos tuiles d’une tuile plus chère et payez la différence en dés de la nouvelle couleur. La nouvelle tuile est comptée ; jamais de revenu spécial ainsi. Toutes les tuiles doivent rester reliées à la résidence.',
    },
    coverCell: {
      title: 'Maître Bâtisseur : recouvrez une tuile',
      hint: 'Choisissez une de vos tuiles, puis la position.',
      help: 'La nouvelle tuile doit être plus chère que celle qu’elle recouvre, et toutes les tuiles doivent rester reliées à la résidence. Jamais de revenu spécial ainsi.',
    },
    coverPay: {
      title: 'Maître Bâtisseur : payez la différence',
      hint: 'Le premier paiement est le moins cher.',
      help: 'Payez des dés de la couleur de la nouvelle tuile dont la somme atteint la différence des deux prix. Rien n’est rendu. Un lotus retourne un dé pour un karma.',
    },
    'choose-cell': {
      title: 'Construire : posez la tuile',
      hint: 'Choisissez une case, puis la position.',
      help: 'Au moins une route de la tuile doit rejoindre la route qui vient de votre résidence. Une route qui atteint un revenu spécial au bord le rapporte aussitôt.',
    },
    'pay-tile': {
      title: 'Construire : payez la tuile',
      hint: 'Le premier paiement est le moins cher.',
      help: 'Payez des dés de la couleur de la tuile dont la somme atteint le prix. Rien n’est rendu. Un lotus retourne un dé pour un karma.',
    },
    overpay: {
      title: 'Construire : payer plus que nécessaire',
      hint: 'D’autres dés de la couleur peuvent être ajoutés.',
      help: 'Payer plus que le prix est permis, mais ne rapporte rien.',
    },
    'take-dice': {
      title: 'Prenez un dé',
      hint: 'Choisissez une couleur.',
      help: 'Toutes les couleurs sont annoncées avant de lancer les dés. Si Kali est pleine, rendez d’abord des dés ou prenez-en moins.',
    },
    fullHands: {
      title: 'Les mains de Kali sont pleines',
      hint: 'Rendez d’abord un dé qui brille, ou n’en prenez plus.',
      help: 'Vous ne pouvez avoir plus de dés que Kali n’a de mains. Rendez des dés avant d’en prendre de nouveaux, ou renoncez aux nouveaux.',
    },
    reroll: {
      title: 'Relancez des dés',
      hint: 'Choisissez les dés de gauche à droite, puis terminez.',
      help: 'Vous pouvez relancer autant de vos dés que vous voulez, chacun une fois et tous ensemble.',
    },
    'score-markets': {
      title: 'Activez vos marchés',
      hint: 'Le plus d’argent est proposé.',
      help: 'Chaque marché activé rapporte sa valeur imprimée. Vous pouvez activer moins de marchés que permis.',
    },
    upgrade: {
      title: 'Améliorez un bâtiment',
      hint: 'Choisissez un parchemin.',
      help: 'Désormais ce type de bâtiment rapporte une gloire de plus quand vous le posez. Les tuiles déjà posées ne rapportent rien de plus.',
    },
    sail: {
      title: 'Fleuve : jusqu’où ?',
      hint: 'Choisissez une case du fleuve.',
      help: 'Votre bateau saute les cases occupées et rapporte le bonus de la case où il s’arrête. Passer le pont gagne un ouvrier.',
    },
    'palace-action': {
      title: 'Choisissez une action du palais',
      hint: 'Sans ouvrier et sans dé.',
      help: 'Effectuez l’action d’un appartement sans ouvrier et sans dé, même s’il est occupé. La différence du Maître Bâtisseur est payée quand même.',
    },
    yields: {
      title: 'Quel revenu d’abord ?',
      hint: 'Choisissez un médaillon qui brille.',
      help: 'Votre tuile a atteint plusieurs revenus spéciaux. Vous les recevez tous, l’un après l’autre, dans l’ordre que vous voulez.',
    },
  },
  acts: {
    place: 'Placer l’ouvrier',
    action: 'Exécuter',
    tile: 'Prendre cette tuile',
    lay: 'Construire ici',
    pay: 'Payer',
    'pay-die': 'Payer ce dé',
    take: 'Prendre ce dé',
    return: 'Le rendre',
    reroll: 'Le relancer',
    score: 'Marquer',
    upgrade: 'Améliorer',
    sail: 'Naviguer jusque-là',
    receive: 'Recevoir',
  },
  labels: {
    place: (name, cost) => `Placer un ouvrier : ${name} (${cost})`,
    pass: 'Passer',
    payDie: (die) => `Payer ${die}`,
    payTurned: (die, value) => `Payer ${die}, retourné sur ${value} (1 karma)`,
    tile: (tile) => `Prendre ${tile}`,
    lay: (cell, turns) => `Poser sur ${cell}, ${count(turns, { one: '# quart de tour', other: '# quarts de tour' })}`,
    layPlain: (cell) => `Poser sur ${cell}, sans tourner`,
    pay: (dice) => `Payer ${list(dice)}`,
    turned: (die, value) => `${die} retourné sur ${value}`,
    overpay: 'Payer plus …',
    take: (colour) => `Prendre un dé ${colour}`,
    return: (die) => `Rendre ${die}`,
    reroll: (die) => `Relancer ${die}`,
    done: 'Terminé',
    noMore: 'Ne plus en prendre',
    decline: 'Non merci',
    score: (money) => `Activer pour ${money} d’argent`,
    upgrade: (building) => `Améliorer : ${building}`,
    sail: (n) => count(n, { one: 'Avancer de # case', other: 'Avancer de # cases' }),
    stay: 'Rester',
    action: (name) => `Effectuer : ${name}`,
    receive: (gain) => `Recevoir ${gain}`,
  },
};
