import type { Texts } from '../../format.ts';
import type { RoadsId } from './sections.ts';

export const texts: Texts<RoadsId> = {
  roads: {
    title: 'Die Straßen des Mogulreichs',
    text: `Ein Arbeiter auf dem Straßentableau bringt Geld für die Wege deiner Residenz und eine Fahne, mit der du ein überbautes Plättchen retten kannst.

**Vorbereitung:** Wählt eine Seite des Straßentableaus und legt 3 Fahnen daneben.

- Die Vorderseite kostet nichts; die [Rückseite](#roads-back) kostet einen Würfel und bringt mehr.
- Du bekommst 1 Geld für jeden der drei Wege deiner Residenz, den ein sichtbares Nachbarplättchen fortführt, also höchstens 3.
- Du bekommst auch eine [Fahne](#road-flag), wenn noch eine da ist. Eine Wahl hast du nicht.
- Du darfst das Feld nutzen, auch wenn keine Fahne mehr da ist oder kein Weg fortgeführt wird.
- Fahnen liegen bei deiner Kali, brauchen aber keine Hand. Du darfst mehrere haben.`,
  },
  'road-flag': {
    title: 'Eine Fahne nutzen',
    text: `Überbaust du ein Plättchen mit dem Baumeister, darfst du eine Fahne aus einem früheren Zug nutzen: Das alte Plättchen verschwindet nicht darunter, sondern zieht auf einen freien Platz um.

1. Überbaue wie üblich: teureres Plättchen, Differenz bezahlt, alle Plättchen verbunden, oder nach den Regeln für [Kühe](#cow-covering). Der folgende Umzug zählt dafür nicht.
2. Werte das neue Plättchen: Märkte, Gebäude, Kuh. Sondererträge bringt es nicht.
3. Zieh das überbaute Plättchen heraus und lege es sofort auf einen freien Platz deines Tableaus, in beliebiger Richtung, sodass ein Weg es mit der Residenz verbindet.
4. Stelle die Fahne darauf. Sie [bleibt dort](#road-relocated).

Das geht mit jedem Baumeister, aus dem Palast oder vom Fluss, eine Fahne je Überbauen, und du entscheidest jedes Mal. Passt kein freier Platz, behältst du die Fahne, und das Plättchen bleibt darunter.

**Beispiel:** Du gibst eine 5 und eine grüne 4 für ein grünes Plättchen mit zwei Gebäuden ab und überbaust ein Marktplättchen. Auf Stufe 2 bekommst du 2 + 2 = 4 Ruhm. Das Marktplättchen zieht auf einen freien Platz neben „2 Würfel“: kein Geld dafür, aber du nimmst 2 Würfel. Die Fahne steht darauf, und sein Markt kann später gewertet werden.`,
  },
  'road-relocated': {
    title: 'Das umplatzierte Plättchen',
    text: `Beim Umzug wird es nicht gewertet: kein Geld, kein Ruhm, kein Nutzen. Sondererträge, die es neu an deine Wege anschließt, erhältst du aber, nach allem anderen. Einen schon erhaltenen Ertrag gibt es nicht noch einmal.

- Die Fahne bleibt bis zum Spielende darauf und kommt nie in den Vorrat zurück. Ein Plättchen mit Fahne kann nie überbaut werden.
- Das neue Plättchen, nun allein auf seinem Platz, darf später wie jedes andere überbaut werden.
- Sonst wirkt das umplatzierte Plättchen wie vorher: Seine Märkte können gewertet werden, Gebäude, Weg und das Plättchen selbst zählen, und eine Kuh behält ihren Dauernutzen.`,
  },
  'roads-back': {
    title: 'Straßentableau: Rückseite',
    text: `Das Feld kostet einen Würfel deiner Wahl; ohne Würfel ist es nicht nutzbar. Du bekommst das Geld für deine Residenzwege und eine Fahne wie auf der Vorderseite und dazu Geld nach dem Wurf des Würfels.

Der Würfel wird geworfen, und du bekommst 2 Geld für jedes sichtbare Plättchen deiner Provinz mit diesem Weg:

- **1 oder 6:** Geraden
- **2 oder 5:** Kurven
- **3:** Gabelungen
- **4:** Kreuzungen

Kühe, Plättchen mit Fahne und erschlossene Wildnis zählen mit, überbaute nicht. Eine Obergrenze gibt es nicht.

Die Reihenfolge ist: Würfel abgeben, Residenzgeld, Fahne, Wurf, Zusatzgeld, Würfel in den Vorrat. Nichts kann den Wurf ändern: kein Karma, kein Holi-Plättchen, kein neuer Wurf.

**Beispiel:** Alle drei Residenzwege sind fortgeführt, du hast 4 Gabelungen und würfelst eine 3: 3 + 8 = 11 Geld und eine Fahne.`,
  },
  'roads-with-others': {
    title: 'Straßen mit anderen Modulen',
    text: `Die meisten Module laufen einfach neben den Straßen her. Hier berühren sie sich:

- **Kühe:** Eine mit Fahne gelegte Kuh wird gewertet, bevor das überbaute Plättchen umzieht. Eine umplatzierte Kuh behält ihren Dauernutzen, gibt aber nichts, solange sie verdeckt ist. Kühe zählen mit ihrem Weg.
- **Wildnis:** Sie wird nie überbaut, umplatziert oder mit einer Fahne versehen, aber ein umplatziertes Plättchen darf sie erschließen. Erschlossene zählt auf der Rückseite mit ihrem Weg; führte sie einen Residenzweg fort, brächte sie Straßengeld.
- **Ganga 3, einen Arbeiter versetzen:** Du darfst einen Arbeiter auf das leere Straßentableau versetzen. Auf der Rückseite brauchst du dann keinen Würfel: Einer aus dem Vorrat wird geworfen und zurückgelegt.
- **Ganga 3, noch einmal werten:** Ein Plättchen mit Fahne darf noch einmal gewertet werden. Nicht gewertet wird es nur im Augenblick des Umzugs.
- **Baumeister vom Fluss:** Eine Fahne wirkt bei jedem, ob von einem gedruckten Feld oder einem Plättchen.
- **Rosa Elefant:** Sein Besitzer darf sich hier zum Startspieler stellen und bekommt Residenzgeld und eine Fahne, wenn noch eine da ist; auf der Rückseite für einen Würfel.
- **Navaratnas:** Einen Ertrag, den das umplatzierte Plättchen neu anschließt, erhältst du, nachdem das neue gewertet ist; gezählt wird, was nach dem Umzug da ist.`,
  },
};
