import type { Texts } from '../../format.ts';
import type { RiverTilesId } from './sections.ts';

export const texts: Texts<RiverTilesId> = {
  'ganga-tiles': {
    title: 'Ganga-Modul: was die Plättchen bringen',
    text: `Hält dein Boot auf einem Flussplättchen, erhältst du dessen Gewinn statt des aufgedruckten. Von den acht Plättchen des Ganga-Moduls gibt es fünf Arten:

- [Würfel je Karma](#river-tile-dice-per-karma)
- [Drei Würfel](#river-tile-three-dice)
- [Eine Palastaktion](#river-tile-palace-action): Tänzerin, Yogi, Raja Man Singh oder Portugiese
- [Drei Märkte einer Sorte](#river-tile-markets-of-one-kind)
- [Weiterfahren](#river-tile-move-on)`,
  },
  'river-tile-dice-per-karma': {
    title: 'Flussplättchen: Würfel je Karma',
    text: `Nimm für jedes Karma, das du hast, 1 Würfel beliebiger Farbe, also 0 bis 3 Würfel.

Dein Karma behältst du. Die Würfel werden geworfen wie immer, wenn du [Würfel nimmst](#taking-dice).`,
  },
  'river-tile-three-dice': {
    title: 'Flussplättchen: drei Würfel',
    text: `Nimm drei Würfel, je einen in Blau, Grün und Orange.

Eine im Vorrat fehlende Farbe verfällt.`,
  },
  'river-tile-palace-action': {
    title: 'Flussplättchen: Palastaktion',
    text: `Führe die gezeigte Palastaktion ohne Arbeiter und ohne den Würfel aus, auch wenn das Gemach besetzt ist. Es gibt je ein Plättchen für Tänzerin, Yogi, Raja Man Singh und Portugiesen.

- Ist die Aktion unmöglich, geschieht nichts. Der Portugiese braucht 6 freie Felder vor sich.
- Sie wirkt wie die [Palastaktion am Fluss](#river-palace-action).`,
  },
  'river-tile-markets-of-one-kind': {
    title: 'Flussplättchen: drei Märkte einer Sorte',
    text: `Werte bis zu 3 deiner Märkte einer Sorte, ohne Würfel.

**Beispiel:** Tee 3, 2, 2 und 1 bringt 7 Geld.`,
  },
  'river-tile-move-on': {
    title: 'Flussplättchen: weiterfahren',
    text: `Dein Boot fährt bis zu 3 unbesetzte Felder weiter, und du erhältst den Gewinn des Feldes, auf dem es dann anhält.

- Du darfst auch stehen bleiben und nichts erhalten.
- Hält es auf einem weiteren solchen Plättchen, darfst du noch einmal weiterfahren.

**Beispiel:** Von Feld 6 aus führt eine Fahrt um 2, wenn auf 8 ein anderes Boot steht, auf Feld 9.`,
  },
  'ganga3-tiles': {
    title: 'Ganga 3: was die Plättchen bringen',
    text: `Hält dein Boot auf einem solchen Plättchen, erhältst du seinen Gewinn. Es gibt acht Arten, von jeder zwei, und ein drittes für „3 beliebige Märkte“:

- [Einen Arbeiter versetzen](#ganga3-re-place)
- [Ein Plättchen noch einmal werten](#ganga3-re-score)
- [2 Geld je Karma](#river-tile-money-per-karma)
- [2 Ertragsplättchen](#ganga3-yield-tiles)
- [1 Geld je Provinzplättchen](#river-tile-money-per-tile)
- [3 beliebige Märkte](#river-tile-any-markets)
- [Ein Markt je Würfelfarbe](#river-tile-market-per-colour)
- [1 Ruhm je Würfelfarbe](#river-tile-fame-per-colour)`,
  },
  'ganga3-re-place': {
    title: 'Ganga 3: einen Arbeiter versetzen',
    text: `Du darfst einen deiner Arbeiter vom Plan nehmen und sofort auf ein freies Feld setzen, ohne für dieses Feld zu zahlen, und führst die Aktion dort aus, alles in diesem Zug.

- Jeder deiner eingesetzten Arbeiter darf es sein, auch der, dessen Aktion gerade läuft: von Palast, Markt, Steinbruch, Hafen, Tempel oder Straßentableau.
- Das neue Feld muss frei und nach allen anderen Regeln erlaubt sein: das erste freie Feld in Steinbruch und Hafen, ein Arbeiter bei den Gemischtwaren zu dritt oder viert, eine mögliche Aktion. Das eben verlassene Feld ist frei und darf wieder gewählt werden.
- **Es entfallen** das Geld in Steinbruch und Hafen, der Würfel eines Balkons, der Würfel eines Gemachs, der Würfel auf der Rückseite des Straßentableaus.
- **Es entfallen nicht** die Würfel für ein Provinzplättchen und für die Differenz oder den zusätzlichen Würfel beim Überbauen.
- Bei Waren einer Sorte und im Hafen nennst du einen deiner Würfel: Seine Augenzahl sagt, wie weit die Aktion reicht (Hafen: 1 bis 3, Karma erlaubt). Du behältst ihn. Ohne einen solchen Würfel ist das Feld nicht wählbar.
- Die Aktion darf alles auslösen. Hält dein Boot auf einem weiteren solchen Plättchen, darfst du wieder einen Arbeiter versetzen.
- Du darfst darauf verzichten. Ohne Arbeiter auf dem Plan oder ohne mögliches Feld verfällt es.`,
  },
  'ganga3-great-mogul': {
    title: 'Ganga 3: Ein Arbeiter verlässt den Großmogul',
    text: `Dein Anspruch auf den Start der nächsten Runde bleibt, auch wenn du deinen Arbeiter vom Großmogul versetzt: Die Aktion ist ausgeführt.

Der Anspruch geht nur über, wenn später in der Runde ein anderer den Großmogul nutzt.`,
  },
  'ganga3-re-score': {
    title: 'Ganga 3: ein Plättchen noch einmal werten',
    text: `Du darfst ein sichtbares Plättchen deiner Provinz noch einmal werten wie beim Bauen: Geld seiner Märkte, Ruhm seiner Gebäude oder seinen Sofortnutzen. Sondererträge gibt es nicht noch einmal.

- Es zählen die heutigen Werte: deine jetzigen Stufen und deine jetzigen Kühe.
- Eine Heilige Kuh wiederholt ihr Geld, erschlossene Wildnis ihren Nutzen aus der Vorbereitung. Auch ein Plättchen mit Fahne ist wählbar.
- Überbaute Plättchen und nicht erschlossene Wildnis sind nicht wählbar.`,
  },
  'river-tile-money-per-karma': {
    title: 'Flussplättchen: 2 Geld je Karma',
    text: `Du erhältst 2 Geld für jedes Karma, das du hast, also 0, 2, 4 oder 6 Geld. Dein Karma behältst du.`,
  },
  'ganga3-yield-tiles': {
    title: 'Ganga 3: zwei Ertragsplättchen',
    text: `Ohne Navaratnas ziehst du zwei weiße Ertragsplättchen und erhältst sie nacheinander. In gemischten Runden gilt das für alle.

Mit Navaratnas wählst du bis zu zwei offene Ertragsplättchen beliebiger Farben und legst jedes auf ein freies Feld seiner Farbe auf deinem Tableau. Ihre Erträge kommen, wenn du sie anschließt.`,
  },
  'river-tile-money-per-tile': {
    title: 'Flussplättchen: 1 Geld je Provinzplättchen',
    text: `Du erhältst 1 Geld für jedes sichtbare Plättchen deiner Provinz.

Residenz und überbaute Plättchen zählen nicht, Wildnis nur erschlossen.`,
  },
  'river-tile-any-markets': {
    title: 'Flussplättchen: 3 beliebige Märkte',
    text: `Werte bis zu drei deiner Märkte, egal welcher Ware. Ein Würfel ist nicht nötig.`,
  },
  'river-tile-market-per-colour': {
    title: 'Flussplättchen: ein Markt je Würfelfarbe',
    text: `Für jede verschiedene Farbe deiner Würfel auf Kali darfst du einen Markt werten, also höchstens 4.

Ein für diese Flussaktion abgegebener Würfel ist schon weg und zählt für die Farben nicht.`,
  },
  'river-tile-fame-per-colour': {
    title: 'Flussplättchen: 1 Ruhm je Würfelfarbe',
    text: `Du erhältst 1 Ruhm für jede verschiedene Farbe deiner Würfel auf Kali, also höchstens 4 Ruhm.

Ein für diese Flussaktion abgegebener Würfel ist schon weg und zählt für die Farben nicht.`,
  },
  'ganga3-with-others': {
    title: 'Ganga 3 mit anderen Modulen',
    text: `Die meisten Module laufen einfach neben dem Fluss her. Hier berühren sie sich:

- **Ganga 1:** Die Plättchen beider bilden einen Vorrat von 25. Mit Würfen wird der Fluss bis ans Ende belegt.
- **Kühe:** Plättchen, die Märkte werten, schließen das +1 ein. Eine noch einmal gewertete Kuh wiederholt ihr Geld, und Kühe zählen als Provinzplättchen.
- **Kedarnath:** Ein Arbeiter darf in den Tempel versetzt werden, von dort fort oder vom Tempel in den Tempel. Für das braune Plättchen zählt nur ein Arbeiter, der noch dort steht.
- **Wildnis:** Nur erschlossene zählt als Provinzplättchen oder darf noch einmal gewertet werden.
- **Straßen:** Du darfst einen Arbeiter auf das leere Straßentableau versetzen; auf der Rückseite wird ein Würfel aus dem Vorrat geworfen. Ein Plättchen mit Fahne darf noch einmal gewertet werden.
- **Versiegende Quellen:** Ein Plättchen bleibt offen, bis das Boot es verlässt, auch durch den eigenen Gewinn.
- **Geheimnisvolle Wasser:** 1 Geld, dann der Gewinn; der abgegebene Würfel zählt nicht mehr.
- **Rosa Elefant:** Versetzen braucht ein freies Feld, der Elefant hilft also nicht. Versetzt du den Arbeiter, der beim Elefanten stand, legt sich der Elefant hin. Ein auf die Vorterrasse versetzter Arbeiter darf den Elefanten nehmen.
- **Navaratnas:** „2 Ertragsplättchen“ heißt auswählen. Versetzen geht mit bis zu sechs Arbeitern genauso.`,
  },
};
