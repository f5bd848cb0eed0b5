import type { Texts } from '../../format.ts';
import type { HoliId } from './sections.ts';

export const texts: Texts<HoliId> = {
  holi: {
    title: 'Holi – Fest der Farben',
    text: `Drei Holi-Plättchen liegen quer über beiden Leisten. Wer eines erreicht, löst ein Fest aus, bei dem alle etwas bekommen, und am meisten, wer zurückliegt.

**Vorbereitung:** Einigt euch auf Vorder- oder Rückseite; alle drei Plättchen zeigen sie. Je eines liegt auf Ruhm 20, 36 und 53. Auf der Geldleiste erreicht man sie bei 81, 49 und 15, dem ersten Geldfeld daneben.

**Auslöser:** Du löst das Fest aus, wenn dein Ruhmesmarker oder dein Geldmarker auf einem solchen Plättchen anhält oder vorwärts darüber hinwegzieht. Ablehnen kannst du nicht.

- Jedes Plättchen bringt genau ein Fest, es gibt also höchstens drei im Spiel.
- Bezahlen löst nie ein Fest aus: weder wenn der Marker über ein Plättchen zurückgeht noch wenn er darauf stehen bleibt.

Danach: [wie das Fest abläuft](#holi-festival), [Vorderseite](#holi-front), [Rückseite](#holi-back).`,
  },
  'holi-festival': {
    title: 'Holi: wie ein Fest abläuft',
    text: `Erst beendet der aktive Spieler seinen ganzen Zug mit allen Boni und Erträgen. Dann wird gefeiert, vor dem Zug des nächsten Spielers.

- Das Fest gehört zu der Leiste, deren Marker das Plättchen erreicht hat. Erreichen beide Marker im selben Zug dasselbe Plättchen, zählt der frühere.
- Zuerst ist dran, wer auf dieser Leiste **am weitesten zurückliegt**, dann der Nächste bis zum Führenden. Bei Gleichstand kommt zuerst, wer auf der anderen Leiste weiter zurückliegt. Sind sie auch dort gleich, kommt zuerst, wer vom aktuellen Startspieler aus später in der Zugreihenfolge ist.
- Die Reihenfolge steht am Anfang fest und ändert sich nicht, während Geschenke verteilt werden.
- Wurden in einem Zug mehrere Plättchen erreicht, folgen die Feste in dieser Reihenfolge aufeinander, jedes mit eigener Spielerreihenfolge.
- Ein Fest aus dem letzten Zug einer Runde kommt vor dem Rundenende; für die Reihenfolge gilt der Startspieler dieser Runde.

**Beispiel:** Bei einem Geldfest sind die Gelder 7, 7 und 18, der Ruhm 0, 2 und 5. Die Reihenfolge: 7 Geld mit 0 Ruhm, 7 Geld mit 2 Ruhm, dann 18 Geld.`,
  },
  'holi-front': {
    title: 'Holi-Vorderseite: vier Würfel',
    text: `Wer das Fest ausgelöst hat, nimmt einen Würfel jeder Farbe aus dem Vorrat, wirft alle vier und legt sie auf das Plättchen. Es sind immer vier Würfel, bei jeder Spielerzahl.

- Fehlt eine Farbe, wählt dieser Spieler stattdessen einen Würfel einer anderen.
- In der [Reihenfolge des Festes](#holi-festival), vom Letzten bis zum Führenden, nimmt jeder einen Würfel und behält die Augenzahl, die er zeigt. Neu geworfen wird nicht.
- Ist deine Kali voll, gib erst einen Würfel zurück oder nimm keinen. Verzichten darfst du auch sonst.
- Übrige Würfel gehen in den Vorrat zurück.
- Am Ende bekommt, wer als Erster wählen durfte, das [Holi-Plättchen](#holi-tile), auch wenn er keinen Würfel genommen hat.

**Beispiel:** Zu dritt nimmt der Letzte Grün, der Zweite Blau, der Führende Orange; Violett geht zurück. Der Letzte bekommt das Plättchen.`,
  },
  'holi-tile': {
    title: 'Ein Holi-Plättchen nutzen',
    text: `Gib ein Holi-Plättchen ab, um einen deiner Würfel auf Kali in eine beliebige andere Farbe umzufärben. Die Augenzahl bleibt.

- Du darfst es jederzeit, wenn du etwas zu entscheiden hast, in deinem Zug oder bei deinem Geschenk, auch zwischen zwei Zahlungen, vom Erhalt bis zum Spielende.
- Der Würfel behält die neue Farbe, bis er Kali verlässt. Dann kehrt er als Würfel seiner alten Farbe in den Vorrat zurück. Im Vorrat muss kein Würfel der neuen Farbe liegen.
- Ein genutztes Plättchen kommt aus dem Spiel. Du darfst mehrere haben und jedes einmal nutzen. Ungenutzte sind am Ende nichts wert.
- Es wirkt bei jeder Zahlung: für ein Plättchen, für die Differenz des Baumeisters, für die zwei Würfel einer [Heiligen Kuh](#cows) oder den zusätzlichen Würfel beim Überbauen.

**Beispiel:** Du hast blau 3 und orange 6 und möchtest ein Plättchen „blau 8“. Die orange 6 wird zur blauen 6; du zahlst 3 + 6 = 9. Im Vorrat liegen danach ein blauer und ein oranger Würfel mehr.`,
  },
  'holi-back': {
    title: 'Holi-Rückseite: Geschenke wählen',
    text: `Jede Rückseite nennt vier Geschenke, von 4 oben bis 1 unten. Auf Platz p wählst du eines der Geschenke p bis 1: Je weiter du zurückliegst, desto mehr steht dir offen. Der Führende bekommt Geschenk 1.

- Die drei Rückseiten – [Bonus](#holi-back-bonus), [Palast](#holi-back-palace) und [Sonderertrag](#holi-back-yield) – werden zufällig auf die drei Felder verteilt und liegen von Anfang an offen.
- Zu dritt kann niemand Geschenk 4 haben, zu zweit weder 4 noch 3.
- Einer nach dem anderen, vom Letzten zum Ersten, wählt ein Geschenk und führt es ganz aus. Mehrere dürfen dasselbe nehmen.
- Die Plätze richten sich nach dem Stand auf der Leiste, auch wenn ein Geschenk an diesem Zugende einen anderen zum Führenden gemacht hat. Gewöhnlich führt, wer das Fest ausgelöst hat.
- Ein ganz unmögliches Geschenk wird nicht angeboten, solange ein anderes möglich ist. Geht nur ein Teil, darfst du es wählen und erhältst diesen Teil.
- Nach allen Geschenken bekommt der Letzte das [Holi-Plättchen](#holi-tile).`,
  },
  'holi-back-bonus': {
    title: 'Holi-Rückseite: Bonus',
    text: `Die Geschenke sind: 4 – eine Flussfahrt; 3 – 3 Geld; 2 – ein Würfel nach Wahl; 1 – 1 Ruhm.

Das Boot fährt auf das nächste freie Feld, und du erhältst dessen Gewinn sofort, obwohl du nicht am Zug bist.`,
  },
  'holi-back-palace': {
    title: 'Holi-Rückseite: Palast',
    text: `Die Geschenke sind Palastaktionen: 4 – Tänzerin; 3 – Raja Man Singh; 2 – Portugiese; 1 – Yogi. Du brauchst keinen Arbeiter und keinen Würfel, und es ist egal, ob das Gemach besetzt ist.

- **Tänzerin:** 2 Würfel nach Wahl und ein [Ertragsplättchen](#module-yield-tiles).
- **Raja Man Singh:** eine Aufwertung und 3 Geld.
- **Portugiese:** genau 6 freie Felder und der Gewinn dort. Liegen weniger als 6 zählbare Felder vor dir, ist er nicht wählbar. Versiegte Felder zählen nicht; ein verdecktes Plättchen, das er erreicht, wird für 1 Geld aufgedeckt.
- **Yogi:** 2 Karma, höchstens bis 3, und ein Würfel nach Wahl.`,
  },
  'holi-back-yield': {
    title: 'Holi-Rückseite: Sonderertrag',
    text: `Die Geschenke sind Farben von Erträgen: 4 – braun, 3 – rot, 2 – gelb, 1 – weiß. Platz 4 wählt also unter allen vier Farben, Platz 3 unter Rot, Gelb und Weiß, Platz 2 zwischen Gelb und Weiß, und der Führende nimmt Weiß.

**Mit Navaratnas:** Wähle auf deinem eigenen Tableau ein Sonderertragsfeld einer erlaubten Farbe und erhalte jetzt, was dort ist, das Ertragsplättchen oder, wenn keines dort liegt, den aufgedruckten Ertrag. Es muss nicht angeschlossen sein und darf schon erhalten worden sein. Nichts wird bewegt oder verbraucht; ein späterer Anschluss zählt trotzdem. Ein braunes Plättchen zählt, was du in diesem Augenblick hast.

**Ohne Navaratnas:** Neben dem weißen werden verdeckte Stapel ausgelegt: bei 2 Spielern gelb, bei 3 gelb und rot, bei 4 alle. Wähle eine erlaubte Farbe, ziehe das oberste Plättchen und erhalte sofort seinen Ertrag. Weiße kommen zu den beiseitegelegten, andere aus dem Spiel. Das braune „2 Geld je angeschlossenes Ertragsplättchen“ zählt dann die angeschlossenen Sondererträge deines Tableaus.`,
  },
  'holi-chain': {
    title: 'Holi: Ein Geschenk löst das nächste Fest aus',
    text: `Marker, die durch Geschenke ziehen, bringen Boni und Arbeiter wie üblich, noch innerhalb des Geschenks. Ein so gewonnener Arbeiter darf noch in dieser Runde eingesetzt werden; ob die Runde vorbei ist, wird erst nach dem Fest geprüft.

Führt ein Geschenk oder etwas, das es auslöst, jemandes Marker zu einem weiteren Holi-Plättchen, löst dieser Spieler ein weiteres Fest aus. Es wartet hinter allen, die schon warten; erst werden das laufende Geschenk und das laufende Fest beendet. Höchstens drei Feste können aufeinander folgen.`,
  },
  'holi-game-end': {
    title: 'Holi und das Spielende',
    text: `Ein Fest wird auch gefeiert, wenn das Spielende ausgelöst ist, sogar nach dem allerletzten Zug. Der Sieger steht erst fest, wenn kein Fest mehr wartet. Einen zusätzlichen Zug bekommt dadurch niemand.

- Treffen sich deine Marker durch ein Geschenk, nimmst du an der Entscheidung teil, mit dem Zeitpunkt dieses Geschenks. Solche Treffen kommen nach allen Treffen des Zuges selbst.
- Löst ein Geschenk das Spielende aus, wird der Durchgang von dem Spieler an beendet, der am Zug war, nicht von dem, dessen Marker sich getroffen haben.`,
  },
  'holi-with-boards': {
    title: 'Holi mit anderen Modulen: Kühe, Tempel, Wildnis, Straßen, Elefant',
    text: `Die meisten Module laufen einfach neben Holi her. Hier berühren sie sich:

- **Kühe:** Geld durch Kühe kann ein Fest auslösen. Geldgeschenke werden durch Kühe nicht mehr. Ein braunes Geschenk „1 Ruhm je Plättchen mit Markt“ zählt Kühe mit.
- **Kedarnath:** Das zusätzliche braune Plättchen bringt als Geschenk 5 Geld je Karma, wenn in diesem Augenblick dein Arbeiter im Tempel steht; während eines Festes stehen die Arbeiter noch auf dem Plan. Es zählt nur der Augenblick der Wertung: Der Arbeiter darf sogar erst durch ein früheres Fest derselben Folge dorthin gekommen sein. Ohne Navaratnas ist das Plättchen im braunen Stapel, nur zu viert und mit den Holi-Rückseiten.
- **Wildnis:** Ihr Nutzen bei der Vorbereitung kann kein Holi-Plättchen erreichen. Gebirge und Geschenke ziehen weiße Plättchen vom selben Stapel.
- **Straßen:** Straßengeld kann ein Fest auslösen. Kein Geschenk ist ein Baumeister, aber ein durch ein Geschenk erreichtes Flussfeld kann einer sein; dann darfst du eine Fahne aus einem früheren Zug nutzen. Ein Holi-Plättchen ändert den Wurf am Straßentableau nicht: Es ändert Farben, keine Zahlen.
- **Heilige Kühe und Überbauen:** Ein Holi-Plättchen darf jeden Würfel dieser Zahlungen umfärben.
- **Rosa Elefant:** Bei Gleichstand gilt der Startspieler, nicht der Elefant. Ein Arbeiter, der während eines Festes auf die Vorterrasse versetzt wird, darf den Elefanten nehmen; zum Versetzen kannst du den Elefanten nicht nutzen.`,
  },
  'holi-with-river': {
    title: 'Holi mit anderen Modulen: Fluss und Varianten',
    text: `Ein Geschenk kann dein Boot bewegen oder dir einen Ertrag geben. So geht das mit den Flussmodulen und Varianten:

- **Ganga 3:** Ein Boot, das durch ein Geschenk fährt, erhält den Gewinn seines Flussplättchens sofort, auch das Versetzen eines Arbeiters: Du nimmst einen deiner eingesetzten Arbeiter und führst eine ganze Aktion aus, vor dem nächsten Geschenk. Ohne eingesetzten Arbeiter verfällt es.
- **Farben zählen:** Ein umgefärbter Würfel zählt mit seiner neuen Farbe. Du darfst nach der Ankunft umfärben, bevor gezählt wird.
- **Ganga 1:** Seine Plättchen wirken in einem Geschenk wie sonst, auch „Weiterfahren“.
- **Versiegende Quellen:** Ein durch ein Geschenk bewegtes Boot lässt das verlassene Plättchen versiegen. Das Ertragsplättchen, das Flussfelder zählt, zählt auch versiegte.
- **Geheimnisvolle Wasser:** Ein durch ein Geschenk erreichtes verdecktes Plättchen bringt 1 Geld, das selbst ein Fest auslösen kann.
- **Portugiese als Geschenk:** Er zählt sechs offene, unbesetzte Felder.
- **Navaratnas:** Die Sonderertragsseite nutzt dein eigenes Tableau und keine zusätzlichen Stapel, bei der Tänzerin wählst du ein Plättchen, und Kali hat 8 Hände.
- **Gemischte Runden:** Sie gelten für alle als „ohne Navaratnas“, also werden die verdeckten Stapel ausgelegt. Die Zahl der Hände richtet sich nach der eigenen Kali-Seite.`,
  },
};
