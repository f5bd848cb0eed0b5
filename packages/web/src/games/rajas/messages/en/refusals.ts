import { counter } from '../../../../i18n/numbers.ts';

const count = counter('en');

/** Why something cannot be chosen. */
export const refusals = {
  tooLittleMoney: (price: number, money: number) => `This costs ${price} money; you have ${money}.`,
  tooFewDice: (colour: string, price: number, have: number) =>
    `The tile costs ${colour} ${price}; your ${colour} dice reach ${have} at most.`,
  tooFar: (most: number) =>
    count(most, { one: 'Too far: your boat may move # space.', other: 'Too far: your boat may move # spaces at most.' }),
  plain: {
    occupied: 'A worker stands here already.',
    'not-the-next-space': 'The first free space of this area comes first.',
    'already-used-this-round': 'You have used such a space in this round already.',
    'no-fitting-die': 'You have no die that fits.',
    'no-such-market': 'You have no such market in your province.',
    'colour-not-in-supply': 'No die of this colour is in the supply.',
    'no-open-road': 'No open road leads to an empty cell of your province.',
    'no-payable-tile': 'You can pay and lay none of the open tiles.',
    'nothing-to-overbuild': 'None of your tiles can be covered with this.',
    'boat-at-river-end': 'Your boat has reached the end of the river.',
    'too-few-river-spaces': 'There are not enough free river spaces ahead.',
    'karma-full': 'Your karma is full.',
    'all-upgraded': 'All your buildings have the highest level.',
    'no-dice': 'You have no dice.',
    'amount-is-zero': 'This would bring nothing now.',
    'no-possible-action': 'No palace action is possible now.',
    'stack-is-empty': 'This stack is empty.',
    'not-dearer': 'The new tile must be dearer than the one it covers.',
    'difference-too-high': 'Your dice do not reach the difference.',
    'overbuilt-already': 'This cell has been built over once already.',
    'would-cut-off-tiles': 'That would cut tiles off from the residence.',
    'nothing-to-cover': 'There is no tile to cover here.',
    'cell-is-filled': 'A tile lies here already.',
    'no-building-ground': 'Nothing can be built here.',
    'no-road-leads-there': 'No road leads there.',
    'game-over': 'The game is over.',
    'not-your-decision': 'Somebody else decides now.',
    'finish-the-action': 'Finish your action first.',
    'no-build-action': 'Tiles are taken by a worker in the quarry.',
    'no-tile-to-lay': 'There is no tile to lay now.',
    'no-boat-move': 'Your boat does not move now.',
    'boats-only-move-forward': 'Boats only move forward.',
    'occupied-by-a-boat': 'Another boat lies here; it is skipped.',
    'no-yield-tile': 'No yield tile is left.',
    'not-covered-by-this-tile': 'This tile cannot cover that one.',
  },
};
