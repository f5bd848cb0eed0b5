export const places = {
  aim: {
    title: 'Worum es geht',
    text: `
Zu zweit, zu dritt oder zu viert lauft ihr um die Wette: Wer alle sechs Karten der eigenen Zählleiste umgedreht hat, gewinnt.

Es gibt zwei Wege: Je 3 {{fame-star}} Ruhm drehen eine Karte von links um, je 6 {{coin-minted}} Münzen eine von rechts. Ruhm kommt vor allem von Gebäuden, Münzen von Waren. Jede umgedrehte Karte bringt einen [Bonus](#bonuses).

Ihr sitzt in einem festen Kreis und spielt im Uhrzeigersinn. Hat am Ende nur einer von euch sechs Karten umgedreht, zählt sonst nichts.`,
  },
  'set-up': {
    title: 'So wird aufgebaut',
    text: `
In der Mitte eine Auslage von Karten, auf jeder Hand vier Würfel, vor jedem sechs Zählleistenkarten mit der Tagseite nach oben.

- Jeder hat eine Farbe und die gleichen sechs Zählleistenkarten. Sie werden gemischt und in eine Reihe gelegt; niemand weiß, welcher Bonus wo liegt, auch du nicht. Die Farben machen keinen Unterschied. Übersichtskarten wären nur eine Gedächtnisstütze; hier ersetzen sie diese Seiten.
- Die 144 Karten werden gemischt. In die [Auslage](#grid) kommen 12 zu zweit, 16 zu dritt, 20 zu viert.
- Dann zieht jeder vier Karten als Würfel, eine nach der anderen, im Uhrzeigersinn ab dem Startspieler. Zu dritt bleiben 116 Karten im Stapel.
- Ruhm, Münzen, Karma und Verwalter liegen im Vorrat; du beginnst ohne alles, auch ohne Gebäude, Schiffe und Waren.
- Der Elefant des Startspielers zeigt seine grüne Vorderseite. Der Zufall gibt ihn jemandem, außer beim Eröffnen des Tisches wurde ein Platz bestimmt.`,
  },
  'rounds-and-stages': {
    title: 'Runden und Durchgänge',
    text: `
Eine Runde hat zwei Durchgänge. In jedem ist jeder einmal dran, im Uhrzeigersinn ab dem Startspieler; zusätzliche Züge folgen sofort auf den eigenen Zug.

Zu dritt mit Platz 2 als Startspieler ist die Reihenfolge 2, 3, 1, 2, 3, 1. Zwischen den Durchgängen bekommt der Startspieler [ein Karma](#end-of-a-stage). Nach dem zweiten Durchgang [endet die Runde](#end-of-a-round), und der Elefant wandert weiter.`,
  },
  'what-is-secret': {
    title: 'Was offen ist und was geheim',
    text: `
Alle sehen die Aktionsseite einer Karte und die Farbe ihres Würfels. Die Zahl eines Würfels auf deiner Hand kennst nur du.

- In der Auslage und oben auf dem Stapel zeigen die Karten Aktion und Würfelfarbe. Die Zahl dahinter kennt niemand, und nichts auf dem Tisch verrät sie.
- Nimmst du eine Karte als Würfel, wählst du nach der Farbe und siehst erst dann die Zahl.
- Die anderen sehen, wie viele Würfel du hast, ihre Farben und was auf der anderen Seite ist, aber nicht die Zahlen.
- Ist eine Karte abgelegt, ist ihre Zahl offen. Kommt sie später aus der Ablage zurück, ist die Zahl wieder verborgen.
- Reihen, Plättchen, Zählleisten und die Größe des Stapels sind für alle offen.`,
  },
  'no-dealings': {
    title: 'Kein Handel, und wo das Glück steckt',
    text: `
Unter Spielern wird nichts verschenkt, getauscht oder weggenommen. Ihr konkurriert nur um die Karten der Auslage.

Das Einzige, was du von anderen nutzen darfst, ist die Belohnung ihres letzten Schiffes, mit [Palastaktion 5](#palace-5); es kostet sie nichts.

Das Glück steckt in den gemischten Karten, in der verborgenen Reihenfolge der Zählleiste und darin, wer beginnt. Alles andere entscheidet ihr.`,
  },
  grid: {
    title: 'Die Auslage',
    text: `
Jede Aktion nimmt eine Karte aus der Auslage. Die Lücke bleibt offen, bis die Runde endet.

Zu zweit liegen 12 Karten aus, zu dritt 16, zu viert 20. Wo eine Karte liegt, ist egal. Am Ende einer Runde werden die Lücken vom Stapel gefüllt; übrige Karten bleiben liegen.

Wird in einer Runde die letzte Karte genommen, kommen sofort vier neue, bevor irgendetwas weitergeht. Auch so eine kleine Auslage wird erst ergänzt, wenn sie wieder leer ist oder die Runde endet.`,
  },
  pile: {
    title: 'Der Nachziehstapel',
    text: `
Der Stapel liegt mit der Aktionsseite nach oben: Alle sehen, was die oberste Karte kann und welche Farbe ihr Würfel hat.

Was darunter liegt, ist unbekannt. Ist die letzte Karte gezogen, werden die abgelegten Karten gemischt und sind der neue Stapel. Karten auf Händen, in Reihen, in der Auslage und solche, die gerade ausgeführt werden, bleiben, wo sie sind.

Reichen Stapel und Ablage zusammen nicht, werden so viele Karten gezogen oder gelegt, wie da sind; der Rest entfällt. Bei 144 Karten geschieht das kaum je.`,
  },
  discards: {
    title: 'Der Ablagestapel',
    text: `
Alle ausgegebenen Würfel und alle Karten, die eine Reihe verlassen, kommen auf einen gemeinsamen Ablagestapel, Würfelseite oben.

Ihre Zahlen sind damit für alle offen, auch wenn sie vorher niemand gesehen hatte. Niemand darf dort eine Karte suchen oder nehmen: Abgelegtes kommt nur zurück, wenn der Nachziehstapel verbraucht ist und neu gemischt wird.`,
  },
  'scoring-track': {
    title: 'Deine Zählleiste',
    text: `
Sechs Karten vom Tag zur {{icon-moon}} Nacht: Ruhm dreht sie von links um, Münzen von rechts.

Sobald du 3 Ruhm hast, gibst du sie ab und drehst die am weitesten links liegende Karte um, die noch Tag zeigt. Sobald du 6 Münzen hast, tust du dasselbe von rechts. Beide Seiten verbrauchen dieselben sechs Karten; die letzte kann durch beides umgedreht werden.

Auf der Nachtseite steht ein [Bonus](#bonuses). Du bekommst ihn einmal. Zurückgedreht wird nie. Bis eine Karte umgedreht ist, kennt niemand ihren Bonus.`,
  },
  'ship-row': {
    title: 'Deine Schiffsreihe',
    text: `
Schiffe müssen in aufsteigender Reihenfolge stehen. Ein neues Schiff mit kleinerer Nummer als dein letztes schickt alle früheren fort.

Das neue Schiff kommt ans Ende der Reihe. Ist seine Nummer kleiner als die des Schiffes ganz rechts, werden alle Schiffe dort sofort abgelegt, samt den Waren darauf, und mit dem neuen beginnt eine neue Reihe. Seine Belohnung bekommst du trotzdem.

Nur Schiffe, die in der Reihe liegen, zählen: Ist die 17 bei einem Verkauf gegangen und die 3 jetzt die letzte, passt Schiff 5.

Beispiel: In deiner Reihe liegen 3 und 17. Du nimmst 12: Beide werden abgelegt, und 12 steht allein. Einen Verwalter gibt es dafür nicht.`,
  },
  supply: {
    title: 'Der Vorrat',
    text: `
Ruhm, Münzen, Karma und Verwalter gehen nie aus. Du bekommst immer, was dir zusteht.

Münzen zu 1 und 3 werden frei gewechselt; nur die Summe zählt.`,
  },
};
