import type { Translation } from '../../../../i18n/language.ts';
import { counter } from '../../../../i18n/numbers.ts';
import type { refusals as english } from '../en/refusals.ts';

const count = counter('de');

/** Why something cannot be chosen. */
export const refusals: Translation<typeof english> = {
  tooLittleMoney: (price, money) => `Das kostet ${price} Geld. Du hast ${money}.`,
  tooFewDice: (colour, price, have) =>
    `Dieses Plättchen kostet ${colour} ${price}. Deine Würfel (${colour}) ergeben zusammen ${have}.`,
  tooFar: (most) =>
    count(most, {
      one: 'Zu weit: Dein Boot kann höchstens # Feld fahren.',
      other: 'Zu weit: Dein Boot kann höchstens # Felder fahren.',
    }),
  plain: {
    occupied: 'Hier steht schon ein Arbeiter.',
    'not-the-next-space': 'Nimm das erste freie Feld dieses Bereichs.',
    'already-used-this-round': 'So ein Feld hast du in dieser Runde schon benutzt.',
    'no-fitting-die': 'Du hast keinen passenden Würfel.',
    'no-such-market': 'Diesen Markt hast du nicht in deiner Provinz.',
    'colour-not-in-supply': 'Im Vorrat ist kein Würfel dieser Farbe mehr.',
    'no-open-road': 'Keiner deiner Wege führt auf ein leeres Feld.',
    'no-payable-tile': 'Du kannst keines der Plättchen bezahlen oder legen.',
    'nothing-to-overbuild': 'Damit kannst du keines deiner Plättchen überbauen.',
    'boat-at-river-end': 'Dein Boot hat das Ende des Flusses erreicht.',
    'too-few-river-spaces': 'Vor deinem Boot liegen nicht genug freie Flussfelder.',
    'karma-full': 'Dein Karma ist voll.',
    'all-upgraded': 'Alle deine Gebäude haben schon die höchste Stufe.',
    'no-dice': 'Du hast keine Würfel.',
    'amount-is-zero': 'Das brächte dir jetzt nichts.',
    'no-possible-action': 'Jetzt ist keine Palastaktion möglich.',
    'stack-is-empty': 'Dieser Stapel ist leer.',
    'not-dearer': 'Das neue Plättchen muss mehr kosten als das überbaute.',
    'difference-too-high': 'Deine Würfel reichen nicht für die Differenz.',
    'overbuilt-already': 'Dieses Feld wurde schon überbaut.',
    'would-cut-off-tiles': 'Das würde Plättchen von deiner Residenz abschneiden.',
    'nothing-to-cover': 'Hier ist kein Plättchen zum Überbauen.',
    'cell-is-filled': 'Hier liegt schon ein Plättchen.',
    'no-building-ground': 'Hier kannst du nicht bauen.',
    'no-road-leads-there': 'Kein Weg führt dorthin.',
    'game-over': 'Die Partie ist vorbei.',
    'not-your-decision': 'Gerade wählt jemand anders.',
    'finish-the-action': 'Führe zuerst deine Aktion zu Ende.',
    'no-build-action': 'Um ein Plättchen zu nehmen, setze einen Arbeiter im Steinbruch ein.',
    'no-tile-to-lay': 'Du hast gerade kein Plättchen zu legen.',
    'no-boat-move': 'Dein Boot fährt gerade nicht.',
    'boats-only-move-forward': 'Boote fahren nur vorwärts.',
    'occupied-by-a-boat': 'Hier liegt ein anderes Boot, also wird das Feld übersprungen.',
    'no-yield-tile': 'Keine Ertragsplättchen mehr da.',
    'not-covered-by-this-tile': 'Mit diesem Plättchen kannst du das hier nicht überbauen.',
  },
};
