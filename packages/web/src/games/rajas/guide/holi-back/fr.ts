import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Holi : le verso',
    text: 'Les tuiles Holi sont maintenant côté verso, chacune avec quatre bonus visibles de tous. La plus proche, à 15 d’argent, offre des actions du palais : Danseuse, Raja Man Singh, Portugais et Yogi. Vous avez 14 d’argent, Chameli 13.',
  },
  wait: {
    title: 'Laissez-la passer',
    text: 'Qui est en arrière a plus de bonus au choix. Rien ne presse donc : placez votre ouvrier sur la terrasse bleue et laissez Chameli atteindre la tuile.',
    other: 'C’est possible, mais laissez aujourd’hui Chameli atteindre la tuile : choisissez la terrasse bleue.',
  },
  gift: {
    title: 'Deux bonus au choix',
    text: 'Chameli a vendu et dépassé la tuile : festival ! Elle mène sur la piste d’argent et reçoit le bonus du bas, le Yogi. Vous êtes second sur deux et pouvez prendre à la place le Portugais, sans son dé : six cases sur le fleuve.',
    other: 'Le Yogi vous est ouvert aussi ; mais essayez ce que la meneuse ne peut avoir : le Portugais.',
  },
  upgrade: {
    title: 'Le fleuve paie aussi',
    text: 'Votre bateau a avancé de six cases, et là où il s’arrête il y a une amélioration. Améliorez les palais.',
    other: 'Tout bâtiment convient ; choisissez-en un.',
  },
  tile: {
    title: 'La tuile est à vous',
    text: 'Le dernier reçoit la tuile Holi. Rendez-la, dès que vous avez une décision à prendre, pour changer la couleur d’un dé : un 5 orange devient un 5 bleu. Cela ne sert qu’une fois ; gardez-la pour une tuile que vous voulez vraiment.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
