import { counter } from '../../../i18n/numbers.ts';
import type { AnalysisMessages } from './index.ts';

const count = counter('nl');

export const messages: AnalysisMessages = {
  title: 'Analyse',
  verdicts: { best: 'Beste zet', good: 'Goed', inaccuracy: 'Onnauwkeurig', mistake: 'Fout' },
  lost: (points) => count(points, { one: '# procentpunt', other: '# procentpunten' }),
  turn: (n, all) => `beurt ${n} van ${all}`,
  played: 'Gespeeld',
  playedBest: 'Gespeeld: de beste keuze',
  better: 'Betere keuze',
  next: 'De op een na beste',
  luckHere: (points) => `Geluk ${points}, los van de keuze.`,
  tryIt: 'Vanaf hier proberen',
  showLine: 'De betere zet tonen',
  train: 'Zulke momenten oefenen',
  player: 'Speler',
  chance: 'Winstkans',
  accuracy: 'Nauwkeurigheid',
  luck: 'Geluk',
  turns: 'Beurten',
  swing: 'Grootste omslag',
  swingShort: 'Omslag',
  bands: 'Winstkansen, beurt voor beurt',
  luckBand: 'Geluk: boven of onder het gemiddelde',
  spoken: (chapter, n, all, name, chance) => `${chapter}, beurt ${n} van ${all}, ${name} ${chance} procent`,
  turnBack: 'Vorige beurt',
  turnOn: 'Volgende beurt',
  mistake: 'Fout',
  mistakeBack: 'Vorige fout',
  mistakeOn: 'Volgende fout',
  mover: 'Wie aan zet is',
  playedMark: 'gespeeld',
  bestMark: 'beste',
};
