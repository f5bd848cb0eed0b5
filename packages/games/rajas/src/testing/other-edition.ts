import type { Edition } from '../edition.ts';
import { type EditableEdition, houseEdition } from './table.ts';

/** Deliberately different in every number, to prove that another box needs no new code. */
export function otherEdition(): Edition {
  return houseEdition((edition) => {
    changeNumbers(edition);
    changeBoards(edition);
    changeProvince(edition);
    edition.river = {
      bridgeAfter: 3,
      spaces: [
        { kind: 'fame', amount: 7 },
        { kind: 'money', amount: 3, per: 'karma' },
        { kind: 'dice', amount: 3, colour: 'green' },
        { kind: 'upgrade', amount: 2 },
        { kind: 'palace-action', actions: ['yogi', 'great-mogul'] },
        { kind: 'markets', goods: 'any', max: 2 },
        { kind: 'karma', amount: 1 },
      ],
    };
    edition.yieldTiles = [
      { id: 'w', colour: 'white', count: 3, gain: { kind: 'money', amount: 9 } },
      { id: 'y', colour: 'yellow', count: 2, gain: { kind: 'boat-move', max: 2 } },
      { id: 'r', colour: 'red', count: 2, gain: { kind: 'karma', amount: 2 } },
      { id: 'b', colour: 'brown', count: 5, gain: { kind: 'fame', amount: 1, per: 'building', every: 2 } },
    ];
    edition.modules = { ganga: { riverTiles: [{ id: 'only', gain: { kind: 'fame', amount: 1 } }] } };
  });
}

function changeNumbers(edition: EditableEdition): void {
  edition.dice.perColour = 9;
  edition.tracks = {
    meet: 35,
    moneyPerFame: 3,
    fame: { spaces: 34, worker: 9, bonuses: [{ space: 4, gain: { kind: 'karma', amount: 1 } }] },
    money: { spaces: 102, worker: 11, bonuses: [{ space: 8, gain: { kind: 'dice', amount: 1, optional: true } }] },
  };
  edition.start = { money: [9, 8, 7, 6], karma: 2, workers: 2, buildingLevel: 1 };
  edition.limits = { karma: 5, buildingLevel: 6, workers: 5, baseWorkers: 3, kali: { front: 7, back: 6 } };
}

type Space = EditableEdition['boards'][number]['spaces'][number];

const SPACES: Readonly<Record<string, Pick<Space, 'effects'> | Pick<Space, 'cost'>>> = {
  'front-terrace': { effects: [{ kind: 'money', amount: 5 }, { kind: 'reroll' }] },
  'great-mogul': { effects: [{ kind: 'fame', amount: 4 }, { kind: 'start-player' }] },
  portuguese: { effects: [{ kind: 'sail-exactly', amount: 2 }] },
  yogi: { cost: { values: [2, 4] } },
};

const AREAS: Readonly<Record<string, Pick<Space, 'cost'>>> = {
  harbour: { cost: { money: 1, values: [3, 5] } },
  quarry: { cost: { money: 2 } },
};

function changeBoards(edition: EditableEdition): void {
  for (const { spaces } of edition.boards) for (const space of spaces) Object.assign(space, AREAS[space.area], SPACES[space.id]);
  edition.areasInOrder = ['quarry'];
}

function changeProvince(edition: EditableEdition): void {
  edition.provinceTiles = edition.provinceTiles
    .filter(({ id }) => !id.endsWith('5'))
    .map((tile) => ({ ...tile, price: tile.price + 1 }));
  edition.provinceBoard = {
    columns: ['A', 'B', 'C'],
    rows: [1, 2, 3, 4],
    residence: 'B2',
    residenceRoads: ['top', 'right', 'bottom', 'left'],
    notBuildable: ['A4'],
    interior: ['B3'],
    yields: [
      {
        id: 'north',
        touches: [{ cell: 'B1', edge: 'top' }],
        front: { kind: 'money', amount: 8 },
        back: { kind: 'money', amount: 1 },
        colour: 'brown',
      },
      {
        id: 'west',
        touches: [{ cell: 'A2', edge: 'left' }],
        front: { kind: 'fame', amount: 2 },
        back: { kind: 'karma', amount: 1 },
        colour: 'white',
      },
    ],
  };
}
