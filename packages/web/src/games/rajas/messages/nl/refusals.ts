import type { Translation } from '../../../../i18n/language.ts';
import { counter } from '../../../../i18n/numbers.ts';
import type { refusals as english } from '../en/refusals.ts';

const count = counter('nl');

/** Why something cannot be chosen. */
export const refusals: Translation<typeof english> = {
  tooLittleMoney: (price, money) => `Dit kost ${price} geld; je hebt ${money}.`,
  tooFewDice: (colour, price, have) => `De tegel kost ${colour} ${price}; jouw stenen (${colour}) halen hoogstens ${have}.`,
  tooFar: (most) =>
    count(most, { one: 'Te ver: je boot mag # veld varen.', other: 'Te ver: je boot mag hoogstens # velden varen.' }),
  plain: {
    occupied: 'Hier staat al een werker.',
    'not-the-next-space': 'Het eerste vrije veld van dit gebied gaat voor.',
    'already-used-this-round': 'Je hebt zo’n veld deze ronde al gebruikt.',
    'no-fitting-die': 'Je hebt geen passende dobbelsteen.',
    'no-such-market': 'Je hebt geen zulke markt in je provincie.',
    'colour-not-in-supply': 'Van deze kleur ligt geen steen in de voorraad.',
    'no-open-road': 'Geen open weg leidt naar een leeg vak van je provincie.',
    'no-payable-tile': 'Je kunt geen van de open tegels betalen en leggen.',
    'nothing-to-overbuild': 'Hiermee kun je geen van je tegels bedekken.',
    'boat-at-river-end': 'Je boot is aan het einde van de rivier.',
    'too-few-river-spaces': 'Er liggen niet genoeg vrije riviervelden voor je.',
    'karma-full': 'Je karma is vol.',
    'all-upgraded': 'Al je gebouwen hebben het hoogste niveau.',
    'no-dice': 'Je hebt geen dobbelstenen.',
    'amount-is-zero': 'Dit zou nu niets opleveren.',
    'no-possible-action': 'Er is nu geen paleisactie mogelijk.',
    'stack-is-empty': 'Deze stapel is leeg.',
    'not-dearer': 'De nieuwe tegel moet duurder zijn dan de tegel eronder.',
    'difference-too-high': 'Je stenen halen het verschil niet.',
    'overbuilt-already': 'Op dit vak is al een keer overgebouwd.',
    'would-cut-off-tiles': 'Dat zou tegels van de residentie afsnijden.',
    'nothing-to-cover': 'Hier ligt geen tegel.',
    'cell-is-filled': 'Hier ligt al een tegel.',
    'no-building-ground': 'Hier kan niets gebouwd worden.',
    'no-road-leads-there': 'Geen weg leidt daarheen.',
    'game-over': 'Het spel is afgelopen.',
    'not-your-decision': 'Nu beslist iemand anders.',
    'finish-the-action': 'Maak eerst je actie af.',
    'no-build-action': 'Tegels neem je met een werker in de steengroeve.',
    'no-tile-to-lay': 'Er is nu geen tegel te leggen.',
    'no-boat-move': 'Je boot vaart nu niet.',
    'boats-only-move-forward': 'Boten varen alleen vooruit.',
    'occupied-by-a-boat': 'Hier ligt een andere boot; het veld wordt overgeslagen.',
    'no-yield-tile': 'Er is geen opbrengstfiche meer.',
    'not-covered-by-this-tile': 'Deze tegel kan dat hier niet overbouwen.',
  },
};
