import type { Texts } from '../../format.ts';
import type { DryingId } from './sections.ts';

export const texts: Texts<DryingId> = {
  drying: {
    title: 'Versiegende Quellen',
    text: `Jedes Flussplättchen kann nur ein Boot nutzen: Fährt es weg, versiegt das Plättchen.

**Vorbereitung:** Alle Plättchen werden gemischt. Vom ersten Feld nach dem Start an kommt auf jedes runde Feld eines, offen; was übrig ist, kommt aus dem Spiel. Das ovale letzte Feld bekommt keines, behält seinen aufgedruckten Gewinn und versiegt nie.

- Verlässt ein Boot ein Plättchen, egal wodurch, wird es sofort auf die blaue Rückseite gedreht.
- Auf einem versiegten Feld kann niemand mehr anhalten, und es bringt nichts. Es wird bei keiner Fahrt gezählt, genau wie ein besetztes.
- Nur das Plättchen, auf dem ein Boot stand, versiegt, nicht die, an denen es vorbeifährt. Das Startfeld verlassen lässt nichts versiegen, und mehrere Boote dürfen dort stehen.
- Auch ein Plättchen, das im selben Zug wieder verlassen wird, versiegt; ein begonnener Gewinn wird aber ganz erhalten.
- Sind alle runden Felder voraus versiegt oder besetzt, ist das ovale das nächste.`,
  },
  'drying-details': {
    title: 'Versiegende Quellen: Portugiese, Brücke, Zählen',
    text: `Auf einem versiegenden Fluss lohnt bei manchem ein genauerer Blick:

- **Portugiese:** genau sechs Felder, ohne versiegte und besetzte; das ovale zählt als eines. Liegen weniger als sechs voraus, ist er nicht nutzbar.
- **Brücke:** Du gewinnst deinen Arbeiter, wenn das Boot die Brücke auf dem gedruckten Fluss passiert, ob Felder darum herum versiegt sind oder nicht.
- **Braunes Plättchen „1 Ruhm je 3 Flussfelder“:** Es zählt die zurückgelegten gedruckten Felder, versiegte eingeschlossen, also bis zu 8 Ruhm.
- **Plättchen:** Im Spiel sind Ganga 1 und Ganga 3, 25 Plättchen für 25 runde Felder; Ganga 2 nur, wenn ihr es habt. Ein rundes Feld ohne Plättchen versiegt nie.`,
  },
  'drying-with-others': {
    title: 'Versiegende Quellen mit anderen Modulen',
    text: `Den meisten Modulen sind versiegte Felder egal. Hier berühren sie sich:

- **Holi:** Ein durch ein Geschenk bewegtes Boot lässt das verlassene Plättchen versiegen.
- **Kedarnath:** Die Flussfahrt der Zeile 1 überspringt versiegte Felder und lässt das verlassene Plättchen versiegen.
- **Ganga 3:** Seine Plättchen sind offen, bis ein Boot sie verlässt. Führt der Gewinn selbst das Boot weiter, versiegt das eben genutzte; sonst bleibt es bis zur Abfahrt offen.
- **Ganga 1:** Seine Plättchen sind im Vorrat; gewürfelt wird nicht. „Weiterfahren“ zählt nur offene, unbesetzte Felder, und sein Plättchen versiegt beim Verlassen.
- **Boni auf den Leisten:** Eine mitten in einer Aktion gewonnene Flussfahrt kommt sofort und lässt das Plättchen versiegen, auch wenn dessen Gewinn den Bonus gebracht hat; dieser Gewinn wird zuerst beendet.
- **Navaratnas:** Flussfahrten von Erträgen überspringen versiegte Felder; das braune Ertragsplättchen für den Fluss zählt sie mit.
- **Geheimnisvolle Wasser** sind mit dieser Variante nicht verbindbar.`,
  },
};
