import type { Texts } from '../../../format.ts';
import type { PalaceId } from './sections.ts';

export const texts: Texts<PalaceId> = {
  palace: {
    title: 'Palast',
    text: `Im Palast gibt es Gunstbeweise aller Art. Du wählst ein beliebiges freies Feld.

- [Vorterrasse](#front-terrace) und [Terrassen](#terrace) sind kostenlos.
- Ein [Balkon](#balcony) kostet einen Würfel seiner Farbe, egal was er zeigt.
- Ein **Gemach** kostet einen Würfel beliebiger Farbe, der genau seine Zahl zeigt. Es gibt sechs mit je einem Feld: 1 [Großmogul](#great-mogul), 2 [Tänzerin](#dancer), 3 [Yogi](#yogi), 4 [Raja Man Singh](#raja-man-singh), 5 [Baumeister](#master-builder), 6 [Portugiese](#portuguese).

Kein Feld im Palast kostet Geld. In einem Gemach darfst du den abgegebenen Würfel mit [Karma](#karma) drehen.`,
  },
  'front-terrace': {
    title: 'Vorterrasse',
    text: `Kostenlos. Du erhältst 2 Geld, dann darfst du beliebig viele deiner Würfel neu würfeln.

Nenne alle Würfel, die du neu würfeln willst; sie werden zusammen einmal geworfen und behalten ihre Farbe. Kein Würfel wird in derselben Aktion zweimal geworfen.

Das Geld kommt zuerst. Bringen dir die 2 Geld also einen Bonus mit neuen Würfeln, darfst du auch diese neu würfeln.`,
  },
  terrace: {
    title: 'Terrasse',
    text: `Kostenlos. Du nimmst 1 Würfel der gezeigten Farbe aus dem Vorrat und wirfst ihn.

Der Plan für zwei hat eine Terrasse je Farbe, der für drei oder vier hat zwei. Liegt kein Würfel der Farbe im Vorrat, ist die Terrasse nicht nutzbar.

Auch wenn [Kali voll](#kali-full) ist, darfst du hierher: Gib erst einen Würfel zurück oder nimm keinen.

**Beispiel:** Auf der orangen Terrasse nimmst du einen orangen Würfel, wirfst ihn und legst ihn auf deine Kali-Statue. Du zahlst nichts.`,
  },
  balcony: {
    title: 'Balkon',
    text: `Gib 1 Würfel der gezeigten Farbe ab, egal mit welcher Augenzahl, und nimm 2 Würfel einer anderen Farbe.

- Orange bringt 2 violette Würfel,
- Violett bringt 2 grüne Würfel,
- Grün bringt 2 blaue Würfel,
- Blau bringt 2 orange Würfel.

Liegt nur ein Würfel der neuen Farbe im Vorrat, bekommst du einen. Liegt keiner da, ist der Balkon nicht nutzbar. Karma nützt hier nichts, weil die Augenzahl keine Rolle spielt.

**Beispiel:** Du gibst einen blauen Würfel ab und bekommst 2 orange, die du sofort wirfst.`,
  },
  'great-mogul': {
    title: 'Großmogul (1)',
    text: `{{portrait-great-mogul}} Für einen Würfel mit einer 1 erhältst du 2 Ruhm und wirst Startspieler der nächsten Runde.

Der Elefant wandert erst am [Rundenende](#round-end). In der laufenden Runde bleibt der Startspieler derselbe. Auch der Startspieler darf hierher und behält dann den Elefanten.`,
  },
  dancer: {
    title: 'Tänzerin (2)',
    text: `{{portrait-dancer}} Für einen Würfel mit einer 2 nimmst du 2 Würfel beliebiger Farben und ziehst das oberste weiße Ertragsplättchen.

Den Ertrag des Plättchens erhältst du sofort: 1 Würfel, 3 Geld, 1 Aufwertung oder 1 Karma. Jedes gibt es zweimal.

Dann wird das Plättchen offen beiseitegelegt. Ist der Stapel aufgebraucht, werden die beiseitegelegten sofort gemischt und bilden den neuen Stapel. Es gibt also immer eines zu ziehen.

Die zwei Würfel sind ein Gewinn, ein Würfel vom Plättchen ist ein zweiter. Für jeden schaust du für sich, ob [Kali Platz hat](#kali-full).

In der Navaratnas-Variante [wirkt die Tänzerin anders](#navaratnas-dancer).`,
  },
  yogi: {
    title: 'Yogi (3)',
    text: `{{portrait-yogi}} Für einen Würfel mit einer 3 erhältst du 2 Karma und nimmst dann 1 Würfel beliebiger Farbe.

Karma steigt nicht über 3. Auch mit Karma 3 darfst du für den Würfel hierher.`,
  },
  'raja-man-singh': {
    title: 'Raja Man Singh (4)',
    text: `{{portrait-raja-man-singh}} Für einen Würfel mit einer 4 machst du eine Aufwertung deiner Wahl und erhältst 3 Geld.

Erst kommt die Aufwertung, dann das Geld. Stehen alle deine Gebäude schon auf 4, bekommst du nur die 3 Geld. Siehe [Schriftrollen](#building-scrolls).`,
  },
  'master-builder': {
    title: 'Baumeister (5)',
    text: `{{portrait-master-builder}} Für einen Würfel mit einer 5 überbaust du eines deiner Plättchen mit einem teureren aus der Auslage und wertest das neue.

- Die Zahl auf dem neuen Plättchen muss höher sein als die auf dem alten. Farben spielen für diesen Vergleich keine Rolle.
- Du zahlst nur die Differenz: Würfel in der Farbe des **neuen** Plättchens, deren Summe mindestens neue Zahl minus alte Zahl erreicht. Überzahlen ist erlaubt; zurück gibt es nichts.
- Der Würfel mit der 5 für das Gemach kommt dazu. Steinbruchfeld und Geld sind nicht nötig.
- Karma darf den Würfel für das Gemach und die Würfel für die Differenz drehen.
- Alle deine Plättchen müssen [verbunden bleiben](#covered-tiles). Das neue darfst du beliebig drehen.
- Märkte und Gebäude des neuen Plättchens werden wie im Steinbruch gewertet. [Sondererträge](#special-yields) gibt es nie.

Ohne ein passendes Paar von Plättchen und die Würfel für die Differenz kannst du nicht hierher.

**Beispiel:** Du hast eine grüne 5, einen violetten Würfel und das Plättchen „orange 4“. In der Auslage liegt „violett 6“. Du gibst die grüne 5 für das Gemach ab und einen violetten Würfel mit mindestens 2 für die Differenz von 2. Eine violette 1 reicht nur mit Karma: gedreht ist sie eine 6.`,
  },
  'covered-tiles': {
    title: 'Überbauen: was geht und was nicht',
    text: `Nach dem Überbauen muss jedes sichtbare Plättchen deiner Provinz mit der Residenz verbunden sein, auch das neue.

- Jeder Platz kann nur einmal überbaut werden. Nie liegen mehr als zwei Plättchen auf einem Platz, und ein Plättchen, das ein anderes überbaut, kann nicht überbaut werden.
- Du darfst jedes eigene Plättchen überbauen, das allein auf seinem Platz liegt, auch eines, das du im selben Zug gelegt hast.
- Überbauen bringt nie einen Sonderertrag, ob du ihn verpasst hattest oder nicht.
- Das neue Plättchen darf den Weg zu einem schon erhaltenen Ertrag abschneiden oder Wege von Nachbarn offen lassen, solange alle Plättchen verbunden bleiben. Du verlierst nichts.
- Was darunter liegt – Gebäude, Märkte, Weg –, zählt für nichts mehr. Was du schon bekommen hast, behältst du.
- Das überbaute Plättchen bleibt darunter liegen; es geht nicht auf einen Stapel zurück.`,
  },
  portuguese: {
    title: 'Portugiese (6)',
    text: `{{portrait-portuguese}} Für einen Würfel mit einer 6 fährt dein Boot genau 6 unbesetzte Flussfelder weit, und du erhältst den Gewinn des erreichten Feldes.

- Felder mit anderen Booten werden übersprungen und nicht gezählt.
- Kürzer fahren darfst du nicht.
- Passiert das Boot die Brücke, gewinnst du wie üblich deinen Arbeiter.
- Von einem der letzten 6 Flussfelder (21 bis 26) aus ist der Portugiese nicht nutzbar.
- Auch dann nicht, wenn wegen anderer Boote weniger als 6 freie Felder vor dir liegen. Das letzte Feld gilt immer als frei.`,
  },
};
