import { fail, type GameDefinition, ok, type Position, type Result, type SetUp, type SetUpFault, shape } from '@durbar/engine';
import { CHANGES } from './changes.ts';
import { formatChoice, type TajMahalChoice } from './choices.ts';
import house from './data/house.json' with { type: 'json' };
import { describe, type TajMahalDescription } from './describe.ts';
import { EDITION, parseEdition } from './edition.ts';
import { explain, things } from './explain.ts';
import { fold, type TajMahalFact } from './facts.ts';
import { handlers, type TajMahalFrame } from './frames.ts';
import { compile, type TajMahalGame } from './game.ts';
import { COMPONENT_GROUPS } from './groups.ts';
import { parseSeating, TAJ_MAHAL_OPTIONS } from './options.ts';
import { race } from './race.ts';
import { standings } from './scoring/standings.ts';
import { spelling } from './spelling.ts';
import { copyState, initialState, type TajMahalState } from './state.ts';
import { FROM_VERSION_1 } from './upcasts/version-1.ts';
import { factFor, imagine, type TajMahalView, viewFor, viewsAt } from './view.ts';
import { NONE, PLAYERS } from './words.ts';

function prepare(setUp: SetUp): Result<TajMahalGame, readonly SetUpFault[]> {
  const edition = parseEdition(setUp.editionData ?? house);
  if (!edition.ok) return fail(edition.fault.map((fault) => shape.faultWithin('editionData', fault)));
  const seating = parseSeating(edition.value, setUp);
  return seating.ok ? ok(compile(edition.value, seating.value)) : seating;
}

/** Chance lays the tiles, deals the hands (TAJ-SETUP-13) and chooses who starts; then the first visit begins (TAJ-SETUP-17). */
function begin(game: TajMahalGame): Position<TajMahalState, TajMahalFrame> {
  const agenda: TajMahalFrame[] = [{ kind: 'start-visit' }];
  if (game.startSeat === NONE) agenda.push({ kind: 'choose-start-player' });
  const { startingHand } = game.edition.numbers;
  for (let seat = game.players - 1; seat >= 0; seat--) agenda.push({ kind: 'draw-cards', seat, count: startingHand });
  for (const city of game.fortresses) agenda.push({ kind: 'lay-bonus-tile', city });
  for (let province = 0; province < game.citiesOf.length; province++) {
    if (province !== game.lastProvince) agenda.push({ kind: 'lay-province-tile', province });
  }
  return { state: initialState(game), agenda };
}

export const tajMahal: GameDefinition<
  TajMahalGame,
  TajMahalState,
  TajMahalFrame,
  TajMahalChoice,
  TajMahalFact,
  TajMahalView,
  TajMahalDescription
> = {
  id: 'taj-mahal',
  title: 'Taj Mahal',
  rulesVersion: 2,
  upcasts: [FROM_VERSION_1],
  changes: CHANGES,
  players: PLAYERS,
  options: TAJ_MAHAL_OPTIONS,
  editions: [{ id: 'house', title: house.title, data: house, provenance: house.provenance }],
  editing: { shape: EDITION, groups: COMPONENT_GROUPS },
  prepare,
  describe,
  begin,
  handlers,
  fold,
  copy: copyState,
  viewFor,
  viewsAt,
  imagine,
  factFor,
  spelling,
  format: formatChoice,
  standings,
  race,
  things,
  explain,
};
