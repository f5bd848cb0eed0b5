const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as const;
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(rank: number): string {
  const form = rules.select(rank);
  return `${rank}${form === 'one' || form === 'two' || form === 'few' ? ENDINGS[form] : ENDINGS.other}`;
}

/** Everything said about finished games and sharing them. */
export const messages = {
  share: 'Share',
  link: 'Link',
  picture: 'Picture',
  file: 'File',
  title: 'Share this game',
  open: 'Anyone with the link can watch',
  openHint: 'They see the replay and the result, never your chat. You can turn this off again.',
  isPublic: 'You played this game at a public table, so anyone can watch the replay.',
  sharedBy: (name: string) => `${name} shared this game. Anyone with the link can watch the replay.`,
  onlyPlayers: 'This game is private. Only its players can share it.',
  turnOn: 'Turn this on first. Until then, only the players can open the link.',
  opensAt: (move: number) => `The link opens the replay at move ${move}.`,
  opensResult: 'The link opens the result and the replay.',
  copy: 'Copy',
  send: 'Send',
  copied: 'Link copied. Anyone with it can watch the replay.',
  copiedLocal: 'Link copied. The whole game is in it.',
  tooLong: 'This game is too long for a link, so it was saved as a file.',
  copyByHand: 'Copy the selected text yourself: this browser doesn’t allow it.',
  embedTitle: 'Show it on your web page',
  embedHint: 'Paste this line into your page. Readers can step through the game there.',
  embedCode: 'Code for your web page',
  openLiveHint:
    'They see what a spectator sees, never hidden cards or your chat, and the replay afterwards. You can turn this off again.',
  onlyHost: 'This game is private. While it runs, only its host can share it.',
  opensBoard: 'The link opens the board alone. It follows the game.',
  liveHint: 'Paste this line into your page. The board there follows the game.',
  liveCopied: 'Link copied. Anyone with it can watch.',
  live: 'Live',
  codeCopied: 'Code copied.',
  privateTitle: 'This game is private',
  privateLine: 'Only its players can see it. Ask one of them to share it.',
  privateSignIn: 'If you played in it, sign in.',
  unknown: 'There’s no such game on this server. Check the link.',
  notOverTitle: 'Not over yet',
  notOver: 'This game is still being played. You can watch it.',
  watchGame: 'Watch',
  watch: 'Watch at Durbar',
  games: {
    allGames: 'All games',
    which: 'Which game',
    place: (rank: number, players: number) => `${ordinal(rank)} of ${players}`,
    won: (name: string) => `${name} won`,
    online: 'online',
    here: 'on this device',
    unrated: 'unrated',
    analysis: 'Analysis',
    more: 'Show more',
    search: 'Search all public games',
    none: 'No finished games yet. When a game ends, you find it here.',
    noneOfGame: (title: string) => `No finished game of ${title} yet.`,
    notLoaded: 'Your online games can’t be loaded right now.',
  },
};
