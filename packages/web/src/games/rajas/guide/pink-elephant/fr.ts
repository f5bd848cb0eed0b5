import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'L’éléphant rose',
    text: 'Il attend sur la terrasse extérieure. Qui y place un ouvrier peut le prendre et le garde jusqu’à ce qu’un autre le fasse. Une fois par manche, il vous permet de placer un ouvrier à côté de celui du premier joueur, sur un emplacement pourtant occupé.',
  },
  terrace: {
    title: 'Sur la terrasse extérieure',
    text: 'Placez un ouvrier sur la terrasse extérieure : 2 d’argent, relances, et l’éléphant.',
    other: 'D’abord l’éléphant : choisissez la terrasse extérieure.',
  },
  take: {
    title: 'Prenez-le',
    text: 'Prenez l’éléphant. Cette fois, vos dés restent comme ils sont.',
    other: 'Vous pouvez le laisser, mais alors il n’y a rien à apprendre aujourd’hui.',
  },
  join: {
    title: 'Rejoignez le premier joueur',
    text: 'Chameli est premier joueur et se tient sur la terrasse orange. Avec l’éléphant, vous pouvez la rejoindre : faites-le et prenez aussi un dé orange.',
    other: 'Un placement ordinaire convient, mais essayez l’éléphant : rejoignez Chameli sur la terrasse orange.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
