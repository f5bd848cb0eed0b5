import type { Texts } from '../../../format.ts';
import type { TracksId } from './sections.ts';

export const texts: Texts<TracksId> = {
  'fame-track': {
    title: 'Ruhmesleiste',
    text: `{{fame-crown}} Jeder Ruhm bringt deinen Ruhmesmarker ein Feld weiter, im Uhrzeigersinn. Ruhm wird nie ausgegeben, der Marker geht also nie zurück.

Unterwegs erreichst du diese Felder, jedes einmal:

- **5:** eine [Aufwertung](#late-upgrade) deiner Wahl
- **15:** deinen wartenden [Arbeiter](#new-workers)
- **24:** 2 Karma, höchstens bis 3
- **31:** wenn du willst, eine [Flussfahrt](#boat-move): Dein Boot fährt auf das nächste unbesetzte Feld, und du erhältst dessen Gewinn

Ein Feld wirkt, wenn dein Marker darauf anhält oder darüber hinwegzieht. Auf einem Feld dürfen beliebig viele Marker stehen.`,
  },
  'money-track': {
    title: 'Geldleiste',
    text: `{{coin}} Jedes Geld, das du erhältst, bringt deinen Geldmarker ein Feld weiter, gegen den Uhrzeigersinn; zahlst du, geht er zurück.

Unterwegs erreichst du diese Felder, jedes einmal:

- **12:** wenn du willst, eine [Flussfahrt](#boat-move)
- **20:** deinen wartenden [Arbeiter](#new-workers)
- **33:** wenn du willst, 2 Würfel beliebiger Farben
- **44:** wenn du willst, eine Flussfahrt
- **55:** wenn du willst, 2 Würfel beliebiger Farben

Dein [Bonusmarker](#bonus-marker) zeigt, welcher Bonus der nächste ist. Zurückgehen löst nichts aus. Auf einem Feld dürfen beliebig viele Marker stehen.`,
  },
  'bonus-spaces': {
    title: 'Einen Bonus erreichen',
    text: `Ein Bonus wirkt sofort, wenn dein eigener Marker auf seinem Feld anhält oder darüber hinwegzieht. Jeden Bonus jeder Leiste bekommst du nur einmal im Spiel.

- Verzichtest du auf einen Bonus oder ist er gerade unmöglich, ist er trotzdem verbraucht.
- Ein Bonus gehört nur zu einer Leiste. Der Marker auf der Leiste daneben bekommt nichts.

**Beispiel:** Ruhm 31 liegt neben Geld 59 und 60. Zieht dein Geldmarker dort vorbei, fährt dein Boot nicht.`,
  },
  'several-bonuses': {
    title: 'Mehrere Boni in einem Schritt',
    text: `Erst zieht der Marker den ganzen Weg, dann gilt alles, was er erreicht oder überschritten hat, in aufsteigender Reihenfolge, eines nach dem anderen und jedes ganz.

Auf der Geldleiste rückt der Bonusmarker weiter, bevor der Bonus ausgeführt wird. Geld aus diesem Bonus kann dir also schon den nächsten bringen. Führt dich ein Gewinn an zwei Boni vorbei, bekommst du beide.

**Beispiel:** Du kommst von 11 auf 34 Geld. Erst kommt die Flussfahrt der 12, dann der Arbeiter der 20, dann die Würfel der 33.`,
  },
  'bonus-marker': {
    title: 'Bonusmarker',
    text: `Dein Bonusmarker zeigt deinen nächsten Bonus auf der Geldleiste. Erreicht oder überschreitet dein Geldmarker ihn, erhältst du den Bonus, und der Marker rückt weiter:

1. Er beginnt auf 12, Flussseite oben: eine Flussfahrt.
2. Dann liegt er auf 33, Würfelseite oben: 2 Würfel.
3. Dann auf 44, Flussseite oben: eine Flussfahrt.
4. Dann auf 55, Würfelseite oben: 2 Würfel. Danach kommt er aus dem Spiel.

Es macht also nichts, wenn du zwischendurch zahlst und zurückfällst: Was du hattest, bekommst du nicht noch einmal. Der Marker rückt auch weiter, wenn du verzichtest oder der Bonus verfällt.

**Beispiel:** Du erreichst 12, zahlst bis auf 10 und erreichst wieder 12: Nichts geschieht. Dein nächster Bonus liegt auf 33.`,
  },
  'track-end': {
    title: 'Das Ende der Leisten',
    text: `Ruhm und Geld werden weitergezählt, auch über das letzte gedruckte Feld hinaus. Eine neue Umrundung beginnt nicht.

Das kann nur in den allerletzten Zügen vorkommen, denn die Marker treffen sich lange vorher. Die Ruhmesleiste hat 60 Felder, die Geldleiste 120.`,
  },
};
