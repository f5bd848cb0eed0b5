export const events = {
  'your-turn': {
    title: 'Dein Zug',
    text: `
Du nimmst genau eine Karte aus der Auslage: als Würfel, Gebäude, Schiff, Waren oder Palastaktion.

- **Ein Würfel:** jede Karte, kostet nichts
- **Ein Gebäude:** für Würfel seiner Farbe
- **Ein Schiff:** für einen Würfel mit genau seiner Zahl
- **Waren:** kosten nichts
- **Eine Palastaktion:** für einen Würfel mit genau ihrer Zahl

Wählen darfst du nur, was du bezahlen kannst. Einen Würfel zu nehmen geht immer, du sitzt also nie fest. Den Zug ohne Aktion zu beenden ist nicht erlaubt, eine zweite Aktion auch nicht.`,
  },
  'taking-a-die': {
    title: 'Einen Würfel nehmen',
    text: `
Du nimmst eine beliebige Karte der Auslage als Würfel auf die Hand. Das kostet nichts, und ihre Vorderseite gilt nicht mehr.

Die Farbe kennst du vorher, die Zahl erst danach, und nur du siehst sie. Ein Schiff, das du als Würfel nimmst, bringt keine Belohnung.

Nimmst du zwei, wählst du nacheinander und darfst den ersten ansehen. Ist die Auslage nach dem ersten leer, kommen vier neue Karten, bevor du den zweiten wählst.`,
  },
  'hand-limit': {
    title: 'Höchstens acht Würfel',
    text: `
Du hast nie mehr als 8 Würfel. Kommen mehr, legst du vorher so viele ab, dass die neuen Platz haben.

Du wählst, was geht, bevor du Neues siehst; die neuen kannst du nicht stattdessen ablegen und auch nicht ablehnen. Würfel, mit denen du bezahlst, sind weg, bevor du etwas bekommst. Karma und Verwalter zählen nicht mit.

Beispiel: Du hast 7 und bekommst 2: einen ablegen, zwei nehmen. Mit 8 legst du auch einen ab, bevor du als Aktion eine Karte nimmst. Zwei Würfel durch einen Verwalter bei 8 auf der Hand: zwei ablegen.`,
  },
  paying: {
    title: 'Bezahlen',
    text: `
Für ein Gebäude legst du Würfel seiner Farbe hin, deren Summe die Kosten erreicht. Für ein Schiff oder eine Palastaktion legst du genau einen Würfel mit genau ihrer Zahl hin.

- **Gebäude:** ein oder mehr Würfel, alle in der gezeigten Farbe. Zu viel ist erlaubt; der Rest verfällt. Willst du mehr hinlegen als nötig, sagst du es vor dem Bezahlen. Lapis 9 bezahlst du mit Lapis 5 und 4, nicht mit Lapis 6 und Smaragd 4.
- **Schiff, Palastaktion:** ein Würfel beliebiger Farbe. Summen zählen nicht: Eine 3 ist nicht 1 + 2, eine 5 ist nicht 1 + 4 oder 2 + 3.
- **Waren und Würfel** kosten nichts, ebenso eine Karte, die gratis durch eine Belohnung, einen Bonus oder Palastaktion 6 kommt.

[Karma](#karma) ändert die Zahl eines Würfels, ein [Verwalter](#administrator-joker) kann für einen Würfel stehen. Womit du bezahlst, wird abgelegt.`,
  },
  'ship-rewards': {
    title: 'Die Belohnungen der Schiffe',
    text: `
Was ein Schiff bringt, steht unten auf der Karte. Du bekommst es, wenn das Schiff gelegt ist.

- {{karma-flower}}{{karma-flower}} 2 Karma
- {{icon-die}}{{icon-die}} zwei beliebige Karten der Auslage als Würfel
- {{coin-minted}} 3 Münzen
- {{coin-minted}}{{fame-star}} 2 Münzen, dann 1 Ruhm
- {{basket}} eine oder zwei Warenkarten aus der Auslage, wie gezeigt, oder so viele, wie da sind; zeigt eine Karte „eine bis zwei“, wählst du, mindestens eine, wenn es eine gibt
- {{icon-die}} ein Würfel, und das Schiff hat eine Ware an Bord
- {{fame-star}} 1 Ruhm, und das Schiff hat eine Ware an Bord
- {{karma-flower}} 1 Karma, und das Schiff hat eine Ware an Bord
- {{basket}}{{icon-die}} eine Warenkarte, dann ein Würfel; ohne Waren in der Auslage nur der Würfel
- {{dome}} eine Palastaktion aus der Auslage, gratis ausgeführt und abgelegt; gibt es keine, nichts`,
  },
  'ending-a-turn': {
    title: 'Den Zug beenden',
    text: `
Nach deiner Aktion und allem, was sie auslöst, ist dein Zug vorbei. Ohne Verwalter geschieht das von selbst, sonst sagst du es.

Zuerst musst du gewonnene [Bonuszüge](#another-turn) machen, einen nach dem anderen. Dann darfst du einen Verwalter für [noch einen Zug](#administrator-turn) abgeben, so oft du einen hast. Dann ist der Nächste dran.

Ein zusätzlicher Zug ist ein ganzer Zug mit allen Regeln. Deinen Zug im anderen Durchgang verbraucht er nicht.`,
  },
  'order-of-effects': {
    title: 'In welcher Reihenfolge alles geschieht',
    text: `
Bezahlen, Karte nehmen, hinlegen, Belohnung, Sätze, und zuletzt die Boni umgedrehter Zählleistenkarten.

1. Du bezahlst.
2. Du nimmst die Karte und legst sie in ihre Reihe.
3. Es steht fest, welche [Sätze](#sets) damit voll sind.
4. Du bekommst ihre Belohnung: Ruhm für Gebäude, eine aufgedruckte Münze bei Waren, die Belohnung eines Schiffes.
5. Die Sätze werden ausgeführt: erst Gebäude, dann Waren, dann Schiffe. Erst gibt es alle Belohnungen, dann gehen alle ihre Karten zusammen.
6. Zuletzt kommen die [Boni](#bonuses) der Zählleistenkarten, die inzwischen umgedreht wurden.

Mehrere Teile einer Belohnung kommen in der gezeigten Reihenfolge. Mehrere Karten nimmst du nacheinander, und jede wird mit ihren Sätzen fertig, bevor du die nächste wählst. Eine Karte, die du innerhalb einer Belohnung bekommst, wird zuerst fertig, dann geht die äußere weiter; nur Boni warten.

Während etwas ausgeführt wird, kannst du weder Verwalter noch Karma dazwischenschieben; sie sind für Zahlungen und für ruhige Momente deines Zuges da.`,
  },
  thresholds: {
    title: 'Drei, drei, drei und sechs',
    text: `
In dem Moment, in dem du eine Zahl erreichst, wirkt sie: 3 Karma werden ein Verwalter, 3 Verwalter werden 2 Ruhm, 3 Ruhm oder 6 Münzen drehen eine Karte um.

Gezählt wird Stück für Stück, und was übrig ist, bleibt. Ein Gewinn kann mehrere Karten umdrehen, eine nach der anderen von derselben Seite. Beispiel: Du hast 5 Münzen und bekommst 9. Das sind 14: Zwei Karten drehen sich um, 2 Münzen bleiben. Mit 2 Karma und 2 weiteren bekommst du einen Verwalter und behältst 1 Karma.

Die Karte wird sofort umgedreht. Ihr Bonus wartet, bis fertig ist, was du gerade tust. Wartende Boni kommen in der Reihenfolge des Umdrehens, jeder wird ganz beendet, und neue stellen sich hinten an.`,
  },
  'must-and-cannot': {
    title: 'Was du nehmen musst, was entfällt',
    text: `
Du musst alles nehmen, was du bekommst, soweit es geht. Was unmöglich ist, entfällt; der Rest gilt trotzdem.

Wählen kannst du nur, wo es eine Wahl gibt: welche Karte, welches von zweien, eine oder zwei Warenkarten. Auch Würfel bei voller Hand kannst du nicht ablehnen. Beispiel: Bei einer Warenkarte und einem Würfel ohne Warenkarte in der Auslage nimmst du nur den Würfel.`,
  },
  'end-of-a-stage': {
    title: 'Zwischen den beiden Durchgängen',
    text: `
War im ersten Durchgang jeder dran, dreht der Startspieler den Elefanten um und bekommt 1 {{karma-flower}} Karma.

Für dieses Karma gelten alle Regeln. Als drittes wird es ein Verwalter, der Ruhm, eine umgedrehte Karte und einen Bonus bringen kann. Das alles wird fertig, bevor der zweite Durchgang beginnt, wieder mit dem Startspieler, der den Verwalter schon nutzen darf. Zu Beginn einer Runde gibt es kein Karma.`,
  },
  'end-of-a-round': {
    title: 'Das Ende einer Runde',
    text: `
Nach dem zweiten Durchgang wird die Auslage aufgefüllt, und der Elefant wandert im Uhrzeigersinn zum nächsten Startspieler, grüne Seite oben.

Karma gibt es dafür nicht. Dann beginnt die nächste Runde.`,
  },
  'end-of-the-game': {
    title: 'Das Spielende',
    text: `
Sobald jemand seine sechste Karte umdreht, ist das Ende da: Der laufende Durchgang wird zu Ende gespielt, damit alle gleich oft dran waren.

Wer das Ende ausgelöst hat, beendet seinen Zug ganz normal, mit allem, was noch wartet, mit Bonuszügen und Verwaltern; die nach ihm auch. Was du jetzt noch bekommst, zählt bei [Gleichstand](#winner): Sind alle sechs Karten umgedreht, werden Ruhm und Münzen nicht mehr abgegeben, sondern gesammelt.

Wird die sechste Karte zwischen den Durchgängen durch das Karma des Startspielers umgedreht, ist das Spiel vorbei, sobald das fertig ist; ein Bonuszug wird dann nicht mehr gemacht. Am Ende wird die Auslage nicht aufgefüllt, und der Elefant bleibt.`,
  },
};
