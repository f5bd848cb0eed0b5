import type { Seat } from '@durbar/engine';
import type { Consequence } from '../../../table/contract.ts';
import { boardModelOf } from '../model/boardModelOf.ts';
import { isPlacing, thingOf } from '../model/controls.ts';
import type { BoardModel, PlayerModel } from '../model/model.ts';
import { moduleChanges } from '../modules/index.ts';
import type { RajasPreview, RajasTelling, RajasView } from '../types.ts';
import { gainsWords, gainWords } from './gains.ts';

type Told = Pick<RajasPreview, 'choice' | 'facts' | 'view'>;

/** A choice's consequences beyond cost and gain: a space's action, upgrades, where the boat stops, yields. */
export function consequences(preview: Told, view: RajasView, telling: RajasTelling): Consequence[] {
  const { viewer } = telling;
  const seat = viewer === 'spectator' ? 0 : viewer;
  const before = boardModelOf(view, telling);
  const after = boardModelOf(preview.view, telling);
  const [mine, then] = [before.players[seat], after.players[seat]];
  if (!mine || !then) return [];
  return [
    ...actionOf(preview, before, telling),
    ...changesOf(preview, seat, telling),
    ...upgradesOf(preview, seat, telling),
    ...placesOf(preview, mine, then, telling),
  ];
}

/** What the action of a space does, before its costs and gains are decided. */
function actionOf({ choice }: Told, { spaces }: BoardModel, { words }: RajasTelling): Consequence[] {
  if (!isPlacing(choice)) return [];
  const space = spaces.find(({ id }) => `space:${id}` === thingOf(choice));
  return space ? [{ text: gainsWords(space.effects, words) }] : [];
}

/** What modules say about their facts. */
function changesOf({ facts }: Told, seat: Seat, telling: RajasTelling): Consequence[] {
  const changed = facts.find((fact) => moduleChanges[fact.type] && 'seat' in fact && fact.seat === seat);
  const change = changed && moduleChanges[changed.type]?.(changed, telling);
  return change ? [change] : [];
}

/** The buildings that would be worth more. */
function upgradesOf({ facts }: Told, seat: Seat, { words }: RajasTelling): Consequence[] {
  return facts.flatMap((fact) =>
    fact.type === 'upgraded' && fact.seat === seat
      ? [{ symbol: 'upgrade', text: words.consequences.upgrade(words.buildings[fact.name]), tone: 'gain' } as const]
      : [],
  );
}

function placesOf(preview: Told, mine: PlayerModel, then: PlayerModel, telling: RajasTelling): Consequence[] {
  const { words } = telling;
  const pieces: Consequence[] = [];
  const river = boardModelOf(preview.view, telling).river.spaces[then.boat - 1];
  if (then.boat !== mine.boat && river?.gain) {
    pieces.push({ symbol: 'river-boat', text: words.consequences.boat(then.boat, gainWords(river.gain, words)), tone: 'gain' });
  }
  const reached = then.province.yields.filter(
    ({ id, state }) => state === 'received' && mine.province.yields.some((one) => one.id === id && one.state !== 'received'),
  );
  if (reached.length > 0) {
    pieces.push({
      symbol: 'icon-star',
      text: words.consequences.yields(reached.map(({ gain }) => gainWords(gain, words)).join(' · ')),
      tone: 'gain',
    });
  }
  const laid = then.province.tiles.find(
    ({ cell, tile }) => !mine.province.tiles.some((one) => one.cell === cell && one.tile.id === tile.id),
  );
  if (laid && preview.choice.type === 'tile')
    pieces.push({ symbol: 'icon-province', text: words.consequences.shownOn(laid.cell) });
  return pieces;
}
