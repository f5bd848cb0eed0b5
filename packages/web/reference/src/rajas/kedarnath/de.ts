import type { Texts } from '../../format.ts';
import type { KedarnathId } from './sections.ts';

export const texts: Texts<KedarnathId> = {
  kedarnath: {
    title: 'Die Segnungen von Kedarnath',
    text: `Ein Arbeiter im Tempel erhält eine Segnung. Welche zur Wahl stehen, hängt davon ab, wo das Karma von allen steht.

**Vorbereitung:** Wählt eine Seite des Tableaus. Es liegt neben dem Karma-Weg, sodass jede seiner vier Zeilen zu einer Karmastufe gehört: 3, 2, 1 und 0.

- Einsetzen kostet nichts. Das Feld muss leer und mindestens eine Zeile frei sein.
- Eine Zeile ist **frei**, wenn auf dieser Stufe kein Karma-Marker steht, auch nicht dein eigener.
- Wähle eine freie Zeile und nimm ihre Segnung. Du wählst, bevor sich dein Karma ändert; in einer Segnung kommt das Karma zuerst. Ist nur eine Zeile frei, nimmst du diese.
- Sind alle vier Stufen besetzt – nur zu viert möglich –, kann niemand den Tempel nutzen.
- Karma ausgeben, nur um eine Zeile frei zu machen, geht nicht: Der Tempel braucht keinen Würfel.
- Ein Arbeiter je Runde; du darfst in jeder Runde kommen und dieselbe Zeile wieder nehmen.

Siehe [Vorderseite](#kedarnath-front) oder [Rückseite](#kedarnath-back).`,
  },
  'kedarnath-front': {
    title: 'Kedarnath: Vorderseite',
    text: `Jede Zeile bringt 1 Karma und noch etwas, in dieser Reihenfolge.

- **Zeile 3:** 1 Karma und ein Würfel nach Wahl
- **Zeile 2:** 1 Karma und eine Aufwertung
- **Zeile 1:** 1 Karma und 3 Geld
- **Zeile 0:** 1 Karma und 1 Ruhm

**Beispiele:** Alle Marker stehen auf 1. Du darfst Zeile 0, 2 oder 3 wählen; mit Zeile 2 steigt dein Karma auf 2 und deine Mühle von 2 auf 3. Später stehen Marker auf 1, 2 und 3: Nur Zeile 0 ist frei, du bekommst 1 Karma und 1 Ruhm.`,
  },
  'kedarnath-back': {
    title: 'Kedarnath: Rückseite',
    text: `Die Zeilen bringen ganz Verschiedenes.

- **Zeile 3:** 1 Karma, dann ein [Ertragsplättchen](#module-yield-tiles): Ohne Navaratnas wird ein weißes gezogen und sofort genutzt, mit Navaratnas wählst du eines für dein Tableau.
- **Zeile 2:** Werte zwei beliebige deiner Märkte, gleicher oder verschiedener Sorte.
- **Zeile 1:** eine Flussfahrt; besetzte Felder werden wie immer übersprungen.
- **Zeile 0:** 1 Ruhm für jedes Karma, das du hast. Karma wird dabei weder gewonnen noch ausgegeben. Weil Zeile 0 frei sein muss, hast du mindestens 1; sie bringt also 1 bis 3 Ruhm.`,
  },
  'kedarnath-brown-tile': {
    title: 'Kedarnath: das zusätzliche braune Ertragsplättchen',
    text: `Es bringt 3 Geld für jedes Karma, das du hast: 0, 3, 6 oder 9. Steht in diesem Augenblick dein eigener Arbeiter im Tempel, bringt es je 5: 0, 5, 10 oder 15.

- **Mit Navaratnas** wird es unter die 7 braunen gemischt, bevor jeder eines zieht; die übrigen liegen offen aus.
- **Ohne Navaratnas** kommt es nur zu viert und mit den Rückseiten von Holi ins Spiel: Es wird in den braunen Stapel gemischt. Sonst bleibt es in der Schachtel.
- Es gilt für beide Seiten des Kedarnath-Tableaus gleich.`,
  },
  'kedarnath-with-others': {
    title: 'Kedarnath mit anderen Modulen',
    text: `Die meisten Module laufen einfach neben dem Tempel her. Hier berühren sie sich:

- **Wildnis:** Die Wüste oder ein weißes Karma-Plättchen vom Gebirge erhöht das Karma schon vor Runde 1 und ändert so, welche Zeilen frei sind.
- **Ganga 3:** Ein Arbeiter darf in den Tempel versetzt werden, wenn er leer und eine Zeile frei ist, von dort fort, oder vom Tempel in den Tempel für eine zweite Segnung. Für das braune Plättchen zählt der Plan im Augenblick der Wertung: Ein fortversetzter Arbeiter zählt nicht mehr.
- **Ganga 1:** Die Flussfahrt der Zeile 1 darf auf einem seiner Plättchen enden und bringt dessen Gewinn.
- **Versiegende Quellen:** Die Flussfahrt überspringt versiegte Felder und lässt das verlassene Plättchen versiegen.
- **Geheimnisvolle Wasser:** Die Flussfahrt deckt ein verdecktes Plättchen für 1 Geld auf.
- **Rosa Elefant:** Sein Besitzer darf sich im Tempel zum Startspieler stellen, wenn dann eine Zeile frei ist; die Zeilen werden neu geprüft, nach dem Karma des Startspielers. Zu viert auf vier Stufen ist das unmöglich. Beide haben dann einen Arbeiter im Tempel. Versetzt der Besitzer diesen Arbeiter mit einem Flussplättchen, legt sich der Elefant hin, der Arbeiter zählt für das braune Plättchen nicht mehr, und zurück darf der Besitzer nicht, solange der Startspieler dort steht.
- **Navaratnas:** Es gibt 8 braune Plättchen, und Zeile 3 der Rückseite lässt dich eines wählen. Das Kedarnath-Plättchen liegt auf einem braunen Feld und zählt, wenn es angeschlossen wird.
- **Gemischte Runden:** Zeile 3 der Rückseite zieht für alle ein weißes Plättchen. Das braune gilt wie ohne Navaratnas.`,
  },
};
