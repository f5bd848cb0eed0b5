import { counter } from '../../../i18n/numbers.ts';

const count = counter('en');

/** Finding a game: quick pairing and the list of tables. */
export const messages = {
  now: {
    title: 'Play now',
    line: 'We seat you with people near your rating and start right away.',
    yourRating: (rating: string) => `Your rating: ${rating}`,
    unrated: 'No rating yet',
    missing: (n: number) => count(n, { one: 'Waiting for # more player', other: 'Waiting for # more players' }),
    together: (names: string) => `You and ${names} are seated.`,
    terms: (players: number, pace: string) =>
      `${count(players, { one: '# player', other: '# players' })}, base game, ${pace}, rated.`,
    waited: (time: string) => `Waiting for ${time}.`,
    usually: (time: string) => `Usually found within ${time}.`,
    few: 'Few people are looking for a game right now.',
    players: 'Players',
    fewest: 'As few as possible',
    playersOf: (n: number) => count(n, { one: '# player', other: '# players' }),
    range: (least: number, most: number) => `${least}–${most} players`,
    stays: 'You can close this page. We’ll notify you when your game starts.',
    found: 'Your game has been found',
    withBots: (n: number) => count(n, { one: 'Start with a bot, unrated', other: 'Start with # bots, unrated' }),
    stop: 'Stop waiting',
    startingWith: (names: string) => `Starting with ${names}`,
    startingLine: 'Your table opens in a moment.',
    looking: (game: string) => `Looking for ${game}`,
  },
  open: {
    title: 'Open tables',
    fit: (n: number, all: number) => `${n} of ${all} shown`,
    showAll: 'Show all',
    games: 'Games',
    allGames: 'All games',
    live: (minutes: number, seconds: number) => `${minutes} min + ${seconds} s`,
    pace: 'Pace',
    both: 'Both',
    filter: 'Filter',
    showing: (n: number) => count(n, { one: 'Show # table', other: 'Show # tables' }),
    none: 'No open tables yet. Start one and others will see it.',
    noneFit: 'No open table matches your filter.',
    free: 'open',
    rated: 'rated',
    newPlayer: 'new',
    language: 'Host’s language',
    more: (n: number) => `+${n}`,
    fill: 'Bots fill empty seats',
  },
  fill: {
    title: 'If seats stay empty',
    wait: 'Wait for players',
    bots: 'Bots take them',
    waitNote: 'You can still add bots one by one.',
    botsNote: 'When you start, bots take the seats that are still open. Everyone sees this before joining.',
    start: (n: number) => count(n, { one: 'Start with # bot', other: 'Start with # bots' }),
  },
  mine: {
    waiting: (n: number) => count(n, { one: '# waits for you', other: '# wait for you' }),
    full: 'everyone is seated',
  },
  missing: {
    seats: (n: number) => count(n, { one: '# seat is still open.', other: '# seats are still open.' }),
    ready: (names: string) => `Not ready yet: ${names}.`,
  },
  seated: {
    line: 'Durbar put you together. The game starts when everyone is here.',
    missing: 'Someone didn’t show up, so this table is closed. Your search goes on.',
  },
};
