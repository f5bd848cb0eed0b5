import { counter } from '../../i18n/numbers.ts';

const count = counter('en');

/** What the rules reference says around its texts. */
export const messages = {
  title: (game: string) => `Rules of ${game}`,
  rules: 'Rules',
  groups: {
    overview: 'The game',
    places: 'Places',
    pieces: 'Pieces and cards',
    events: 'What happens when…',
    icons: 'Symbols',
    scoring: 'Scoring and winning',
    variants: 'Variants and modules',
  },
  contents: 'Contents',
  search: 'Search the rules',
  found: (n: number) => count(n, { one: '# section', other: '# sections' }),
  notFound: 'Nothing found. Try fewer words.',
  previous: 'Previous',
  next: 'Next',
  ruleIds: 'Rule numbers:',
  rulings: {
    silent: 'Our ruling: the rulebook doesn’t say:',
    open: 'Our ruling: the rulebook leaves it open:',
    picture: 'Printed only in a picture. Where it’s missing, the values are ours:',
  },
  all: 'Show everything',
  onlyPlayed: 'Only this table’s modules',
  more: 'Read more',
  otherGames: 'Other games',
};
