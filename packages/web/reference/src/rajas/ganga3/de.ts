import type { Texts } from '../../format.ts';
import type { Ganga3Id } from './sections.ts';

export const texts: Texts<Ganga3Id> = {
  ganga3: {
    title: 'Ganga-Modul 3: ein freier Fluss',
    text: `17 weitere Flussplättchen mit acht neuen Gewinnen. Mit den 8 des Grundspiels sind es 25, und ihr dürft den Fluss gestalten, wie ihr wollt.

- **Nach Würfen:** wie im [Ganga-Modul](#ganga): würfeln, weiterzählen, das nächste Plättchen vom gemischten Stapel legen. Mit 25 Plättchen geht es bis ans Ende des Flusses, es können also mehr als acht liegen.
- **Zufällig:** Jedes runde Feld bekommt offen ein Plättchen.
- **Von Hand:** Ihr wählt Plättchen für Plättchen, was wohin kommt.

Ein offenes Plättchen ersetzt den aufgedruckten Gewinn seines Feldes. Auf dem Startfeld und dem ovalen letzten Feld liegt nie eines. Nicht gebrauchte kommen aus dem Spiel. Sind es zu wenige, behalten die letzten runden Felder ihren Aufdruck.

Zwei Varianten machen mehr aus den Plättchen: [Versiegende Quellen](#drying) und [Geheimnisvolle Wasser](#mysterious). Was sie bringen: [Plättchen von Ganga 1](#ganga-tiles), [Plättchen von Ganga 3](#ganga3-tiles).`,
  },
};
