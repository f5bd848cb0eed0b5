import { an } from '../../../../i18n/english.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';

const count = counter('en');
const list = lister('en');

/** What is asked, and the answers. */
export const questions = {
  prompts: {
    others: (name: string) => `${name} decides`,
    place: {
      title: 'Place a worker',
      hint: 'Choose a glowing space on the board.',
      help: 'Place one worker on a free space, pay what it costs and carry out its action at once. In the quarry and the harbour the first free space counts. Whoever can place a worker must do so.',
    },
    lastTurn: {
      title: 'Last turn: place a worker or pass',
      hint: 'Two markers have met; this turn cycle is the last.',
      help: 'The markers of a player have met. The turn cycle is played to its end; in these last turns you may place one worker but need not.',
    },
    'pay-space': {
      title: 'Pay a die',
      hint: 'Choose one of your glowing dice.',
      help: 'The space costs one die. Where the value matters, one karma turns a die to its opposite side while you pay it.',
    },
    'pick-tile': {
      title: 'Build: choose a tile',
      hint: 'The glowing tiles can be paid and laid.',
      help: 'Take the top tile of a stack. Pay dice of its colour that add up to its price at least. A lotus means: only with karma.',
    },
    overbuild: {
      title: 'Master Builder: choose a tile',
      hint: 'It must be dearer than the tile it covers.',
      help: 'Cover one of your own tiles with a dearer one and pay the difference in dice of the new colour. The new tile is scored; special yields are never received this way. Every tile must stay joined to the residence.',
    },
    coverCell: {
      title: 'Master Builder: cover a tile',
      hint: 'Choose one of your tiles, then how the new one lies.',
      help: 'The new tile must be dearer than the one it covers, and every tile must stay joined to the residence. Special yields are never received this way.',
    },
    coverPay: {
      title: 'Master Builder: pay the difference',
      hint: 'The first payment is the cheapest.',
      help: 'Pay dice of the new tile’s colour that reach the difference between the two prices. Nothing is given back. A lotus turns a die for one karma.',
    },
    'choose-cell': {
      title: 'Build: place the tile',
      hint: 'Choose a cell, then how the tile lies.',
      help: 'At least one road of the tile must join the road that comes from your residence. A road that reaches a special yield at the edge brings that yield at once.',
    },
    'pay-tile': {
      title: 'Build: pay the tile',
      hint: 'The first payment is the cheapest.',
      help: 'Pay dice of the tile’s colour whose sum reaches its price. Nothing is given back. A lotus turns a die for one karma.',
    },
    overpay: {
      title: 'Build: pay more than needed',
      hint: 'Any dice of the colour may be added.',
      help: 'Paying more than the price is allowed, but brings nothing.',
    },
    'take-dice': {
      title: 'Take a die',
      hint: 'Choose a colour.',
      help: 'All colours are named before the dice are rolled. Is Kali full, give dice back first or take fewer.',
    },
    fullHands: {
      title: 'Kali’s hands are full',
      hint: 'Give a glowing die back first, or take no more.',
      help: 'A player may own only as many dice as Kali has hands. Give dice back before you take new ones, or do without the new ones.',
    },
    reroll: {
      title: 'Reroll dice',
      hint: 'Choose the dice to be rolled again from left to right, then finish.',
      help: 'Any number of your dice may be rolled again, each once and all together.',
    },
    'score-markets': {
      title: 'Score your markets',
      hint: 'The most is proposed.',
      help: 'Each scored market brings its printed value. You may score fewer markets than allowed.',
    },
    upgrade: {
      title: 'Upgrade a building',
      hint: 'Choose a scroll.',
      help: 'From now on this kind of building brings one fame more when you lay it. Tiles that lie already bring nothing more.',
    },
    sail: {
      title: 'Sail: how far?',
      hint: 'Choose a river space.',
      help: 'Your boat skips spaces with other boats and brings the benefit of the space where it stops. Passing the bridge wins a worker.',
    },
    'palace-action': {
      title: 'Choose a palace action',
      hint: 'No worker and no die are needed.',
      help: 'Carry out the action of one chamber without a worker and without its die, even if it is occupied. The Master Builder’s price difference is still paid.',
    },
    yields: {
      title: 'Which yield first?',
      hint: 'Choose a glowing medallion.',
      help: 'Your tile has reached several special yields. You receive all of them, one after the other, in the order you like.',
    },
  },
  /** What the button that confirms a choice says, by type of choice. */
  acts: {
    place: 'Place the worker',
    action: 'Carry it out',
    tile: 'Take this tile',
    lay: 'Build here',
    pay: 'Pay',
    'pay-die': 'Pay this die',
    take: 'Take this die',
    return: 'Give it back',
    reroll: 'Reroll it',
    score: 'Score',
    upgrade: 'Upgrade',
    sail: 'Sail there',
    receive: 'Receive it',
  },
  labels: {
    place: (name: string, cost: string) => `Place a worker: ${name} (${cost})`,
    pass: 'Pass',
    payDie: (die: string) => `Pay ${die}`,
    payTurned: (die: string, value: number) => `Pay ${die}, turned to ${value} (1 karma)`,
    tile: (tile: string) => `Take ${tile}`,
    lay: (cell: string, turns: number) =>
      `Lay it on ${cell}, ${count(turns, { one: '# quarter turn', other: '# quarter turns' })}`,
    layPlain: (cell: string) => `Lay it on ${cell}, not turned`,
    pay: (dice: readonly string[]) => `Pay ${list(dice)}`,
    turned: (die: string, value: number) => `${die} turned to ${value}`,
    overpay: 'Pay more …',
    take: (colour: string) => `Take ${an(colour)} die`,
    return: (die: string) => `Give back ${die}`,
    reroll: (die: string) => `Reroll ${die}`,
    done: 'Done',
    noMore: 'Take no more',
    decline: 'No, thanks',
    score: (money: number) => `Score ${money} money`,
    upgrade: (building: string) => `Upgrade: ${building}`,
    sail: (n: number) => count(n, { one: 'Sail # space', other: 'Sail # spaces' }),
    stay: 'Stay',
    action: (name: string) => `Carry out: ${name}`,
    receive: (gain: string) => `Receive ${gain}`,
  },
};
