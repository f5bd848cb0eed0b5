import { defined, type SetUpFault } from '@durbar/engine';
import type { Edition } from './edition.ts';
import { bonusText, specialText } from './texts.ts';
import { COLOURS, PLAYERS, TOKENS } from './words.ts';

/** Consistency checks of an edition, so every rule can be applied. */
export function editionFaults(edition: Edition): SetUpFault[] {
  return [
    ...uniqueFaults(edition),
    ...mapFaults(edition),
    ...tileFaults(edition),
    ...bonusFaults(edition),
    ...deckFaults(edition),
    ...tokenFaults(edition),
  ];
}

function uniqueFaults({ provinces, cities, bonusTiles, palaces, deck, specialCards }: Edition): SetUpFault[] {
  return [
    ...repeats('provinces', provinces, ({ id }) => id),
    ...repeats('cities', cities, ({ id }) => id),
    ...repeats('cities', cities, ({ name }) => name),
    ...repeats('bonusTiles', bonusTiles, bonusText),
    ...repeats('palaces.colours', palaces.colours, (colour) => colour),
    ...COLOURS.flatMap((colour) =>
      repeats(`deck.byColour.${colour}`, [...deck.everyColour, ...deck.byColour[colour]], ({ symbols }) => sorted(symbols)),
    ),
    ...repeats('deck.white', deck.white, ({ symbols }) => sorted(symbols)),
    ...repeats('specialCards', specialCards, ({ effect }) => specialText(effect)),
  ];
}

function mapFaults({ provinces, cities, roads }: Edition): SetUpFault[] {
  const strangers = cities.flatMap(({ province }, index) =>
    provinces.some(({ id }) => id === province) ? [] : [noSuch(`cities[${index}].province`, 'province', province)],
  );
  const small = provinces.flatMap(({ id }, index) => {
    const size = cities.filter(({ province }) => province === id).length;
    // TAJ-PLACE-09: a visit awards one normal palace for each type of token.
    return size >= TOKENS.length
      ? []
      : [
          fault(`provinces[${index}]`, 'few-cities', `has ${size} cities, not at least ${TOKENS.length}`, {
            count: size,
            least: TOKENS.length,
          }),
        ];
  });
  const broken = roads.flatMap(([from, to], index) => roadFaults(cities, from, to, `roads[${index}]`));
  return [...strangers, ...small, ...broken, ...repeats('roads', roads, sorted)];
}

function roadFaults(cities: Edition['cities'], from: string, to: string, path: string): SetUpFault[] {
  const lost = [from, to].filter((end) => !cities.some(({ id }) => id === end));
  if (from === to) return [fault(path, 'road-to-itself', `leads from "${from}" to itself`, { city: from })];
  return lost.map((end) => noSuch(path, 'city', end));
}

function tileFaults({ provinces, provinceTiles, lastTile }: Edition): SetUpFault[] {
  const faults: SetUpFault[] = [];
  if (provinceTiles.length !== provinces.length)
    faults.push(
      fault('provinceTiles', 'tiles-for-provinces', `there are ${provinceTiles.length} tiles for ${provinces.length} provinces`, {
        tiles: provinceTiles.length,
        provinces: provinces.length,
      }),
    );
  for (const [index, { number }] of provinceTiles.entries()) {
    if (number !== index + 1)
      faults.push(
        fault(`provinceTiles[${index}].number`, 'must-be', `${number} is not ${index + 1}`, { value: number, wanted: index + 1 }),
      );
  }
  if (lastTile.number !== provinceTiles.length)
    faults.push(
      fault('lastTile.number', 'must-be', `${lastTile.number} is not the highest number, ${provinceTiles.length}`, {
        value: lastTile.number,
        wanted: provinceTiles.length,
      }),
    );
  if (!provinces.some(({ id }) => id === lastTile.province))
    faults.push(noSuch('lastTile.province', 'province', lastTile.province));
  return faults;
}

function bonusFaults({ cities, bonusTiles, tajMahalTile, lastTile }: Edition): SetUpFault[] {
  const faults: SetUpFault[] = [];
  const fortresses = cities.filter(({ fortress }) => fortress).length;
  const tiles = 1 + bonusTiles.reduce((sum, { count }) => sum + count, 0);
  if (tiles !== fortresses)
    faults.push(
      fault(
        'bonusTiles',
        'tiles-for-fortresses',
        `${tiles} tiles with the Taj Mahal tile do not cover ${fortresses} fortresses`,
        {
          tiles,
          fortresses,
        },
      ),
    );
  const home = cities.find(({ id }) => id === tajMahalTile.city);
  if (!home) faults.push(noSuch('tajMahalTile.city', 'city', tajMahalTile.city));
  if (home && !home.fortress)
    faults.push(fault('tajMahalTile.city', 'no-fortress', `"${home.id}" is no fortress`, { city: home.id }));
  if (home && home.province !== lastTile.province)
    faults.push(
      fault('tajMahalTile.city', 'not-last-province', `"${home.id}" is not in the last province, "${lastTile.province}"`, {
        city: home.id,
        province: lastTile.province,
      }),
    );
  return faults;
}

function deckFaults({ deck, numbers }: Edition): SetUpFault[] {
  const colourCards = COLOURS.flatMap((colour) => [...deck.everyColour, ...deck.byColour[colour]]);
  const cards = [...colourCards, ...deck.white].reduce((sum, { count }) => sum + count, 0);
  const faults: SetUpFault[] = [];
  for (let players: number = PLAYERS.min; players <= PLAYERS.max; players++) {
    const needed = players * numbers.startingHand + defined(numbers.display[players], 'size of the display');
    if (needed > cards)
      faults.push(
        fault('deck', 'few-cards', `${cards} cards are too few for ${players} players, who need ${needed}`, {
          cards,
          players,
          needed,
        }),
      );
  }
  return faults;
}

function tokenFaults({ influenceTokens, palaces, specialCards, numbers }: Edition): SetUpFault[] {
  const faults: SetUpFault[] = [];
  for (const token of TOKENS) {
    const cards = specialCards.filter((card) => card.token === token).length;
    if (cards !== 1)
      faults.push(
        fault('specialCards', 'one-per-token', `${cards} cards belong to the ${token}, not 1`, { count: cards, token }),
      );
  }
  // TAJ-VISIT-07: everyone may hold all but one token of a set while one is at the court.
  const needed = PLAYERS.max * (numbers.tokensPerSpecialCard - 1) + 1;
  if (influenceTokens.perType < needed)
    faults.push(
      fault('influenceTokens.perType', 'below', `${influenceTokens.perType} tokens may run out, ${needed} are needed`, {
        value: influenceTokens.perType,
        least: needed,
      }),
    );
  if (palaces.colours.length < PLAYERS.max)
    faults.push(
      fault('palaces.colours', 'below', `${palaces.colours.length} colours are too few for ${PLAYERS.max} players`, {
        value: palaces.colours.length,
        least: PLAYERS.max,
      }),
    );
  return faults;
}

function repeats<T>(path: string, list: readonly T[], keyOf: (entry: T) => string): SetUpFault[] {
  const keys = list.map(keyOf);
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [fault(path, 'twice', `"${key}" is listed twice`, { value: key })] : [],
  );
}

function sorted(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

function noSuch(path: string, kind: string, value: string): SetUpFault {
  return fault(path, 'no-such', `there is no ${kind} "${value}"`, { value });
}

function fault(path: string, code: string, reason: string, values: SetUpFault['values'] = {}): SetUpFault {
  return { path, reason, code, values };
}
