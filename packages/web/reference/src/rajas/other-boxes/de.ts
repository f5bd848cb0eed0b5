import type { Texts } from '../../format.ts';
import type { OtherBoxesId } from './sections.ts';

export const texts: Texts<OtherBoxesId> = {
  'other-boxes': {
    title: 'Teile aus einer anderen Box',
    text: `Die Regeln nennen einige Teile einer früheren Box, der Goodie-Box 1. Sie gehören nicht zu diesem Spiel; die Hinweise darauf kommen also nie vor, abgesehen von ihren [zwei Flussplättchen](#ganga2).

- **Schwarzmarkt** (Tiger-Erweiterung): Er zählt für das Geld einer Heiligen Kuh als Plättchen mit Markt.
- **Ashoka-Säule** (Tiger-Erweiterung): Sie zahlt 1 Geld je Provinzplättchen, Wildnis nur, wenn sie mit der Residenz verbunden ist.
- **Mango-Dörfer:** Eine Kuh kann keines überbauen. Ein Dorf über einer Kuh kostet einen zusätzlichen Würfel beliebiger Farbe mit einer 5. Es darf noch einmal gewertet werden.
- **Shalimar-Gärten** (Schlangen-Erweiterung): Eine Kuh kann keinen überbauen. Er darf noch einmal gewertet werden. Mit ihm nimmst du einen Arbeiter zurück; stand der beim rosa Elefanten, wird der Elefant hingelegt.
- **Edelsteinhändler:** Auf dem Straßentableau ist er ein gewöhnlicher Arbeiter, und der Wurf dort ist reiner Zufall.

Die Heiligen Kühe sind das Gegenstück zur Tiger- und zur Schlangen-Erweiterung; mehr davon wird nicht unterstützt.`,
  },
  ganga2: {
    title: 'Ganga-Modul 2: zwei weitere Flussplättchen',
    text: `Wenn ihr wollt, kommen zwei Plättchen zu den Flussplättchen dazu: der [Ganges-Delfin](#dolphin) und eines mit 2 Aufwertungen. Mit Ganga 1 und 3 sind das 27.

Es ist eine Zugabe aus einer früheren Box und ausgeschaltet, solange ihr sie nicht zum Vorrat nehmt. Was für den Fluss zu viel ist, kommt wie üblich aus dem Spiel.`,
  },
  dolphin: {
    title: 'Der Ganges-Delfin',
    text: `Hält dein Boot auf dem Delfin, darfst du den Gewinn eines anderen Flussfeldes nutzen, ohne hinzufahren: eines beliebigen unbesetzten runden Feldes vor oder hinter dir, nicht des ovalen. Dein Boot bleibt auf dem Delfin.

- **Versiegende Quellen:** Nur offene, unbesetzte Plättchen sind wählbar. Eines so zu nutzen lässt es nicht versiegen.
- **Geheimnisvolle Wasser:** Nur offene, unbesetzte Plättchen sind wählbar. Gibt es kein anderes, darfst du ein beliebiges verdecktes aufdecken und bekommst 1 Geld und seinen Gewinn; dein Boot bleibt, außer der Gewinn bewegt es. Ist auch kein verdecktes mehr da, bringt der Delfin nichts.
- Ohne Ganga 2 ist der Delfin nicht im Fluss.

**Beispiel:** Der Delfin ist das erste aufgedeckte Plättchen, von dir: 1 Geld. Kein anderes ist offen, also deckst du eines weiter vorn auf: noch einmal 1 Geld, und es ist die Tänzerin. Insgesamt bekommst du 2 Geld, 2 Würfel und ein Ertragsplättchen; dein Boot bleibt auf dem Delfin.

**Noch eines:** Der Delfin liegt offen und frei, alle anderen offenen sind besetzt. Du fährst hin (kein Geld) und deckst das Plättchen drei Felder weiter auf: 1 Geld, „bis zu 3 weiter“. Du fährst 3 und hältst auf eben diesem Plättchen, das nun offen ist (kein Geld), fährst 3 weiter auf ein verdecktes: 1 Geld und der Yogi. Insgesamt: 2 Geld, 2 Karma, 1 Würfel, und dein Boot steht 6 freie Felder hinter dem Delfin.`,
  },
};
