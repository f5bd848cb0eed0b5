import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  welcome: {
    title: 'Du jour à la nuit',
    text: 'Ces six cartes de score sont votre course. Trois gloires retournent la carte de gauche, six pièces celle de droite. Qui a retourné les six à la fin d’une phase gagne.\nVous jouez contre un bot, Chameli ; comptez une dizaine de minutes.',
  },
  hand: {
    title: 'Vos dés',
    text: 'Dans votre main, chaque carte est un dé : sa couleur est une pierre, son nombre n’est connu que de vous. Voici un 6 et un 3 lapis, un 1 cornaline et un 4 émeraude. Ils servent à payer.',
  },
  grid: {
    title: 'Chaque carte est double',
    text: 'À votre tour, vous prenez une carte de la grille : pour ce qu’elle montre (bâtiment, bateau, marchandises, action de palais) ou comme le dé de son coin, qui est gratuit.',
  },
  build: {
    title: 'Bâtissez',
    text: 'Fort et mausolée coûtent ensemble 9 lapis. Vos dés lapis font 6 + 3 : juste assez. Prenez la carte.',
    other: 'Vous pouvez prendre cela aussi. Mais vos deux dés lapis vont exactement pour fort et mausolée.',
  },
  fame: {
    title: 'Deux gloires',
    text: 'Chaque bâtiment a rapporté une gloire ; la troisième retournerait une carte. Chameli a pris un dé. La seconde phase de la manche commence, et le premier joueur, vous, reçoit un karma.',
  },
  ship: {
    title: 'Un bateau',
    text: 'Un bateau veut un seul dé, du nombre exact. Prenez le bateau 8 pour votre 1 cornaline : il vous donne en plus une carte marchandise.',
    other: 'Possible. Mais le bateau 8 vous donne deux cartes en un tour : le bateau et une carte marchandise.',
  },
  goods: {
    title: 'Des marchandises',
    text: 'Prenez la soie qui vaut 3. Les marchandises deviennent des pièces d’elles-mêmes dès que vous en avez trois pareilles ou une de chaque.',
    other: 'De belles marchandises aussi. Prenez la soie qui vaut 3 : elle se vend le mieux.',
  },
  set: {
    title: 'Une de chaque',
    text: 'Manche 2. Vous avez de la soie. La carte avec thé 2 et épices 1 complète une de chaque : 3 + 2 + 1 font six pièces. Prenez-la ; les cartes marchandise sont gratuites.',
    other: 'Pas mal, mais regardez les marchandises : thé et épices sur une carte complètent votre série.',
  },
  bonus: {
    title: 'Un bonus de nuit',
    text: 'Six pièces ont retourné votre carte de droite, et sa face nuit donne un bonus : une gloire ou un bateau. Avec une gloire, cela fait trois : choisissez la gloire et voyez.',
    other: 'Un bateau, c’est bien. Mais la troisième gloire retourne aussitôt une autre carte !',
  },
  chain: {
    title: 'Une chaîne',
    text: 'Trois gloires ont retourné la carte de gauche. Son bonus : 2 karma ; avec le vôtre cela fait trois, et trois karma deviennent un administrateur. Deux cartes en un tour : de telles chaînes gagnent des parties.',
  },
  administrator: {
    title: 'Votre administrateur',
    text: 'Il vous donne un autre tour, deux dés de la pioche, ou vaut n’importe quel dé au moment de payer. Employez-le maintenant pour un autre tour.',
    other: 'Il sait faire cela aussi. Cette fois, prenez un autre tour.',
  },
  die: {
    title: 'Des dés pour plus tard',
    text: 'Il vous reste un dé. Choisissez le coin de la carte qui brille et prenez-la comme dé. Son nombre est une surprise.',
    other: 'C’est permis. Mais sans dés, on ne paie rien : prenez le dé dans le coin qui brille.',
  },
  karma: {
    title: 'Ce que fait le karma',
    text: 'Un 6 cornaline ! Si un nombre ne convient pas, un karma augmente ou diminue un dé de 1 au moment de payer. Trois bâtiments pareils ou trois bateaux croissants donnent aussi un administrateur.',
  },
  finale: {
    title: 'Encore quatre jours',
    text: 'Deux de vos six cartes sont retournées, Chameli n’en a aucune. Qui a retourné ses six cartes à la fin d’une phase gagne. Bâtissez pour la gloire, réunissez des marchandises pour les pièces, et cherchez les chaînes. À vous.',
  },
};
