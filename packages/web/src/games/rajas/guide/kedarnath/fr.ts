import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Le temple de Kedarnath',
    text: 'Une nouvelle case : le temple ne coûte rien. Il a une ligne par niveau de karma, de 0 à 3, et chaque ligne une bénédiction. Vous ne pouvez choisir qu’une ligne dont le niveau ne porte le karma de personne, pas même le vôtre.',
  },
  temple: {
    title: 'Visitez le temple',
    text: 'Placez un ouvrier au temple.',
    other: 'Essayez d’abord la nouvelle case : le temple.',
  },
  row: {
    title: 'Choisissez une bénédiction',
    text: 'Chameli et vous êtes tous deux au karma 1 : cette ligne est fermée. Prenez la bénédiction du karma 2 : un karma et une amélioration.',
    other: 'Cette ligne est libre aussi. Pour cette leçon, prenez la bénédiction du karma 2.',
  },
  upgrade: {
    title: 'Et une amélioration',
    text: 'Améliorez les palais : désormais, chaque palais bâti rapporte plus de gloire. Votre karma est à 2 : la prochaine fois, une autre ligne vous sera fermée.',
    other: 'Tout bâtiment convient ; choisissez-en un.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
