import { counter } from '../../../i18n/numbers.ts';
import type { LobbyMessages } from './index.ts';

const count = counter('fr');

export const messages: LobbyMessages = {
  now: {
    title: 'Jouer tout de suite',
    line: 'Nous vous trouvons des joueurs de cote proche, et la partie commence aussitôt.',
    yourRating: (rating) => `Votre cote : ${rating}`,
    unrated: 'Pas encore de cote',
    missing: (n) => count(n, { one: 'Il manque encore # joueur', other: 'Il manque encore # joueurs' }),
    together: (names) => `Vous êtes avec ${names}.`,
    terms: (players, pace) => `${count(players, { one: '# joueur', other: '# joueurs' })}, jeu de base, ${pace}, partie classée.`,
    waited: (time) => `Vous attendez depuis ${time}.`,
    usually: (time) => `En général, il faut moins de ${time}.`,
    few: 'Peu de joueurs cherchent une partie en ce moment.',
    withBots: (n) => count(n, { one: 'Commencer avec un bot, non classé', other: 'Commencer avec # bots, non classé' }),
    stop: 'Ne plus attendre',
    startingWith: (names) => `C’est parti avec ${names}`,
    startingLine: 'Votre table s’ouvre dans un instant.',
    looking: (game) => `Recherche : ${game}`,
  },
  open: {
    title: 'Tables ouvertes',
    fit: (n, all) => `${n} sur ${all} affichées`,
    showAll: 'Tout afficher',
    games: 'Jeux',
    allGames: 'Tous les jeux',
    live: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    pace: 'Rythme',
    both: 'Les deux',
    filter: 'Filtrer',
    none: 'Aucune table ouverte. Créez-en une : les autres la verront.',
    noneFit: 'Aucune table ouverte ne correspond à votre filtre.',
    free: 'libre',
    rated: 'classée',
    newPlayer: 'nouveau',
    language: 'Langue de l’hôte',
    more: (n) => `+${n}`,
    fill: 'Des bots complètent',
  },
  fill: {
    title: 'S’il reste des places',
    wait: 'Attendre des joueurs',
    bots: 'Bots à leur place',
    waitNote: 'Vous pouvez aussi ajouter des bots un par un.',
    botsNote: 'Au lancement, des bots prennent les places encore libres. Tout le monde le sait avant de rejoindre la table.',
    start: (n) => count(n, { one: 'Commencer avec # bot', other: 'Commencer avec # bots' }),
  },
  seated: {
    line: 'Durbar vous a réunis. La partie commence quand tout le monde est là.',
    missing: 'Quelqu’un n’est pas venu : cette table est fermée. Votre recherche continue.',
  },
};
