import type { Translation } from '../../../../i18n/language.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { questions as english } from '../en/questions.ts';

const count = counter('de');
const list = lister('de');

/** What is asked, and the answers. */
export const questions: Translation<typeof english> = {
  prompts: {
    others: (name) => `${name} wählt`,
    building: (tile, cell) => `Bauen auf ${cell}: ${tile}`,
    covering: (tile, cell) => `${cell} überbauen: ${tile}`,
    place: {
      title: 'Setze einen Arbeiter ein',
      hint: 'Wähle ein leuchtendes Feld auf dem Spielplan.',
      help: 'Setze einen Arbeiter auf ein freies Feld, zahle die Kosten und führe die Aktion aus. In Steinbruch und Hafen nimmst du das erste freie Feld. Wenn du einen Arbeiter einsetzen kannst, musst du es tun.',
    },
    lastTurn: {
      title: 'Letzter Zug: einsetzen oder passen',
      hint: 'Bei jemandem haben sich die Marker getroffen. Das ist dein letzter Zug.',
      help: 'Bei jemandem haben sich die Marker getroffen, daher wird dieser Durchgang noch zu Ende gespielt. Du darfst einen Arbeiter einsetzen, musst aber nicht.',
    },
    'pay-space': {
      title: 'Gib einen Würfel ab',
      hint: 'Wähle einen deiner leuchtenden Würfel.',
      help: 'Dieses Feld kostet einen Würfel. Kommt es auf die Augenzahl an, dreht 1 Karma den Würfel beim Bezahlen auf die gegenüberliegende Seite.',
    },
    'pick-tile': {
      title: 'Bauen: Wähle ein Plättchen',
      hint: 'Die leuchtenden Plättchen kannst du bezahlen und legen.',
      help: 'Nimm das oberste Plättchen eines Stapels. Zahle Würfel seiner Farbe, die zusammen mindestens den Preis ergeben. Ein Lotus heißt: Du brauchst Karma.',
    },
    overbuild: {
      title: 'Baumeister: Wähle ein Plättchen',
      hint: 'Es muss mehr kosten als das überbaute.',
      help: 'Überbaue eines deiner Plättchen mit einem teureren und zahle die Differenz in Würfeln der neuen Farbe. Du wertest das neue Plättchen, bekommst aber nie Sondererträge. Alle Plättchen müssen mit deiner Residenz verbunden bleiben.',
    },
    coverCell: {
      title: 'Baumeister: Überbaue ein Plättchen',
      hint: 'Wähle eines deiner Plättchen, dann drehe das neue.',
      help: 'Das neue Plättchen muss mehr kosten als das überbaute, und alle Plättchen müssen mit deiner Residenz verbunden bleiben. Sondererträge bekommst du so nie.',
    },
    coverPay: {
      title: 'Baumeister: Zahle die Differenz',
      hint: 'Die günstigste Zahlung zuerst.',
      help: 'Zahle Würfel in der Farbe des neuen Plättchens im Wert von mindestens der Differenz. Wechselgeld gibt es nicht. Ein Lotus zeigt einen mit 1 Karma gedrehten Würfel.',
    },
    'choose-cell': {
      title: 'Bauen: Lege das Plättchen',
      hint: 'Wähle ein Feld, dann drehe das Plättchen.',
      help: 'Mindestens ein Weg des Plättchens muss an einen Weg von deiner Residenz anschließen. Erreichst du einen Sonderertrag am Rand, bekommst du ihn sofort.',
    },
    'pay-tile': {
      title: 'Bauen: Bezahle das Plättchen',
      hint: 'Die günstigste Zahlung zuerst.',
      help: 'Zahle Würfel in der Farbe des Plättchens im Wert von mindestens dem Preis. Wechselgeld gibt es nicht. Ein Lotus zeigt einen mit 1 Karma gedrehten Würfel.',
    },
    overpay: {
      title: 'Bauen: Mehr zahlen',
      hint: 'Du kannst beliebige Würfel dieser Farbe dazulegen.',
      help: 'Du darfst mehr zahlen, bekommst aber nichts dafür.',
    },
    'take-dice': {
      title: 'Nimm einen Würfel',
      hint: 'Wähle eine Farbe.',
      help: 'Wähle zuerst alle Farben, dann wird gewürfelt. Sind Kalis Hände voll, gib zuerst Würfel zurück oder nimm weniger.',
    },
    fullHands: {
      title: 'Kalis Hände sind voll',
      hint: 'Gib einen leuchtenden Würfel zurück oder hör hier auf.',
      help: 'Du kannst so viele Würfel haben, wie Kali Hände hat. Gib Würfel zurück, bevor du neue nimmst, oder verzichte auf die neuen.',
    },
    reroll: {
      title: 'Würfle neu',
      hint: 'Wähle Würfel von links nach rechts, dann drücke Fertig.',
      help: 'Würfle beliebig viele deiner Würfel neu, alle zusammen, einmal.',
    },
    'score-markets': {
      title: 'Werte deine Märkte',
      hint: 'Der beste Verkauf ist schon ausgewählt.',
      help: 'Jeder Markt bringt seinen aufgedruckten Wert. Du darfst weniger Märkte werten als erlaubt.',
    },
    upgrade: {
      title: 'Werte ein Gebäude auf',
      hint: 'Wähle eine Schriftrolle.',
      help: 'Ab jetzt bringt diese Gebäudeart beim Bauen 1 Ruhm mehr. Plättchen, die schon in deiner Provinz liegen, ändern sich nicht.',
    },
    sail: {
      title: 'Flussfahrt: Wie weit?',
      hint: 'Wähle ein Flussfeld.',
      help: 'Dein Boot überspringt Felder mit anderen Booten. Du bekommst den Gewinn des Feldes, auf dem es anhält. Fährst du an der Brücke vorbei, bekommst du einen Arbeiter.',
    },
    'palace-action': {
      title: 'Wähle eine Palastaktion',
      hint: 'Kein Arbeiter, kein Würfel.',
      help: 'Führe die Aktion eines Gemachs ohne Arbeiter und ohne Würfel aus, auch wenn es besetzt ist. Beim Baumeister zahlst du trotzdem die Differenz.',
    },
    yields: {
      title: 'Welcher Ertrag zuerst?',
      hint: 'Wähle ein leuchtendes Medaillon.',
      help: 'Dein Plättchen erreicht mehrere Sondererträge. Du bekommst sie alle, in beliebiger Reihenfolge.',
    },
  },
  acts: {
    place: 'Arbeiter einsetzen',
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
    receive: 'Nehmen',
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
    decline: 'Verzichten',
    score: (money) => `${money} Geld werten`,
    upgrade: (building) => `Aufwerten: ${building}`,
    sail: (n) => count(n, { one: '# Feld fahren', other: '# Felder fahren' }),
    stay: 'Nicht fahren',
    action: (name) => `${name} nutzen`,
    receive: (gain) => `${gain} erhalten`,
  },
};
