import type { Texts } from '../../format.ts';
import type { CoffersId } from './sections.ts';

export const texts: Texts<CoffersId> = {
  coffers: {
    title: 'Die Schatullen des Großmoguls (Goodie-Box 2): sieben Module',
    text: `Sieben Module, die ihr einzeln ein- oder ausschaltet: [Holi](#holi), die [Heiligen Kühe](#cows), [Kedarnath](#kedarnath), die [Wildnis](#wilderness), die [Straßen](#roads), das [Ganga-Modul 3](#ganga3) und der [rosa Elefant](#pink-elephant).

Ist keines an, spielt ihr das unveränderte Grundspiel. Sie lassen sich frei verbinden, zu zweit, zu dritt oder zu viert. Wer sie noch nicht kennt, beginnt am besten mit einem Modul je Partie; das ist nur ein Rat.

Holi, Kedarnath und die Straßen haben eine Vorder- und eine Rückseite. Ihr einigt euch vor dem Spiel auf eine und bleibt dabei.

Zweierlei schließt sich aus: [Versiegende Quellen](#drying) und [Geheimnisvolle Wasser](#mysterious). Und eine gemischte Runde ist nicht die Navaratnas-Variante; ihr spielt das eine oder das andere.`,
  },
  'module-set-up': {
    title: 'Vorbereitung mit Modulen',
    text: `Baut in dieser Reihenfolge auf:

1. Spielplan, Fluss und Flussplättchen,
2. die Stapel der Provinzplättchen mit den eingemischten Heiligen Kühen,
3. die Ertragsplättchen,
4. Kedarnath-Tableau, Straßentableau mit 3 Fahnen, Holi-Plättchen, rosa Elefant,
5. die Sachen der Spieler, Startwürfel, Startspieler, Startgeld,
6. bei Navaratnas: das braune Plättchen jedes Spielers,
7. die Wildnisplättchen,
8. bei Navaratnas: Die weißen Ertragsplättchen werden aufgedeckt.

Was verdeckt liegt – Stapel von Ertragsplättchen, Flussplättchen, Wildnisplättchen vor dem Ziehen –, kennt niemand, bis es aufgedeckt wird.`,
  },
  'module-effects': {
    title: 'Wirkungen der Module',
    text: `Die Module benutzen die Wörter des Grundspiels, und seine Regeln gelten.

- **Reihenfolge:** Arbeiter einsetzen, bezahlen, Aktion ausführen. Jede Wirkung wird beendet, dann folgen die dabei erreichten Boni und Arbeiter in dieser Reihenfolge, dann die nächste Wirkung. Ist nichts mehr offen, endet dein Zug. Erst dann kommen wartende Holi-Feste, dann der nächste Zug.
- **Ein Würfel nach Wahl:** eine beliebige Farbe aus dem Vorrat, sofort geworfen. Kali hat 10 Hände, auf der Rückseite 8; [ist sie voll](#kali-full), nimmst du weniger oder gibst erst Würfel zurück. Nur die Würfel der [Holi-Vorderseite](#holi-front) wirft nicht, wer sie nimmt.
- **Einen Markt werten:** Du erhältst seinen aufgedruckten Wert, dazu den Bonus einer [Kuh](#cow-goods), wo er gilt. In einer Wirkung zählt jeder Markt höchstens einmal. Weniger werten darfst du immer.
- **Flussfahrt:** auf das nächste Flussfeld, das frei und nicht versiegt ist, mit seinem Gewinn. Das ovale letzte Feld ist immer frei; von dort fährt kein Boot weiter.
- **Karma** bleibt zwischen 0 und 3; was zu viel ist, verfällt.
- Ein unmöglicher Teil verfällt. Die anderen Teile gelten trotzdem, und nichts ersetzt ihn.`,
  },
  'module-yield-tiles': {
    title: '„Ein Ertragsplättchen“ in den Modulen',
    text: `Ohne Navaratnas ziehst du das oberste weiße Plättchen, erhältst sofort seinen Ertrag und legst es beiseite; ist der Stapel leer, werden die beiseitegelegten gemischt.

Mit Navaratnas wählst du ein offenes Ertragsplättchen, für dessen Farbe du ein freies Feld hast, und legst es dorthin. Sein Ertrag kommt, wenn ein Weg es anschließt. Du darfst auf das Plättchen verzichten.`,
  },
  'out-of-turn': {
    title: 'Geschenke außerhalb deines Zuges',
    text: `Während du ein Festtagsgeschenk erhältst, triffst du alle Entscheidungen dazu, und niemand darf dich unterbrechen. Für Karma, Holi-Plättchen und Fahnen gilt es als dein Zug.

Einen Zug mit einem Arbeiter verlierst oder gewinnst du dadurch nicht.`,
  },
  'module-boards': {
    title: 'Tempel und Straßentableau',
    text: `Der Kedarnath-Tempel und das Straßentableau sind gewöhnliche Aktionsfelder mit Platz für einen Arbeiter je Runde, bei jeder Spielerzahl.

Arbeiter dort kommen am Rundenende zurück und gelten für alle anderen Regeln als auf dem Plan eingesetzt.`,
  },
  'everything-together': {
    title: 'Alles zusammen',
    text: `Ihr dürft alle Module zugleich einschalten. Wo zwei sich berühren, sagt es ein Abschnitt „mit anderen Modulen“; alle anderen Paare laufen einfach nebeneinander.

- Versiegende Quellen und Geheimnisvolle Wasser schließen sich aus: Die blaue Rückseite eines Flussplättchens hieße zweierlei.
- Gemischte Runden sind Runden des Grundspiels mit Handicap und schließen Navaratnas deshalb aus.
- Die Flussplättchen des Grundspiels passen zu Navaratnas und gemischten Runden wie immer.

Was ihr auch verbindet, manches gilt immer: 12 Würfel je Farbe, 3 Fahnen, jedes Holi-Plättchen nur einmal, ein Boot auf jedem runden Flussfeld, Karma von 0 bis 3. Höchstens 3 Arbeiter stehen auf einem Feld, und mehr als einer nur durch den rosa Elefanten. Zwischen zwei Zügen steht kein Marker jenseits eines Holi-Plättchens, das noch auf der Leiste liegt.`,
  },
};
