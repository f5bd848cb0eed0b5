import type { Texts } from '../../../format.ts';
import type { OverviewId } from './sections.ts';

export const texts: Texts<OverviewId> = {
  aim: {
    title: 'Ziel des Spiels',
    text: `Bring deinen Ruhmesmarker und deinen Geldmarker zusammen. Wessen Marker sich als Erste treffen oder überholen, der gewinnt meistens.

Die Ruhmesleiste {{fame-crown}} und die Geldleiste {{coin}} laufen nebeneinander um den Spielplan, aber in entgegengesetzter Richtung: Ruhm im Uhrzeigersinn, Geld dagegen. 1 Ruhm ist ein Feld auf der Ruhmesleiste, 1 Geld ein Feld auf der Geldleiste. So kommen sich die beiden Marker eines Spielers mit jedem Gewinn näher.

„Meistens“ heißt: Andere haben vielleicht noch einen letzten Zug und kommen noch weiter. Siehe [Wer gewinnt](#winner).`,
  },
  'players-and-modes': {
    title: 'Spielerzahl und Spielarten',
    text: `Ihr spielt zu zweit, zu dritt oder zu viert. Jeder hat eine Farbe.

Ihr spielt genau eine von drei Arten:

- das Grundspiel,
- die [Navaratnas-Variante](#navaratnas) für Spieler, die das Spiel kennen,
- eine [gemischte Runde](#mixed-rounds), in der Einsteiger auf Fortgeschrittene treffen.

Navaratnas und gemischte Runde schließen sich aus. Das [Ganga-Modul](#ganga) ändert nur Flussfelder und passt deshalb zu allen dreien.

Nur wenig hängt von der Spielerzahl ab: die Seite des Spielplans, die Abdeckplättchen, das Startgeld der späteren Spieler, wie oft du in einer Runde Gemischtwaren verkaufen darfst, und bei Navaratnas die Zahl der übrigen braunen Ertragsplättchen. Würfel, Provinzplättchen und weiße Ertragsplättchen sind immer gleich viele.`,
  },
  material: {
    title: 'Das Spielmaterial',
    text: `Würfel, Plättchen und Arbeiter sind begrenzt: Was aufgebraucht ist, ist nicht da.

- 48 Würfel, je 12 in Orange, Blau, Grün und Violett
- 64 Provinzplättchen, 16 je Farbe
- 24 Arbeiter, 6 je Spieler
- 4 Boote, 4 Ruhmesmarker, 4 Geldmarker, 4 Bonusmarker
- 20 Holzwürfelchen: je Spieler 4 Aufwertungsmarker und 1 Karma-Marker
- 30 Ertragsplättchen: 8 weiße, 9 gelbe, 6 rote, 7 braune
- 8 Flussplättchen, 2 Abdeckplättchen, 1 Startspielerelefant
- 4 Provinztableaus, 4 Kali-Tableaus und der Spielplan, alle mit zwei Seiten

Im Grundspiel bleiben die gelben, roten und braunen Ertragsplättchen und die Flussplättchen in der Schachtel.`,
  },
  'open-and-hidden': {
    title: 'Was offen liegt und was Zufall ist',
    text: `Fast alles ist offen: Marker, Würfel, Tableaus, offene und beiseitegelegte Plättchen. Du darfst auch wissen, wie viele Plättchen ein Stapel noch hat.

Verborgen sind nur drei Dinge: die Reihenfolge der verdeckten weißen Ertragsplättchen, die Provinzplättchen unter dem obersten jedes Stapels und Würfel, die noch nicht geworfen sind. Niemand darf einen Stapel durchsehen.

Jeder Wurf ist fair, 1 bis 6 je Würfel, und auch gemischt wird fair.`,
  },
  'set-up-board': {
    title: 'Aufbau: der Spielplan',
    text: `Zu zweit nehmt ihr die 2-Spieler-Seite des Spielplans, zu dritt oder viert die andere.

- **Zu dritt:** Die 2 Abdeckplättchen schließen einige Felder: zwei im Steinbruch und eines im Hafen. In dieser Partie gibt es sie nicht. Zu zweit und zu viert werden keine Abdeckplättchen gebraucht.
- **Würfel:** Alle 48, 12 je Farbe, bilden den allgemeinen Vorrat, bevor jemand einen nimmt.
- **Provinzplättchen:** Sie werden nach Farbe und nach dem Tier der Rückseite sortiert – {{animal-snake}} Schlange, {{animal-cow}} Kuh, {{player-tiger}} Tiger –, das ergibt 12 Stapel. Jeder Stapel wird gemischt und liegt offen neben dem Plan.
- **Weiße Ertragsplättchen:** Die 8 werden gemischt und bilden einen verdeckten Stapel.
- Gelbe, rote und braune Ertragsplättchen und die Flussplättchen bleiben in der Schachtel.`,
  },
  'set-up-player': {
    title: 'Aufbau: deine Sachen',
    text: `Jeder bekommt ein Provinztableau und in einer Farbe ein Kali-Tableau, 6 Arbeiter, ein Boot, einen Karma-Marker, 4 Aufwertungsmarker, einen Geldmarker, einen Ruhmesmarker und einen Bonusmarker.

- **Tableaus:** Kali liegt mit der Vorderseite oben, hat also 10 Hände. Die Provinz liegt mit der Grundspielseite oben.
- **Arbeiter:** Drei stehen bei deiner Kali bereit; sie sind aktiv. Die anderen drei warten: auf Ruhm 15, auf Geld 20 und an der Brücke.
- **Boot:** auf dem Startfeld des Flusses.
- **Karma:** Stufe 1.
- **Aufwertungsmarker:** je einer auf jeder Schriftrolle, in der linken Spalte mit Wert 2.
- **Würfel:** einer jeder Farbe, geworfen und auf Kali gelegt.
- **Bonusmarker:** auf Geld 12, mit der Flussseite nach oben.
- **Ruhm:** auf 0.

Beim Aufbau wird nichts ausgelöst: kein Bonus, kein Arbeiter.`,
  },
  'first-start-player': {
    title: 'Wer beginnt, und mit wie viel Geld',
    text: `Wer mit seinen vier Startwürfeln die kleinste Summe hat, beginnt und nimmt den Elefanten.

Die Reihenfolge steht fest: Erst werfen alle ihre Startwürfel, dann steht der Startspieler fest, dann kommen die Geldmarker an ihren Platz. Haben mehrere die kleinste Summe, entscheidet unter ihnen der Zufall.

Der Startspieler beginnt mit 3 Geld. Die anderen folgen im Uhrzeigersinn mit 4, 5 und 6. Zu zweit sind das 3 und 4, zu viert 3, 4, 5 und 6: Wer als Letzter beginnt, hat am meisten.

**Beispiel:** Die Summen sind 14, 9 und 17. Der Spieler mit 9 beginnt.`,
  },
  'round-and-turn': {
    title: 'Runden, Durchgänge, Züge',
    text: `Das Spiel ist eine Folge von Runden. Eine Runde besteht aus Durchgängen, und in jedem Durchgang hat jeder einen Zug.

- **Durchgang:** Vom Startspieler an und im Uhrzeigersinn setzt jeder genau einen Arbeiter ein, bezahlt das Feld und führt sofort die Aktion aus.
- **Zug:** nur ein Arbeiter. Nichts im Grundspiel gibt dir ein zweites Einsetzen im selben Zug.
- **Runde:** Sie dauert, bis niemand mehr einen Arbeiter einsetzen kann. Dann kommen die Arbeiter zurück.

Nur die Arbeiter kommen zurück. Deine Würfel, Karma, Geld, Ruhm, Aufwertungen, Boot, Provinz und Bonusmarker bleiben, wie sie sind, von Zug zu Zug und von Runde zu Runde.`,
  },
  turn: {
    title: 'Dein Zug',
    text: `Setze einen Arbeiter ein, bezahle sein Feld, führe die Aktion aus. Immer in dieser Reihenfolge.

Es gibt vier Bereiche:

- den [Steinbruch](#quarry), um ein Plättchen zu bauen,
- den [Marktplatz](#market-place), um Geld aus deinen Märkten zu holen,
- den [Palast](#palace) mit seinen Gunstbeweisen,
- den [Hafen](#harbour), um auf dem Fluss zu fahren.

Die Aktion musst du ausführen; nur zum Blockieren einsetzen geht nicht. Teile, die [freiwillig](#optional) sind, darfst du weglassen.

Der ganze Zug muss möglich sein, bevor der Arbeiter als eingesetzt gilt: Feld, Würfel, Karma, Plättchen, Platz und Drehung. Ist etwas unmöglich, ist nichts geschehen. Entscheidungen, die von Würfen dieses Zuges abhängen, triffst du, wenn sie anstehen.`,
  },
};
