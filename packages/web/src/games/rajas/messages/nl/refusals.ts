import type { Translation } from '../../../../i18n/language.ts';
import { counter } from '../../../../i18n/numbers.ts';
import type { refusals as english } from '../en/refusals.ts';

const count = counter('nl');

/** Why something cannot be chosen. */
export const refusals: Translation<typeof english> = {
  tooLittleMoney: (price, money) => `Dit kost ${price} geld. Je hebt ${money}.`,
  tooFewDice: (colour, price, have) => `Deze tegel kost ${colour} ${price}. Je dobbelstenen (${colour}) zijn samen ${have}.`,
  tooFar: (most) =>
    count(most, { one: 'Te ver: je boot kan hoogstens # veld varen.', other: 'Te ver: je boot kan hoogstens # velden varen.' }),
  plain: {
    occupied: 'Hier staat al een werker.',
    'not-the-next-space': 'Neem het eerste vrije veld in dit gebied.',
    'already-used-this-round': 'Zo’n veld heb je deze ronde al gebruikt.',
    'no-fitting-die': 'Je hebt geen passende dobbelsteen.',
    'no-such-market': 'Die markt heb je niet in je provincie.',
    'colour-not-in-supply': 'Er is geen dobbelsteen van deze kleur meer in de voorraad.',
    'no-open-road': 'Geen van je wegen leidt naar een leeg veld.',
    'no-payable-tile': 'Je kunt geen van de tegels betalen of leggen.',
    'nothing-to-overbuild': 'Hiermee kun je op geen van je tegels bouwen.',
    'boat-at-river-end': 'Je boot heeft het einde van de rivier bereikt.',
    'too-few-river-spaces': 'Er liggen niet genoeg vrije riviervelden voor je.',
    'karma-full': 'Je karma is vol.',
    'all-upgraded': 'Al je gebouwen zijn al op het hoogste niveau.',
    'no-dice': 'Je hebt geen dobbelstenen.',
    'amount-is-zero': 'Dat levert je nu niets op.',
    'no-possible-action': 'Er is nu geen paleisactie mogelijk.',
    'stack-is-empty': 'Deze stapel is leeg.',
    'not-dearer': 'De nieuwe tegel moet meer kosten dan de tegel eronder.',
    'difference-too-high': 'Je dobbelstenen dekken het verschil niet.',
    'overbuilt-already': 'Op dit veld is al een keer gebouwd.',
    'would-cut-off-tiles': 'Dat zou tegels van je residentie afsnijden.',
    'nothing-to-cover': 'Hier ligt geen tegel om op te bouwen.',
    'cell-is-filled': 'Hier ligt al een tegel.',
    'no-building-ground': 'Hier kun je niet bouwen.',
    'no-road-leads-there': 'Geen weg leidt daarheen.',
    'game-over': 'De partij is afgelopen.',
    'not-your-decision': 'Iemand anders is aan het kiezen.',
    'finish-the-action': 'Maak eerst je actie af.',
    'no-build-action': 'Zet een werker in de steengroeve om een tegel te nemen.',
    'no-tile-to-lay': 'Je hebt nu geen tegel om te leggen.',
    'no-boat-move': 'Je boot vaart nu niet.',
    'boats-only-move-forward': 'Boten varen alleen vooruit.',
    'occupied-by-a-boat': 'Hier ligt een andere boot, dus dit veld wordt overgeslagen.',
    'no-yield-tile': 'Er zijn geen opbrengstfiches meer.',
    'not-covered-by-this-tile': 'Deze tegel mag hier niet op.',
  },
};
