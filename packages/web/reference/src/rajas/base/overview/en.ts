import type { Texts } from '../../../format.ts';
import type { OverviewId } from './sections.ts';

export const texts: Texts<OverviewId> = {
  aim: {
    title: 'The aim of the game',
    text: `Bring your fame marker and your money marker together. Whoever first makes them meet or pass each other usually wins.

The {{fame-crown}} fame track and the {{coin}} money track run side by side around the board, in opposite directions: fame goes clockwise, money counter-clockwise. 1 fame is one space on the fame track, 1 money is one space on the money track. So both markers of a player come nearer to each other with every gain.

“Usually” means: others may still have a last turn and get even further. See [who wins](#winner).`,
  },
  'players-and-modes': {
    title: 'Players and ways to play',
    text: `Two, three or four players take part. Each has a colour.

You play exactly one of three ways:

- the base game,
- the [Navaratnas variant](#navaratnas) for players who know the game,
- a [mixed round](#mixed-rounds), in which beginners meet advanced players.

Navaratnas and the mixed round exclude each other. The [Ganga module](#ganga) only changes river spaces, so it fits all three.

Only a few things depend on the number of players: the side of the board, the cover tiles, the starting money of the later players, how often you may sell assorted goods in a round, and in Navaratnas how many brown yield tiles are left. Dice, province tiles and white yield tiles are always the same.`,
  },
  material: {
    title: 'What is in the box',
    text: `Dice, tiles and workers are limited: what is used up is not there.

- 48 dice, 12 of each colour: orange, blue, green, purple
- 64 province tiles, 16 of each colour
- 24 workers, 6 for each player
- 4 boats, 4 fame markers, 4 money markers, 4 bonus markers
- 20 cubes: for each player 4 upgrade markers and 1 karma marker
- 30 yield tiles: 8 white, 9 yellow, 6 red, 7 brown
- 8 river tiles, 2 cover tiles, 1 elephant for the start player
- 4 province boards, 4 Kali boards and the game board, all with two sides

The base game leaves the yellow, red and brown yield tiles and the river tiles in the box.`,
  },
  'open-and-hidden': {
    title: 'What is open, what is chance',
    text: `Nearly everything is open: markers, dice, boards, face-up tiles and tiles that were set aside. You may also know how many tiles a stack still has.

Hidden are only three things: the order of the face-down white yield tiles, the province tiles below the top one of each stack, and dice that have not been rolled. Nobody may look through a stack.

Every roll is fair, 1 to 6 for each die, and every shuffle is fair too.`,
  },
  'set-up-board': {
    title: 'Set-up: the board',
    text: `Two players use the 2-player side of the board, three or four the other side.

- **Three players:** the 2 cover tiles close some spaces: two in the quarry and one in the harbour. They do not exist in this game. With two or four players there are no cover tiles.
- **Dice:** all 48, 12 of each colour, form the general supply before anybody takes one.
- **Province tiles:** they are sorted by colour and by the animal on the back – {{animal-snake}} snake, {{animal-cow}} cow, {{player-tiger}} tiger – into 12 stacks. Each stack is shuffled and lies face up beside the board.
- **White yield tiles:** the 8 are shuffled into a face-down stack.
- Yellow, red and brown yield tiles and river tiles stay in the box.`,
  },
  'set-up-player': {
    title: 'Set-up: your own pieces',
    text: `Each player gets a province board and in one colour a Kali board, 6 workers, a boat, a karma marker, 4 upgrade markers, a money marker, a fame marker and a bonus marker.

- **Boards:** Kali lies with the front up, so she has 10 hands. The province lies with its base side up.
- **Workers:** three stand ready at your Kali board; they are active. The other three wait: on fame 15, on money 20 and at the bridge.
- **Boat:** on the start space of the river.
- **Karma:** level 1.
- **Upgrade markers:** one on each building scroll, in the left column, worth 2.
- **Dice:** one of each colour, rolled and kept on Kali.
- **Bonus marker:** on money 12, with the river side up.
- **Fame:** on 0.

Nothing is triggered while you set up: no bonus, no worker.`,
  },
  'first-start-player': {
    title: 'Who starts, and with how much money',
    text: `The player with the lowest sum of the four starting dice starts and takes the elephant.

The order is fixed: first everybody rolls the starting dice, then the start player is known, then the money markers are placed. If several players have the lowest sum, chance decides among them.

The start player begins with 3 money. The others follow clockwise with 4, 5 and 6. With two players that is 3 and 4, with four players 3, 4, 5 and 6: who starts last has the most.

**Example:** the sums are 14, 9 and 17. The player with 9 starts.`,
  },
  'round-and-turn': {
    title: 'Rounds, turn cycles, turns',
    text: `The game is a row of rounds. A round is a row of turn cycles, and in each turn cycle everybody has one turn.

- **Turn cycle:** beginning with the start player and going clockwise, each player places exactly one worker, pays for the space and carries out the action at once.
- **Turn:** one worker only. Nothing in the base game gives you a second placement in the same turn.
- **Round:** it lasts until nobody can place a worker any more. Then the workers come back.

Only the workers come back. Your dice, karma, money, fame, upgrades, boat, province and bonus marker stay as they are, from turn to turn and from round to round.`,
  },
  turn: {
    title: 'Your turn',
    text: `Place one worker, pay for its space, carry out its action. Always in this order.

There are four areas:

- the [quarry](#quarry), to build a tile,
- the [market place](#market-place), to get money from your markets,
- the [palace](#palace), for favours,
- the [harbour](#harbour), to sail on the river.

You must carry out the action; placing only to block is not possible. Parts that are [optional](#optional) may be left out.

A worker counts as placed only if the whole turn is possible: space, dice, karma, tile, cell and direction. If something is impossible, nothing has happened. Choices that depend on dice rolled in this turn are made when they come up.`,
  },
};
