import type { Translation, Translations } from '../../../i18n/language.ts';

const english = {
  start: 'Start player',
  startLine: 'Who leads the first visit; afterwards the marker moves on.',
  random: 'Chance decides',
  randomLine: 'Every seat is equally likely.',
  seat: (n: number) => `Seat ${n}`,
  usual: 'The usual game',
  usualLine: 'Twelve visits, a start player drawn by chance.',
  house: 'House edition',
  houseLine: 'Cards and tiles as we counted them for this table.',
};

export type TajLobbyMessages = Translation<typeof english>;

const german: TajLobbyMessages = {
  start: 'Startspieler',
  startLine: 'Wer den ersten Besuch beginnt; danach wandert der Stein weiter.',
  random: 'Der Zufall entscheidet',
  randomLine: 'Jeder Platz ist gleich wahrscheinlich.',
  seat: (n) => `Platz ${n}`,
  usual: 'Das übliche Spiel',
  usualLine: 'Zwölf Besuche, der Startspieler wird ausgelost.',
  house: 'Hausausgabe',
  houseLine: 'Karten und Plättchen, wie wir sie für diesen Tisch gezählt haben.',
};

const french: TajLobbyMessages = {
  start: 'Premier joueur',
  startLine: 'Qui commence la première visite ; ensuite le marqueur passe à gauche.',
  random: 'Le hasard décide',
  randomLine: 'Chaque place a la même chance.',
  seat: (n) => `Place ${n}`,
  usual: 'La partie habituelle',
  usualLine: 'Douze visites, premier joueur tiré au sort.',
  house: 'Édition maison',
  houseLine: 'Cartes et tuiles comme nous les avons comptées pour cette table.',
};

const dutch: TajLobbyMessages = {
  start: 'Startspeler',
  startLine: 'Wie het eerste bezoek begint; daarna schuift de steen door.',
  random: 'Het toeval beslist',
  randomLine: 'Elke plaats heeft evenveel kans.',
  seat: (n) => `Plaats ${n}`,
  usual: 'Het gewone spel',
  usualLine: 'Twaalf bezoeken, de startspeler wordt geloot.',
  house: 'Huiseditie',
  houseLine: 'Kaarten en tegels zoals wij ze voor deze tafel hebben geteld.',
};

export const tajLobbyMessages: Translations<TajLobbyMessages> = {
  en: async () => english,
  de: async () => german,
  fr: async () => french,
  nl: async () => dutch,
};
