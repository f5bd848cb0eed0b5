import type { Seat } from '@durbar/engine';
import { signed } from '../../../i18n/numbers.ts';
import type { Consequence } from '../../../table/contract.ts';
import { boardModelOf } from '../model/boardModelOf.ts';
import { isPlacing, thingOf } from '../model/controls.ts';
import type { BoardModel, PlayerModel } from '../model/model.ts';
import { moduleChanges } from '../modules/index.ts';
import { diceGone } from '../province/dice.ts';
import type { RajasPreview, RajasTelling, RajasView } from '../types.ts';
import { gainsWords, gainWords } from './gains.ts';
import { gapWords } from './tracks.ts';

/** The preview in a few short pieces: what leaves, what comes, what it does to the race. */
export function consequences(preview: RajasPreview, view: RajasView, telling: RajasTelling): Consequence[] {
  const { viewer } = telling;
  const seat = viewer === 'spectator' ? 0 : viewer;
  const before = boardModelOf(view, telling);
  const after = boardModelOf(preview.view, telling);
  const [mine, then] = [before.players[seat], after.players[seat]];
  if (!mine || !then) return [];
  return [
    ...actionOf(preview, before, telling),
    ...diceOf(preview, mine, then, telling),
    ...countsOf(mine, then, telling),
    ...upgradesOf(preview, seat, telling),
    ...placesOf(preview, mine, then, telling),
    ...gapOf(mine, then, telling),
  ];
}

/** What the action of a space does, before its costs and gains are decided. */
function actionOf({ choice }: RajasPreview, { spaces }: BoardModel, { words }: RajasTelling): Consequence[] {
  if (!isPlacing(choice)) return [];
  const space = spaces.find(({ id }) => `space:${id}` === thingOf(choice));
  return space ? [{ text: gainsWords(space.effects, words) }] : [];
}

function diceOf({ facts }: RajasPreview, mine: PlayerModel, then: PlayerModel, telling: RajasTelling): Consequence[] {
  const changed = facts.find((fact) => moduleChanges[fact.type] && 'seat' in fact && fact.seat === mine.seat);
  const change = changed && moduleChanges[changed.type]?.(changed, telling);
  if (change) return [change];
  const gone = diceGone(mine.dice, then.dice).length;
  return gone > 0 ? [{ symbol: 'icon-die', text: `−${telling.words.consequences.dice(gone)}`, tone: 'cost' }] : [];
}

function change(difference: number, symbol: Consequence['symbol'], say: (text: string) => string): Consequence[] {
  if (difference === 0) return [];
  return [{ ...(symbol && { symbol }), text: say(signed(difference)), tone: difference > 0 ? 'gain' : 'cost' }];
}

function countsOf(mine: PlayerModel, then: PlayerModel, { words }: RajasTelling): Consequence[] {
  const { gain } = words;
  return [
    ...change(then.money - mine.money, 'coin', gain.money),
    ...change(then.fame - mine.fame, 'fame-crown', gain.fame),
    ...change(then.karma - mine.karma, 'karma', gain.karma),
    ...(then.workers.active > mine.workers.active ? [{ symbol: 'icon-person', text: gain.worker, tone: 'gain' } as const] : []),
  ];
}

/** The buildings that would be worth more. */
function upgradesOf({ facts }: RajasPreview, seat: Seat, { words }: RajasTelling): Consequence[] {
  return facts.flatMap((fact) =>
    fact.type === 'upgraded' && fact.seat === seat
      ? [{ symbol: 'upgrade', text: words.consequences.upgrade(words.buildings[fact.name]), tone: 'gain' } as const]
      : [],
  );
}

function placesOf(preview: RajasPreview, mine: PlayerModel, then: PlayerModel, telling: RajasTelling): Consequence[] {
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

function gapOf(mine: PlayerModel, then: PlayerModel, { words }: RajasTelling): Consequence[] {
  if (mine.gap === then.gap) return [];
  return [
    {
      symbol: 'icon-flag',
      text: words.consequences.gap(gapWords(mine.gap, words), gapWords(then.gap, words)),
      tone: then.gap < mine.gap ? 'gain' : 'cost',
    },
  ];
}
