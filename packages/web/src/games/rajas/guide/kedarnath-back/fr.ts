import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Kedarnath : le verso',
    text: 'Le temple reste gratuit, et seules les lignes sans karma de quiconque sont ouvertes. Mais les bénédictions changent : le niveau 3 donne un karma et une tuile Revenu, le 2 vend deux marchés, le 1 avance votre bateau, le 0 donne de la gloire pour votre karma.',
  },
  temple: {
    title: 'Visitez le temple',
    text: 'Placez un ouvrier au temple.',
    other: 'Essayez d’abord le temple.',
  },
  row: {
    title: 'La ligne du haut',
    text: 'Chameli et vous êtes au karma 1 : le bateau est fermé. Prenez la bénédiction du karma 3 : un karma et une tuile Revenu blanche, tirée et appliquée aussitôt.',
    other: 'Cette ligne est libre aussi. Pour cette leçon, prenez la bénédiction du karma 3.',
  },
  die: {
    title: 'Un dé grâce à la tuile',
    text: 'La tuile blanche donne un dé au choix : prenez un vert. Votre karma est à 2 : cette ligne est désormais fermée, et le niveau 1 s’ouvrira dès que Chameli l’aura quitté aussi.',
    other: 'Toute couleur convient ; choisissez-en une.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
