import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Un festival de couleurs',
    text: 'Nous rejoignons une partie à la troisième manche. Trois tuiles Holi sont posées en travers des pistes. Qui en atteint une le premier déclenche, après son tour, un festival pour tous. Vous avez 14 d’argent ; la première est à 15.',
  },
  sell: {
    title: 'Atteignez la tuile',
    text: 'Vendez des marchandises variées : vos deux marchés rapportent 6 d’argent, et votre marqueur dépasse la tuile.',
    other: 'C’est permis, mais pour le festival il vous faut de l’argent : vendez des marchandises variées.',
  },
  order: {
    title: 'Le dernier choisit d’abord',
    text: 'Votre tour est fini, et quatre dés ont été lancés pour le festival. Qui est le plus en arrière sur cette piste choisit d’abord : Chameli a déjà pris un dé et recevra la tuile. Choisissez parmi les autres.',
  },
  pick: {
    title: 'Votre bonus',
    text: 'Prenez le 6 violet : vous n’avez pas encore de dé violet, et un 6 paie bien.',
    other: 'C’est permis, mais il vous manque du violet, et 6 est ici le meilleur nombre.',
  },
  more: {
    title: 'Encore deux à venir',
    text: 'Chaque tuile Holi ne déclenche qu’un festival ; il en reste deux. Qui a choisi le premier garde la tuile et peut la rendre une fois pour changer la couleur d’un dé. Le verso des tuiles offre d’autres bonus et a sa propre leçon.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
