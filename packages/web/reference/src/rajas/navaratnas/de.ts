import type { Texts } from '../../format.ts';
import type { NavaratnasId } from './sections.ts';

export const texts: Texts<NavaratnasId> = {
  navaratnas: {
    title: 'Navaratnas-Variante',
    text: `Für Spieler, die das Spiel kennen. Ertragsplättchen werden nicht mehr gezogen und sofort genutzt: Du wählst sie aus, legst sie auf dein eigenes Tableau und erhältst sie, wenn ein Weg sie erreicht.

Das ist anders als im Grundspiel:

- Alle nutzen die **Rückseite des Provinztableaus**. Die aufgedruckten Erträge sind klein, und jedes Sonderertragsfeld hat eine Farbe.
- Kali zeigt ihre **Rückseite mit 8 Händen**.
- Du kannst **alle drei** wartenden Arbeiter gewinnen, also sechs haben.
- Bei der [Tänzerin](#navaratnas-dancer) wählst du ein [Ertragsplättchen](#navaratnas-yield-spaces).
- Wer [weniger Arbeiter](#navaratnas-fewer-workers) hat, bekommt dafür Ertragsplättchen.

Alles andere ist wie im Grundspiel.`,
  },
  'navaratnas-set-up': {
    title: 'Navaratnas: Aufbau',
    text: `Alle Ertragsplättchen liegen offen aus, nach Farben geordnet; einen verdeckten Stapel gibt es nicht.

1. Die 7 braunen Plättchen werden gemischt. In Zugreihenfolge, vom Startspieler an, zieht jeder eines und legt es offen auf eines seiner zwei braunen Sonderertragsfelder. Es verdeckt den dort aufgedruckten Ertrag.
2. Die übrigen braunen – 7 minus Spielerzahl – und alle 8 weißen, 9 gelben und 6 roten Plättchen werden offen auf die Gebäude ihrer Farbe gelegt.

Auf der Rückseite des Tableaus findest du zwei braune, zwei rote, vier gelbe und drei weiße Sonderertragsfelder.`,
  },
  'navaratnas-dancer': {
    title: 'Navaratnas: die Tänzerin',
    text: `Für einen Würfel mit einer 2 nimmst du 2 Würfel beliebiger Farben. Dann darfst du ein beliebiges Ertragsplättchen aus der Auslage wählen und auf ein freies Sonderertragsfeld derselben Farbe auf deinem Tableau legen. Sein Ertrag kommt erst, wenn ein Weg das Feld anschließt.

- Du darfst nur ein Plättchen nehmen, für dessen Farbe du ein [freies Feld](#navaratnas-yield-spaces) hast, und legst es sofort.
- Du darfst auf ein Plättchen verzichten. Passt keines, bringt die Tänzerin nur die 2 Würfel.
- Genommene Plättchen werden nicht ersetzt.
- Eine Tänzerin, die dir der Fluss gibt, wirkt genauso, ohne den Würfel.`,
  },
  'navaratnas-yield-spaces': {
    title: 'Navaratnas: Sonderertragsfelder und ihre Plättchen',
    text: `Schließt ein Weg ein Sonderertragsfeld an, erhältst du das dort liegende Ertragsplättchen, einmal, nachdem das Provinzplättchen gewertet ist. Liegt dort keines, erhältst du den kleinen aufgedruckten Ertrag wie im Grundspiel.

- Ein Feld ist **frei**, wenn kein Ertragsplättchen darauf liegt und du seinen Ertrag noch nicht erhalten hast. Ein Feld, das kein Weg mehr erreichen kann, ist auch frei, aber nutzlos.
- Ein Ertragsplättchen, das liegt, wird nie bewegt, verdeckt oder zurückgegeben.
- Der Baumeister bringt nie den Ertrag eines Ertragsplättchens.`,
  },
  'navaratnas-coloured-tiles': {
    title: 'Navaratnas: weiße, gelbe und rote Plättchen',
    text: `Sie bringen Würfel, Geld, eine Aufwertung, eine Flussfahrt oder Karma, wenn ein Weg sie anschließt.

- **Weiß:** 1 Würfel beliebiger Farbe, 3 Geld, eine Aufwertung oder 1 Karma; je zweimal.
- **Gelb:** 2 Würfel einer Farbe (für jede der vier Farben eines), 5 Geld (zweimal), 2 Karma, eine Flussfahrt oder eine Aufwertung.
- **Rot:** 2 Würfel beliebiger Farben (zweimal), 8 Geld (zweimal), eine Aufwertung oder eine Flussfahrt.

Eine Flussfahrt führt auf das nächste unbesetzte Feld und bringt dessen Gewinn.`,
  },
  'navaratnas-brown-tiles': {
    title: 'Navaratnas: die sieben braunen Plättchen',
    text: `Ein braunes Plättchen zählt etwas in dem Augenblick, in dem du es anschließt. Das Provinzplättchen, das es anschließt, ist vorher gewertet und zählt mit; nur sichtbare Plättchen zählen.

Von jedem gibt es eines:

- **Marktplättchen:** 1 Ruhm für jedes deiner Plättchen mit mindestens einem Markt.
- **Fluss:** 1 Ruhm je 3 Flussfelder, die dein Boot zurückgelegt hat, abgerundet. Das Startfeld zählt nicht, übersprungene Felder schon. Auf Feld 17 sind das 5 Ruhm.
- **Gebäude:** 1 Geld für jedes sichtbare Gebäude; zwei auf einem Plättchen zählen doppelt.
- **Ertragsplättchen:** 2 Geld für jedes angeschlossene Ertragsplättchen, dieses eingeschlossen. Aufgedruckte Erträge zählen nicht. Ein zweites, im selben Schritt angeschlossenes zählt nur, wenn du es vorher erhalten hast.
- **Kurven:** 2 Ruhm für jedes sichtbare Plättchen mit einer Kurve. Gabelungen und Kreuzungen sind keine Kurven.
- **Aufwertungen:** 2 Geld für jede [Aufwertung](#upgrades-made), die du gemacht hast.
- **Arbeiter:** 1 Ruhm für jeden aktiven Arbeiter, den du hast, eingesetzt oder nicht.`,
  },
  'navaratnas-fewer-workers': {
    title: 'Navaratnas: Ertragsplättchen für weniger Arbeiter',
    text: `Wärst du an der Reihe, hast aber keinen Arbeiter mehr, während ein anderer mehr aktive Arbeiter besitzt, darfst du ein Ertragsplättchen aus der Auslage wählen und sofort legen.

- Besitzt jemand mindestens zwei mehr als du, bekommst du ein zweites, wenn du in dieser Runde zum zweiten Mal an der Reihe wärst; bei drei mehr ein drittes.
- Es zählen die Arbeiter, die man besitzt, nicht die noch einzusetzenden. Ein abgelehntes oder nicht legbares Plättchen zählt als erhalten.
- Das ist kein Zug: keine Aktion, kein Karma, nichts außer dem Legen.
- Wer noch einen Arbeiter hat, ihn aber nicht einsetzen kann, bekommt keines. Ebenso niemand mehr, nachdem das Spielende ausgelöst ist.

**Beispiel:** Du hast 4 Arbeiter, ein anderer 5. Im fünften Durchgang bekommst du ein Plättchen. Hätte der andere 6, bekämst du im sechsten noch eines.`,
  },
};
