import type { Texts } from '../../../format.ts';
import type { RiverId } from './sections.ts';

export const texts: Texts<RiverId> = {
  harbour: {
    title: 'Hafen',
    text: `Gib einen Würfel mit 1, 2 oder 3 ab und fahre mit deinem Boot so viele Flussfelder weit oder weniger, aber mindestens eines. Die Farbe des Würfels ist egal.

- 1: genau 1 unbesetztes Feld
- 2: 1 oder 2 unbesetzte Felder
- 3: 1, 2 oder 3 unbesetzte Felder

Andere Augenzahlen gehen nicht, außer du drehst den Würfel mit [Karma](#karma).

Neben dem Würfel kann das [erste freie Feld](#spaces-in-order) Geld kosten: Der erste Arbeiter der Runde zahlt keines, spätere zahlen 1 oder 2.

- 2 Spieler: 0, 1, 2
- 3 Spieler: 0, 1, 1, 2
- 4 Spieler: 0, 1, 1, 2, 2

Ist der Fluss kürzer, als der Würfel erlaubt, fährt das Boot höchstens bis zum letzten Feld. Steht es dort, kannst du den Hafen nicht mehr nutzen.

**Beispiel:** Das erste Hafenfeld ist besetzt, du zahlst also 1 Geld. Mit einer 2 fährst du zwei Felder weit. Auf dem nächsten Feld steht ein anderes Boot und wird nicht gezählt, deines hält also drei Felder weiter. Der Gewinn dort ist eine Aufwertung: Deine Mühle steigt von 3 auf 4.`,
  },
  river: {
    title: 'Wie Boote fahren',
    text: `Boote fahren nur vorwärts und zählen nur unbesetzte Felder. Wo dein Boot anhält, gibt es sofort den Gewinn.

- Felder mit anderen Booten werden übersprungen und nicht gezählt.
- Auf einem Flussfeld darf nur ein Boot stehen. Ausnahmen: Auf dem Startfeld und dem [letzten Feld](#last-river-space) dürfen beliebig viele stehen.
- Felder, an denen du vorbeifährst oder die du überspringst, bringen nichts.
- Das Startfeld bringt keinen Gewinn. Es hat die Nummer 0, das nächste die 1 und so weiter bis zum letzten mit der Nummer 26. Übersprungene Felder behalten ihre Nummer.

Siehe [was die Felder bringen](#river-benefits) und [die Brücke](#bridge).`,
  },
  bridge: {
    title: 'Brücke',
    text: `{{bridge}} Wenn dein Boot die Brücke passiert, wird dein dort wartender Arbeiter sofort aktiv.

Die Brücke liegt zwischen den Flussfeldern 17 und 18. Sie ist selbst kein Feld und wird nie gezählt. Du passierst sie, wenn dein Boot von einem Feld davor auf eines dahinter fährt, egal wodurch.

Erst kommt der Arbeiter, dann der Gewinn des Feldes, auf dem das Boot anhält. Siehe [neue Arbeiter](#new-workers).`,
  },
  'last-river-space': {
    title: 'Das Ende des Flusses',
    text: `Das letzte Feld mit der Nummer 26 gilt immer als frei, egal wie viele Boote dort stehen. Jedes Boot erhält seinen Gewinn einmal, bei der Ankunft: 2 Ruhm je Karma.

Vom letzten Feld fährt kein Boot mehr weg. Sein Besitzer kann den Hafen nicht mehr nutzen. Eine weitere [Flussfahrt](#boat-move) verfällt; den letzten Gewinn gibt es nicht noch einmal.`,
  },
  'river-benefits': {
    title: 'Was die Flussfelder bringen',
    text: `Wo dein Boot anhält, gibt es sofort den Gewinn. Ist er gerade nichts wert – kein Markt, keine Aufwertung, Karma 0 –, darfst du trotzdem dort anhalten und erhältst eben nichts.

- **2 Würfel** (1, 8, 18): Nimm 2 Würfel beliebiger Farben, gleich oder verschieden.
- **2 Karma** (2, 12): höchstens bis 3.
- **Geld** (3, 13, 22): 3, 5 oder 7 Geld.
- **Ruhm** (6, 17, 25): 2, 3 oder 4 Ruhm.
- **[Palastaktion](#river-palace-action)** (4, 14, 24): Führe die Aktion eines Gemachs aus.
- **Würfel je Karma** (5 orange, 10 blau, 15 grün, 21 violett): Nimm für jedes Karma, das du hast, 1 Würfel dieser Farbe, also 0 bis 3 Würfel.
- **Aufwertung** (7): Werte eine Gebäudeart um eine Stufe auf, etwa den Tempel von 2 auf 3.
- **1 Geld je Markt** (9): für jeden sichtbaren Markt deiner Provinz, egal welcher Sorte und welchen Wertes. Fünf Märkte bringen 5 Geld.
- **Gemischtwaren** (11, 20): Werte bis zu 3 Märkte verschiedener Sorten, von jeder höchstens einen.
- **Waren einer Sorte** (16): Werte bis zu 4 Märkte einer Sorte, ohne Würfel. Seide 1, 2, 2 und 3 bringt 8 Geld.
- **1 Ruhm je Aufwertung** (19): 3 [Aufwertungen](#upgrades-made) bringen 3 Ruhm.
- **2 Geld je Aufwertung** (23): 3 Aufwertungen bringen 6 Geld.
- **2 Ruhm je Karma** (26): Karma 2 bringt 4 Ruhm. Das Karma wird nicht ausgegeben.`,
  },
  'river-palace-action': {
    title: 'Fluss: eine Palastaktion wählen',
    text: `Wähle eines der Gemächer 2 bis 6 und führe seine Aktion sofort aus: Tänzerin, Yogi, Raja Man Singh, Baumeister oder Portugiese. Du brauchst keinen Arbeiter und gibst keinen Würfel für das Gemach ab; es darf auch besetzt sein. Den Großmogul kannst du nicht wählen.

- **Baumeister:** Nur der Würfel für das Gemach entfällt. Die Differenz zahlst du trotzdem in Würfeln der neuen Farbe.
- **Portugiese:** nur, wenn vor dem eben erreichten Feld noch 6 freie Felder liegen, und nicht von den letzten sechs aus. Auch die zweite Ankunft bringt ihren Gewinn.
- Wählbar sind nur Aktionen, die etwas bewirken. Gäbe es keine, verfiele der Gewinn.`,
  },
  'boat-move': {
    title: 'Flussfahrt durch Bonus oder Ertrag',
    text: `Dein Boot fährt auf das nächste unbesetzte Feld, und du erhältst dessen Gewinn. Du brauchst keinen Arbeiter, keinen Würfel und kein Geld.

Steht dein Boot schon auf dem letzten Feld, verfällt die Fahrt. Den letzten Gewinn gibt es nicht noch einmal. Ein Bonusmarker rückt trotzdem weiter.`,
  },
};
