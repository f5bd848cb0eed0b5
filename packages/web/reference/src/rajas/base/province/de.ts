import type { Texts } from '../../../format.ts';
import type { ProvinceId } from './sections.ts';

export const texts: Texts<ProvinceId> = {
  'province-board': {
    title: 'Dein Provinztableau',
    text: `{{residence}} Deine Residenz liegt oben in der Mitte; drei Wege führen von ihr fort, nach links, nach rechts und nach unten, und alle drei gehören zu einem Netz.

Das Tableau hat fünf Spalten (A bis E) und vier Zeilen. Die Residenz liegt auf C1. Bauen kannst du auf 16 Plätzen; A1, E1 und C4 sind kein Bauland. Auf jeden Platz kommt ein Plättchen, und keines darf überstehen oder die Residenz verdecken. Nur der [Baumeister](#master-builder) legt ein Plättchen auf ein anderes.

Am Rand liegen die [Sondererträge](#special-yields). Das Grundspiel nutzt die Vorderseite mit diesen Erträgen, Navaratnas die Rückseite.`,
  },
  'laying-tiles': {
    title: 'Ein Plättchen legen',
    text: `Lege das Plättchen so auf einen leeren Platz, dass mindestens einer seiner Wege an den Weg anschließt, der von deiner Residenz kommt. Du darfst es in Vierteldrehungen beliebig drehen.

- Zwei benachbarte Plättchen sind verbunden, wenn beide an der gemeinsamen Seite ein Wegende haben. Diagonale Nachbarn sind nie verbunden.
- Die anderen Wegenden müssen nicht passen. Du darfst Wege abschneiden; siehe [Wegenden](#road-ends).
- Jedes sichtbare Plättchen muss jederzeit mit der Residenz verbunden sein.
- Ein Plättchen, das liegt, wird nie gedreht, verschoben oder entfernt. Nur der [Baumeister](#master-builder) kann es überbauen.`,
  },
  'road-ends': {
    title: 'Wegenden, die nirgends hinführen',
    text: `Sie sind erlaubt. Ein Weg darf gegen eine Seite ohne Weg laufen: der Weg eines Nachbarn, der der Residenz oder der des neuen Plättchens selbst.

Ein Weg darf auch an den Rand des Tableaus führen, ob dort ein Sonderertrag liegt oder nicht. Alle Wegenden eines Plättchens gehören zum selben Weg; ein angeschlossenes Ende genügt also.`,
  },
  'no-open-road': {
    title: 'Kein Weg ist mehr offen',
    text: `Führt kein Weg deines Netzes mehr auf einen leeren Platz, kannst du für den Rest des Spiels nicht mehr im Steinbruch bauen. Einen Ausgleich gibt es nicht.

Der einzige Ausweg ist der [Baumeister](#master-builder): Ein Plättchen mit anderen Wegen kann deine Provinz wieder öffnen. Gib also acht, dass du dir nicht den letzten Weg abschneidest.`,
  },
  'province-tiles': {
    title: 'Provinzplättchen',
    text: `Ein Plättchen zeigt einen oder zwei Märkte, ein oder zwei Gebäude oder von beidem eines. Dazu hat es einen Weg, eine Farbe und einen Preis.

- **Märkte:** {{market-silk}} Seide, {{market-tea}} Tee oder {{market-spice}} Gewürze mit dem Wert 1, 2 oder 3. Sie bringen Geld, jetzt und später wieder auf dem [Marktplatz](#market-place).
- **Gebäude:** {{build-temple}} Tempel, {{build-palace}} Palast, {{build-fort}} Fort oder {{build-mill}} Mühle. Sie bringen Ruhm, wenn du sie legst.
- **Wege:** Gerade, Kurve, Gabelung oder Kreuzung.
- **Preis:** 3 bis 12, in Würfeln der Farbe des Plättchens. Siehe [wie du bezahlst](#tile-price).

Es gibt 16 Plättchen je Farbe, 64 insgesamt.`,
  },
  'tile-price': {
    title: 'Ein Plättchen bezahlen',
    text: `Gib Würfel in der Farbe des Plättchens ab, deren Summe mindestens seine Zahl erreicht. Würfel anderer Farben zählen nie.

- Du darfst mehr zahlen als nötig, aber zurück gibt es nichts. Auch ein Würfel, der nicht gebraucht würde, darf dazu.
- Die Würfel gehen zurück in den Vorrat.
- Ein abgegebener Würfel ist weg. Er kann im selben Zug nicht für zweierlei Kosten zählen.
- Das Geld für das Steinbruchfeld und die Würfel für das Plättchen werden beide bezahlt, bevor es gelegt wird.
- Für 1 [Karma](#karma) drehst du einen Würfel beim Bezahlen um.

**Beispiel:** Ein Plättchen kostet blau 7. Mit blau 3 und blau 5 zahlst du 8; das reicht, und nichts kommt zurück. Blau 3 allein reicht nicht.`,
  },
  'tile-scoring': {
    title: 'Was ein neues Plättchen bringt',
    text: `Ein Plättchen bringt sein Geld und seinen Ruhm sofort: erst das Geld aller Märkte, dann den Ruhm aller Gebäude, dann die Sondererträge.

- Jeder **Markt** bringt das aufgedruckte Geld.
- Jedes **Gebäude** bringt 2, 3 oder 4 Ruhm, je nachdem, wo dein Marker auf der [Schriftrolle](#building-scrolls) steht. Zwei Gebäude zählen beide, jedes mit seiner Stufe, auch zwei gleiche.
- Es zählen die Stufen im Augenblick des Legens. Eine Aufwertung, die dieses Plättchen selbst bringt, kommt für es zu spät.
- Erst wenn das Plättchen ganz gewertet ist, gibt es die [Sondererträge](#special-yields).

**Beispiele:** Am Anfang stehen alle Stufen auf 2: Ein Gebäude bringt 2 Ruhm, zwei bringen 4. Später, mit Tempel 2 und Mühle 3, bringt ein Plättchen mit beiden 5 Ruhm: von 6 auf 11. Schließt es auch „1 Würfel“ und „1 Aufwertung“ an, nimmst du sie danach; die Aufwertung ändert die 5 Ruhm nicht.`,
  },
  'special-yields': {
    title: 'Sondererträge am Rand',
    text: `Zeigt ein Weg deines Plättchens auf einen Sonderertrag am Rand, erhältst du ihn sofort, nachdem das Plättchen gewertet ist. Ablehnen kannst du ihn nicht; nur was ohnehin [freiwillig](#optional) ist, darfst du weglassen.

Auf der Grundspielseite findest du:

- links: 2 Karma, eine Flussfahrt, 2 Würfel,
- rechts: 4 Geld, 2 Würfel, eine Aufwertung,
- oben: zweimal 1 Würfel, und in den Ecken 5 Geld (links) und eine Aufwertung (rechts),
- unten in der Mitte: 6 Geld.

Ein Würfel aus einem Ertrag darf jede Farbe haben. Jeder Ertrag folgt den Regeln für diese Sache, und Geld kann dir unterwegs einen Bonus bringen.

Schließt ein Plättchen mehrere Erträge an, erhältst du alle, in der Reihenfolge deiner Wahl. Legst du ein Plättchen so, dass seine Wege den Ertrag daneben nicht erreichen, bekommst du dafür nichts.

**Beispiel:** Auf B1 legst du eine Gabelung, deren Wege nach links und nach oben führen. Erst wird das Plättchen gewertet; dann nimmst du 1 Würfel und 5 Geld in beliebiger Reihenfolge. Eine Kurve, die nur eines davon erreicht, bringt auch nur dieses.`,
  },
  'yields-once': {
    title: 'Jeder Sonderertrag nur einmal',
    text: `Jeden Ertrag deines Tableaus erhältst du höchstens einmal. Angeschlossen ist er, wenn ein Plättchen auf einen Platz daneben gelegt wird und ein Weg auf ihn zeigt.

- Manche Erträge liegen neben zwei oder drei Plätzen; jeder davon genügt.
- Sind alle Plätze neben einem Ertrag mit Plättchen ohne Weg zu ihm gefüllt, ist er für dieses Spiel verloren. Der Baumeister hilft nicht: Überbauen bringt nie Erträge.
- Welche Erträge ein Plättchen anschließt, steht fest, wenn es gelegt wird. Du erhältst sie, auch wenn etwas dazwischen deine Provinz ändert, etwa ein Bonus, der zu einem Baumeister führt.
- Bei mehreren Erträgen führst du einen ganz aus, bevor du den nächsten nimmst.`,
  },
};
