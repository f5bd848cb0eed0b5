import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Une fête des couleurs',
    text: 'Nous rejoignons une partie à la troisième manche. Un marqueur vient de passer une tuile Holi sur les pistes : dès la fin du tour, une fête commence. Des dés ont été lancés pour tous.',
  },
  order: {
    title: 'Le dernier choisit d’abord',
    text: 'À la fête, celui qui est le plus en arrière sur cette piste choisit d’abord. Chameli a déjà pris son dé ; choisissez parmi le reste.',
  },
  pick: {
    title: 'Votre don',
    text: 'Prenez le 6 violet : vous n’avez pas encore de dé violet, et un 6 paie bien.',
    other: 'Permis, mais il vous manque du violet, et 6 est ici le meilleur nombre.',
  },
  more: {
    title: 'Encore deux à venir',
    text: 'Chacune des trois tuiles Holi ne déclenche qu’une fête. Au verso, il y a d’autres dons. Réfléchissez au moment d’en passer une : qui ne mène pas gagne le plus.',
  },
  finale: {
    title: 'À vous',
    text: 'C’est tout ce qu’il y a de nouveau. Continuez et essayez-le dans une partie entière.',
  },
};
