import { counter } from '../../../i18n/numbers.ts';

const count = counter('en');

export const messages = {
  title: 'Analysis',
  verdicts: { best: 'Best', good: 'Good', inaccuracy: 'Inaccuracy', mistake: 'Mistake' },
  lost: (points: number) => count(points, { one: '# percentage point', other: '# percentage points' }),
  turn: (n: number, all: number) => `turn ${n} of ${all}`,
  played: 'Played',
  playedBest: 'Played: the best choice',
  better: 'Better choice',
  next: 'Next best',
  luckHere: (points: string) => `Luck ${points}, whatever was chosen.`,
  tryIt: 'Try it from here',
  showLine: 'Show the better line',
  train: 'Practise moments like this',
  player: 'Player',
  chance: 'To win',
  accuracy: 'Accuracy',
  luck: 'Luck',
  turns: 'Turns',
  swing: 'Biggest swing',
  swingShort: 'Swing',
  bands: 'Win chances, turn by turn',
  luckBand: 'Luck: draws above or below average',
  spoken: (chapter: string, n: number, all: number, name: string, chance: number) =>
    `${chapter}, turn ${n} of ${all}, ${name} ${chance} percent`,
  turnBack: 'Previous turn',
  turnOn: 'Next turn',
  mistake: 'Mistake',
  mistakeBack: 'Previous mistake',
  mistakeOn: 'Next mistake',
  mover: 'Player to move',
  playedMark: 'played',
  bestMark: 'best',
};
