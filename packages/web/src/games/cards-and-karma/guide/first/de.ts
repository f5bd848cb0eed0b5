import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  welcome: {
    title: 'Mach den Tag zur Nacht',
    text: 'Diese sechs Wertungskarten sind dein Rennen. Drei Ruhm drehen die linke Karte um, sechs Münzen die rechte. Wer am Ende eines Abschnitts alle sechs umgedreht hat, gewinnt.\nDu spielst gegen einen Bot, Chameli; es dauert etwa zehn Minuten.',
  },
  hand: {
    title: 'Deine Würfel',
    text: 'Auf deiner Hand ist jede Karte ein Würfel: Die Farbe ist ein Stein, die Zahl kennst nur du. Hier sind Lapis 6 und 3, Karneol 1 und Smaragd 4. Mit ihnen zahlst du.',
  },
  grid: {
    title: 'Jede Karte ist zweierlei',
    text: 'In deinem Zug nimmst du eine Karte aus dem Raster: für das, was sie zeigt (Gebäude, Schiff, Waren, Palastaktion), oder als den Würfel in ihrer Ecke, und der kostet nichts.',
  },
  build: {
    title: 'Bau',
    text: 'Festung und Grabmal zusammen kosten Lapis 9. Deine Lapiswürfel ergeben 6 + 3: genau genug. Nimm die Karte.',
    other: 'Auch das kannst du nehmen. Aber deine zwei Lapiswürfel passen genau zu Festung und Grabmal.',
  },
  fame: {
    title: 'Zwei Ruhm',
    text: 'Jedes Gebäude brachte einen Ruhm; der dritte würde eine Karte umdrehen. Chameli nahm einen Würfel. Jetzt beginnt der zweite Abschnitt der Runde, und wer Startspieler ist, also du, bekommt ein Karma.',
  },
  ship: {
    title: 'Ein Schiff',
    text: 'Ein Schiff will einen Würfel mit genau seiner Zahl. Nimm Schiff 8 für deine Karneol 1: Damit holst du noch eine Warenkarte.',
    other: 'Möglich. Aber Schiff 8 bringt dir zwei Karten in einem Zug: das Schiff und eine Warenkarte.',
  },
  goods: {
    title: 'Waren',
    text: 'Nimm die Seide im Wert von 3. Waren werden von selbst zu Münzen, sobald du drei gleiche oder je eine jeder Sorte hast.',
    other: 'Auch schöne Waren. Nimm die Seide im Wert von 3: Sie bringt am meisten.',
  },
  set: {
    title: 'Von jedem eins',
    text: 'Runde 2. Du hast Seide. Die Karte mit Tee 2 und Gewürzen 1 macht je eines voll: 3 + 2 + 1 sind sechs Münzen. Nimm sie; Warenkarten kosten nichts.',
    other: 'Nicht schlecht, aber schau auf die Waren: Tee und Gewürze auf einer Karte machen deinen Satz voll.',
  },
  bonus: {
    title: 'Ein Bonus bei Nacht',
    text: 'Sechs Münzen haben deine rechte Karte umgedreht, und ihre Nachtseite gibt einen Bonus: ein Ruhm oder ein Schiff. Mit einem Ruhm hast du drei: Wähl Ruhm und schau, was passiert.',
    other: 'Ein Schiff ist schön. Aber der dritte Ruhm dreht sofort noch eine Karte um!',
  },
  chain: {
    title: 'Eine Kette',
    text: 'Drei Ruhm haben die linke Karte umgedreht. Ihr Bonus waren 2 Karma; mit deinem einen waren es drei, und drei Karma werden ein Verwalter. Zwei Karten in einem Zug: Solche Ketten gewinnen Spiele.',
  },
  administrator: {
    title: 'Dein Verwalter',
    text: 'Er gibt dir noch einen Zug, zwei Würfel vom Stapel oder steht beim Zahlen für einen beliebigen Würfel. Nutz ihn jetzt für noch einen Zug.',
    other: 'Auch das kann er. Lass dir diesmal noch einen Zug geben.',
  },
  die: {
    title: 'Würfel für später',
    text: 'Du hast nur noch einen Würfel. Wähle die Ecke der leuchtenden Karte und nimm sie als Würfel. Die Zahl ist eine Überraschung.',
    other: 'Das darfst du. Aber ohne Würfel kannst du nichts bezahlen: Nimm den Würfel in der leuchtenden Ecke.',
  },
  karma: {
    title: 'Was Karma kann',
    text: 'Eine Karneol 6! Passt eine Zahl nicht, erhöht oder senkt ein Karma einen Würfel beim Zahlen um 1. Drei gleiche Gebäude oder drei aufsteigende Schiffe bringen auch einen Verwalter.',
  },
  finale: {
    title: 'Noch vier Tage',
    text: 'Zwei deiner sechs Karten sind umgedreht, Chameli hat keine. Wer am Ende eines Durchgangs alle sechs umgedreht hat, gewinnt. Bau für Ruhm, sammle Waren für Münzen und such nach Ketten. Du bist dran.',
  },
};
