import type { Texts } from '../../format.ts';
import type { MysteriousId } from './sections.ts';

export const texts: Texts<MysteriousId> = {
  mysterious: {
    title: 'Geheimnisvolle Wasser',
    text: `Alle Flussplättchen liegen verdeckt. Wer als Erster auf einem anhält, deckt es auf und bekommt dafür 1 Geld.

**Vorbereitung:** Alle Plättchen werden gemischt. Vom ersten Feld nach dem Start an kommt auf jedes runde Feld eines, verdeckt; was übrig ist, kommt ungesehen aus dem Spiel. Das ovale letzte Feld bekommt keines, behält seinen aufgedruckten Gewinn, und es zu erreichen bringt kein solches Geld.

- Endet eine Fahrt deines Bootes auf einem verdeckten Plättchen, decke es auf: Erst bekommst du 1 Geld, dann den Gewinn des Plättchens.
- Wie weit du fährst, entscheidest du, bevor du das Plättchen siehst. Aufgedecktes lässt sich nicht zurücknehmen.
- Ein aufgedecktes Plättchen bleibt offen. Spätere Boote nutzen es wie üblich, ohne das Geld.
- Plättchen, an denen du nur vorbeifährst, werden nicht aufgedeckt.
- Es ist egal, wie das Boot hinkam: Hafen, Portugiese, Bonus, Ertrag, Geschenk, Tempel oder „Weiterfahren“.

Mit den [Versiegenden Quellen](#drying) ist die Variante nicht verbindbar.`,
  },
  'mysterious-with-others': {
    title: 'Geheimnisvolle Wasser mit anderen Modulen',
    text: `Den meisten Modulen sind verdeckte Plättchen egal. Hier berühren sie sich:

- **Holi:** Ein durch ein Geschenk erreichtes Plättchen wird für 1 Geld aufgedeckt, das selbst ein Fest auslösen kann.
- **Kedarnath:** Die Flussfahrt der Zeile 1 deckt ein Plättchen für 1 Geld auf.
- **Ganga 3:** Erst das 1 Geld, dann der Gewinn. Plättchen, die Farben zählen, zählen den abgegebenen Würfel nicht.
- **Ganga 1:** Bei „Weiterfahren“ wählst du nach dem Aufdecken, wie weit du fährst, und auch das nächste verdeckte wird aufgedeckt, je für 1 Geld.
- **Navaratnas:** Das braune Ertragsplättchen für den Fluss zählt gedruckte Felder; Flussfahrten von Erträgen decken auf wie jede Fahrt.
- **Ganges-Delfin:** siehe [dort](#dolphin).`,
  },
};
