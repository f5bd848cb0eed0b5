export const events = {
  'your-turn': {
    title: 'Votre tour',
    text: `
Vous prenez exactement une carte de la grille : comme dé, bâtiment, bateau, marchandise ou action de palais.

- **Un dé :** n’importe quelle carte, gratuit
- **Un bâtiment :** contre des dés de sa couleur
- **Un bateau :** contre un dé d’exactement son chiffre
- **Des marchandises :** gratuit
- **Une action de palais :** contre un dé d’exactement son chiffre

Vous ne pouvez choisir que ce que vous pouvez payer. Prendre un dé est toujours possible, vous n’êtes donc jamais bloqué. Finir son tour sans action est interdit, une seconde action aussi.`,
  },
  'taking-a-die': {
    title: 'Prendre un dé',
    text: `
Vous prenez en main une carte quelconque de la grille comme dé. Cela ne coûte rien, et sa face action ne compte plus.

Vous connaissez la couleur avant, le chiffre seulement après, et vous seul le voyez. Un bateau pris comme dé ne donne pas de récompense.

Si vous en prenez deux, vous choisissez l’un après l’autre et pouvez regarder le premier. Si la grille est vide après le premier, quatre nouvelles cartes sont posées avant que vous choisissiez le second.`,
  },
  'hand-limit': {
    title: 'Huit dés au plus',
    text: `
Vous n’avez jamais plus de 8 dés. S’il en vient davantage, vous défaussez d’abord assez de dés pour que les nouveaux tiennent.

Vous choisissez lesquels avant de voir du nouveau ; vous ne pouvez pas défausser les nouveaux à la place, ni les refuser. Les dés du paiement sont partis avant que vous receviez. Karma et administrateurs ne comptent pas.

Exemple : vous en avez 7 et en recevez 2 : défaussez-en 1, prenez-en 2. Avec 8, vous en défaussez aussi 1 avant de prendre une carte comme action. Deux dés d’un administrateur avec 8 en main : défaussez-en 2.`,
  },
  paying: {
    title: 'Payer',
    text: `
Pour un bâtiment, vous posez des dés de sa couleur dont la somme atteint le coût. Pour un bateau ou une action de palais, vous posez exactement un dé d’exactement son chiffre.

- **Bâtiment :** un ou plusieurs dés, tous de la couleur indiquée. Trop est permis ; le surplus est perdu. Si vous voulez poser plus qu’il ne faut, dites-le avant de payer. Lapis 9 se paie avec lapis 5 et 4, pas avec lapis 6 et émeraude 4.
- **Bateau, action de palais :** un dé de n’importe quelle couleur. Les sommes ne comptent pas : un 3 n’est pas 1 + 2, un 5 n’est ni 1 + 4 ni 2 + 3.
- **Marchandises et dés** ne coûtent rien, ni une carte qui vient gratuitement d’une récompense, d’un bonus ou de l’action de palais 6.

Le [karma](#karma) change le chiffre d’un dé, un [administrateur](#administrator-joker) peut tenir lieu de dé. Ce avec quoi vous payez est défaussé.`,
  },
  'ship-rewards': {
    title: 'Les récompenses des bateaux',
    text: `
Ce que donne un bateau est indiqué en bas de sa carte. Vous le recevez quand le bateau est posé.

- {{karma-flower}}{{karma-flower}} 2 karmas
- {{icon-die}}{{icon-die}} deux cartes quelconques de la grille comme dés
- {{coin-minted}} 3 pièces
- {{coin-minted}}{{fame-star}} 2 pièces, puis 1 gloire
- {{basket}} une ou deux cartes marchandise de la grille, comme indiqué, ou autant qu’il y en a ; si la carte laisse le choix d’une à deux, vous choisissez, au moins une s’il y en a
- {{icon-die}} un dé, et le bateau porte une marchandise
- {{fame-star}} 1 gloire, et le bateau porte une marchandise
- {{karma-flower}} 1 karma, et le bateau porte une marchandise
- {{basket}}{{icon-die}} une carte marchandise, puis un dé ; sans marchandise dans la grille, seulement le dé
- {{dome}} une action de palais de la grille, exécutée gratuitement et défaussée ; s’il n’y en a pas, rien`,
  },
  'ending-a-turn': {
    title: 'Finir son tour',
    text: `
Après votre action et tout ce qu’elle déclenche, votre tour est fini. Sans administrateur, cela se fait tout seul ; sinon vous le dites.

D’abord vous devez jouer les [tours bonus](#another-turn) gagnés, l’un après l’autre. Puis vous pouvez rendre un administrateur pour [un autre tour](#administrator-turn), autant de fois que vous en avez. Ensuite, c’est au suivant.

Un tour supplémentaire est un tour complet avec toutes les règles. Il n’use pas votre tour de l’autre phase.`,
  },
  'order-of-effects': {
    title: 'Dans quel ordre tout se passe',
    text: `
Payer, prendre la carte, la poser, recevoir sa récompense, exécuter les séries, puis les bonus des cartes de piste retournées.

1. Vous payez.
2. Vous prenez la carte et la posez dans sa rangée.
3. On sait alors quelles [séries](#sets) sont complètes.
4. Vous recevez sa récompense : gloire des bâtiments, pièce imprimée des marchandises, récompense d’un bateau.
5. Les séries sont exécutées : d’abord bâtiments, puis marchandises, puis bateaux. On donne d’abord toutes les récompenses, puis toutes leurs cartes partent ensemble.
6. En dernier viennent les [bonus](#bonuses) des cartes de piste retournées entre-temps.

Plusieurs parties d’une récompense viennent dans l’ordre indiqué. Plusieurs cartes se prennent l’une après l’autre, et chacune est terminée avec ses séries avant que vous choisissiez la suivante. Une carte reçue à l’intérieur d’une récompense est terminée d’abord, puis la première continue ; seuls les bonus attendent.

Pendant que quelque chose s’exécute, vous ne pouvez utiliser ni administrateur ni karma ; ils servent aux paiements et aux moments calmes de votre tour.`,
  },
  thresholds: {
    title: 'Trois, trois, trois et six',
    text: `
Au moment où vous atteignez un nombre, il agit : 3 karmas deviennent un administrateur, 3 administrateurs deviennent 2 gloires, 3 gloires ou 6 pièces retournent une carte.

On compte un par un, et ce qui dépasse reste. Un seul gain peut retourner plusieurs cartes, l’une après l’autre du même côté. Exemple : vous avez 5 pièces et en recevez 9. Cela fait 14 : deux cartes se retournent, 2 pièces restent. Avec 2 karmas et 2 de plus, vous recevez un administrateur et gardez 1 karma.

La carte se retourne aussitôt. Son bonus attend que ce que vous faites soit terminé. Les bonus en attente viennent dans l’ordre des cartes retournées, chacun est entièrement terminé, et les nouveaux se placent à la fin.`,
  },
  'must-and-cannot': {
    title: 'Ce qu’il faut prendre, ce qui est perdu',
    text: `
Vous devez prendre tout ce que vous recevez, autant que possible. Ce qui est impossible est perdu ; le reste vaut quand même.

Vous ne choisissez que là où il y a un choix : quelle carte, laquelle de deux choses, une ou deux cartes marchandise. Les dés reçus avec une main pleine ne se refusent pas non plus. Exemple : pour une carte marchandise et un dé, sans carte marchandise dans la grille, vous prenez seulement le dé.`,
  },
  'end-of-a-stage': {
    title: 'Entre les deux phases',
    text: `
Quand chacun a joué dans la première phase, le premier joueur retourne l’éléphant et reçoit 1 {{karma-flower}} karma.

Ce karma suit toutes les règles. S’il est le troisième, il devient un administrateur, qui peut apporter de la gloire, une carte retournée et un bonus. Tout cela est terminé avant que commence la seconde phase, de nouveau avec le premier joueur, qui peut déjà utiliser l’administrateur. Au début d’une manche, il n’y a pas de karma.`,
  },
  'end-of-a-round': {
    title: 'La fin d’une manche',
    text: `
Après la seconde phase, la grille est complétée et l’éléphant passe dans le sens horaire au premier joueur suivant, face verte visible.

Personne ne reçoit de karma pour cela. Puis commence la manche suivante.`,
  },
  'end-of-the-game': {
    title: 'La fin de la partie',
    text: `
Dès que quelqu’un retourne sa sixième carte, la fin est là : on termine la phase en cours, pour que tous aient joué autant de fois.

Celui qui l’a déclenchée finit son tour normalement, avec tout ce qui attend encore, tours bonus et administrateurs ; ceux d’après aussi. Ce que vous recevez maintenant compte en cas d’[égalité](#winner) : les six cartes retournées, gloire et pièces ne sont plus rendues mais s’accumulent.

Si la sixième carte est retournée entre les phases par le karma du premier joueur, la partie finit dès que cela est terminé ; un tour bonus ne se joue plus. À la fin, la grille n’est pas complétée et l’éléphant reste.`,
  },
};
