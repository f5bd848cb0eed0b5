import { counter } from '../../../../i18n/numbers.ts';

const count = counter('en');

/** Why something cannot be chosen. */
export const refusals = {
  tooLittleMoney: (price: number, money: number) => `This costs ${price} money. You have ${money}.`,
  tooFewDice: (colour: string, price: number, have: number) =>
    `This tile costs ${colour} ${price}. Your ${colour} dice add up to ${have}.`,
  tooFar: (most: number) =>
    count(most, { one: 'Too far: your boat can move # space at most.', other: 'Too far: your boat can move # spaces at most.' }),
  plain: {
    occupied: 'There’s already a worker here.',
    'not-the-next-space': 'Take the first free space in this area.',
    'already-used-this-round': 'You’ve already used one of these this round.',
    'no-fitting-die': 'You don’t have a matching die.',
    'no-such-market': 'You don’t have that market in your province.',
    'colour-not-in-supply': 'No dice of this colour left in the supply.',
    'no-open-road': 'None of your roads leads to an empty space.',
    'no-payable-tile': 'You can’t afford or place any of the tiles.',
    'nothing-to-overbuild': 'This can’t cover any of your tiles.',
    'boat-at-river-end': 'Your boat has reached the end of the river.',
    'too-few-river-spaces': 'There aren’t enough free river spaces ahead.',
    'karma-full': 'Your karma is full.',
    'all-upgraded': 'All your buildings are at the highest level.',
    'no-dice': 'You have no dice.',
    'amount-is-zero': 'You’d get nothing right now.',
    'no-possible-action': 'You can’t use any palace action right now.',
    'stack-is-empty': 'This stack is empty.',
    'not-dearer': 'The new tile must cost more than the one it covers.',
    'difference-too-high': 'Your dice don’t cover the difference.',
    'overbuilt-already': 'This space has already been built over.',
    'would-cut-off-tiles': 'That would cut tiles off from your residence.',
    'nothing-to-cover': 'There’s no tile to cover here.',
    'cell-is-filled': 'There’s already a tile here.',
    'no-building-ground': 'You can’t build here.',
    'no-road-leads-there': 'No road leads there.',
    'game-over': 'The game is over.',
    'not-your-decision': 'It’s someone else’s choice.',
    'finish-the-action': 'Finish your action first.',
    'no-build-action': 'To take a tile, place a worker in the quarry.',
    'no-tile-to-lay': 'You have no tile to place right now.',
    'no-boat-move': 'Your boat isn’t moving right now.',
    'boats-only-move-forward': 'Boats only move forward.',
    'occupied-by-a-boat': 'Another boat is here, so this space is skipped.',
    'no-yield-tile': 'No yield tiles left.',
    'not-covered-by-this-tile': 'This tile can’t cover that one.',
  },
};
