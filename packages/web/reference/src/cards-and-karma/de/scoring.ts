export const scoring = {
  sets: {
    title: 'Sätze',
    text: `
Drei, die zusammengehören, sind ein Satz: Gebäude, Waren oder Schiffe. Er wird sofort ausgeführt, und seine Karten gehen.

Aufschieben kannst du einen Satz nicht. Es zählen Symbole, nicht Karten: Eine Karte kann mit beiden Symbolen dienen, sogar gleichzeitig in verschiedenen Sätzen.

Eine Karte, die geht, nimmt ihre anderen Symbole mit, und du bekommst nichts dafür. Eine Gebäudekarte, die bei einem Verkauf ging, zählt nicht mehr als Gebäude, ein verkauftes Schiff nicht mehr als Schiff. Der Ruhm für ein Gebäude bleibt dir.

Ist alles fertig, liegt also nie ein voller Satz vor dir: höchstens zwei von einer Sorte und nicht alle drei Sorten, und höchstens zwei Schiffe.`,
  },
  'building-sets': {
    title: 'Sätze von Gebäuden',
    text: `
Drei Gebäude derselben Sorte oder eines von jeder: Du bekommst 1 {{administrator}} Verwalter.

Zuerst bekommst du den Ruhm der neuen Karte.
- **Drei von einer Sorte:** Alle Karten mit diesem Gebäude gehen.
- **Drei verschiedene:** Die drei Karten deiner Wahl gehen. Hast du mehrere von einer Sorte, entscheidest du, welche dient; die anderen bleiben.

Beispiel: Du hast zwei Karten mit Festung und Haveli und nimmst eine dritte. Das sind drei Festungen und drei Havelis: 2 Ruhm, zwei Verwalter, und alle drei Karten gehen.`,
  },
  'goods-sets': {
    title: 'Waren verkaufen',
    text: `
Drei Waren derselben Sorte oder eine von jeder werden verkauft: Du bekommst die Summe ihrer Werte in {{coin-minted}} Münzen.

- **Drei von einer Sorte:** Alle Karten mit dieser Ware gehen, was für Karten es auch sind.
- **Drei verschiedene:** Du wählst, welche Ware jeder Sorte verkauft wird; nur diese drei Karten gehen.

Bezahlt werden nur die drei verkauften Waren. Eine zweite Ware auf so einer Karte ist verloren.

Beispiel: Du hast zwei Festungen und Tee zu 2 und 1. Du nimmst eine Festung mit Tee zu 3. Das ist ein Satz Festungen und ein Verkauf: 1 Ruhm, ein Verwalter, 2 + 1 + 3 = 6 Münzen. Die Münzen drehen sofort eine Karte um. Alle fünf Karten gehen.`,
  },
  'ship-sets': {
    title: 'Drei Schiffe',
    text: `
Dein drittes Schiff in aufsteigender Reihenfolge macht die Reihe voll: Nach seiner Belohnung gehen alle drei, und du bekommst 1 {{administrator}} Verwalter.

Der Satz steht fest, wenn das dritte Schiff liegt. Führt seine Belohnung zu einem Verkauf, der eines der drei wegnimmt, bekommst du den Verwalter trotzdem, und die übrigen gehen auch. Bringt dir die Belohnung noch ein Schiff, gehört es nicht zu den dreien: Es beginnt eine neue Reihe, egal welche Nummer es hat, und bleibt.`,
  },
  'choosing-a-set': {
    title: 'Wenn ein Symbol in zwei Sätze passt',
    text: `
Jedes Gebäude und jede Ware dient nur in einem Satz. Brauchen zwei Sätze dasselbe Symbol, wählst du, welchen du ausführst.

Das geht nur mit einer Karte, die zwei Symbole hat. Sätze, die sich nicht in die Quere kommen, werden alle ausgeführt. Sätze verschiedener Art tun das nie: Eine Karte darf für ihr Gebäude und ihre Ware gehen, oder als Schiff und für ihre Ware, und zählt für beides.

Bringt eine Belohnung inzwischen noch eine Karte, sind Symbole, die schon zu einem Satz gehören, vergeben.

Beispiel: Du hast zwei Havelis und zwei Festungen und nimmst eine Karte mit Haveli und Grabmal. Drei Havelis oder drei verschiedene wären möglich, aber nicht beides. Nimmst du drei verschiedene mit dem Haveli der neuen Karte, gehen diese Karte und eine Festung. Ein Verwalter, und 2 Ruhm für die neue Karte.

Beispiel: Seide 2, Seide 1 und Tee 3, und du nimmst eine Karte mit Seide 2 und Gewürzen 2. Dreimal Seide bringt 5 Münzen, drei verschiedene 2 + 3 + 2 = 7.`,
  },
  bonuses: {
    title: 'Boni der Zählleiste',
    text: `
Jede Zählleistenkarte, die du umdrehst, gibt dir ihren Bonus, einmal. Alle haben die gleichen sechs.

- {{karma-flower}} 2 Karma
- {{coin-minted}} 2 Münzen oder {{dome}} eine Palastaktion aus der Auslage, gratis
- {{fame-star}} 1 Ruhm oder {{ship}} ein Schiff aus der Auslage, gratis, mit Belohnung und allen Regeln der Reihe
- {{administrator}} 1 Verwalter
- {{icon-die}} 2 Würfel aus der Auslage
- {{icon-again}} [noch ein Zug](#another-turn)

Du musst ihn nehmen. Liegt keine Palastkarte oder kein Schiff aus, bleibt nur die andere Hälfte. Ein Bonus kann zu mehr Ruhm und Münzen und so zu weiteren Karten führen; das geht weiter, bis nichts mehr wartet. Auch der Bonus der sechsten Karte gilt.`,
  },
  'another-turn': {
    title: 'Bonus: noch ein Zug',
    text: `
{{icon-again}} Am Ende dieses Zuges machst du noch einen Zug.

Mehrere zählen zusammen, auch wenn du einen in einem zusätzlichen Zug gewinnst. Gewinnst du ihn zwischen den Durchgängen, folgt er auf deinen nächsten Zug.`,
  },
  winner: {
    title: 'Wer gewinnt',
    text: `
Wer alle sechs Karten umgedreht hat, gewinnt. Haben das mehrere, entscheidet der wertvollere Rest: 2 für jeden {{fame-star}} Ruhm, 1 für jede {{coin-minted}} Münze.

Ruhm und Münzen, die nach der sechsten Karte kamen, zählen mit. Ist das gleich, gewinnt mehr Karma. Ist auch das gleich, teilt ihr euch den Sieg; Verwalter, Würfel und wer zuerst fertig war, sind egal.

Die übrigen werden nach umgedrehten Karten gereiht, dann genauso.

Beispiel: 2 Ruhm und 1 Münze sind 5, 4 Münzen sind 4.`,
  },
  'visible-bonuses': {
    title: 'Variante: offene Boni',
    text: `
Hier beginnen die Zählleistenkarten mit den Boni nach oben, und jeder wählt die Reihenfolge seiner sechs Karten selbst.

Ihr wählt gleichzeitig und geheim, bevor Auslage und Hände verteilt werden; dann wird alles gezeigt. Karten werden von Nacht auf Tag umgedreht, durch denselben Ruhm und dieselben Münzen von denselben Seiten, und du bekommst den Bonus, der zu sehen war. Alle sehen, welche Boni noch wo liegen. Alle anderen Regeln bleiben gleich.`,
  },
};
