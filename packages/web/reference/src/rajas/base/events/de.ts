import type { Texts } from '../../../format.ts';
import type { EventsId } from './sections.ts';

export const texts: Texts<EventsId> = {
  'at-once': {
    title: 'Alles geschieht sofort',
    text: `Was du dir verdienst, bekommst du in diesem Augenblick, noch im laufenden Zug: Gewinn, Bonus, Ertrag oder Arbeiter.

Löst eine Wirkung eine andere aus, wird zuerst die eben gemachte Bewegung von Marker oder Boot beendet. Dann wird die neue Wirkung ganz ausgeführt, mit allem, was sie selbst auslöst. Erst danach geht die unterbrochene weiter.

Beträge stehen fest, wenn eine Wirkung beginnt. Was sie unterwegs auslöst, ändert nicht mehr, wie viel Geld oder Ruhm sie bringt.`,
  },
  'order-of-parts': {
    title: 'In welcher Reihenfolge kommen die Teile?',
    text: `Eine Aktion mit mehreren Teilen hat eine feste Reihenfolge:

- **Vorterrasse:** Geld, dann neu würfeln
- **Großmogul:** Ruhm, dann der Anspruch auf den nächsten Start
- **Tänzerin:** Würfel, dann Ertragsplättchen
- **Yogi:** Karma, dann Würfel
- **Raja Man Singh:** Aufwertung, dann Geld
- **Plättchen:** Geld aller Märkte, dann Ruhm aller Gebäude, dann Sondererträge

Nur bei mehreren Sondererträgen auf einmal wählst du die Reihenfolge selbst. Jeder wird beendet, bevor der nächste kommt.`,
  },
  optional: {
    title: 'Was darf ich weglassen?',
    text: `Nur das Folgende ist freiwillig:

- neu würfeln auf der Vorterrasse,
- die Flussfahrten und die Würfel der Boni auf den Leisten,
- weniger Märkte werten als erlaubt (auf dem Marktplatz aber mindestens einen),
- weniger Würfel nehmen, wenn Kali voll ist,
- die Flussfahrt eines Ertragsplättchens und des Flussplättchens „bis zu 3 Felder“,
- ein Baumeister, den du ohne Arbeiter bekommst,
- in der Navaratnas-Variante ein Ertragsplättchen zu nehmen,
- Karma zu nutzen.

Alles andere wird ausgeführt, soweit es möglich ist. Das Karma bei Ruhm 24 ist nie ein Nachteil und kommt einfach.`,
  },
  'lost-effects': {
    title: 'Was, wenn ein Teil unmöglich ist?',
    text: `Dann verfällt dieser Teil. Du bekommst nichts stattdessen und kannst ihn nicht aufheben; alle anderen Teile gelten trotzdem.

**Beispiele:** Kein Würfel der Farbe ist im Vorrat; alle deine Aufwertungen sind gemacht; dein Boot steht auf dem letzten Feld; dein Karma ist schon 3.`,
  },
  'must-place': {
    title: 'Darf ich passen? Und wenn ich nicht einsetzen kann?',
    text: `Passen darfst du nicht: Hast du einen Arbeiter und ein nutzbares Feld, musst du ihn einsetzen. Die einzige Ausnahme sind die [letzten Züge](#last-turns) des Spiels.

- Hast du einen Arbeiter, aber kein nutzbares Feld, wirst du in diesem Durchgang übergangen und behältst den Arbeiter.
- Das ist nicht endgültig. Im nächsten Durchgang wird wieder geschaut. Ist etwas möglich geworden, etwa weil Würfel in den Vorrat zurückkamen, musst du einsetzen.
- Hast du keinen Arbeiter mehr, wirst du übersprungen.`,
  },
  'nobody-can-place': {
    title: 'Wann endet das Einsetzen?',
    text: `Wenn niemand mehr einen Arbeiter einsetzen kann. Nach jedem Durchgang beginnt ein weiterer, wenn noch jemand einen Arbeiter hat und im eben beendeten Durchgang mindestens einer eingesetzt wurde.

Spieler ohne Arbeiter werden übersprungen, während die anderen weitermachen. Ein in der Runde gewonnener Arbeiter darf noch in ihr eingesetzt werden; wenn nötig, wird dafür ein weiterer Durchgang gespielt.`,
  },
  'round-end': {
    title: 'Rundenende',
    text: `Sind alle Arbeiter eingesetzt oder kann niemand mehr einsetzen, endet die Runde in drei Schritten:

1. **Startspieler:** Wessen Arbeiter beim [Großmogul](#great-mogul) steht, bekommt den Elefanten; das kann auch der alte Startspieler sein. Steht dort niemand, geht er im Uhrzeigersinn weiter.
2. **Arbeiter:** Alle nehmen ihre Arbeiter zu ihrer Kali zurück. Alle Felder sind wieder frei.
3. Der neue Startspieler beginnt die nächste Runde.

Sonst geschieht nichts: kein Einkommen, kein Auffüllen, keine Prüfung von Grenzen, keine Änderung an Würfeln. Die Zahl der Runden ist nicht begrenzt; nur Marker, die sich treffen, beenden das Spiel.`,
  },
  'end-trigger': {
    title: 'Das Spielende wird ausgelöst',
    text: `Sobald sich Ruhmesmarker und Geldmarker eines Spielers treffen oder überholen, beginnt das Spielende.

- Geprüft wird nach jeder Bewegung eines Markers, auch mitten im Zug. Das erste Mal zählt und wird gemerkt.
- Der Spieler beendet seinen Zug mit allem, was noch aussteht. Die Marker dürfen dabei noch weiter aneinander vorbeiziehen.
- Getroffen ist getroffen: Nichts macht es später rückgängig.

Woran du es siehst: [Wann haben sich die Marker getroffen?](#markers-meet) Was folgt: [die letzten Züge](#last-turns).`,
  },
  'last-turns': {
    title: 'Die letzten Züge',
    text: `Der laufende Durchgang wird zu Ende gespielt. Jeder, der im Uhrzeigersinn zwischen dem Auslöser und dem Startspieler sitzt, hat noch einen Zug mit einem Arbeiter.

- Wer in diesem Durchgang schon dran war, hat keinen mehr.
- In einem letzten Zug darfst du einen Arbeiter einsetzen, musst aber nicht.
- Ohne Arbeiter hast du keinen letzten Zug. Ein jetzt gewonnener Arbeiter wird nicht mehr gebraucht.
- Dann ist das Spiel sofort aus: kein weiterer Durchgang, kein Rundenende.`,
  },
};
