export const messages = {
  welcome: {
    title: 'Welcome to the court',
    text: 'The grand mogul travels through his twelve provinces: twelve visits, and the game is over. Whoever then has the most influence points wins.\nYou play against two bots, Chameli and Kamal. This takes about twelve minutes; you may leave at any time and go on later.',
  },
  prizes: {
    title: 'Six prizes in every visit',
    text: 'They lie at the court: four influence tokens (vizier, general, monk, princess), the crown, and the province tile with its goods.\nA token brings a palace, the crown brings the crown palace, the tile brings goods. Palaces and goods bring points.',
  },
  hand: {
    title: 'Your hand',
    text: 'Each card shows symbols, and each symbol stands for one prize. The grand mogul stands for the crown, the elephant for the province tile. Whoever has shown most of a symbol can win its prize.',
  },
  playFirst: {
    title: 'Play a card',
    text: 'In your turn you either play a card or withdraw. Play the yellow card with princess and elephant.\nYour first card sets your colour: until you withdraw you may play only yellow in this visit.',
    other:
      'That would be allowed. But yellow is where you are strong: a princess and three elephants. Play the yellow card with the princess.',
  },
  contest: {
    title: 'The contest',
    text: 'Here everybody’s symbols are counted. You lead with the princess, Chameli with the vizier, Kamal with the general. All three have one elephant: a tie, and nobody leads.',
  },
  addWhite: {
    title: 'One more on top',
    text: 'With a colour card you may add one white or special card. Play the double elephant together with the white elephant: choose the small white card that hangs below it.',
    other: 'Close! The lesson wants both at once: the double elephant with the white elephant, the small card below it.',
  },
  othersWithdraw: {
    title: 'Kamal withdraws',
    text: 'Withdrawing is how one wins. At that moment you get every prize of whose symbol you have more than anybody still in the contest. Kamal took the general, built a palace in Junagadh and took two new cards.',
  },
  withdraw: {
    title: 'Know when to stop',
    text: 'You have more princesses and more elephants than Chameli. You hold no more yellow, and further cards would win you nothing: every card played is gone. Withdraw.',
    other: 'You could fight on, but for what? You have already won what you can win, and each card played is lost. Withdraw.',
  },
  build: {
    title: 'Your first palace',
    text: 'The princess brings a palace in a free city of this province. Surat is a fortress: its bonus tile is worth 2 points. And a road leads from Surat into the next province, Mewar.',
    other: 'You may build there. But Surat has the bonus tile and the road to Mewar: choose Surat.',
  },
  take: {
    title: 'New cards',
    text: 'After withdrawing you take two of the open cards. Take the violet card with princess and grand mogul, and the white elephant: they go well with your two violet cards.',
    other:
      'Good cards, too. But with the violet card you will have three of one colour for the next visit. Take violet and white.',
  },
  score: {
    title: 'You lead',
    text: 'Four points: 2 for the bonus tile, 1 for the rice of the province tile, 1 for the province in which you built. Chameli stayed longest: she won vizier and monk, but only one card was left for her.',
  },
  secondVisit: {
    title: 'Visit 2: Mewar',
    text: 'Six new prizes. Chameli withdrew without playing a card; for that she drew one more. Kamal began with violet.\nYou want the princess again, because two tokens of a kind earn a special card, and the crown.',
  },
  playMogul: {
    title: 'Princess and grand mogul',
    text: 'Play the violet card that shows both. A new visit, a new colour: violet is allowed now.',
    other: 'You need the princess and the grand mogul. One violet card shows them both.',
  },
  tie: {
    title: 'A tie wins nothing',
    text: 'You and Kamal both have one grand mogul. As long as somebody in the contest has as many as you, the prize is not yours. If you withdrew now, you would win only the princess.',
  },
  breakTie: {
    title: 'Break the tie',
    text: 'Play the second violet grand mogul: two against one.',
    other: 'That does not break the tie. Another grand mogul does: play the violet card that shows him with an elephant.',
  },
  alone: {
    title: 'Alone in the contest',
    text: 'Kamal took general and monk and withdrew. Only you are left, so princess, crown and province tile are all yours. Withdraw.',
    other: 'Nobody is left to beat. Save your cards and withdraw.',
  },
  connect: {
    title: 'Palaces that are joined',
    text: 'Build in Dungarpur: the road joins it to Surat. You get one point for this province and one for every other province that your palaces join to it. The fortress adds tea.',
    other: 'From there no road leads to your palace in Surat. Dungarpur is joined to it, and it has a bonus tile.',
  },
  crown: {
    title: 'The crown palace',
    text: 'The crown palace may also stand beside another player’s palace. Put it in Udaipur, next to Kamal’s: from there a road leads to Ajmer, where the next visit is.',
    other: 'Allowed, but think of the next visit: from Udaipur a road leads on to Ajmer.',
  },
  goods: {
    title: 'Goods grow',
    text: 'Ten points! A good is worth one point, and one more for each of the same kind you own already. Your second tea therefore brought two points. Goods are best collected by kind.',
  },
  special: {
    title: 'A special card',
    text: 'Your two princess tokens have become the special card “+2 points”. You add it to a colour card like a white one, and when you withdraw it comes back to your hand.',
  },
  rest: {
    title: 'Sometimes you rest',
    text: 'Visit 3: Ajmer. Your hand is small, and Kamal is strong. Withdraw without playing: you draw one card from the pile and are the first to take two of the open ones.',
    other: 'You could play here, but a small hand against a full one wins little. Rest, and come back stronger.',
  },
  takeFirst: {
    title: 'First choice',
    text: 'You drew a violet double elephant. Take the violet card and the white elephant: four violet cards make a strong colour.',
    other: 'Collect one colour: take the violet card and the white elephant.',
  },
  othersScore: {
    title: 'The others build, too',
    text: 'Kamal built in Jodhpur. A road joins it to his palace in Udaipur, so he got two points. Your crown palace beside his did not stop him: roads belong to everybody.',
  },
  playSpecial: {
    title: 'Use your special card',
    text: 'Visit 4: you begin. Play the double elephant together with “+2 points”: two points at once, in every visit.',
    other: 'The lesson wants the double elephant with the special card: the small card “+2” below it.',
  },
  ahead: {
    title: 'What is this visit worth?',
    text: 'You lead with elephants. The tile of Sindh shows rice and tea. You own one rice and two tea: it would bring you 2 + 3 points. Look at the tiles to come before you decide where to fight.',
  },
  lastCount: {
    title: 'The last points',
    text: 'After the twelfth visit hands are counted: one point for each white and each special card, and one for each card of your longest colour. Cards are never worthless.',
  },
  finale: {
    title: 'Now it is your court',
    text: 'You know all of it: play or withdraw, win symbols, join palaces, collect goods, and know when to stop. After twelve visits the most points win. The fourth visit is running, and it is your turn.',
  },
};
