import { advance, begin, mustRules, randomChoice, rulesFor, seededRandom, sumOf } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import house from './data/house.json' with { type: 'json' };
import { cardsAndKarma } from './definition.ts';
import { parseEdition } from './edition.ts';
import { scenario } from './testing/scenario.ts';
import { secondEdition } from './testing/second-edition.ts';

test('the house edition is well formed and separates found, derived and house parts', () => {
  expect(parseEdition(house).ok).toBe(true);
  const [edition] = cardsAndKarma.editions;
  const { id: _id, title: _title, provenance, ...parts } = house;
  expect(Object.keys(edition?.provenance ?? {}).sort()).toEqual(Object.keys(parts).sort());
  for (const origin of Object.values(provenance)) expect(origin).toMatch(/^(found|derived|house): /);
});

test('the swift deck is the house deck with every building 1 cheaper', () => {
  const { game } = mustRules(cardsAndKarma, { players: 4, edition: 'swift' });
  expect(parseEdition(game.edition).ok).toBe(true);
  const discounted = house.cards.map(({ cost }) => (typeof cost === 'object' ? { ...cost, sum: cost.sum - 1 } : cost));
  expect(game.edition.cards.map((card) => ('cost' in card ? card.cost : undefined))).toEqual(discounted);
  const { cards: _cards, id, title, provenance: _provenance, ...rest } = game.edition;
  expect([id, title]).toEqual(['swift', 'Swift house deck']);
  expect(house).toMatchObject(rest);
  expect(game.edition.cards.map((card) => card.id)).toEqual(house.cards.map((card) => card.id));
});

describe('the variant with karma for the last two', () => {
  /** The tokens of all seats when the first action is asked for. */
  function tokensAtFirst(players: number, start: string): number[] {
    const rules = mustRules(cardsAndKarma, { players, edition: 'late-karma', options: { start } });
    const random = seededRandom('late karma');
    const { position } = begin(rules);
    while (position.agenda.at(-1)?.kind !== 'act') advance(rules, position, randomChoice(rules, position, random));
    return position.state.tokens;
  }

  test('is the house deck and never the default edition', () => {
    const { game } = mustRules(cardsAndKarma, { players: 4, edition: 'late-karma' });
    const { id, title, provenance, setUp, ...rest } = game.edition;
    expect([id, title]).toEqual(['late-karma', 'Karma for the last two: a variant of the house deck']);
    expect(provenance.setUp).toMatch(/^house: a variant, not printed/);
    expect(setUp).toMatchObject(house.setUp);
    expect(house).toMatchObject(rest);
    expect(mustRules(cardsAndKarma, { players: 4 }).game.edition.setUp).not.toHaveProperty('handicap');
    expect(cardsAndKarma.editions[0]?.id).toBe('house');
  });

  test('CNK-SETUP-03 gives one karma to the third and two to the fourth player in turn order, no matter who starts', () => {
    const karma = (tokens: readonly number[]) => [2, 6, 10, 14].map((place) => tokens[place]);
    expect(karma(tokensAtFirst(4, '1'))).toEqual([0, 0, 1, 2]);
    expect(karma(tokensAtFirst(4, '3'))).toEqual([1, 2, 0, 0]);
    expect(sumOf(tokensAtFirst(4, '2'))).toBe(3);
  });

  test('gives nothing to two or three players', () => {
    for (const players of [2, 3]) expect(tokensAtFirst(players, '1').every((tokens) => tokens === 0)).toBe(true);
  });
});

/** The house edition with one value set at a path such as `cards[3].die`. */
function broken(path: string, value: unknown): unknown {
  const copy: Record<string, unknown> = structuredClone(house);
  const keys = path.replaceAll('[', '.').replaceAll(']', '').split('.');
  const last = keys.pop() ?? '';
  let place = copy;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

const FAULTS: readonly [string, unknown, string, RegExp][] = [
  ['title', undefined, 'title', /missing/],
  ['colour', 'red', 'colour', /not known/],
  ['cards[0].kind', 'castle', 'cards[0].kind', /not one of building, ship, goods, palace/],
  ['cards[0].die', 'pink', 'cards[0].die', /"pink" is not one of blue/],
  ['cards[0].cost', 3, 'cards[0].cost', /not an object/],
  ['cards[0].cost.colour', 'pink', 'cards[0].cost.colour', /"pink"/],
  ['cards[0].buildings', [], 'cards[0].buildings', /0 entries/],
  ['cards[0].buildings[0]', 'tent', 'cards[0].buildings[0]', /"tent"/],
  ['cards[0].number', 6, 'cards[0].number', /not known/],
  ['cards[1].id', 'building-blue-01', 'cards[1].id', /occurs twice/],
  ['cards[73].flag', 1, 'cards[73].flag', /occurs twice/],
  ['cards[72].cost', 7, 'cards[72].cost', /no number of a die; the highest is 6/],
  ['cards[72].reward', 'castle', 'cards[72].reward', /"castle"/],
  ['cards[112].goods[1].type', 'silk', 'cards[112].goods[1].type', /occurs twice/],
  ['cards[112].goods[0].value', 0, 'cards[112].goods[0].value', /from 1/],
  ['cards[100].goods[0].type', 'gold', 'cards[100].goods[0].type', /"gold"/],
  ['cards[124].action', 1, 'cards[124].action', /"1" is not one of 2, 3, 4, 5, 6/],
  ['cards[0].id', 'a b', 'cards[0].id', /letters, digits and hyphens/],
  ['buildingTypes[2]', '', 'buildingTypes[2]', /letters, digits and hyphens/],
  ['dice.blue', undefined, 'dice.blue', /missing/],
  ['dice.pink', [1], 'dice.pink', /"pink"/],
  ['dice.blue[0]', 5, 'dice.blue', /35 dice for 36 cards/],
  ['dice.blue', [6, 6, 6, 6, 12], 'dice.blue', /5 numbers, others have 6/],
  ['track[2]', 'castle', 'track[2]', /"castle"/],
  ['setUp.grid.4', 150, 'setUp.grid.4', /needs 167 cards, there are 144/],
  ['setUp.grid.5', 24, 'setUp.grid.5', /not known/],
  ['setUp.handicap', { 5: [] }, 'setUp.handicap.5', /not known/],
  ['setUp.handicap', { 4: [{}, {}, {}] }, 'setUp.handicap.4', /3 entries, not 4/],
  ['setUp.handicap', { 2: [{}, { dice: 1 }] }, 'setUp.handicap.2[1].dice', /not known/],
  ['setUp.handicap', { 2: [{}, { karma: 3 }] }, 'setUp.handicap.2[1].karma', /3 reaches the threshold of 3/],
  ['setUp.hand', 9, 'setUp.hand', /above the hand limit of 8/],
  ['thresholds.additionalDice', 9, 'thresholds.additionalDice', /hand limit/],
  ['thresholds.smallGrid', 13, 'thresholds.smallGrid', /above the grid of 12/],
  ['thresholds.famePerFlip', 0, 'thresholds.famePerFlip', /from 1/],
  ['thresholds.famePerFlip', undefined, 'thresholds.famePerFlip', /missing/],
  ['shipRewards.dice2[0].gain', 'elephants', 'shipRewards.dice2[0].gain', /not one of fame/],
  ['shipRewards.dice2[0].gain', 'copied-ship-reward', 'shipRewards.dice2[0].gain', /cannot be given here/],
  ['shipRewards.dice2[0].count', 9, 'shipRewards.dice2[0].count', /hand limit/],
  ['shipRewards.palace1[0].count', 2, 'shipRewards.palace1[0].count', /one at a time/],
  ['shipRewards.goodsCards1to2[0].atLeast', 3, 'shipRewards.goodsCards1to2[0].atLeast', /above the count of 2/],
  ['shipRewards.coins3[0].atLeast', 1, 'shipRewards.coins3[0].atLeast', /only goods cards/],
  ['palaceActions.2[0].gain', 'turn', 'palaceActions.2[0].gain', /cannot be given here/],
  ['bonuses.karma2', [], 'bonuses.karma2', /0 entries/],
  ['bonuses.karma2', [[{ gain: 'karma', count: 2 }], [{ gain: 'karma', count: 2 }]], 'bonuses.karma2[1]', /occurs twice/],
  ['shipRewards.karma2[0].count', 1_000_000, 'shipRewards.karma2[0].count', /from 1 to 99/],
  ['thresholds.karmaBetweenStages', 100, 'thresholds.karmaBetweenStages', /from 0 to 99/],
  ['thresholds.handLimit', 17, 'thresholds.handLimit', /from 1 to 16/],
  ['thresholds.famePerFlip', 31, 'thresholds.famePerFlip', /from 1 to 30/],
  ['thresholds.sameKindSet', 7, 'thresholds.sameKindSet', /from 1 to 6/],
  ['thresholds.shipSet', 7, 'thresholds.shipSet', /from 1 to 6/],
  ['goodsTypes', ['silk', 'tea', 'spice', 'salt', 'wood'], 'goodsTypes', /5 entries/],
  ['dice.blue', Array(31).fill(1), 'dice.blue', /31 entries/],
  ['track', Array(21).fill('karma2'), 'track', /21 entries/],
  ['cards[0].cost.sum', 49, 'cards[0].cost.sum', /49 is more than the 48 of the best hand/],
  ['playerColours[1]', 'crimson', 'playerColours[1]', /occurs twice/],
  ['dieColours', ['blue'], 'dieColours', /1 entries/],
];

test.each(FAULTS)('rejects an edition with %s = %j at %s', (path, value, at, reason) => {
  const parsed = parseEdition(broken(path, value));
  const faults = parsed.ok ? [] : parsed.fault;
  expect(faults.map((fault) => fault.path)).toContain(at);
  expect(faults.find((fault) => fault.path === at)?.reason).toMatch(reason);
});

test('reports all faults of an edition together and rejects non-objects', () => {
  const twice = structuredClone(house);
  const faults = parseEdition({ ...twice, track: ['x', 'y'], setUp: { ...twice.setUp, hand: 9 } });
  expect(faults).toMatchObject({ ok: false, fault: [{ path: 'track[0]' }, { path: 'track[1]' }, { path: 'setUp.hand' }] });
  expect(rulesFor(cardsAndKarma, { players: 2, editionData: 'cards' })).toMatchObject({
    ok: false,
    fault: [{ path: 'editionData' }],
  });
});

/** Some cards of the house edition, with a die for each. */
function houseOf(isKept: (card: (typeof house.cards)[number], index: number) => boolean, thresholds: object): unknown {
  const cards = house.cards.filter(isKept);
  const backs = (colour: string) => cards.filter(({ die }) => die === colour).length;
  const dice = Object.fromEntries(house.dieColours.map((colour) => [colour, [backs(colour), 0, 0, 0, 0, 0]]));
  return { ...house, cards, dice, thresholds: { ...house.thresholds, ...thresholds } };
}

test('CNK-TURN-04 rejects an edition if hands and displays can hold all its cards', () => {
  const half = (handLimit: number) => parseEdition(houseOf((_card, index) => index % 2 === 0, { handLimit }));
  const reason = 'has 72 entries, and hands and displays can hold 72';
  expect(half(9)).toMatchObject({ ok: false, fault: [{ path: 'cards', reason }] });
  expect(half(8).ok).toBe(true);
});

test('rejects an edition without a repeatable source of fame or coins', () => {
  const noGoods = (thresholds: object) => parseEdition(houseOf(({ kind }) => kind !== 'goods', thresholds));
  const reason = 'brings too little fame and too few coins for a game to end';
  const refused = { ok: false, fault: [{ path: 'cards', reason }] };
  expect(noGoods({ famePerBuilding: 0, famePerExchange: 0 })).toMatchObject(refused);
  expect(noGoods({ famePerBuilding: 0, karmaBetweenStages: 0 })).toMatchObject(refused);
  expect(noGoods({ famePerBuilding: 0, stagesPerRound: 1 })).toMatchObject(refused);
  expect(noGoods({ famePerBuilding: 0 }).ok).toBe(true);
  expect(noGoods({ famePerExchange: 0 }).ok).toBe(true);
});

describe('a different edition', () => {
  const edition = secondEdition();

  test('sets up with its own numbers', () => {
    const { game } = mustRules(cardsAndKarma, { players: 4, editionData: edition });
    expect([game.gridSize, game.highest, game.track.length, game.colours]).toEqual([
      11,
      4,
      4,
      ['ochre', 'rose', 'ivory', 'slate'],
    ]);
  });

  test('pays, rewards and flips by its own numbers', () => {
    const table = scenario({ edition, grid: ['b0'], seats: [{ hand: ['ruby 2'], fame: 1 }] });
    table.play('take b0').pay('ruby 2', 'bonus turns');
    expect(table.seat(0)).toMatchObject({ fame: 1, left: 1, buildings: ['b0'] });
    expect(table.state.bonusTurns[0]).toBe(1);
  });

  test('exchanges tokens by its own numbers', () => {
    const table = scenario({ edition, grid: ['p0'], seats: [{ hand: ['jade 1'], karma: 1, administrators: 1 }] });
    table.play('take p0').pay('jade 1');
    expect(table.seat(0)).toMatchObject({ karma: 0, administrators: 0, fame: 3 });
  });

  test('completes ship sets of its own size', () => {
    const table = scenario({ edition, grid: ['s3'], seats: [{ hand: ['onyx 4'], ships: ['s5'] }] });
    table.play('take s3').pay('onyx 4');
    expect(table.factsOf('set-carried-out')).toMatchObject([{ set: 'ships' }]);
    expect(table.seat(0)).toMatchObject({ ships: [], administrators: 0, fame: 3 });
  });
});
