import type { PlayerColour } from '../../../art/players.ts';
import { tilesOnTracks } from '../modules/index.ts';
import type { RajasTelling, RajasView } from '../types.ts';
import type { BonusModel, TracksModel } from './model.ts';

type Place = RajasView['seats'][number]['waiting'][number];

export function tracksModel(view: RajasView, telling: RajasTelling): TracksModel {
  const { fame, money } = telling.game.edition.tracks;
  return {
    fame: fame.bonuses.map(({ space, gain }) => ({ space, gain, next: [] })),
    money: money.bonuses.map(({ space, gain }): BonusModel => ({ space, gain, next: markersAt(view, telling, space) })),
    fameWorker: { space: fame.worker, workers: waitingAt(view, telling, 'fame') },
    moneyWorker: { space: money.worker, workers: waitingAt(view, telling, 'money') },
    bridge: waitingAt(view, telling, 'bridge'),
    tiles: tilesOnTracks(view, telling),
  };
}

function waitingAt({ seats }: RajasView, { players }: RajasTelling, place: Place): readonly PlayerColour[] {
  return players.filter(({ seat }) => seats[seat]?.waiting.includes(place)).map(({ colour }) => colour);
}

function markersAt({ seats }: RajasView, { players }: RajasTelling, space: number): readonly PlayerColour[] {
  return players.filter(({ seat }) => seats[seat]?.bonusMarker === space).map(({ colour }) => colour);
}
