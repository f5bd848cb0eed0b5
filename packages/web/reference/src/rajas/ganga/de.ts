import type { Texts } from '../../format.ts';
import type { GangaId } from './sections.ts';

export const texts: Texts<GangaId> = {
  ganga: {
    title: 'Ganga-Modul: Flussplättchen',
    text: `Flussplättchen bedecken einige Flussfelder und ersetzen das ganze Spiel lang, was dort aufgedruckt ist. Alle anderen Regeln des Flusses bleiben.

**Aufbau:** Die 8 Plättchen werden verdeckt gemischt. Ein Würfel wird geworfen; zähle vom Start aus so viele Flussfelder und lege dort das erste Plättchen offen hin. Wirf wieder, zähle von dort weiter, lege das nächste und so fort.

- Die Brücke wird nicht gezählt.
- Schluss ist, wenn alle 8 liegen oder wenn ein Wurf das letzte Feld erreichen oder überschreiten würde; noch einmal geworfen wird nicht. Übrige Plättchen sind aus dem Spiel.
- Auf Startfeld und letztem Feld liegt nie ein Plättchen.
- Alle Plättchen liegen vor dem ersten Zug offen.

**Beispiel:** Der erste Wurf ist eine 2, also liegt das erste Plättchen auf Feld 2 und ersetzt „2 Karma“. Mit einer 3 danach liegt das zweite auf Feld 5.

Das Modul passt zum Grundspiel, zu Navaratnas und zu gemischten Runden.`,
  },
};
