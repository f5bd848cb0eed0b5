export const pieces = {
  cards: {
    title: 'Karten mit zwei Seiten',
    text: `
Jede Karte ist zweierlei: vorn eine Aktion, hinten ein Würfel. Du nutzt das eine oder das andere.

Es gibt 144. Vorn ist ein Gebäude, ein Schiff, Waren oder eine Palastaktion, und in der oberen Ecke die Farbe des Würfels auf der Rückseite. Hinten ist ein Würfel dieser Farbe mit einer Zahl von 1 bis 6. Beide Seiten gehören das ganze Spiel über zusammen.

Sobald du eine Karte auf der Hand hast, ist sie nur noch ein Würfel. Ihre Vorderseite gilt für dich nicht mehr.`,
  },
  dice: {
    title: 'Würfel',
    text: `
Mit den {{icon-die}} Würfeln auf deiner Hand bezahlst du. Es gibt vier Farben: {{motif-wave}} Lapis, {{motif-leaf}} Smaragd, {{motif-sun}} Karneol und {{motif-star}} Amethyst.

Wähle die Ecke einer Karte in der Auslage, um sie [als Würfel zu nehmen](#taking-a-die), egal was ihre Vorderseite zeigt. Das kostet nichts. Ein Würfel zählt seine Zahl, die [Karma](#karma) ändern kann. Hast du damit [bezahlt](#paying), kommt er in die Ablage.`,
  },
  'building-cards': {
    title: 'Gebäude',
    text: `
Du bezahlst mit Würfeln der gezeigten Farbe und bekommst 1 {{fame-star}} Ruhm für jedes Gebäude auf der Karte.

Eine Karte zeigt ein oder zwei Gebäude: {{building-fort}} Festungen, {{building-haveli}} Havelis oder {{building-tomb}} Grabmale. Manche zeigen auch eine Ware. Die Karte kostet [Würfel einer Farbe](#paying) mit mindestens der gezeigten Summe. Erreichst du sie nicht, kannst du die Karte nicht nehmen: Mit einer einzelnen 5 und zwei Karma kommst du höchstens auf 6.

Die Karte kommt in deine Gebäudereihe. Den Ruhm gibt es sofort und egal wie du zu der Karte kamst, auch wenn sie gratis war. Drei von einer Sorte oder drei verschiedene sind ein [Satz](#building-sets).`,
  },
  'ship-cards': {
    title: 'Schiffe',
    text: `
Ein {{ship}} Schiff kostet einen Würfel mit genau 1, 2 oder 3, wie gezeigt, in beliebiger Farbe. Die Belohnung bekommst du sofort, und nur einmal.

Die 28 Schiffe tragen die Nummern 1 bis 28 auf ihren Flaggen. In deiner [Schiffsreihe](#ship-row) müssen die Nummern steigen; drei Schiffe sind ein [Satz](#ship-sets).

Manche Schiffe haben eine Ware an Bord. Sie gehört dir, solange das Schiff in deiner Reihe liegt. Du darfst ein Schiff auch nehmen, wenn seine [Belohnung](#ship-rewards) gerade nichts bringt.`,
  },
  'goods-cards': {
    title: 'Warenkarten',
    text: `
Eine {{basket}} Warenkarte kostet nichts: Nimm sie und lege sie in deine Warenreihe.

Sie zeigt eine Ware oder zwei verschiedene, jede mit einem Wert in Münzen. Steht unten eine Münze, bekommst du sie sofort, egal wie die Karte zu dir kam. Die Werte werden bezahlt, wenn du einen [Satz vollmachst](#goods-sets).`,
  },
  goods: {
    title: 'Seide, Tee und Gewürze',
    text: `
{{good-silk}} Seide, {{good-tea}} Tee und {{good-spice}} Gewürze zählen zusammen, wo immer sie sind: auf Warenkarten, Schiffen und Gebäuden.

Drei von einer Sorte oder eine von jeder werden [sofort verkauft](#goods-sets) und bringen Münzen. Anders kannst du nicht verkaufen. [Palastaktion 4](#palace-4) bezahlt für Waren, ohne sie zu nehmen. Die Ware auf einem Schiff ist weg, wenn das Schiff deine Reihe verlässt.`,
  },
  'palace-cards': {
    title: 'Palastaktionen',
    text: `
Eine {{dome}} Palastaktion kostet einen Würfel mit genau ihrer Zahl. Du führst sie sofort aus, dann wird die Karte abgelegt.

Die Zahl der Karte, von 2 bis 6, sind ihre Kosten; die Farbe des Würfels ist egal. Palastkarten werden nie behalten. Während du eine ausführst, liegt sie weder in der Auslage noch in der Ablage.

- [2](#palace-2): zwei Würfel
- [3](#palace-3): zwei Karma und ein Würfel
- [4](#palace-4): eine Münze je Ware
- [5](#palace-5): ein Karma und die Belohnung eines Schiffes
- [6](#palace-6): die oberste Karte vom Stapel`,
  },
  'palace-2': {
    title: 'Palastaktion 2: zwei Würfel',
    text: `
Nimm zwei beliebige Karten der Auslage als Würfel, eine nach der anderen.

Du darfst die erste ansehen, bevor du die zweite wählst. Denke an das [Handlimit](#hand-limit).`,
  },
  'palace-3': {
    title: 'Palastaktion 3: zwei Karma und ein Würfel',
    text: `
Du bekommst 2 {{karma-flower}} Karma, dann nimmst du eine Karte der Auslage als Würfel.

Ist eines davon dein drittes, wird daraus ein [Verwalter](#administrators), bevor du den Würfel nimmst.`,
  },
  'palace-4': {
    title: 'Palastaktion 4: eine Münze je Ware',
    text: `
Du bekommst 1 {{coin-minted}} Münze für jede Ware vor dir, auf welcher Karte sie auch ist.

Es zählen Symbole, nicht Werte, und du gibst nichts her. Beispiel: Eine Warenkarte mit Seide und Tee und ein Schiff mit Tee bringen 3 Münzen. Ohne Waren darfst du sie auch nutzen, sie bringt dann aber nichts.`,
  },
  'palace-5': {
    title: 'Palastaktion 5: ein Schiff kopieren',
    text: `
Du bekommst 1 {{karma-flower}} Karma und dann die Belohnung eines letzten Schiffes: deines eigenen oder das eines anderen Spielers.

Kopieren lässt sich nur das Schiff, das in einer Reihe ganz rechts liegt; eine leere Reihe bietet nichts. Sind alle Reihen leer, bekommst du nur das Karma. Während dein drittes Schiff seine Belohnung gibt, liegt es noch in deiner Reihe.

Keine Karte bewegt sich, und der Besitzer verliert nichts. Eine Ware auf dem Schiff wird nicht kopiert: Du bekommst nur den Würfel, den Ruhm oder das Karma dabei. Kopierst du eine Palastaktion, nimmst du eine gratis aus der Auslage, die wieder eine 5 sein darf; spätestens wenn keine Palastkarte mehr da ist, endet das.`,
  },
  'palace-6': {
    title: 'Palastaktion 6: die oberste Karte',
    text: `
Du nimmst die oberste Karte vom Stapel und führst ihre Vorderseite gratis aus.

Gebäude, Schiff oder Warenkarte kommen mit allem, was sie bringen, in deine Reihen. Eine Palastaktion wird ausgeführt und abgelegt. Ist es wieder eine 6, folgt die nächste Karte, und so weiter.

Du siehst die Karte, bevor du dich entscheidest, musst sie dann aber nehmen, wie sie ist: Ein kleines Schiff beginnt deine Reihe neu, ein voller Satz wird ausgeführt. Als Würfel kannst du sie nicht nehmen.`,
  },
  karma: {
    title: 'Karma',
    text: `
Jedes {{karma-flower}} Karma, das du beim Bezahlen abgibst, macht einen Würfel um 1 höher oder um 1 niedriger.

- Nimm so viele du willst, für einen Würfel oder für mehrere. Ein Würfel bleibt zwischen 1 und 6 und springt nicht von 6 auf 1. Jeder Würfel geht entweder hinauf oder hinunter.
- Karma ändert Zahlen, nie Farben, und nur für diese Zahlung.
- Du gibst es nur beim Bezahlen ab, und jedes muss einen Würfel ändern. Bei einem Gebäude darf es mehr sein als nötig.
- Du musst es nicht nutzen. Ein drittes Karma behältst du aber nicht: Alle drei werden ein [Verwalter](#administrators).

Beispiel: Mit einer 3 und einem Karma bezahlst du ein Schiff für 2 oder Palastaktion 4.`,
  },
  administrators: {
    title: 'Verwalter',
    text: `
Ein {{administrator}} Verwalter tut eines von drei Dingen für dich, dann geht er in den Vorrat zurück.

- [Noch ein Zug](#administrator-turn) am Ende deines Zuges
- [Ein Joker](#administrator-joker) beim Bezahlen
- [Zwei weitere Würfel](#administrator-dice) vom Stapel

Du nutzt ihn in deinem eigenen Zug, wann immer gerade nichts ausgeführt wird, auch schon in dem Zug, in dem du ihn bekommen hast. Mehrere in einem Zug sind erlaubt, für das Gleiche oder für Verschiedenes.

Ungenutzte bleiben bei dir. Einen dritten behältst du aber nicht: Alle drei gehen zurück, und du bekommst 2 {{fame-star}} Ruhm. Bekommst du zwei auf einmal, zählen sie nacheinander: Mit zweien vor dir macht der erste drei und wird zu Ruhm, der zweite bleibt.`,
  },
  'administrator-turn': {
    title: 'Verwalter: noch ein Zug',
    text: `
Wäre dein Zug vorbei, darfst du einen Verwalter abgeben und noch einen ganzen Zug machen.

Am Ende dieses Zuges darfst du einen weiteren für noch einen Zug nutzen.`,
  },
  'administrator-joker': {
    title: 'Verwalter: ein Joker',
    text: `
Beim Bezahlen steht ein Verwalter für einen Würfel mit der Farbe und Zahl deiner Wahl, von 1 bis 6.

Bei einem Gebäude kommt er zu deinen Würfeln oder anderen Jokern dazu. Bei einem Schiff oder einer Palastaktion ist er der eine Würfel, mit dem du bezahlst; das geht also sogar mit leerer Hand.

Beispiel: Du hast Lapis 5 und nutzt einen Verwalter als Lapis 6. Zusammen 11, genug für ein Gebäude für Lapis 11.`,
  },
  'administrator-dice': {
    title: 'Verwalter: zwei weitere Würfel',
    text: `
Du ziehst die obersten zwei Karten vom Stapel als Würfel. Das ist keine Aktion: Du kannst es vor oder nach deiner Aktion tun.

Es geht in jedem deiner Züge, auch in zusätzlichen, solange gerade nichts ausgeführt wird. Mit voller Hand [legst du zuerst ab](#hand-limit).`,
  },
  fame: {
    title: 'Ruhm',
    text: `
3 {{fame-star}} Ruhm drehen eine Karte deiner Zählleiste um, von links.

Das geschieht sofort und lässt sich nicht aufschieben; was über 3 ist, bleibt bei dir. Für anderes kannst du Ruhm nicht ausgeben. Er kommt von Gebäuden, von manchen Schiffen und Boni und von drei Verwaltern.`,
  },
  coins: {
    title: 'Münzen',
    text: `
6 {{coin-minted}} Münzen drehen eine Karte deiner Zählleiste um, von rechts.

Das geschieht sofort und lässt sich nicht aufschieben; was über 6 ist, bleibt bei dir. Für anderes kannst du Münzen nicht ausgeben. Sie kommen vor allem vom Verkauf von Waren. Münzen zu 1 und 3 werden frei gewechselt.`,
  },
  elephant: {
    title: 'Der Elefant des Startspielers',
    text: `
Wer den {{icon-flag}} Elefanten hat, beginnt beide Durchgänge der Runde und bekommt dazwischen 1 Karma.

Am Anfang jeder Runde liegt seine grüne Vorderseite oben, zum zweiten Durchgang wird er umgedreht. Am Ende der Runde wandert er im Uhrzeigersinn weiter. Zu Beginn einer Runde gibt es kein Karma. Wer ihn zuerst hat, entscheidet der Zufall, außer es wurde ein Platz bestimmt.`,
  },
};
