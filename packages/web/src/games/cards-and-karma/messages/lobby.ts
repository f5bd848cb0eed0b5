import { type Language, type Translation, withLanguage } from '../../../i18n/language.ts';

const en = {
  variant: 'Scoring track cards',
  variantLine: 'How your six scoring track cards start.',
  hidden: 'Day side up',
  hiddenLine: 'Shuffled. You see a bonus when you turn its card.',
  visible: 'Night side up',
  visibleLine: 'Everyone arranges their own six cards. All bonuses are visible.',
  startLine: 'Who gets the elephant first.',
  usual: 'Standard game',
  usualLine: 'Hidden bonuses, random start player.',
  house: 'Durbar deck',
  houseLine: '144 cards of our own design, by the printed rules.',
  swift: 'Cheaper buildings',
  swiftLine: 'Buildings cost 1 less. Games are about half a round shorter.',
  lateKarma: 'Catch-up karma',
  lateKarmaLine: 'Evens out turn order: with four players, the third starts with 1 karma and the fourth with 2.',
};

const de: Translation<typeof en> = {
  variant: 'Zählleistenkarten',
  variantLine: 'Wie deine sechs Zählleistenkarten beginnen.',
  hidden: 'Tagseite oben',
  hiddenLine: 'Gemischt. Einen Bonus siehst du, wenn du seine Karte umdrehst.',
  visible: 'Nachtseite oben',
  visibleLine: 'Alle ordnen ihre sechs Karten selbst. Alle Boni sind sichtbar.',
  startLine: 'Wer den Elefanten zuerst bekommt.',
  usual: 'Standardspiel',
  usualLine: 'Verdeckte Boni, zufälliger Startspieler.',
  house: 'Durbar-Deck',
  houseLine: '144 Karten nach unserem Entwurf, mit den gedruckten Regeln.',
  swift: 'Günstigere Gebäude',
  swiftLine: 'Gebäude kosten 1 weniger. Partien sind etwa eine halbe Runde kürzer.',
  lateKarma: 'Ausgleichs-Karma',
  lateKarmaLine: 'Gleicht die Reihenfolge aus: Zu viert beginnt der dritte Spieler mit 1 Karma, der vierte mit 2.',
};

const fr: Translation<typeof en> = {
  variant: 'Cartes piste de score',
  variantLine: 'Comment commencent vos six cartes piste de score.',
  hidden: 'Face jour',
  hiddenLine: 'Mélangées. Vous voyez un bonus en retournant sa carte.',
  visible: 'Face nuit',
  visibleLine: 'Chacun range ses six cartes. Tous les bonus sont visibles.',
  startLine: 'Qui reçoit l’éléphant en premier.',
  usual: 'Partie standard',
  usualLine: 'Bonus cachés, premier joueur au hasard.',
  house: 'Paquet Durbar',
  houseLine: '144 cartes de notre conception, selon les règles imprimées.',
  swift: 'Bâtiments moins chers',
  swiftLine: 'Les bâtiments coûtent 1 de moins. Les parties durent environ une demi-manche de moins.',
  lateKarma: 'Karma de compensation',
  lateKarmaLine: 'Compense l’ordre du tour : à quatre, le troisième joueur commence avec 1 karma, le quatrième avec 2.',
};

const nl: Translation<typeof en> = {
  variant: 'Scorespoorkaarten',
  variantLine: 'Hoe je zes scorespoorkaarten beginnen.',
  hidden: 'Dagzijde boven',
  hiddenLine: 'Geschud. Je ziet een bonus als je de kaart omdraait.',
  visible: 'Nachtzijde boven',
  visibleLine: 'Iedereen legt zijn eigen zes kaarten op volgorde. Alle bonussen zijn zichtbaar.',
  startLine: 'Wie de olifant het eerst krijgt.',
  usual: 'Standaardspel',
  usualLine: 'Verborgen bonussen, willekeurige startspeler.',
  house: 'Durbar-deck',
  houseLine: '144 kaarten naar ons ontwerp, volgens de gedrukte regels.',
  swift: 'Goedkopere gebouwen',
  swiftLine: 'Gebouwen kosten 1 minder. Partijen duren ongeveer een halve ronde korter.',
  lateKarma: 'Inhaalkarma',
  lateKarmaLine: 'Maakt de volgorde eerlijk: met vier spelers begint de derde met 1 karma en de vierde met 2.',
};

export type KarmaLobbyMessages = Translation<typeof en> & { readonly language: Language };

export const karmaLobbyMessages = withLanguage<Translation<typeof en>>({ en, de, fr, nl });
