export const places = {
  aim: {
    title: 'Worum es geht',
    text: `
Zu dritt, zu viert oder zu fünft reist ihr durch zwölf Provinzen Indiens und wetteifert um die Gunst des Hofes. Wer am Ende die meisten Einflusspunkte hat, gewinnt.

Es gibt genau zwölf Besuche, einen in jeder Provinz, und nach dem letzten bringt auch deine Kartenhand noch ein paar Punkte. Ihr sitzt in einem festen Kreis und spielt immer im Uhrzeigersinn. In jedem Besuch legst du Karten für die sechs Mächte des Hofes aus. Die Kunst ist, im richtigen Moment zu gehen: Du gewinnst nur, worin du bei deinem [Rückzug](#withdrawing) führst.

Punkte bringen [verbundene Paläste](#scoring-palaces), [Waren](#goods), [Bonusplättchen](#bonus-tiles) und die Karten, die du [am Ende noch hast](#scoring-your-hand).`,
  },
  'set-up': {
    title: 'So wird aufgebaut',
    text: `
Alles liegt für dich bereit: Plättchen auf der Karte, von jeder Einflussmarke eine am Hof, sechs Karten auf jeder Hand.

- Provinz-Plättchen 12 liegt immer in der Provinz von Agra. Die Plättchen 1 bis 11 werden gemischt und offen auf die anderen elf Provinzen verteilt.
- An den Hof kommen die Krone und je eine Marke Wesir, General, Mönch und Prinzessin. Die übrigen Marken warten in vier offenen Stapeln.
- Jeder bekommt **sechs Karten**, die die anderen nicht sehen. Dann wird der [Karten-Nachschub](#card-display) aufgedeckt: 5 Karten zu dritt, 7 zu viert, 9 zu fünft. Der Rest ist der Nachziehstapel; der Ablagestapel ist noch leer.
- Jeder hat eine eigene Farbe, Paläste in dieser Farbe und einen Wertungsstein auf 0. Für die Regeln sind die Farben gleich.
- Der erste Besuch gilt der Provinz mit Plättchen 1. Das Plättchen wandert von dort an den Hof, wo man es gewinnen kann.
- Der Zufall bestimmt den Startspieler, außer der Tisch wurde mit einem bestimmten eröffnet.`,
  },
  'course-of-a-visit': {
    title: 'Der Ablauf eines Besuchs',
    text: `
Der Startspieler beginnt, dann geht es im Uhrzeigersinn: Jeder spielt Karten aus oder zieht sich zurück, bis sich alle zurückgezogen haben.

Wer sich zurückgezogen hat, ist aus diesem Besuch heraus und wird übersprungen. Die anderen machen weiter. Ein Zug wird ganz beendet, bevor der nächste beginnt; nach einem Rückzug gehören dazu Gewinne, Paläste, Punkte und neue Karten.

Ist auch der letzte Spieler draußen, [endet der Besuch](#end-of-a-visit). Ewig dauern kann er nicht: Jeder Zug verbraucht Karten von einer Hand, die inzwischen nicht wächst, oder jemand scheidet aus.`,
  },
  'what-is-secret': {
    title: 'Was offen ist und was geheim',
    text: `
Nur du siehst deine Kartenhand. Alles andere auf dem Tisch ist für alle offen.

- **Offen:** die Karte mit ihren Palästen und Plättchen, der Hof und der Vorrat, Marken und Waren aller Spieler, alle in diesem Besuch ausgespielten Karten mit ihren Symbolen, der Karten-Nachschub, die Punkte, der Startspieler und die Reihenfolge. Offen ist auch, wie viele Karten jemand hat und wer welche Sonderkarte besitzt.
- **Geheim:** welche Karten die anderen auf der Hand haben. Zeigen dürft ihr sie euch auch nicht.
- **Nachziehstapel:** Niemand kennt seine Reihenfolge. Der Ablagestapel liegt offen, jeder darf wissen, was darin ist.

Nach dem zwölften Besuch werden alle Kartenhände gezeigt, damit jeder nachrechnen kann.`,
  },
  'talk-and-chance': {
    title: 'Reden und Glück',
    text: `
Ihr dürft reden und einander zu etwas überreden, aber kein Versprechen bindet, und nichts darf verschenkt oder getauscht werden.

Karten, Marken, Plättchen und Punkte gehen nie von Spieler zu Spieler. Die einzige Ausnahme ist eine Sonderkarte: Sie geht an den, der ihr [Paar von Marken](#exchanging-tokens) vollmacht.

Das Glück entscheidet nur wenig: wo Provinz- und Bonusplättchen liegen, die Reihenfolge der Karten nach jedem Mischen und wer als Erster beginnt. Alles andere liegt bei euch.`,
  },
  map: {
    title: 'Die Karte',
    text: `
Zwölf Provinzen mit 49 Städten, die durch Straßen verbunden sind. Jede Provinz wird einmal besucht, in der Reihenfolge ihrer Nummern von 1 bis 12.

Jede Provinz hat vier Städte, nur die von Agra hat fünf. Straßen laufen in den Provinzen und über ihre Grenzen; auf ihnen werden deine Paläste zu einem [Netz](#scoring-palaces).

Die Nummer einer Provinz sagt, wann sie besucht wird. Alle Nummern sind von Anfang an bekannt, du kannst also vorausplanen; der letzte Besuch gilt immer Agras Provinz. Die Plättchen sind so gezeichnet, dass sie weder eine Stadt noch eine Straße verdecken.`,
  },
  city: {
    title: 'Städte',
    text: `
Eine Stadt ist ein Platz für Paläste. Sie ist frei, solange kein normaler Palast in ihr steht.

Bauen darfst du nur in Städten der **aktuellen Provinz**. Ein normaler Palast braucht eine freie Stadt. Der [Kronen-Palast](#crown-palace) darf dort überall stehen, auch neben einem anderen Palast. In einer Stadt stehen also höchstens zwei Paläste: ein normaler und der Kronen-Palast dieses Besuchs.

Vor ihrem Besuch ist eine Provinz leer. Danach stehen dort höchstens vier normale Paläste und einer, der mit der Krone kam.`,
  },
  fortress: {
    title: 'Festungen',
    text: `
Eine {{fortress}} Festung ist eine Stadt mit einem Bonusplättchen. Wer dort einen normalen Palast baut, nimmt das Plättchen und wertet es sofort.

Sechzehn der 49 Städte sind Festungen, und genau diese tragen am Anfang ein Plättchen. Du kannst nicht darauf verzichten: Es gehört zum Palast dazu. Ein Kronen-Palast [nimmt kein Plättchen](#crown-palace).`,
  },
  agra: {
    title: 'Agra und der Taj Mahal',
    text: `
Auf Agra liegt das {{taj}} Taj-Mahal-Plättchen: Ein normaler Palast bringt dort 4 Punkte zusätzlich.

Agra ist eine der sechzehn Festungen. Ihre Provinz hat fünf Städte und immer das Plättchen 12, sie ist also das Ziel des letzten Besuchs. Ist das Taj-Mahal-Plättchen gewertet, kommt es aus dem Spiel.`,
  },
  court: {
    title: 'Der Hof des Großmoguls',
    text: `
Am Hof liegen die sechs Preise des Besuchs: vier Einflussmarken, die Krone und das Provinz-Plättchen. Jeder kann in einem Besuch einmal gewonnen werden.

Hat jemand einen Preis genommen, ist er für die anderen bis zum nächsten Besuch weg, egal wie viele Symbole sie zeigen. Von jedem Preis liegt nie mehr als einer am Hof.

- Eine **Marke** oder die **Krone**, die niemand gewinnt, bleibt für den nächsten Besuch liegen. Es sammelt sich nichts an.
- Vor dem nächsten Besuch wird jede fehlende Marke aus dem Vorrat ersetzt. Von jeder gibt es sechs, und das reicht immer: Ein Spieler behält höchstens eine von jeder Art.
- Die Krone kehrt an den Hof zurück, wenn jemand sie gewonnen hatte.
- Das **Provinz-Plättchen** ist in jedem Besuch ein neues.`,
  },
  'card-display': {
    title: 'Der Karten-Nachschub',
    text: `
Aus diesen offenen Karten bedient sich, wer sich zurückzieht: Du suchst dir zwei aus, der letzte Spieler bekommt die eine, die übrig ist.

Es sind 5 Karten zu dritt, 7 zu viert und 9 zu fünft. Aufgefüllt wird vor jedem Besuch, auch vor dem zwölften, aber nie dazwischen. Wer früh geht, hat also mehr Auswahl, und am Ende eines Besuchs ist der Nachschub gerade verbraucht.

Gibt es nicht genug Karten, liegen nur so viele aus, wie da sind. Dann finden die Späten vielleicht nur eine oder keine Karte; die Ersten nehmen trotzdem zwei.`,
  },
  piles: {
    title: 'Nachziehstapel und Ablagestapel',
    text: `
Neue Karten kommen vom verdeckten Nachziehstapel; gebrauchte Karten kommen offen auf den Ablagestapel, der am Anfang leer ist.

Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird der Ablagestapel gemischt und ist der neue Nachziehstapel. Karten, die noch vor Spielern liegen, bleiben, wo sie sind.

Sind beide Stapel leer, entfällt die Karte ersatzlos. Das geschieht nur, wenn alle Karten horten. Keine Karte verlässt je das Spiel: Alle 96 sind immer in einem Stapel, im Nachschub, auf einer Hand oder auf dem Tisch.`,
  },
  'scoring-track': {
    title: 'Die Wertungsleiste',
    text: `
Einflusspunkte werden in dem Moment gezählt, in dem du sie bekommst, und du verlierst nie welche.

Eine Obergrenze gibt es nicht. Wer über das Ende der Leiste hinauskommt, beginnt eine neue Runde und behält alle Punkte.`,
  },
};
