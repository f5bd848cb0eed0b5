import type { Texts } from '../../format.ts';
import type { PinkElephantId } from './sections.ts';

export const texts: Texts<PinkElephantId> = {
  'pink-elephant': {
    title: 'Der rosa Elefant',
    text: `Wer den rosa Elefanten hat, darf sich einmal je Runde auf ein Feld stellen, auf dem der Startspieler steht.

**Vorbereitung:** Der Elefant steht auf der Vorterrasse und gehört niemandem.

- Setze einen Arbeiter auf die Vorterrasse: Du bekommst wie üblich 2 Geld und würfelst neu, und du darfst sofort den Elefanten nehmen, von seinem Platz oder von seinem Besitzer. Du musst nicht.
- Du behältst ihn über das Rundenende hinaus, bis ein anderer ihn auf der Vorterrasse nimmt.
- Er wechselt höchstens einmal je Runde den Besitzer: Wer ihn in dieser Runde genommen hat, kann ihn nicht vor der nächsten verlieren.
- Am Spielende ist er nichts wert.

Siehe [wie du ihn nutzt](#pink-elephant-use).`,
  },
  'pink-elephant-use': {
    title: 'Den rosa Elefanten nutzen',
    text: `Einmal je Runde, wenn du einen Arbeiter einsetzen sollst, darfst du ihn zusammen mit dem Elefanten auf ein Feld setzen, auf dem ein Arbeiter des aktuellen Startspielers steht. Du führst diese Aktion aus.

- Du zahlst die vollen Kosten dieses Feldes: in Steinbruch und Hafen das Geld genau dieses Feldes, und alle Würfel der Aktion.
- Die Reihenfolge in Steinbruch und Hafen spielt beim Dazustellen keine Rolle. Der nächste gewöhnliche Arbeiter nimmt weiter das erste freie Feld.
- Alle anderen Grenzen gelten: passende Würfel, eine freie Zeile im Tempel, ein Arbeiter bei den Gemischtwaren zu dritt oder viert, eine mögliche Aktion.
- Zu niemandem außer dem Startspieler kannst du dich stellen. Bist du selbst Startspieler, kannst du den Elefanten gar nicht nutzen.
- Jeder nutzt ihn höchstens einmal je Runde, und höchstens zwei Spieler nutzen ihn in einer Runde.
- Am Rundenende kommt er zu seinem Besitzer zurück und ist wieder nutzbar, mit dem neuen Startspieler.

**Beispiel:** Der Startspieler hat einen Arbeiter bei der Tänzerin. Du hast den Elefanten und einen Würfel mit einer 2: Du setzt Arbeiter und Elefant dorthin, gibst die 2 ab und bekommst 2 Würfel und ein Ertragsplättchen. Der Arbeiter des Startspielers bleibt.`,
  },
  'pink-elephant-details': {
    title: 'Der rosa Elefant: Sonderfälle',
    text: `Was geschehen kann, während der Elefant auf dem Plan steht:

- **Er wird genommen, während er auf dem Plan steht:** Er geht fort; dein Arbeiter bleibt, und seine Aktion gilt. Der neue Besitzer darf sich auf dasselbe Feld stellen; dort können also drei Arbeiter stehen.
- **Großmogul:** Stellst du dich dort zum Startspieler, bekommen beide 2 Ruhm. Wer das Feld zuletzt genutzt hat, beginnt die nächste Runde.
- **Dein dazugestellter Arbeiter wird zurückgenommen** durch ein Flussplättchen (oder einen Shalimar-Garten): Der Elefant wird bei deinem Tableau hingelegt. Er gehört dir weiter, aber in dieser Runde kannst du ihn nicht mehr nutzen.
- **Der Arbeiter des Startspielers geht:** Deiner bleibt. Zu diesem Feld kann sich niemand mehr stellen.
- **Vorterrasse:** Hat der Startspieler sie genutzt, ohne den Elefanten zu nehmen, darfst du dich dazustellen und bekommst die übliche Aktion; der Elefant bleibt deiner.`,
  },
  'pink-elephant-with-others': {
    title: 'Der rosa Elefant mit anderen Modulen',
    text: `Die meisten Module laufen einfach neben dem Elefanten her. Hier berühren sie sich:

- **Holi:** Bei Gleichstand im Fest gilt der Startspieler, nicht der Elefant. Ein während eines Festes auf die Vorterrasse versetzter Arbeiter darf ihn nehmen.
- **Kedarnath:** Du darfst dich im Tempel zum Startspieler stellen, wenn dann eine Zeile frei ist. Die Zeilen werden neu geprüft, nach dem Karma des Startspielers; zu viert auf vier Stufen ist es unmöglich. Versetzt du diesen Arbeiter dann, legt sich der Elefant hin, der Arbeiter zählt nicht mehr für das braune Plättchen, und du darfst nicht zurück, solange der Startspieler dort steht.
- **Straßen:** Du darfst dich auf dem Straßentableau dazustellen und bekommst Residenzgeld und eine Fahne, wenn noch eine da ist; auf der Rückseite gibst du einen Würfel ab.
- **Ganga 3:** Einen Arbeiter zu versetzen braucht ein freies Feld, dafür kannst du den Elefanten nicht nutzen. Ein auf die Vorterrasse versetzter Arbeiter darf den Elefanten nehmen.
- **Navaratnas:** Ertragsplättchen für weniger Arbeiter hängen nur von aktiven Arbeitern ab, nie vom Elefanten.`,
  },
};
