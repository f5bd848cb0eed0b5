import type { Texts } from '../../../format.ts';
import type { BoardId } from './sections.ts';

export const texts: Texts<BoardId> = {
  'placing-workers': {
    title: 'Wohin darf ein Arbeiter?',
    text: `Auf jedes freie Aktionsfeld, dessen Kosten du bezahlen und dessen Aktion du ausführen kannst. Ein Arbeiter je Feld und Runde.

- Ein besetztes Feld ist für alle zu, auch für den Besitzer dieses Arbeiters.
- Auf dem Marktplatz und im Palast wählst du ein beliebiges freies Feld.
- Im Steinbruch und im Hafen musst du das [erste freie Feld](#spaces-in-order) nehmen.
- Du darfst in einer Runde mehrere Arbeiter im selben Bereich haben, auf verschiedenen Feldern. Die einzige Grenze gilt bei den [Gemischtwaren](#assorted-goods).
- Sind alle Felder eines Bereichs besetzt, kann bis zum Rundenende niemand mehr hin.

Siehe auch: [Wann ist ein Feld nutzbar?](#usable-spaces)`,
  },
  'spaces-in-order': {
    title: 'Steinbruch und Hafen: das erste freie Feld',
    text: `Im Steinbruch und im Hafen nimmst du immer das erste freie Feld, Zeile für Zeile von links nach rechts gelesen. Jeder der beiden Bereiche bietet also genau ein Feld an, oder keines, wenn er voll ist.

Du kannst kein Feld überspringen, weil es dir zu teuer ist oder weil du es lieber anderen überlässt.`,
  },
  'usable-spaces': {
    title: 'Wann ist ein Feld nutzbar?',
    text: `Du brauchst zweierlei: die ganzen Kosten und mindestens einen Teil der Aktion, der etwas bewirkt.

Nicht möglich sind deshalb:

- ein Marktfeld, wenn du dafür keinen sichtbaren Markt hast,
- eine Terrasse oder ein Balkon, wenn nach dem Bezahlen kein Würfel der Farbe im Vorrat ist,
- Steinbruch, Baumeister, Portugiese oder Hafen, wenn du nicht bauen, überbauen oder fahren kannst.

Gehen nur einzelne Teile einer Aktion, ist das Feld nutzbar. Du führst aus, was möglich ist; der Rest verfällt. **Beispiel:** Bei Karma 3 gibt dir der Yogi immer noch seinen Würfel.`,
  },
  quarry: {
    title: 'Steinbruch',
    text: `Mit einem Arbeiter hier nimmst du eines der offenen Provinzplättchen und baust es sofort in deine Provinz.

Das Feld kostet 1 bis 4 Geld:

- 2 Spieler: 1, 2, 3, 4
- 3 Spieler: 1, 1, 2, 2, 3, 4
- 4 Spieler: 1, 1, 2, 2, 3, 3, 4, 4

An der Reihe ist immer das [erste freie Feld](#spaces-in-order). Ein Bauzug läuft so ab:

1. Setze den Arbeiter auf das nächste Feld im Steinbruch.
2. Zahle das Geld. Der Marker geht zurück, bevor das Plättchen etwas bringt.
3. Wähle das oberste Plättchen eines Stapels und [bezahle seine Würfel](#tile-price). Karma darf helfen.
4. [Lege das Plättchen](#laying-tiles): Wähle Platz und Drehung.
5. Du erhältst das Geld seiner Märkte.
6. Du erhältst den Ruhm seiner Gebäude.
7. Du erhältst die [Sondererträge](#special-yields), die es anschließt.

Du musst das Plättchen in diesem Zug bauen; behalten, zurückgeben oder abwerfen geht nicht. Der Steinbruch ist nur nutzbar, wenn du das nächste Feld bezahlen und mindestens eines der offenen Plättchen bezahlen und legen kannst.

**Beispiel:** Du hast 5 Geld, orange 5 und orange 4. Du zahlst 1 Geld (bleiben 4) und beide Würfel für ein Plättchen „orange 9“ und legst es an deinen Weg. Die Würfel gehen in den Vorrat, dann wird das Plättchen gewertet. Mit orange 5 und orange 3 würde es nicht reichen.`,
  },
  'tile-stacks': {
    title: 'Die Stapel der Provinzplättchen',
    text: `Es gibt 12 Stapel: vier Farben mit je einem Schlangen-, Kuh- und Tigerstapel. Du darfst von jedem das oberste Plättchen nehmen.

- Schlangenplättchen kosten 3 bis 5, Kuhplättchen 6 bis 10, Tigerplättchen 6 bis 12.
- Wird ein Plättchen genommen, liegt das darunter sofort offen, auch für einen Baumeister später im selben Zug.
- Ein leerer Stapel bleibt leer. Plättchen kommen nie zurück.`,
  },
  'market-place': {
    title: 'Marktplatz',
    text: `Hier bringen dir deine eigenen Märkte Geld. Einen Markt werten heißt: Du erhältst den aufgedruckten Wert. Der Markt bleibt und kann später wieder gewertet werden.

- Nur sichtbare Märkte zählen. Ein Markt unter einem anderen Plättchen hat keine Funktion mehr.
- Es gibt Felder für [Gemischtwaren](#assorted-goods) und Felder für [Waren einer Sorte](#goods-of-one-kind).
- Zwei Märkte auf einem Plättchen sind zwei Märkte; jeder zählt für sich.
- Hast du mehr Märkte, als du werten darfst, wählst du aus. Du darfst weniger werten, aber mindestens einen.
- Das Geld aller Märkte einer Aktion wird addiert und in einer Bewegung des Markers gewonnen.`,
  },
  'assorted-goods': {
    title: 'Markt: Gemischtwaren',
    text: `Werte von jeder Sorte einen Markt: höchstens einen mit {{market-silk}} Seide, einen mit {{market-tea}} Tee und einen mit {{market-spice}} Gewürzen. Einen Würfel brauchst du nicht.

Der Plan für zwei hat ein solches Feld, der für drei oder vier hat zwei. **Zu dritt und zu viert darfst du je Runde nur eines davon nutzen;** das andere steht dann nur den anderen offen. Für die Felder mit Waren einer Sorte gilt das nicht, und zu zweit gibt es gar keine Grenze.

Für die Grenze zählen nur Arbeiter. Gemischtwaren, die du über den Fluss wertest, sind nicht begrenzt und zählen nicht mit.

Hast du mehrere Märkte einer Sorte, wählst du, welcher gewertet wird.

**Beispiel:** Du hast Tee 3, 2 und 2 und Seide 2. Du wertest einen Tee- und einen Seidenmarkt: 3 + 2 = 5 Geld. Nie zwei Teemärkte.`,
  },
  'goods-of-one-kind': {
    title: 'Markt: Waren einer Sorte',
    text: `Gib einen Würfel beliebiger Farbe ab und werte so viele Märkte dieser einen Sorte, wie der Würfel zeigt, oder weniger. Es gibt je ein Feld für {{market-silk}} Seide, {{market-tea}} Tee und {{market-spice}} Gewürze.

Der Würfel geht in den Vorrat. Mit [Karma](#karma) darfst du ihn beim Bezahlen drehen. Hast du mehr Märkte der Sorte, als der Würfel erlaubt, wählst du, welche gewertet werden.

**Beispiel:** Du hast Tee 3, 2 und 2. Mit einer 4 auf dem Teefeld wertest du alle drei: 7 Geld. Mit einer 2 wertest du zwei davon: 5 Geld.`,
  },
  'building-scrolls': {
    title: 'Schriftrollen und Aufwertungen',
    text: `Die Schriftrollen zeigen, wie viel Ruhm deine Gebäude bringen. Jede der vier Arten – {{build-temple}} Tempel, {{build-palace}} Palast, {{build-fort}} Fort, {{build-mill}} Mühle – beginnt bei 2 und kann auf 3 und 4 steigen.

**Bei einer Aufwertung** wählst du eine Art, die unter 4 steht, und schiebst deinen Marker eine Spalte nach rechts. Von nun an bringt jedes solche Gebäude 1 Ruhm mehr, wenn du es legst.

- Sie gilt nur für Gebäude, die danach gelegt werden. Plättchen, die schon liegen, bringen nichts mehr.
- Deine Marker gelten nur für dich. In einer Spalte dürfen beliebig viele Marker verschiedener Spieler stehen.
- Stehen alle vier Arten auf 4, verfällt eine Aufwertung.

Aufwertungen gibt es bei Raja Man Singh, auf einem Flussfeld, bei Ruhm 5, als Sonderertrag und auf weißen Ertragsplättchen. Siehe auch [die Aufwertung bei Ruhm 5](#late-upgrade).`,
  },
  'late-upgrade': {
    title: 'Die Aufwertung bei Ruhm 5',
    text: `Erreicht oder überschreitet dein Ruhm die 5, wertest du eine Gebäudeart auf. Den Marker schiebst du sofort, aber der Wert der Gebäude steigt erst ab deinem nächsten Zug.

Für ein Plättchen, das du später im selben Zug legst, etwa mit einem Baumeister vom Fluss, ändert sich also nichts: Es zählt noch mit dem alten Wert. Für alles, was deine [Aufwertungen](#upgrades-made) zählt, gilt sie sofort.`,
  },
  'upgrades-made': {
    title: 'Wie viele Aufwertungen habe ich?',
    text: `Zähle bei jeder Gebäudeart die Schritte, die ihr Marker gemacht hat, und addiere sie: 0 bis 8.

Die Flussfelder „1 Ruhm je Aufwertung“ und „2 Geld je Aufwertung“ nutzen diese Zahl. Eine Aufwertung, die verfallen ist, weil alles auf 4 stand, zählt nicht.

**Beispiel:** Tempel 4, Palast 3, Fort 2, Mühle 2: Das sind 2 + 1 = 3 Aufwertungen.`,
  },
};
