export const messages = {
  welcome: {
    title: 'Turn day to night',
    text: 'These six scoring cards are your race. Three fame flip the leftmost card, six coins the rightmost. Whoever has flipped all six when the stage ends wins.\nYou play against one bot, Chameli; it takes about ten minutes.',
  },
  hand: {
    title: 'Your dice',
    text: 'In your hand every card is a die: its colour is a stone, its number is known only to you. Here are a lapis 6 and 3, a carnelian 1 and an emerald 4. You pay with them.',
  },
  grid: {
    title: 'Every card is two things',
    text: 'In your turn you take one card from the grid: for what it shows (a building, a ship, goods, a palace action), or as the die in its corner, which is free.',
  },
  build: {
    title: 'Build',
    text: 'Fort and tomb together cost lapis 9. Your lapis dice make 6 + 3: exactly enough. Take the card.',
    other: 'That can be taken, too. But your two lapis dice are just right for fort and tomb.',
  },
  fame: {
    title: 'Two fame',
    text: 'Each building brought one fame; a third would flip a card. Chameli took a die. Now the second stage of the round begins, and the start player, you, gets one karma.',
  },
  ship: {
    title: 'A ship',
    text: 'A ship wants one die with exactly its number. Take ship 8 for your carnelian 1: it lets you fetch a goods card as well.',
    other: 'Possible. But ship 8 gives you two cards in one turn: the ship and a goods card.',
  },
  goods: {
    title: 'Goods',
    text: 'Take the silk worth 3. Goods turn into coins by themselves as soon as you own three of a kind or one of each.',
    other: 'Fine goods, too. Take the silk worth 3: it sells best.',
  },
  set: {
    title: 'One of each',
    text: 'Round 2. You have silk. The card with tea 2 and spices 1 completes one of each: 3 + 2 + 1 are six coins. Take it; goods cards are free.',
    other: 'Not bad, but look at the goods: tea and spices on one card complete your set.',
  },
  bonus: {
    title: 'A bonus by night',
    text: 'Six coins flipped your rightmost card, and its night side gives a bonus: one fame or a ship. One fame makes three: choose fame and see what happens.',
    other: 'A ship is nice. But fame number three flips another card at once!',
  },
  chain: {
    title: 'A chain',
    text: 'Three fame flipped the leftmost card. Its bonus was 2 karma; with the one you had they made three, and three karma become an administrator. Two cards in one turn: such chains win games.',
  },
  administrator: {
    title: 'Your administrator',
    text: 'He gives you another turn, two dice from the pile, or stands for any die when you pay. Use him for another turn now.',
    other: 'He can do that, too. This time let him give you another turn.',
  },
  die: {
    title: 'Dice for later',
    text: 'You have one die left. Choose the corner of the card that is lit and take it as a die. Its number is a surprise.',
    other: 'You may. But without dice you can pay for nothing: take the die in the corner that is lit.',
  },
  karma: {
    title: 'What karma does',
    text: 'A carnelian 6! When a number does not fit, one karma raises or lowers a die by 1 as you pay. Three buildings of a kind or three ships in rising order bring an administrator as well.',
  },
  finale: {
    title: 'Four days left',
    text: 'Two of your six cards are flipped, Chameli has none. Whoever has flipped all six when a stage ends wins. Build for fame, collect goods for coins, and look for chains. It is your turn.',
  },
};
