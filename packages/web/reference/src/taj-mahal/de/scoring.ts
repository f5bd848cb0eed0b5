export const scoring = {
  'order-of-scoring': {
    title: 'Die Reihenfolge der Wertung',
    text: `
Beim Rückzug wertest du in dieser Reihenfolge: erst Bonusplättchen, dann das Provinz-Plättchen, dann Paläste.

Die Reihenfolge ist wichtig, denn Waren auf einem Bonusplättchen zählen schon für das Provinz-Plättchen. Es wertet nur, wer sich zurückzieht. Was andere später im Besuch bauen, ändert an deinen Punkten nichts.`,
  },
  'scoring-bonus-tiles': {
    title: 'Punkte für Bonusplättchen',
    text: `
Ein Plättchen mit 2 bringt 2 Punkte, der Taj Mahal 4, ein Kartenplättchen eine Karte. Eine Ware bringt 1 Punkt und 1 weiteren für jedes deiner Plättchen, das dieselbe Ware zeigt.

- Plättchen mit Punkten oder einer Karte kommen danach aus dem Spiel. Die Karte ist die oberste vom Nachziehstapel und kommt ungesehen auf deine Hand. Gibt es keine Karte mehr, ist das Plättchen trotzdem verbraucht.
- Ein Plättchen mit einer Ware bleibt vor dir liegen. Es zählt 1 für sich selbst und 1 für jedes deiner Bonus- und Provinz-Plättchen mit derselben Ware; ein Plättchen, das sie zweimal zeigt, zählt einmal. Ein Provinz-Plättchen aus demselben Rückzug zählt noch nicht.
- Mehrere Plättchen werden nacheinander gewertet. Eine Ware zählt für die Plättchen nach ihr.

Beispiel: Du hast zwei Tee und nimmst zwei Teeplättchen. Das erste bringt 1 + 2 = 3, das zweite 1 + 3 = 4, zusammen 7 Punkte.`,
  },
  'scoring-the-province-tile': {
    title: 'Punkte für das Provinz-Plättchen',
    text: `
1 Punkt für jede Ware auf dem Plättchen und 1 weiterer für jede gleiche Ware, die du vorher gewonnen hast.

Plättchen 1 zeigt eine Ware, alle anderen zeigen zwei. Bonusplättchen aus demselben Rückzug zählen schon mit, denn sie werden zuerst gewertet. Jede vorher gewonnene Ware zählt einmal, auch wenn das neue Plättchen ihre Art zweimal zeigt.

Beispiel: Du hast zwei Tee und einen Reis und gewinnst das Plättchen mit Tee und Reis: 2 für das Plättchen, 2 für deinen Tee, 1 für deinen Reis, zusammen 5. Mit vier Tee und zwei der zweiten Ware wären es 2 + 4 + 2 = 8.`,
  },
  'scoring-palaces': {
    title: 'Punkte für Paläste',
    text: `
Hast du gerade in der aktuellen Provinz gebaut, bekommst du 1 Punkt für sie und 1 für jede andere Provinz, die du von dort über deine eigenen Paläste erreichst.

- Eine Verbindung führt auf Straßen von Stadt zu Stadt, und in jeder dieser Städte muss ein Palast von dir stehen. Eine leere Stadt oder eine, in der nur Paläste anderer stehen, unterbricht sie. Eine Stadt mit zwei Palästen verbindet für beide Besitzer.
- Alle deine Paläste in der aktuellen Provinz sind Ausgangspunkte; untereinander müssen sie nicht verbunden sein.
- Jede Provinz zählt einmal, egal wie viele Paläste oder Wege dorthin führen. Eine Kette darf eine Provinz verlassen und wiederkommen.
- Der Kronen-Palast zählt wie jeder andere.
- Gezählt wird einmal, wenn alle Paläste dieses Rückzugs stehen.
- Hast du in der aktuellen Provinz nichts gebaut, bekommst du in diesem Besuch keine Palastpunkte, wie groß dein Netz auch ist.

Beispiel: In Provinz A hast du zwei Paläste. Von einem führt eine Kette nach B und weiter nach C, vom anderen eine nach E. Du wertest A, B, C und E: 4 Punkte. Ein zweiter Palast in A oder C bringt nichts dazu, und Paläste anderswo ohne Verbindung zählen nicht. Wer in A keinen Palast hat, bekommt 0, auch wenn an der Grenze eine lange Kette von ihm endet.`,
  },
  'scoring-your-hand': {
    title: 'Punkte für die Kartenhand',
    text: `
Nach dem letzten Besuch ist jede Sonderkarte und jede weiße Karte auf deiner Hand 1 Punkt wert, ebenso jede Karte deiner längsten Farbe.

Die längste Farbe ist die, von der du die meisten Karten hast. Sind zwei gleich lang, zählt nur eine. Andere Farbkarten, Marken und Waren bringen nichts mehr. Karten aus dem zwölften Besuch zählen mit, auch gerade erst eingetauschte Sonderkarten.

Beispiele:
- 1 Sonderkarte, 2 weiße, 3 rote, 1 gelbe: 1 + 2 + 3 = **6**
- 1 Sonderkarte, 1 weiße, 2 rote, 2 gelbe: 1 + 1 + 2 = **4**
- 1 Sonderkarte, 5 violette, 1 grüne: 1 + 5 = **6**`,
  },
  winner: {
    title: 'Wer gewinnt',
    text: `
Wer die meisten Einflusspunkte hat, gewinnt. Haben mehrere gleich viele, teilen sie sich den Sieg.

Ein weiteres Merkmal entscheidet nicht: Gleiche Punkte ergeben gleiche Plätze. Ratschläge zur Taktik, wo immer du sie findest, sind nur Ratschläge: Sie ändern keine Regel.`,
  },
};
