import { counter } from '../../../i18n/numbers.ts';
import type { AnalysisMessages } from './index.ts';

const count = counter('de');

export const messages: AnalysisMessages = {
  title: 'Analyse',
  verdicts: { best: 'Bester Zug', good: 'Gut', inaccuracy: 'Ungenau', mistake: 'Fehler' },
  lost: (points) => count(points, { one: '# Prozentpunkt', other: '# Prozentpunkte' }),
  turn: (n, all) => `Zug ${n} von ${all}`,
  played: 'Gespielt',
  playedBest: 'Gespielt: die beste Wahl',
  better: 'Die bessere Wahl',
  next: 'Der nächstbeste Zug',
  luckHere: (points) => `Glück ${points}, unabhängig von der Wahl.`,
  tryIt: 'Ab hier ausprobieren',
  showLine: 'Den besseren Zug zeigen',
  train: 'Solche Momente üben',
  player: 'Spieler',
  chance: 'Siegchance',
  accuracy: 'Genauigkeit',
  luck: 'Glück',
  turns: 'Züge',
  swing: 'Größter Umschwung',
  swingShort: 'Umschwung',
  bands: 'Siegchancen, Zug für Zug',
  luckBand: 'Glück: besser oder schlechter als im Schnitt',
  spoken: (chapter, n, all, name, chance) => `${chapter}, Zug ${n} von ${all}, ${name} ${chance} Prozent`,
  turnBack: 'Voriger Zug',
  turnOn: 'Nächster Zug',
  mistake: 'Fehler',
  mistakeBack: 'Voriger Fehler',
  mistakeOn: 'Nächster Fehler',
  mover: 'Wer am Zug ist',
  playedMark: 'gespielt',
  bestMark: 'am besten',
};
