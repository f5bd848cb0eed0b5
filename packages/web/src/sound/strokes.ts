import { NOWHERE, type SoundName } from '../story/beat.ts';
import { pieceStart, type Schedule } from '../story/schedule.ts';
import { type Stroke, strokesFor } from './voices.ts';

/** These are heard when a piece lands, the others when it starts. */
const LANDINGS: ReadonlySet<SoundName> = new Set(['wood', 'stone', 'die', 'dice', 'coin', 'coins', 'bell', 'petal']);
/** What others do is softer. */
const OTHERS_SOFTER = 5;

/** The sounds of a schedule. */
export function strokesOf({ timed }: Schedule, viewer: unknown, slowness: number): readonly Stroke[] {
  return timed.flatMap((now): readonly Stroke[] => {
    const { sound, softer = 0, seat, journeys, focus } = now.beat;
    if (!sound) return [];
    const landing = LANDINGS.has(sound) ? now.ms : 0;
    return Array.from({ length: strokesFor(journeys.length) }, (_, piece) => ({
      name: sound,
      place: focus ?? journeys[piece]?.to ?? NOWHERE,
      at: (pieceStart(now, piece) + landing) * slowness,
      softer: softer + (seat === viewer ? 0 : OTHERS_SOFTER),
    }));
  });
}
