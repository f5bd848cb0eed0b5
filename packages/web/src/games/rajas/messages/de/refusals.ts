import type { Translation } from '../../../../i18n/language.ts';
import { counter } from '../../../../i18n/numbers.ts';
import type { refusals as english } from '../en/refusals.ts';

const count = counter('de');

/** Why something cannot be chosen. */
export const refusals: Translation<typeof english> = {
  tooLittleMoney: (price, money) => `Das kostet ${price} Geld; du hast ${money}.`,
  tooFewDice: (colour, price, have) =>
    `Das Plättchen kostet ${colour} ${price}; deine Würfel (${colour}) erreichen höchstens ${have}.`,
  tooFar: (most) =>
    count(most, { one: 'Zu weit: Dein Boot darf # Feld fahren.', other: 'Zu weit: Dein Boot darf höchstens # Felder fahren.' }),
  plain: {
    occupied: 'Hier steht schon ein Arbeiter.',
    'not-the-next-space': 'Das erste freie Feld dieses Bereichs ist zuerst dran.',
    'already-used-this-round': 'Du hast ein solches Feld in dieser Runde schon benutzt.',
    'no-fitting-die': 'Du hast keinen passenden Würfel.',
    'no-such-market': 'Du hast keinen solchen Markt in deiner Provinz.',
    'colour-not-in-supply': 'Von dieser Farbe liegt kein Würfel im Vorrat.',
    'no-open-road': 'Kein offener Weg führt auf ein leeres Feld deiner Provinz.',
    'no-payable-tile': 'Du kannst keines der offenen Plättchen bezahlen und legen.',
    'nothing-to-overbuild': 'Damit kannst du keines deiner Plättchen überbauen.',
    'boat-at-river-end': 'Dein Boot ist am Ende des Flusses.',
    'too-few-river-spaces': 'Vor deinem Boot liegen nicht genug freie Flussfelder.',
    'karma-full': 'Dein Karma ist voll.',
    'all-upgraded': 'Alle deine Gebäude haben die höchste Stufe.',
    'no-dice': 'Du hast keine Würfel.',
    'amount-is-zero': 'Das würde jetzt nichts bringen.',
    'no-possible-action': 'Jetzt ist keine Palastaktion möglich.',
    'stack-is-empty': 'Dieser Stapel ist leer.',
    'not-dearer': 'Das neue Plättchen muss teurer sein als das überbaute.',
    'difference-too-high': 'Deine Würfel erreichen die Differenz nicht.',
    'overbuilt-already': 'Dieses Feld wurde schon einmal überbaut.',
    'would-cut-off-tiles': 'Das würde Plättchen von der Residenz abschneiden.',
    'nothing-to-cover': 'Hier liegt kein Plättchen.',
    'cell-is-filled': 'Hier liegt schon ein Plättchen.',
    'no-building-ground': 'Hier kann nichts gebaut werden.',
    'no-road-leads-there': 'Kein Weg führt dorthin.',
    'game-over': 'Das Spiel ist aus.',
    'not-your-decision': 'Jetzt entscheidet jemand anders.',
    'finish-the-action': 'Führe zuerst deine Aktion zu Ende.',
    'no-build-action': 'Plättchen nimmt man mit einem Arbeiter im Steinbruch.',
    'no-tile-to-lay': 'Jetzt ist kein Plättchen zu legen.',
    'no-boat-move': 'Dein Boot fährt jetzt nicht.',
    'boats-only-move-forward': 'Boote fahren nur vorwärts.',
    'occupied-by-a-boat': 'Hier liegt ein anderes Boot; das Feld wird übersprungen.',
    'no-yield-tile': 'Es ist kein Ertragsplättchen mehr da.',
    'not-covered-by-this-tile': 'Das hier kann dieses Plättchen nicht überbauen.',
  },
};
