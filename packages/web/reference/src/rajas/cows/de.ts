import type { Texts } from '../../format.ts';
import type { CowsId } from './sections.ts';

export const texts: Texts<CowsId> = {
  cows: {
    title: 'Die Heiligen Kühe',
    text: `{{animal-cow}} Vier neue Provinzplättchen, eines je Farbe. Eine Kuh bringt Geld, wenn du sie legst, und einen Dauernutzen.

- **Vorbereitung:** Jede Kuh wird in den Kuhstapel ihrer Farbe gemischt, der damit ein Plättchen mehr hat. Nehmen kannst du sie nur, solange sie oben liegt.
- **Preis:** genau zwei Würfel ihrer Farbe, egal was sie zeigen. Du nimmst sie im Steinbruch, mit dem Geld für das Feld, oder mit dem [Baumeister](#cow-covering).
- **Legen:** wie jedes Plättchen, an deinen Weg angeschlossen, in beliebiger Richtung. Die orange und die violette Kuh haben eine Gabelung, die blaue und die grüne eine Kurve.
- **Sofort:** 1 Geld für jedes deiner sichtbaren Plättchen mit mindestens einem Markt, die neue Kuh eingeschlossen. Dann kommen die Sondererträge, die sie anschließt.
- **Dauernd:** [+1 Geld für eine Warensorte](#cow-goods) oder ein [freierer Verkauf von Gemischtwaren](#cow-assorted).

**Beispiel:** Du hast vier Plättchen mit Märkten und legst eine Kuh: 5 Geld.`,
  },
  'cow-goods': {
    title: 'Kühe für Gewürze, Seide und Tee',
    text: `Jeder Markt dieser Sorte bringt dir 1 Geld mehr, wann immer du ihn wertest: die orange Kuh für {{market-spice}} Gewürze, die blaue für {{market-silk}} Seide, die grüne für {{market-tea}} Tee.

- Das gilt für jeden solchen Markt auf jedem weiteren Plättchen, das du baust, auch beim Überbauen, in jeder Marktaktion und bei allem anderen, was Märkte wertet: Flussfelder und Flussplättchen, der Tempel, ein Plättchen noch einmal werten.
- Es gilt nicht für den Sofortnutzen der Kuh, für Gewinne je Anzahl von Märkten oder Plättchen, für Sondererträge, für Plättchen, die mit einer Fahne umplatziert werden, und nicht beim Legen der Kuh selbst.
- Mehrere Kühe wirken zusammen, jede für ihre Ware.

**Beispiele:** Mit der orangen Kuh bringt ein neues Plättchen mit Gewürzen 3 dir 4 Geld. Am Markt bringen Gewürze 2, 2 und 3 zusammen 7 + 3 = 10 Geld.`,
  },
  'cow-assorted': {
    title: 'Die Kuh für Gemischtwaren',
    text: `Mit der violetten Kuh darf bei deinem Verkauf von Gemischtwaren ein Markt für eine andere Sorte stehen: Eine schon genutzte Sorte darf noch einmal zählen, anstelle einer fehlenden.

- Höchstens ein Markt je Verkauf, und nie mehr als drei Märkte insgesamt. Du darfst es auch, wenn du die fehlende Sorte hast.
- Es wirkt auf den Gemischtwarenfeldern des Marktplatzes und auf dem Flussfeld für bis zu 3 verschiedene Märkte.
- Das +1 einer anderen Kuh richtet sich nach der wirklichen Ware des Marktes.

**Beispiel:** Du hast keinen Tee, aber Gewürze 3 und Seide 2 und 2. Mit der Kuh wertest du alle drei: 7 Geld. Ohne sie nur Gewürze und eine Seide: 5.`,
  },
  'cow-covering': {
    title: 'Mit Kühen überbauen, Kühe überbauen',
    text: `Mit dem Baumeister darfst du eine Kuh auf jedes deiner sichtbaren Plättchen legen, für einen zusätzlichen Würfel in der Farbe der Kuh, egal was er zeigt. Ebenso darf jedes Plättchen eine Kuh überbauen, für einen zusätzlichen Würfel in der Farbe des neuen Plättchens. Preise werden nicht verglichen.

- Der zusätzliche Würfel kommt zu dem, was der Baumeister kostet: im Palast der Würfel mit der 5, nichts, wenn du ihn kostenlos bekommst.
- Alle Plättchen müssen wie immer verbunden bleiben.
- Eine Kuh kann keine Wildnis, kein Plättchen mit Fahne und keines, das schon ein anderes überbaut, überbauen. Auch keine Mango-Dörfer und Shalimar-Gärten aus [einer anderen Box](#other-boxes).
- Eine Kuh über einer Kuh kostet einen Würfel in der Farbe der neuen.
- Eine Kuh, die überbaut, bringt sofort ihr Geld (das überbaute Plättchen zählt nicht) und ihren Dauernutzen, aber keine Sondererträge.
- Eine überbaute Kuh verliert ihren Dauernutzen.`,
  },
  'cow-counts': {
    title: 'Als was zählt eine Kuh?',
    text: `Eine Kuh ist ein Provinzplättchen mit mindestens einem Markt, wo immer **Plättchen** mit Märkten gezählt werden. Einen eigenen Markt, der gewertet oder einzeln gezählt werden könnte, hat sie nicht, und auch kein Gebäude.

Für alles, was Plättchen oder Wegformen zählt, zählt sie als ein Plättchen mit ihrem Weg.`,
  },
  'cows-with-others': {
    title: 'Kühe mit anderen Modulen',
    text: `Die meisten Module laufen einfach neben den Kühen her. Hier berühren sie sich:

- **Holi:** Geld durch Kühe kann ein Fest auslösen; Geldgeschenke werden nicht mehr; ein braunes Geschenk je Marktplättchen zählt Kühe mit.
- **Kedarnath:** Zwei im Tempel gewertete Märkte bekommen das +1 einer Kuh. Die Kuh für Gemischtwaren nützt dort nichts, weil zwei beliebige Märkte gewertet werden dürfen.
- **Wildnis:** Eine Kuh überbaut nie Wildnis, und Wildnis ist kein Marktplättchen.
- **Straßen, eine Kuh mit Fahne legen:** Die Kuh wird gewertet, bevor das überbaute Plättchen umzieht, es zählt also nicht; später zählt es wieder. Kühe zählen mit ihrem Weg auf der Rückseite des Straßentableaus und wenn sie einen Weg der Residenz fortführen.
- **Straßen, eine Kuh umplatzieren:** Eine Kuh, die überbaut und mit einer Fahne umplatziert wird, behält ihren Dauernutzen, bringt nicht noch einmal Geld und kann nicht mehr überbaut werden. Während das neue Plättchen gewertet wird, liegt sie verdeckt und gibt nichts.
- **Ganga 3:** Plättchen, die Märkte werten, schließen das +1 ein. Eine Kuh noch einmal werten wiederholt ihr Geld. „1 Geld je Provinzplättchen“ zählt Kühe.
- **Ganga 1:** „Drei Märkte einer Sorte“ schließt das +1 ein.
- **Navaratnas:** Das braune Plättchen „1 Ruhm je Plättchen mit Markt“ zählt jede sichtbare Kuh, auch die, die es anschließt.`,
  },
};
