import type { Seat } from '@durbar/engine';
import { NONE, ON_TRACK } from '@durbar/rajas/vocabulary';
import type { TrackTile } from '../../model/model.ts';
import type { GainFace } from '../../pieces/marks.ts';
import type { RajasDescription, RajasTelling, RajasView } from '../../types.ts';
import { gainsWords } from '../../words/gains.ts';
import { holiFace, holiPlace } from './story.ts';

/** The tiles still on the tracks, with the gifts of their backs, last place's first; none without Holi. */
export function holiTrackTiles({ modules }: RajasView, { game, words }: RajasTelling): readonly TrackTile[] {
  const { holi } = modules;
  if (!holi) return [];
  return holi.spaces.flatMap(({ fame, money, back }, tile) => {
    if (holi.tiles[tile] !== ON_TRACK) return [];
    const gifts = backOf(game, holi.backs[tile]).toReversed();
    const what = gifts.length > 0 ? words.holi.backGifts(gainsWords(gifts, words)) : words.holi.frontGifts;
    const about = gifts[0] ? `holi-back:${gifts[0].kind}` : 'holi-on-track';
    return [
      {
        fame,
        symbol: 'holi-splash',
        label: words.holi.onTrack(fame, money, what),
        thing: 'holi-tile',
        about,
        place: holiPlace(tile),
        face: holiFace(back),
      },
    ];
  });
}

function backOf({ modules }: RajasDescription, back = NONE): readonly GainFace[] {
  return modules.holi?.backs[back] ?? [];
}

/** The gift of the current festival. */
export function offeredGift({ modules, agenda }: RajasView, game: RajasDescription, gift: number): GainFace | undefined {
  const frame = agenda.at(-1);
  return frame?.kind === 'holi/choose-gift' ? backOf(game, modules.holi?.backs[frame.tile])[gift] : undefined;
}

export function heldHoliTiles({ modules }: RajasView, seat: Seat): number {
  return (modules.holi?.tiles ?? []).filter((holder) => holder === seat).length;
}
