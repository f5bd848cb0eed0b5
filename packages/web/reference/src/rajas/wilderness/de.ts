import type { Texts } from '../../format.ts';
import type { WildernessId } from './sections.ts';

export const texts: Texts<WildernessId> = {
  wilderness: {
    title: 'Durchs wilde Gangestan',
    text: `Jeder beginnt mit einem Wildnisplättchen mitten in der Provinz und einem kleinen Nutzen dafür.

**Vorbereitung:** Ist alles aufgebaut und der Startspieler bekannt, werden die vier Wildnisplättchen verdeckt gemischt. In Zugreihenfolge vom Startspieler an zieht jeder eines, legt es und nimmt seinen [Nutzen](#wilderness-tiles). Nicht gezogene kommen ungesehen aus dem Spiel.

Du musst es auf eines der vier Innenfelder B2, D2, B3 oder D3 legen, in beliebiger Richtung. An deinen Weg angeschlossen sein muss es nicht.

Den Nutzen gibt es nur einmal, jetzt. Der spätere Anschluss bringt von sich aus nichts. Siehe [seine Wege](#wilderness-roads).`,
  },
  'wilderness-tiles': {
    title: 'Die vier Wildnisplättchen',
    text: `Jedes hat seinen eigenen Weg und seinen eigenen Nutzen bei der Vorbereitung.

- **Wasserfall** (Kurve): ein Würfel nach Wahl aus dem Vorrat, auf deine Kali geworfen.
- **Gebirge** (Gerade): Ziehe ein verdecktes weißes Ertragsplättchen und erhalte sofort seinen Ertrag, in jeder Variante. Ohne Navaratnas kommt es dann zu den beiseitegelegten. Mit Navaratnas bleiben die weißen verdeckt, bis alle Wildnis gelegt ist; dann werden alle, auch das gezogene, als Auslage aufgedeckt.
- **Sumpf** (Gabelung): Du darfst einen deiner Würfel zurückgeben, einen Würfel nach Wahl nehmen, ihn werfen und stattdessen behalten.
- **Wüste** (Kreuzung): 1 Karma.`,
  },
  'wilderness-roads': {
    title: 'Wildnis und deine Wege',
    text: `Solange kein Weg die Wildnis mit deiner Residenz verbindet, ist sie nicht erschlossen: Von ihr aus kannst du nicht weiterbauen. Sobald ein Weg sie erreicht, ist sie erschlossen, und ihre anderen Wegenden können fortgeführt werden wie die jedes Plättchens.

- Du darfst neben ihr bauen, ohne ihre Wege zu treffen, auch wenn sie dann nie mehr erreichbar ist.
- Wildnis wird nie überbaut, erschlossen oder nicht.
- Beim Baumeister muss jedes Plättchen, das verbunden war, verbunden bleiben, auch erschlossene Wildnis. Nicht erschlossene spielt keine Rolle.
- Innenfelder berühren den Rand nicht, die Wildnis selbst erreicht also keinen Sonderertrag. Plättchen dahinter tun es wie üblich.`,
  },
  'wilderness-counts': {
    title: 'Als was zählt Wildnis?',
    text: `Nur solange sie mit der Residenz verbunden ist, zählt sie als Provinzplättchen: 1 Geld beim Flussplättchen „1 Geld je Provinzplättchen“ (und bei der Ashoka-Säule einer anderen Box).

Dasselbe gilt für Wegformen, auf der Rückseite des Straßentableaus und beim braunen Plättchen für Kurven: Erschlossene Wildnis zählt mit ihrem Weg.

Sie hat weder Markt noch Gebäude und zählt dafür nie.`,
  },
  'wilderness-with-others': {
    title: 'Wildnis mit anderen Modulen',
    text: `Die meisten Module laufen einfach neben der Wildnis her. Hier berühren sie sich:

- **Kühe:** Eine Kuh überbaut nie Wildnis, und Wildnis ist kein Plättchen mit Markt.
- **Straßen:** Wildnis wird nie überbaut, umplatziert oder mit einer Fahne versehen. Ein umplatziertes Plättchen darf sie erschließen, sich für die eigene Verbindung aber nicht auf nicht erschlossene Wildnis stützen. Läge Wildnis neben der Residenz und führte ihren Weg fort, brächte sie Straßengeld; auf der Rückseite zählt erschlossene mit ihrem Weg.
- **Ganga 3:** „1 Geld je Provinzplättchen“ zählt sie nur, wenn sie erschlossen ist. Erschlossene darf noch einmal gewertet werden: Sie wiederholt ihren Nutzen.
- **Fluss:** Der Fluss wird ausgelegt, bevor Wildnis gezogen wird, und keine Wildnis bewegt ein Boot.
- **Navaratnas:** Die weißen Ertragsplättchen bleiben verdeckt, bis die Wildnis fertig ist. Es gelten die Innenfelder dieser Seite, Kali hat 8 Hände, und das braune Plättchen für Kurven zählt einen erschlossenen Wasserfall.
- **Gemischte Runden:** Der weiße Stapel bleibt das ganze Spiel verdeckt. Jeder nutzt die Innenfelder seiner eigenen Seite.`,
  },
};
