import type { Texts } from '../../../format.ts';
import type { PiecesId } from './sections.ts';

export const texts: Texts<PiecesId> = {
  dice: {
    title: 'Würfel',
    text: `Mit Würfeln bezahlst du. Es gibt vier Farben – orange, blau, grün und violett – mit je 12 Würfeln.

Bekommst du einen Würfel aus dem Vorrat, wirfst du ihn sofort und legst ihn mit dieser Augenzahl auf deine Kali-Statue. Er behält sie, bis du ihn abgibst, auf der [Vorterrasse](#front-terrace) neu würfelst oder beim Bezahlen mit [Karma](#karma) drehst.

Ein Würfel ist immer an einem von zwei Orten: im allgemeinen Vorrat oder auf einer Kali-Statue. Auf dem Plan liegen nie Würfel.`,
  },
  kali: {
    title: 'Kali-Statue',
    text: `{{kali}} Kali hält deine Würfel: Du darfst höchstens so viele besitzen, wie sie Hände hat, im Grundspiel 10.

Die Rückseite des Tableaus, die in der Navaratnas-Variante gebraucht wird, hat nur 8 Hände.

Würfel, die du abgibst, verlassen Kali, bevor du neue bekommst; sie schaffen also Platz. Würden es zu viele, siehe [Kali ist voll](#kali-full).`,
  },
  'kali-full': {
    title: 'Kali ist voll',
    text: `Bekämst du mehr Würfel, als Kali freie Hände hat, nimmst du weniger, oder du gibst vorher eigene Würfel in den Vorrat zurück, oder beides gemischt. Du entscheidest, bevor die neuen Würfel geworfen werden.

- Du darfst nur so viele Würfel zurückgeben, wie für diesen Gewinn nötig sind. Sonst darfst du keine Würfel wegwerfen.
- Jeder Gewinn wird für sich geprüft. Eben abgegebene Würfel haben Kali schon verlassen.

**Beispiel:** Du hast 9 von 10 Würfeln und würdest 2 nehmen. Du nimmst nur einen, oder du gibst einen zurück und nimmst beide.`,
  },
  'taking-dice': {
    title: 'Würfel nehmen',
    text: `Nimm die Würfel aus dem Vorrat und wirf sie dann. Bringt ein Gewinn mehrere, nennst du erst alle Farben und wirfst sie dann zusammen.

- „Beliebige Würfel“ dürfen gleiche oder verschiedene Farben haben.
- Eine Farbe, die nicht im Vorrat ist, kannst du nicht nehmen. Ein Würfel fester Farbe verfällt dann; bei freier Wahl nimmst du eine andere Farbe.
- Würfel, die du vor dem Gewinn abgegeben oder zurückgegeben hast, liegen schon im Vorrat. Du darfst sie wieder nehmen und neu werfen.
- Du musst alle Würfel eines Gewinns nehmen, außer [Kali ist voll](#kali-full), die Farbe fehlt, oder es ist der freiwillige Würfelbonus der [Geldleiste](#money-track).
- Zwei verschiedene Gewinne sind getrennt: Du siehst den ersten Wurf, bevor du für den zweiten wählst.`,
  },
  paying: {
    title: 'Mit Geld und Würfeln bezahlen',
    text: `Zahle die ganzen Kosten, die auf dem Feld stehen, bevor du die Aktion ausführst. Ein Feld kostet nichts, Geld, einen Würfel einer Farbe, einen Würfel einer Augenzahl oder irgendeinen Würfel.

- **Geld:** Dein Geldmarker geht je Geld ein Feld zurück. Er geht nie unter 0, und Schulden gibt es nicht. Nur Steinbruch und Hafen kosten Geld. Zurückgehen löst nie einen Bonus, einen Arbeiter oder das Spielende aus.
- **Würfel:** genau einer je Feld. Bei Farbkosten ist die Augenzahl egal; bei Kosten einer Augenzahl ist die Farbe egal, aber nur die genaue Zahl gilt. Für ein Feld kannst du Würfel nicht zusammenzählen, nur für den [Preis eines Plättchens](#tile-price).
- Ohne den passenden Würfel kannst du das Feld nicht nutzen.
- Abgegebene Würfel gehen sofort in den Vorrat und sind dort verfügbar. Ein abgegebener Würfel zählt nur für eine Zahlung.`,
  },
  karma: {
    title: 'Karma',
    text: `{{karma}} Für 1 Karma drehst du einen Würfel beim Bezahlen auf die gegenüberliegende Seite: Aus 1 wird 6, aus 2 wird 5, aus 3 wird 4 und umgekehrt.

Karma ist eine Stufe von 0 bis 3; du beginnst mit 1. Jede Nutzung senkt es um 1, höchstens bis 0.

Du darfst es nur in deinem eigenen Zug nutzen, nur für einen Würfel, den du gerade abgibst, und nur dort, wo die Augenzahl zählt:

- beim Preis eines Plättchens und bei der Differenz des Baumeisters,
- bei einem Gemach im Palast,
- bei Waren einer Sorte auf dem Marktplatz,
- im Hafen.

Es braucht keinen Arbeiter und ist keine eigene Aktion. Auf einem Balkon zählt nur die Farbe, da nützt Karma nichts.

**Beispiel:** Mit Karma 1 gibst du einen Würfel mit einer 1 als 6 für den Portugiesen ab. Dein Karma ist dann 0.`,
  },
  'karma-limits': {
    title: 'Karma: wie oft und wann',
    text: `In einer Zahlung darfst du mehrere Würfel drehen, für je 1 Karma, solange dein Karma reicht. Denselben Würfel kannst du nicht zweimal drehen.

- Karma ändert keine Würfel, die auf Kali bleiben, neu gewürfelt oder wegen voller Hände zurückgegeben werden.
- Das Karma muss beim Bezahlen da sein. Karma, das die Aktion selbst bringt, kommt für ihre Kosten zu spät. Führt die Aktion zu einer weiteren Zahlung, etwa einem Baumeister am Fluss, darfst du alles Karma nutzen, das du dann hast.`,
  },
  'karma-sources': {
    title: 'Woher Karma kommt',
    text: `Der Yogi bringt 2 Karma, zwei Flussfelder bringen 2, Ruhm 24 bringt 2, ein weißes Ertragsplättchen kann 1 bringen, und es gibt einen Sonderertrag mit 2.

Karma steigt nie über 3. Was zu viel ist, verfällt.`,
  },
  workers: {
    title: 'Arbeiter',
    text: `{{worker}} Du beginnst mit drei aktiven Arbeitern und kannst weitere gewinnen; in jedem Zug setzt du einen davon ein.

Drei weitere deiner Farbe warten: auf Ruhm 15, auf Geld 20 und an der Brücke. Siehe [neue Arbeiter](#new-workers).

Arbeiter bleiben bis zum Rundenende auf ihren Feldern. Hast du keinen mehr einzusetzen, wirst du übersprungen, und die anderen machen weiter.`,
  },
  'new-workers': {
    title: 'Neue Arbeiter',
    text: `Erreicht oder überschreitet dein Marker Ruhm 15 oder Geld 20 oder passiert dein Boot die Brücke, wird dein dort wartender Arbeiter sofort aktiv.

- Im Grundspiel gewinnst du **höchstens zwei** der drei, hast also höchstens fünf Arbeiter. Sobald du den zweiten hast, kommt der dritte aus dem Spiel.
- Erreicht eine Kette von Wirkungen mehrere dieser Stellen, gelten sie in der Reihenfolge, in der sie erreicht werden; die dritte verfällt.
- Den neuen Arbeiter darfst du in derselben Runde einsetzen, in deinem nächsten Zug, nie zusätzlich im laufenden. Wenn nötig, wird dafür ein weiterer Durchgang gespielt.
- Ein aktiver Arbeiter bleibt aktiv, auch wenn dein Geld wieder unter 20 fällt.
- Jeder gewinnt nur Arbeiter der eigenen Farbe. Sonst sind Ruhm 15 und Geld 20 gewöhnliche Felder.`,
  },
  'start-elephant': {
    title: 'Der Startspielerelefant',
    text: `Der Elefant zeigt, wer Startspieler ist. Jeder Durchgang der Runde beginnt bei diesem Spieler.

Er wandert nur am Rundenende: zu dem Spieler, dessen Arbeiter beim [Großmogul](#great-mogul) steht, sonst im Uhrzeigersinn zum nächsten. In Runde 1 hat ihn, wer mit den Startwürfeln die kleinste Summe hat.`,
  },
  'yield-tiles': {
    title: 'Weiße Ertragsplättchen',
    text: `Die 8 weißen Ertragsplättchen liegen als verdeckter Stapel bereit. Bei der [Tänzerin](#dancer) ziehst du eines und erhältst seinen Ertrag sofort.

Es gibt je zwei mit 1 Würfel beliebiger Farbe, 3 Geld, 1 Aufwertung und 1 Karma. Benutzte werden offen beiseitegelegt; ist der Stapel leer, werden sie gemischt und bilden den neuen.`,
  },
};
