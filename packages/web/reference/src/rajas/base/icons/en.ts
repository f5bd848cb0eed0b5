import type { Texts } from '../../../format.ts';
import type { IconsId } from './sections.ts';

export const texts: Texts<IconsId> = {
  'icon-money': {
    title: 'Icon: money',
    text: `{{coin}} A coin is money: the number says how many spaces your money marker moves on, or how many you pay.

More: [money track](#money-track), [how to get money](#ways-to-money).`,
  },
  'icon-fame': {
    title: 'Icon: fame',
    text: `{{fame-crown}} The crown is fame: your fame marker moves on by the number shown, and never back.

More: [fame track](#fame-track), [how to get fame](#ways-to-fame).`,
  },
  'icon-any-die': {
    title: 'Icon: a die of any colour',
    text: `{{die-any}} A die in four colours is a die of your choice: you take any colour that is in the supply and roll it.

Several such dice may have the same or different colours. As a cost it means: pay any one die. More: [taking dice](#taking-dice).`,
  },
  'icon-die': {
    title: 'Icon: a die of one colour',
    text: `{{die}} A coloured die means a die of exactly this colour; a die with pips means a die with exactly this value.

You roll a die when you get it, and it keeps its value. More: [dice](#dice), [paying](#paying).`,
  },
  'icon-upgrade': {
    title: 'Icon: upgrade',
    text: `{{upgrade}} Upgrade one kind of building by one level: from now on it brings 1 fame more when you lay it.

Behind “for each” it counts the upgrades you have made. More: [building scrolls](#building-scrolls), [upgrades made](#upgrades-made).`,
  },
  'icon-boat': {
    title: 'Icon: boat',
    text: `{{river-boat}} Your boat moves on along the river, to the next free space or as far as the number says, and you receive the benefit where it stops.

More: [how boats move](#river), [boat move](#boat-move).`,
  },
  'icon-worker': {
    title: 'Icon: worker',
    text: `{{icon-person}} A person is a worker: as a gain you win a new one, behind “for each” it counts your active workers.

More: [new workers](#new-workers).`,
  },
  'icon-market': {
    title: 'Icon: market',
    text: `{{market-stall}} A stall is a market of any kind in your province.

With a number you score up to that many markets; behind “for each” it counts your visible markets. More: [market place](#market-place).`,
  },
  'icon-goods': {
    title: 'Icon: silk, tea, spices',
    text: `{{market-silk}} {{market-tea}} {{market-spice}} Silk, tea and spices are the three kinds of goods; on a tile the number beside it is the money this market brings.

All three together mean assorted goods: at most one market of each kind. More: [assorted goods](#assorted-goods), [goods of one kind](#goods-of-one-kind).`,
  },
  'icon-buildings': {
    title: 'Icon: temple, fort, mill',
    text: `{{build-temple}} {{build-fort}} {{build-mill}} A building on a tile brings 2, 3 or 4 fame when you lay it, depending on your marker on its scroll.

The fourth kind is the [palace](#icon-palace). More: [building scrolls](#building-scrolls).`,
  },
  'icon-palace': {
    title: 'Icon: palace',
    text: `{{build-palace}} On a tile it is a palace, one of the four kinds of building; on the river it means: choose a palace action.

As a building it brings 2, 3 or 4 fame. On the river you carry out the action of one of the chambers 2 to 6 without worker and die. More: [palace action of the river](#river-palace-action).`,
  },
  'icon-tile': {
    title: 'Icon: province tile',
    text: `{{icon-province}} You build a province tile; behind “for each” it counts the tiles of your province.

More: [quarry](#quarry), [laying a tile](#laying-tiles).`,
  },
  'icon-overbuild': {
    title: 'Icon: cover a tile',
    text: `{{icon-copy}} Cover one of your tiles with a dearer one and pay the difference in dice.

More: [Master Builder](#master-builder).`,
  },
  'icon-reroll': {
    title: 'Icon: reroll',
    text: `{{icon-reroll}} You may reroll any number of your dice, once and all together.

More: [front terrace](#front-terrace).`,
  },
  'icon-start': {
    title: 'Icon: start player',
    text: `{{court-elephant}} The elephant with its rider stands for the start player: you will begin the next round.

More: [Great Mogul](#great-mogul), [the elephant](#start-elephant).`,
  },
  'icon-yield-tile': {
    title: 'Icon: yield tile',
    text: `{{icon-star}} The star is a yield tile: in the base game you draw a white one and receive its yield at once.

In the Navaratnas variant you choose one from the display instead. More: [white yield tiles](#yield-tiles), [Dancer](#dancer).`,
  },
  'icon-roads': {
    title: 'Icon: roads',
    text: `{{tile-road-straight}} {{tile-road-bend}} {{tile-road-fork}} {{tile-road-cross}} The road of a tile is a straight, a bend, a fork or a crossing, with two, two, three or four ends.

All ends of one tile are joined. More: [laying a tile](#laying-tiles).`,
  },
  'icon-animals': {
    title: 'Icon: snake, cow, tiger',
    text: `{{animal-snake}} {{animal-cow}} {{player-tiger}} The animal on the back tells the stack of a tile: snakes are cheap, cows dearer, tigers mostly have two buildings.

On the front of a tile the cow marks a [Sacred Cow](#cows). More: [the stacks](#tile-stacks).`,
  },
};
