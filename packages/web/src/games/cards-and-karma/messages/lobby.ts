import type { Translation, Translations } from '../../../i18n/language.ts';

const english = {
  variant: 'Scoring cards',
  variantLine: 'How the six scoring cards lie at the start.',
  hidden: 'Day side up',
  hiddenLine: 'Shuffled; a bonus shows itself when its card flips.',
  visible: 'Night side up',
  visibleLine: 'Everybody arranges the own six cards; all bonuses are open.',
  start: 'Start player',
  startLine: 'Who gets the elephant first.',
  random: 'Chance decides',
  randomLine: 'Every seat is equally likely.',
  seat: (n: number) => `Seat ${n}`,
  usual: 'The usual game',
  usualLine: 'Hidden bonuses, a start player drawn by chance.',
};

export type KarmaLobbyMessages = Translation<typeof english>;

const german: KarmaLobbyMessages = {
  variant: 'Zählleistenkarten',
  variantLine: 'Wie die sechs Karten am Anfang liegen.',
  hidden: 'Tagseite oben',
  hiddenLine: 'Gemischt; ein Bonus zeigt sich, wenn seine Karte umgedreht wird.',
  visible: 'Nachtseite oben',
  visibleLine: 'Alle ordnen ihre sechs Karten selbst; die Boni sind offen.',
  start: 'Startspieler',
  startLine: 'Wer den Elefanten zuerst bekommt.',
  random: 'Der Zufall entscheidet',
  randomLine: 'Jeder Platz ist gleich wahrscheinlich.',
  seat: (n) => `Platz ${n}`,
  usual: 'Das übliche Spiel',
  usualLine: 'Verdeckte Boni, der Startspieler wird ausgelost.',
};

const french: KarmaLobbyMessages = {
  variant: 'Cartes piste de score',
  variantLine: 'La position des six cartes au début.',
  hidden: 'Face jour',
  hiddenLine: 'Mélangées ; un bonus se montre quand sa carte est retournée.',
  visible: 'Face nuit',
  visibleLine: 'Chacun range ses six cartes ; les bonus sont visibles.',
  start: 'Premier joueur',
  startLine: 'Qui reçoit l’éléphant en premier.',
  random: 'Le hasard décide',
  randomLine: 'Chaque place a la même chance.',
  seat: (n) => `Place ${n}`,
  usual: 'La partie habituelle',
  usualLine: 'Bonus cachés, premier joueur tiré au sort.',
};

const dutch: KarmaLobbyMessages = {
  variant: 'Scorespoorkaarten',
  variantLine: 'Hoe de zes kaarten aan het begin liggen.',
  hidden: 'Dagzijde boven',
  hiddenLine: 'Geschud; een bonus toont zich als zijn kaart omdraait.',
  visible: 'Nachtzijde boven',
  visibleLine: 'Iedereen legt de eigen zes kaarten; alle bonussen zijn open.',
  start: 'Startspeler',
  startLine: 'Wie de olifant het eerst krijgt.',
  random: 'Het toeval beslist',
  randomLine: 'Elke plaats heeft evenveel kans.',
  seat: (n) => `Plaats ${n}`,
  usual: 'Het gewone spel',
  usualLine: 'Verborgen bonussen, de startspeler wordt geloot.',
};

export const karmaLobbyMessages: Translations<KarmaLobbyMessages> = {
  en: async () => english,
  de: async () => german,
  fr: async () => french,
  nl: async () => dutch,
};
