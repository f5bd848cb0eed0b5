import { NOWHERE, type PlaceName, type Told } from '../../../../story/beat.ts';
import { LETTERS } from '../../pieces/pictures.ts';
import { colourName, dieFace, kaliPlace, karmaPlace, PETAL, stoneFace, supplyPlace } from '../names.ts';
import type { Beats } from '../part.ts';
import { causeOf, dieItem } from './common.ts';

function paying(place: PlaceName | undefined): Pick<Told, 'pays'> {
  return place === undefined ? {} : { pays: place };
}

export const dice: Beats<'die-rolled' | 'die-paid' | 'die-returned' | 'die-rerolled'> = {
  'die-rolled': ({ seat, colour, value, die }) => ({
    verb: 'throw',
    ms: 420,
    stagger: 70,
    sound: 'die',
    seat,
    journeys: [
      { face: stoneFace(colourName(colour)), from: supplyPlace(colourName(colour)), to: kaliPlace(seat), becomes: dieFace(die) },
    ],
    sum: { gain: [dieItem(colour, value)] },
  }),
  'die-paid': ({ seat, colour, value, die, turned, source }, scene) => ({
    verb: 'pay',
    ...paying(causeOf(source, seat, scene)),
    ms: 260,
    stagger: 70,
    sound: 'die',
    seat,
    journeys: [
      { face: dieFace(die), from: kaliPlace(seat), to: supplyPlace(colourName(colour)), becomes: stoneFace(colourName(colour)) },
      ...(turned ? [{ face: PETAL, from: karmaPlace(seat), to: NOWHERE, count: 1 }] : []),
    ],
    sum: { cost: [dieItem(colour, value), ...(turned ? [{ symbol: 'karma', tone: 'tone-karma', count: 1 } as const] : [])] },
  }),
  'die-returned': ({ seat, colour, value, die }) => ({
    verb: 'pay',
    ms: 220,
    stagger: 70,
    weight: 1,
    sound: 'die',
    softer: 6,
    seat,
    journeys: [
      { face: dieFace(die), from: kaliPlace(seat), to: supplyPlace(colourName(colour)), becomes: stoneFace(colourName(colour)) },
    ],
    sum: { cost: [dieItem(colour, value)] },
  }),
  'die-rerolled': ({ seat, colour, from, die }) => ({
    verb: 'throw',
    ms: 380,
    stagger: 70,
    sound: 'die',
    seat,
    journeys: [
      {
        face: dieFace(`${LETTERS[colourName(colour)]}${from}`),
        from: kaliPlace(seat),
        to: kaliPlace(seat),
        becomes: dieFace(die),
      },
    ],
  }),
};
