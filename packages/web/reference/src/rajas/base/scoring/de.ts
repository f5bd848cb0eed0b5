import type { Texts } from '../../../format.ts';
import type { ScoringId } from './sections.ts';

export const texts: Texts<ScoringId> = {
  'markers-meet': {
    title: 'Wann haben sich die Marker getroffen?',
    text: `Neben jedem Ruhmesfeld liegen zwei Geldfelder. Deine Marker haben sich getroffen, wenn beide an derselben Stelle stehen, und überholt, wenn der Ruhm weiter ist.

Du kannst es auch ausrechnen: Ruhm plus dein halbes Geld, aufgerundet, muss **61** erreichen. Genau 61 ist ein Treffen und gilt als geschafft; jeder Punkt mehr ist ein Ruhmespunkt Überlappung. Auf welchem der beiden Geldfelder neben einem Ruhmesfeld du stehst, ist egal.

**Beispiele:** 65 Geld liegt neben Ruhm 28 (33 + 28 = 61). 52 Geld liegt neben Ruhm 35 (26 + 35 = 61). Mit 40 Geld brauchst du 41 Ruhm.`,
  },
  winner: {
    title: 'Wer gewinnt?',
    text: `Haben sich nur bei einem Spieler die Marker getroffen oder überholt, gewinnt er. Haben es mehrere geschafft, gewinnt die größte Überlappung, gezählt in Ruhmespunkten.

- Sind die Überlappungen gleich, gewinnt, wessen Marker sich früher getroffen haben.
- Auch eine Überlappung von 0 zählt: Treffen genügt.
- Es zählen nur die Stände nach dem allerletzten Zug.

**Beispiel:** Du endest mit 65 Geld und 30 Ruhm; neben deinem Geld liegt Ruhm 28, deine Überlappung ist also 2. Ein anderer hat noch einen letzten Zug und endet mit 52 Geld und 37 Ruhm: 37 − 35 = 2. Du warst früher, du gewinnst. Mit 38 Ruhm hätte der andere 3 und würde gewinnen.`,
  },
  ranking: {
    title: 'Die weiteren Plätze',
    text: `Spieler, deren Marker sich getroffen haben, kommen vor allen anderen, geordnet nach der Überlappung, bei gleicher danach, wer früher da war.

Alle anderen werden danach geordnet, wie viele Ruhmespunkte noch zwischen ihren Markern liegen: weniger ist besser. Wer gleich weit auseinander ist, teilt sich den Platz.`,
  },
  'ways-to-money': {
    title: 'Wie komme ich zu Geld?',
    text: `{{coin}} Vor allem mit Märkten: Jeder bringt seinen Wert, wenn du ihn baust, und wieder, sooft du ihn auf dem Marktplatz wertest.

- [Baue](#tile-scoring) Plättchen mit Märkten.
- Werte sie mit [Gemischtwaren](#assorted-goods) oder [Waren einer Sorte](#goods-of-one-kind).
- Die [Vorterrasse](#front-terrace) gibt 2, [Raja Man Singh](#raja-man-singh) gibt 3.
- Auf dem [Fluss](#river-benefits): 3, 5 oder 7 Geld, 1 je Markt, 2 je Aufwertung.
- Sondererträge mit 4, 5 und 6 und weiße Ertragsplättchen mit 3.

Jedes Geld bringt deinen Marker ein Feld weiter.`,
  },
  'ways-to-fame': {
    title: 'Wie komme ich zu Ruhm?',
    text: `{{fame-crown}} Vor allem mit Gebäuden: Jedes bringt 2, 3 oder 4 Ruhm, wenn du es legst.

- [Werte](#building-scrolls) die Gebäudearten auf, die du oft legst.
- Überbaue Plättchen mit dem [Baumeister](#master-builder), um mehr Gebäude zu legen.
- Der [Großmogul](#great-mogul) gibt 2.
- Auf dem [Fluss](#river-benefits): 2, 3 oder 4 Ruhm, 1 je Aufwertung, 2 je Karma auf dem letzten Feld.

Jeder Ruhm bringt deinen Marker ein Feld weiter, und er geht nie zurück. Ein Ruhm ist etwa zwei Geld wert, denn neben jedem Ruhmesfeld liegen zwei Geldfelder.`,
  },
};
