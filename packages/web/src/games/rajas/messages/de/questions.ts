import type { Translation } from '../../../../i18n/language.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { questions as english } from '../en/questions.ts';

const count = counter('de');
const list = lister('de');

/** What is asked, and the answers. */
export const questions: Translation<typeof english> = {
  prompts: {
    others: (name) => `${name} entscheidet`,
    place: {
      title: 'Setze einen Arbeiter ein',
      hint: 'Wähle ein leuchtendes Feld auf dem Plan.',
      help: 'Setze einen Arbeiter auf ein freies Aktionsfeld, zahle die Kosten und führe die Aktion sofort aus. In Steinbruch und Hafen zählt das erste freie Feld. Wer einen Arbeiter einsetzen kann, muss es tun.',
    },
    lastTurn: {
      title: 'Letzter Zug: einsetzen oder passen',
      hint: 'Zwei Marker haben sich getroffen; dies ist der letzte Durchgang.',
      help: 'Die Marker eines Spielers haben sich getroffen. Der Durchgang wird zu Ende gespielt; in diesen letzten Zügen darfst du noch einen Arbeiter einsetzen, musst aber nicht.',
    },
    'pay-space': {
      title: 'Gib einen Würfel ab',
      hint: 'Wähle einen deiner leuchtenden Würfel.',
      help: 'Das Feld kostet einen Würfel. Wo die Augenzahl zählt, dreht ein Karma den Würfel beim Bezahlen auf die gegenüberliegende Seite.',
    },
    'pick-tile': {
      title: 'Bauen: Wähle ein Plättchen',
      hint: 'Leuchtende Plättchen kannst du bezahlen und legen.',
      help: 'Nimm das oberste Plättchen eines Stapels. Zahle Würfel seiner Farbe, deren Summe mindestens den Preis erreicht. Ein Lotus heißt: nur mit Karma.',
    },
    overbuild: {
      title: 'Baumeister: Wähle ein Plättchen',
      hint: 'Es muss teurer sein als das überbaute.',
      help: 'Überbaue eines deiner Plättchen mit einem teureren und zahle die Differenz in Würfeln der neuen Farbe. Das neue Plättchen wird gewertet; Sondererträge gibt es dabei nie. Alle Plättchen müssen mit der Residenz verbunden bleiben.',
    },
    coverCell: {
      title: 'Baumeister: Überbaue ein Plättchen',
      hint: 'Wähle eines deiner Plättchen und dann die Lage.',
      help: 'Das neue Plättchen muss teurer sein als das überbaute, und alle Plättchen müssen mit der Residenz verbunden bleiben. Sondererträge gibt es dabei nie.',
    },
    coverPay: {
      title: 'Baumeister: Zahle die Differenz',
      hint: 'Die erste Zahlung ist die billigste.',
      help: 'Zahle Würfel in der Farbe des neuen Plättchens, deren Summe die Differenz der beiden Preise erreicht. Zurück gibt es nichts. Ein Lotus dreht einen Würfel für ein Karma.',
    },
    'choose-cell': {
      title: 'Bauen: Lege das Plättchen',
      hint: 'Wähle ein Feld und dann die Lage.',
      help: 'Mindestens ein Weg des Plättchens muss an den Weg von deiner Residenz anschließen. Ein Weg, der einen Sonderertrag am Rand erreicht, bringt ihn sofort.',
    },
    'pay-tile': {
      title: 'Bauen: Bezahle das Plättchen',
      hint: 'Die erste Zahlung ist die billigste.',
      help: 'Zahle Würfel in der Farbe des Plättchens, deren Summe den Preis erreicht. Zurück gibt es nichts. Ein Lotus dreht einen Würfel für ein Karma.',
    },
    overpay: {
      title: 'Bauen: Mehr bezahlen als nötig',
      hint: 'Weitere Würfel der Farbe dürfen dazu.',
      help: 'Mehr zu zahlen als den Preis ist erlaubt, bringt aber nichts.',
    },
    'take-dice': {
      title: 'Nimm einen Würfel',
      hint: 'Wähle eine Farbe.',
      help: 'Alle Farben werden genannt, bevor gewürfelt wird. Sind Kalis Hände voll, gib zuerst Würfel zurück oder nimm weniger.',
    },
    fullHands: {
      title: 'Kalis Hände sind voll',
      hint: 'Gib zuerst einen leuchtenden Würfel zurück oder nimm keinen mehr.',
      help: 'Du darfst nur so viele Würfel besitzen, wie Kali Hände hat. Gib Würfel zurück, bevor du neue nimmst, oder verzichte auf die neuen.',
    },
    reroll: {
      title: 'Würfle neu',
      hint: 'Wähle die Würfel von links nach rechts und schließe dann ab.',
      help: 'Beliebig viele deiner Würfel dürfen neu gewürfelt werden, jeder einmal und alle zusammen.',
    },
    'score-markets': {
      title: 'Werte deine Märkte',
      hint: 'Vorgeschlagen ist das meiste Geld.',
      help: 'Jeder gewertete Markt bringt seinen aufgedruckten Wert. Du darfst weniger Märkte werten als erlaubt.',
    },
    upgrade: {
      title: 'Werte ein Gebäude auf',
      hint: 'Wähle eine Schriftrolle.',
      help: 'Ab jetzt bringt diese Gebäudeart beim Legen einen Ruhm mehr. Plättchen, die schon liegen, bringen nichts weiter.',
    },
    sail: {
      title: 'Flussfahrt: Wie weit?',
      hint: 'Wähle ein Flussfeld.',
      help: 'Dein Boot überspringt Felder mit anderen Booten und bringt den Gewinn des Feldes, auf dem es anhält. Wer die Brücke passiert, gewinnt einen Arbeiter.',
    },
    'palace-action': {
      title: 'Wähle eine Palastaktion',
      hint: 'Ohne Arbeiter und ohne Würfel.',
      help: 'Führe die Aktion eines Gemachs ohne Arbeiter und ohne Würfel aus, auch wenn es besetzt ist. Beim Baumeister wird die Differenz trotzdem bezahlt.',
    },
    yields: {
      title: 'Welcher Ertrag zuerst?',
      hint: 'Wähle ein leuchtendes Medaillon.',
      help: 'Dein Plättchen hat mehrere Sondererträge erreicht. Du erhältst alle nacheinander in der Reihenfolge, die du willst.',
    },
  },
  acts: {
    place: 'Figur einsetzen',
    action: 'Ausführen',
    tile: 'Plättchen nehmen',
    lay: 'Hier bauen',
    pay: 'Bezahlen',
    'pay-die': 'Diesen Würfel zahlen',
    take: 'Diesen Würfel nehmen',
    return: 'Zurückgeben',
    reroll: 'Neu würfeln',
    score: 'Werten',
    upgrade: 'Aufwerten',
    sail: 'Dorthin fahren',
    receive: 'Erhalten',
  },
  labels: {
    place: (name, cost) => `Arbeiter einsetzen: ${name} (${cost})`,
    pass: 'Passen',
    payDie: (die) => `${die} abgeben`,
    payTurned: (die, value) => `${die} abgeben, gedreht auf ${value} (1 Karma)`,
    tile: (tile) => `Nehmen: ${tile}`,
    lay: (cell, turns) => `Auf ${cell} legen, ${count(turns, { one: '# Vierteldrehung', other: '# Vierteldrehungen' })}`,
    layPlain: (cell) => `Auf ${cell} legen, ungedreht`,
    pay: (dice) => `${list(dice)} zahlen`,
    turned: (die, value) => `${die} gedreht auf ${value}`,
    overpay: 'Mehr zahlen …',
    take: (colour) => `Würfel nehmen: ${colour}`,
    return: (die) => `${die} zurückgeben`,
    reroll: (die) => `${die} neu würfeln`,
    done: 'Fertig',
    noMore: 'Keine mehr nehmen',
    decline: 'Nein, danke',
    score: (money) => `${money} Geld werten`,
    upgrade: (building) => `Aufwerten: ${building}`,
    sail: (n) => count(n, { one: '# Feld fahren', other: '# Felder fahren' }),
    stay: 'Bleiben',
    action: (name) => `Ausführen: ${name}`,
    receive: (gain) => `${gain} erhalten`,
  },
};
