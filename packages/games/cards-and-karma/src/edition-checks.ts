import type { SetUpFault } from '@durbar/engine';
import type { Card, Edition, Gain, Part, Purse } from './edition.ts';
import { aboveHandLimit } from './edition-playability.ts';

/** Checks beyond the shape: names must exist and be unique, sums must be equal. */
export function editionFaults(edition: Edition): SetUpFault[] {
  return [
    ...nameFaults(edition),
    ...diceFaults(edition),
    ...handicapFaults(edition),
    ...effectFaults(edition),
    ...edition.cards.flatMap((card, index) => cardFaults(edition, card, `cards[${index}]`)),
  ];
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9-]*$/;

function nameFaults(edition: Edition): SetUpFault[] {
  const { dieColours, buildingTypes, goodsTypes, playerColours, track, bonuses, cards } = edition;
  const flags = cards.map((card) => (card.kind === 'ship' ? card.flag : undefined));
  const ids = cards.map(({ id }) => id);
  return [
    ...Object.entries({ dieColours, buildingTypes, goodsTypes, playerColours }).flatMap(([path, names]) => [
      ...repeats(path, names),
      ...names.flatMap((name, index) => misnamed(`${path}[${index}]`, name)),
    ]),
    ...repeats('cards', ids, 'id'),
    ...ids.flatMap((id, index) => misnamed(`cards[${index}].id`, id)),
    /** CNK-SHIP-02 */
    ...repeats('cards', flags, 'flag'),
    ...track.flatMap((bonus, index) => unknown(`track[${index}]`, bonus, Object.keys(bonuses))),
    ...Object.keys(bonuses).flatMap((id) => misnamed(`bonuses.${id}`, id)),
  ];
}

/** Names are used in the notation of choices. */
function misnamed(path: string, name: string): SetUpFault[] {
  return NAME.test(name)
    ? []
    : [
        {
          path,
          reason: `${JSON.stringify(name)} is not a name of letters, digits and hyphens`,
          code: 'not-a-name',
          values: { value: name },
        },
      ];
}

function repeats(path: string, values: readonly (string | number | undefined)[], field?: string): SetUpFault[] {
  return values.flatMap((value, index) => {
    if (value === undefined || values.indexOf(value) === index) return [];
    const place = field === undefined ? `${path}[${index}]` : `${path}[${index}].${field}`;
    return [{ path: place, reason: `${JSON.stringify(value)} occurs twice`, code: 'twice', values: { value } }];
  });
}

function unknown(path: string, name: string, names: readonly string[]): SetUpFault[] {
  const allowed = names.join(', ');
  const reason = `${JSON.stringify(name)} is not one of ${allowed}`;
  return names.includes(name) ? [] : [{ path, reason, code: 'not-one-of', values: { value: name, allowed } }];
}

/** Every card has a die on its back, and all dice have the same numbers. */
function diceFaults({ dieColours, dice, cards }: Edition): SetUpFault[] {
  const highest = Math.max(...Object.values(dice).map((counts) => counts.length));
  const strangers = Object.keys(dice).flatMap((colour) => unknown(`dice.${colour}`, colour, dieColours));
  const counts = dieColours.flatMap((colour) => {
    const path = `dice.${colour}`;
    const numbers = dice[colour];
    if (!numbers) return [{ path, reason: 'is missing', code: 'missing' }];
    const { length } = numbers;
    if (length !== highest)
      return [
        {
          path,
          reason: `has ${length} numbers, others have ${highest}`,
          code: 'dice-numbers',
          values: { count: length, highest },
        },
      ];
    const sum = numbers.reduce((total, some) => total + some, 0);
    const backs = cards.filter(({ die }) => die === colour).length;
    const reason = `has ${sum} dice for ${backs} cards`;
    return sum === backs ? [] : [{ path, reason, code: 'dice-for-cards', values: { colour, dice: sum, cards: backs } }];
  });
  return [...strangers, ...counts];
}

/** Starting tokens must not trigger anything before the game begins. */
function handicapFaults({ setUp: { handicap = {} }, thresholds }: Edition): SetUpFault[] {
  const limits: Readonly<Required<Purse>> = {
    fame: thresholds.famePerFlip,
    coins: thresholds.coinsPerFlip,
    karma: thresholds.karmaPerAdministrator,
    administrators: thresholds.administratorsPerExchange,
  };
  const tokens = Object.keys(limits) as (keyof Purse)[];
  return Object.entries(handicap).flatMap(([players, purses]) =>
    purses.flatMap((purse, place) =>
      tokens
        .filter((token) => (purse[token] ?? 0) >= limits[token])
        .map((token) => ({
          path: `setUp.handicap.${players}[${place}].${token}`,
          reason: `${purse[token]} reaches the threshold of ${limits[token]}`,
          code: 'reaches',
          values: { value: purse[token] ?? 0, most: limits[token] - 1 },
        })),
    ),
  );
}

/** A reward that could copy itself would never end, and some gains belong to one place only. */
const FOREIGN_GAINS: Readonly<Record<'shipRewards' | 'palaceActions' | 'bonuses', readonly Gain[]>> = {
  shipRewards: ['ship', 'copied-ship-reward', 'top-card', 'turn'],
  palaceActions: ['ship', 'palace-action', 'turn'],
  bonuses: ['copied-ship-reward', 'top-card', 'coins-per-good'],
};

/** Write several of these as separate parts. */
const SINGLE_GAINS: readonly Gain[] = ['palace-action', 'ship', 'copied-ship-reward', 'top-card'];

function effectFaults({ shipRewards, palaceActions, bonuses, thresholds }: Edition): SetUpFault[] {
  const faults = (place: keyof typeof FOREIGN_GAINS, path: string, parts: readonly Part[]): SetUpFault[] =>
    parts.flatMap((part, index) => partFaults(`${path}[${index}]`, part, FOREIGN_GAINS[place], thresholds.handLimit));
  return [
    ...Object.entries(shipRewards).flatMap(([id, parts]) => faults('shipRewards', `shipRewards.${id}`, parts)),
    ...Object.entries(palaceActions).flatMap(([id, parts]) => faults('palaceActions', `palaceActions.${id}`, parts)),
    ...Object.entries(bonuses).flatMap(([id, alternatives]) => [
      ...alternatives.flatMap((parts, index) => faults('bonuses', `bonuses.${id}[${index}]`, parts)),
      ...repeats(`bonuses.${id}`, alternatives.map(nameOfAlternative)),
    ]),
  ];
}

/** A short name for an alternative of a bonus, as the notation writes it. */
export function nameOfAlternative(parts: readonly Part[]): string {
  return parts.map(({ gain, count }) => `${count}-${gain}`).join('-');
}

function partFaults(path: string, { gain, count, atLeast }: Part, foreign: readonly Gain[], handLimit: number): SetUpFault[] {
  const faults: SetUpFault[] = [];
  if (foreign.includes(gain))
    faults.push({
      path: `${path}.gain`,
      reason: `"${gain}" cannot be given here`,
      code: 'gain-not-here',
      values: { kind: gain },
    });
  if (SINGLE_GAINS.includes(gain) && count > 1)
    faults.push({
      path: `${path}.count`,
      reason: `"${gain}" is given one at a time`,
      code: 'one-at-a-time',
      values: { kind: gain },
    });
  if (gain === 'dice') faults.push(...aboveHandLimit(`${path}.count`, count, handLimit));
  if (atLeast === undefined) return faults;
  if (gain !== 'goods-cards')
    faults.push({ path: `${path}.atLeast`, reason: 'only goods cards may be taken in part', code: 'only-goods-cards' });
  if (atLeast > count)
    faults.push({
      path: `${path}.atLeast`,
      reason: `${atLeast} is above the count of ${count}`,
      code: 'above',
      values: { value: atLeast, most: count },
    });
  return faults;
}

function cardFaults(edition: Edition, card: Card, path: string): SetUpFault[] {
  const highest = Math.max(...Object.values(edition.dice).map((counts) => counts.length));
  const faults = unknown(`${path}.die`, card.die, edition.dieColours);
  switch (card.kind) {
    case 'building':
      faults.push(...unknown(`${path}.cost.colour`, card.cost.colour, edition.dieColours));
      faults.push(
        ...card.buildings.flatMap((type, index) => unknown(`${path}.buildings[${index}]`, type, edition.buildingTypes)),
      );
      break;
    case 'ship':
      faults.push(...numberFaults(`${path}.cost`, card.cost, highest));
      faults.push(...unknown(`${path}.reward`, card.reward, Object.keys(edition.shipRewards)));
      break;
    case 'palace':
      faults.push(...numberFaults(`${path}.action`, card.action, highest));
      faults.push(...unknown(`${path}.action`, String(card.action), Object.keys(edition.palaceActions)));
      break;
    case 'goods':
      break;
  }
  return card.kind === 'palace' ? faults : [...faults, ...goodsFaults(edition, card.goods, path)];
}

function numberFaults(path: string, number: number, highest: number): SetUpFault[] {
  const reason = `${number} is no number of a die; the highest is ${highest}`;
  return number <= highest ? [] : [{ path, reason, code: 'above', values: { value: number, most: highest } }];
}

function goodsFaults({ goodsTypes }: Edition, goods: readonly { type: string }[], path: string): SetUpFault[] {
  const types = goods.map(({ type }) => type);
  return [
    ...types.flatMap((type, index) => unknown(`${path}.goods[${index}].type`, type, goodsTypes)),
    ...repeats(`${path}.goods`, types, 'type'),
  ];
}
