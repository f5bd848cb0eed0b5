import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Une vache sacrée',
    text: 'Quatre tuiles sacrées se cachent dans les piles à vache de la carrière. L’une est visible : elle coûte deux dés orange, quels que soient leurs nombres, et son propriétaire vend chaque marché d’épices 1 de plus.',
  },
  yogi: {
    title: 'Un second dé orange',
    text: 'Vous n’en avez qu’un. Visitez le yogi avec le 3 bleu : il donne un dé au choix.',
    other: 'Il vous faut d’abord un autre dé orange : choisissez le yogi.',
  },
  colour: {
    title: 'Orange, s’il vous plaît',
    text: 'Prenez un dé orange ; son nombre n’importe pas pour la vache.',
    other: 'Pour la vache, il faut de l’orange.',
  },
  quarry: {
    title: 'À la carrière',
    text: 'Allez la chercher : placez un ouvrier à la carrière.',
    other: 'La vache est à la carrière : choisissez sa première case.',
  },
  cow: {
    title: 'Prenez la vache',
    text: 'Prenez la vache sacrée de sa pile.',
    other: 'D’autres tuiles sont belles aussi ; aujourd’hui, c’est la vache.',
  },
  lay: {
    title: 'Une place chez vous',
    text: 'Posez-la là où cela brille. Vous recevez aussitôt 1 d’argent par tuile à marché, la vache comprise, et vendez désormais mieux les épices.',
    other: 'D’autres places sont permises ; prenez celle qui brille.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
