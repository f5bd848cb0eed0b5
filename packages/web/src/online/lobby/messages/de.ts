import { counter } from '../../../i18n/numbers.ts';
import type { LobbyMessages } from './index.ts';

const count = counter('de');

export const messages: LobbyMessages = {
  now: {
    title: 'Jetzt spielen',
    line: 'Du bekommst Mitspieler mit ähnlicher Wertung, und es geht sofort los.',
    yourRating: (rating) => `Deine Wertung: ${rating}`,
    unrated: 'Noch keine Wertung',
    missing: (n) => count(n, { one: 'Es fehlt noch # Mitspieler', other: 'Es fehlen noch # Mitspieler' }),
    together: (names) => `Du und ${names} seid schon dabei.`,
    terms: (players, pace) => `${count(players, { one: '# Spieler', other: '# Spieler' })}, Grundspiel, ${pace}, gewertet.`,
    waited: (time) => `Du wartest seit ${time}.`,
    usually: (time) => `Meist klappt es innerhalb von ${time}.`,
    few: 'Gerade suchen nur wenige ein Spiel.',
    withBots: (n) => count(n, { one: 'Mit einem Bot starten, ungewertet', other: 'Mit # Bots starten, ungewertet' }),
    stop: 'Nicht mehr warten',
    startingWith: (names) => `Es geht los mit ${names}`,
    startingLine: 'Dein Tisch öffnet sich gleich.',
    looking: (game) => `Suche nach ${game}`,
  },
  open: {
    title: 'Offene Tische',
    fit: (n, all) => `${n} von ${all} angezeigt`,
    showAll: 'Alle anzeigen',
    games: 'Spiele',
    allGames: 'Alle Spiele',
    live: (minutes, seconds) => `${minutes} Min. + ${seconds} s`,
    pace: 'Tempo',
    both: 'Beides',
    filter: 'Filter',
    none: 'Noch keine offenen Tische. Eröffne einen, dann sehen andere ihn.',
    noneFit: 'Kein offener Tisch passt zu deinem Filter.',
    free: 'frei',
    rated: 'gewertet',
    newPlayer: 'neu',
    language: 'Sprache des Gastgebers',
    more: (n) => `+${n}`,
    fill: 'Bots füllen leere Plätze',
  },
  fill: {
    title: 'Wenn Plätze leer bleiben',
    wait: 'Auf Mitspieler warten',
    bots: 'Bots nehmen sie',
    waitNote: 'Bots kannst du auch einzeln hinzufügen.',
    botsNote: 'Wenn du startest, übernehmen Bots die noch freien Plätze. Das sehen alle, bevor sie mitspielen.',
    start: (n) => count(n, { one: 'Mit # Bot starten', other: 'Mit # Bots starten' }),
  },
  seated: {
    line: 'Durbar hat euch zusammengebracht. Die Partie beginnt, wenn alle da sind.',
    missing: 'Jemand ist nicht gekommen, deshalb ist dieser Tisch zu. Deine Suche geht weiter.',
  },
};
