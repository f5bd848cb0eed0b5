import { an } from '../../../../i18n/english.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';

const count = counter('en');
const list = lister('en');

/** What is asked, and the answers. */
export const questions = {
  prompts: {
    others: (name: string) => `${name} is choosing`,
    /** What is selected: “Build: Temple and Mill on D2”. */
    building: (tile: string, cell: string) => `Build: ${tile} on ${cell}`,
    covering: (tile: string, cell: string) => `Cover ${cell}: ${tile}`,
    place: {
      title: 'Place a worker',
      hint: 'Choose a glowing space on the board.',
      help: 'Place one worker on a free space, pay its cost and do its action. In the quarry and the harbour you take the first free space. If you can place a worker, you must.',
    },
    lastTurn: {
      title: 'Last turn: place a worker or pass',
      hint: 'Someone’s markers have met. This is your last turn.',
      help: 'Someone’s markers have met, so everyone left in this turn order gets one last turn. You may place a worker, but you don’t have to.',
    },
    'pay-space': {
      title: 'Pay a die',
      hint: 'Choose one of your glowing dice.',
      help: 'This space costs one die. If the number matters, 1 karma turns the die to its opposite side as you pay.',
    },
    'pick-tile': {
      title: 'Build: choose a tile',
      hint: 'You can afford and place the glowing tiles.',
      help: 'Take the top tile of a stack. Pay dice of its colour that add up to at least its price. A lotus means you’ll need karma.',
    },
    overbuild: {
      title: 'Master Builder: choose a tile',
      hint: 'It must cost more than the tile it covers.',
      help: 'Cover one of your tiles with a more expensive one and pay the difference in dice of the new colour. You score the new tile, but never special yields. All tiles must stay connected to your residence.',
    },
    coverCell: {
      title: 'Master Builder: cover a tile',
      hint: 'Choose one of your tiles, then turn the new one.',
      help: 'The new tile must cost more than the one it covers, and all tiles must stay connected to your residence. You never get special yields this way.',
    },
    coverPay: {
      title: 'Master Builder: pay the difference',
      hint: 'Cheapest option first.',
      help: 'Pay dice of the new tile’s colour worth at least the difference. You get no change. A lotus marks a die turned with 1 karma.',
    },
    'choose-cell': {
      title: 'Build: place the tile',
      hint: 'Choose a space, then turn the tile.',
      help: 'At least one road on the tile must connect to a road from your residence. Reach a special yield at the edge and you get it immediately.',
    },
    'pay-tile': {
      title: 'Build: pay for the tile',
      hint: 'Cheapest option first.',
      help: 'Pay dice of the tile’s colour worth at least its price. You get no change. A lotus marks a die turned with 1 karma.',
    },
    overpay: {
      title: 'Build: overpay',
      hint: 'You can add any dice of this colour.',
      help: 'You may overpay, but you get nothing for it.',
    },
    'take-dice': {
      title: 'Take a die',
      hint: 'Choose a colour.',
      help: 'Choose all colours first, then roll. If Kali’s hands are full, return dice first or take fewer.',
    },
    fullHands: {
      title: 'Kali’s hands are full',
      hint: 'Return a glowing die, or stop here.',
      help: 'You can hold as many dice as Kali has hands. Return dice before you take new ones, or skip the new ones.',
    },
    reroll: {
      title: 'Reroll dice',
      hint: 'Pick dice to reroll from left to right, then press Done.',
      help: 'Reroll as many of your dice as you like, all together, once.',
    },
    'score-markets': {
      title: 'Score your markets',
      hint: 'The best sale is already selected.',
      help: 'Each market pays its printed value. You may score fewer than allowed.',
    },
    upgrade: {
      title: 'Upgrade a building',
      hint: 'Choose a scroll.',
      help: 'From now on this kind of building gives 1 more fame when you build it. Tiles already in your province don’t change.',
    },
    sail: {
      title: 'Sail: how far?',
      hint: 'Choose a river space.',
      help: 'Your boat skips spaces with other boats. You get the benefit of the space where it stops. Pass the bridge to get a worker.',
    },
    'palace-action': {
      title: 'Choose a palace action',
      hint: 'No worker, no die.',
      help: 'Do one chamber’s action without a worker or its die, even if it’s occupied. With the Master Builder you still pay the difference.',
    },
    yields: {
      title: 'Which yield first?',
      hint: 'Choose a glowing medallion.',
      help: 'Your tile reaches several special yields. You get them all, in any order.',
    },
  },
  /** What the button that confirms a choice says, by type of choice. */
  acts: {
    place: 'Place the worker',
    action: 'Use it',
    tile: 'Take this tile',
    lay: 'Build here',
    pay: 'Pay',
    'pay-die': 'Pay this die',
    take: 'Take this die',
    return: 'Return it',
    reroll: 'Reroll it',
    score: 'Score',
    upgrade: 'Upgrade',
    sail: 'Sail there',
    receive: 'Get it',
  },
  labels: {
    place: (name: string, cost: string) => `Place a worker: ${name} (${cost})`,
    pass: 'Pass',
    payDie: (die: string) => `Pay ${die}`,
    payTurned: (die: string, value: number) => `Pay ${die}, turned to ${value} (1 karma)`,
    tile: (tile: string) => `Take ${tile}`,
    lay: (cell: string, turns: number) =>
      `Place on ${cell}, ${count(turns, { one: '# quarter turn', other: '# quarter turns' })}`,
    layPlain: (cell: string) => `Place on ${cell}, not turned`,
    pay: (dice: readonly string[]) => `Pay ${list(dice)}`,
    turned: (die: string, value: number) => `${die} turned to ${value}`,
    overpay: 'Overpay…',
    take: (colour: string) => `Take ${an(colour)} die`,
    return: (die: string) => `Return ${die}`,
    reroll: (die: string) => `Reroll ${die}`,
    done: 'Done',
    noMore: 'Stop taking dice',
    decline: 'Skip',
    score: (money: number) => `Score ${money} money`,
    upgrade: (building: string) => `Upgrade: ${building}`,
    sail: (n: number) => count(n, { one: 'Sail # space', other: 'Sail # spaces' }),
    stay: 'Don’t move',
    action: (name: string) => `Use ${name}`,
    receive: (gain: string) => `Get ${gain}`,
  },
};
