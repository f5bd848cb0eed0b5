import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Holi: die Rückseiten',
    text: 'Jetzt liegen die Holi-Plättchen mit der Rückseite nach oben, jedes mit vier Geschenken, für alle sichtbar. Das nächste, bei 15 Geld, zeigt Palastgeschenke: Tänzerin, Raja Man Singh, Portugiese und Yogi. Du hast 14 Geld, Chameli 13.',
  },
  wait: {
    title: 'Lass ihr den Vortritt',
    text: 'Wer hinten liegt, hat mehr Geschenke zur Auswahl. Also keine Eile: Setz deinen Arbeiter auf die blaue Terrasse und lass Chameli das Plättchen erreichen.',
    other: 'Möglich, aber lass heute Chameli das Plättchen erreichen: Wähl die blaue Terrasse.',
  },
  gift: {
    title: 'Zwei Geschenke zur Wahl',
    text: 'Chameli hat verkauft und das Plättchen erreicht: ein Fest! Sie führt auf der Geldleiste und bekommt das unterste Geschenk, den Yogi. Du bist Zweiter von zweien und darfst stattdessen den Portugiesen nehmen, ohne seinen Würfel: sechs Felder flussabwärts.',
    other: 'Auch der Yogi steht dir zu; probier aber, was die Führende nicht haben kann: den Portugiesen.',
  },
  upgrade: {
    title: 'Auch der Fluss zahlt',
    text: 'Dein Boot ist sechs Felder gefahren, und wo es hält, gibt es eine Aufwertung. Werte Paläste auf.',
    other: 'Jedes Gebäude ist recht; wähl eines.',
  },
  tile: {
    title: 'Das Plättchen gehört dir',
    text: 'Der Letzte bekommt das Holi-Plättchen. Gib es ab, wann immer du etwas entscheidest, und färbe einen Würfel um: Aus einer orangen 5 wird eine blaue 5. Das geht nur einmal; heb es für ein Plättchen auf, das du unbedingt willst.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
