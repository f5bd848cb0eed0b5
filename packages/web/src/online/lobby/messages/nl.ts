import { counter } from '../../../i18n/numbers.ts';
import type { LobbyMessages } from './index.ts';

const count = counter('nl');

export const messages: LobbyMessages = {
  now: {
    title: 'Nu spelen',
    line: 'We zoeken spelers met ongeveer jouw rating en beginnen meteen.',
    yourRating: (rating) => `Jouw rating: ${rating}`,
    unrated: 'Nog geen rating',
    missing: (n) => count(n, { one: 'Nog # speler nodig', other: 'Nog # spelers nodig' }),
    together: (names) => `Jij en ${names} zitten klaar.`,
    terms: (players, pace) => `${count(players, { one: '# speler', other: '# spelers' })}, basisspel, ${pace}, met rating.`,
    waited: (time) => `Je wacht ${time}.`,
    usually: (time) => `Meestal lukt het binnen ${time}.`,
    few: 'Er zoeken nu maar weinig mensen een partij.',
    withBots: (n) => count(n, { one: 'Met een bot beginnen, zonder rating', other: 'Met # bots beginnen, zonder rating' }),
    stop: 'Niet meer wachten',
    startingWith: (names) => `We beginnen met ${names}`,
    startingLine: 'Je tafel gaat zo open.',
    looking: (game) => `Zoekt ${game}`,
  },
  open: {
    title: 'Open tafels',
    fit: (n, all) => `${n} van ${all} getoond`,
    showAll: 'Alles tonen',
    games: 'Spellen',
    allGames: 'Alle spellen',
    live: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    pace: 'Tempo',
    both: 'Allebei',
    filter: 'Filter',
    none: 'Nog geen open tafels. Open er een, dan zien anderen hem.',
    noneFit: 'Geen open tafel past bij je filter.',
    free: 'vrij',
    rated: 'met rating',
    newPlayer: 'nieuw',
    language: 'Taal van de host',
    more: (n) => `+${n}`,
    fill: 'Bots vullen lege plaatsen',
  },
  fill: {
    title: 'Als er plaatsen leeg blijven',
    wait: 'Op spelers wachten',
    bots: 'Bots nemen ze',
    waitNote: 'Je kunt bots ook een voor een toevoegen.',
    botsNote: 'Als je begint, nemen bots de plaatsen in die nog vrij zijn. Iedereen ziet dat voor het meespelen.',
    start: (n) => count(n, { one: 'Beginnen met # bot', other: 'Beginnen met # bots' }),
  },
  seated: {
    line: 'Durbar heeft jullie bij elkaar gebracht. De partij begint als iedereen er is.',
    missing: 'Iemand is niet gekomen, dus deze tafel is gesloten. Je zoektocht gaat door.',
  },
};
