export const messages = {
  welcome: {
    title: 'Two markers, one goal',
    text: 'You own a fame marker and a money marker. They run towards each other round the board; the number between them says how far apart they still are. As soon as somebody’s markers meet, the game comes to its end, and whoever’s markers have passed each other furthest wins.\nSo everything that brings fame or money brings you closer.',
  },
  pieces: {
    title: 'Dice are your money',
    text: 'These are your dice. You pay with them: their colour and their number matter. You have three workers in each round. In your turn you place one and do at once what its space offers.',
  },
  quarry: {
    title: 'To the quarry',
    text: 'Let us build. Place a worker in the quarry; the first space costs 1 money.',
    other: 'A useful space, too. But first you build: choose the first space of the quarry.',
  },
  market: {
    title: 'A market',
    text: 'Take the orange tile with tea. It costs orange dice worth 5 together, and you have exactly an orange 5. A market pays at once, and again whenever you sell.',
    other: 'You could pay for that tile, but the orange tea market fits your orange 5 to the point.',
  },
  lay: {
    title: 'Roads must reach home',
    text: 'A tile goes where its road leads back to your residence. Lay it below the residence, turned as shown.',
    other: 'That place is allowed. For this lesson lay it below the residence, so that the place on the left stays free.',
  },
  paid: {
    title: 'Two money at once',
    text: 'The orange die is gone, the market brought 2 money. Chameli placed a worker on a terrace: terraces give new dice.',
  },
  quarryAgain: {
    title: 'Buildings bring fame',
    text: 'Go to the quarry once more. The second space costs 2 money, just what the market brought.',
    other: 'Not yet: a building is waiting in the quarry. Choose the second space there.',
  },
  buildings: {
    title: 'Karma turns dice',
    text: 'The green tile with palace and fort costs 6, and your green die shows only 1. But one karma turns a die to its opposite side: 1 becomes 6. Take that tile.',
    other: 'Allowed, but two buildings bring more fame. Take the green tile with palace and fort.',
  },
  reachYield: {
    title: 'A road to the edge',
    text: 'Lay it left of the residence: its straight road then reaches the edge, where a special yield waits.',
    other: 'Possible, but only on the left the road reaches a special yield at the edge.',
  },
  grown: {
    title: 'Fame and money',
    text: 'Each building brought 2 fame, the special yield 5 money. Your markers have come seven spaces closer. Upgrades on the scrolls make a kind of building worth more.',
  },
  terrace: {
    title: 'New dice',
    text: 'You are running out of dice. Place your last worker on the purple terrace: it is free and gives a purple die.',
    other: 'Good, but you need dice first. The purple terrace gives one for nothing.',
  },
  round: {
    title: 'The next round',
    text: 'All workers come home, and the second round begins. Chameli starts and has built as well. Three new workers for you.',
  },
  harbour: {
    title: 'The harbour',
    text: 'Low dice are not worthless: in the harbour a 1, 2 or 3 moves your boat. Place a worker there; you pay the purple 2.',
    other: 'A fine idea for later. Now send your boat: choose the harbour.',
  },
  sail: {
    title: 'Down the Ganges',
    text: 'Sail two spaces. The space where you stop gives you its gift: here 2 karma.',
    other: 'One space is allowed, too. The second one has the karma you need.',
  },
  chamber: {
    title: 'The palace',
    text: 'In the palace each chamber wants one number. The yogi takes a 3 and gives 2 karma (3 is the most) and a die of your choice. Place a worker there and pay the blue 3.',
    other: 'That space is open to you as well. Try the yogi: you have the 3 he wants.',
  },
  colour: {
    title: 'Choose a colour',
    text: 'Take an orange die: you will want to build in orange again.',
    other: 'Any colour is allowed. Take orange this time.',
  },
  sell: {
    title: 'Sell your goods',
    text: 'Now earn with your market: the space “assorted goods” sells up to three different goods and costs no die.',
    other: 'Keep your dice. Selling assorted goods costs nothing: choose that space.',
  },
  closer: {
    title: 'Closer still',
    text: 'Two money more. On the tracks wait bonuses and further workers: reach them early, for more workers mean more turns in every round.',
  },
  finale: {
    title: 'Your province awaits',
    text: 'You know the heart of it: get dice, build, reach yields, sell, sail, and let fame and money meet. When somebody’s markers have met, whoever’s have passed each other furthest wins. Round 3 begins, and you start.',
  },
};
