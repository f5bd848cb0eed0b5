export const pieces = {
  cards: {
    title: 'Des cartes à deux faces',
    text: `
Chaque carte est deux choses à la fois : une action devant, un dé au dos. Vous utilisez l’une ou l’autre.

Il y en a 144. Devant se trouve un bâtiment, un bateau, des marchandises ou une action de palais, et dans le coin supérieur la couleur du dé qui est au dos. Au dos se trouve un dé de cette couleur avec un chiffre de 1 à 6. Les deux faces vont ensemble pendant toute la partie.

Dès qu’une carte est dans votre main, elle n’est plus qu’un dé. Sa face action ne compte plus pour vous.`,
  },
  dice: {
    title: 'Les dés',
    text: `
Vous payez avec les {{icon-die}} dés de votre main. Il y a quatre couleurs : {{motif-wave}} lapis, {{motif-leaf}} émeraude, {{motif-sun}} cornaline et {{motif-star}} améthyste.

Choisissez le coin d’une carte de la grille pour la [prendre comme dé](#taking-a-die), quelle que soit sa face action. C’est gratuit. Un dé vaut son chiffre, que le [karma](#karma) peut changer. Une fois que vous avez [payé](#paying) avec lui, il va à la défausse.`,
  },
  'building-cards': {
    title: 'Les bâtiments',
    text: `
Vous payez avec des dés de la couleur indiquée et recevez 1 {{fame-star}} gloire par bâtiment de la carte.

Une carte montre un ou deux bâtiments : {{building-fort}} forts, {{building-haveli}} havelis ou {{building-tomb}} mausolées. Certaines montrent aussi une marchandise. La carte coûte des [dés d’une couleur](#paying) dont la somme atteint au moins le nombre indiqué. Si vous n’y arrivez pas, vous ne pouvez pas la prendre : avec un seul 5 et deux karmas, vous atteignez 6 au plus.

La carte va dans votre rangée de bâtiments. La gloire vient aussitôt, et quelle que soit la façon dont vous avez eu la carte, même gratuite. Trois du même type ou trois différents forment une [série](#building-sets).`,
  },
  'ship-cards': {
    title: 'Les bateaux',
    text: `
Un {{ship}} bateau coûte un dé d’exactement 1, 2 ou 3, comme indiqué, de n’importe quelle couleur. Vous recevez sa récompense aussitôt, et une seule fois.

Les 28 bateaux portent les numéros 1 à 28 sur leur pavillon. Dans votre [rangée de bateaux](#ship-row), les numéros doivent croître ; trois bateaux forment une [série](#ship-sets).

Certains bateaux portent une marchandise. Elle est à vous tant que le bateau est dans votre rangée. Vous pouvez prendre un bateau même si sa [récompense](#ship-rewards) ne donne rien en ce moment.`,
  },
  'goods-cards': {
    title: 'Les cartes marchandise',
    text: `
Une {{basket}} carte marchandise est gratuite : prenez-la et posez-la dans votre rangée de marchandises.

Elle montre une marchandise, ou deux différentes, chacune avec une valeur en pièces. Si une pièce est imprimée en bas, vous la recevez aussitôt, d’où que vienne la carte. Les valeurs sont payées quand vous [complétez une série](#goods-sets).`,
  },
  goods: {
    title: 'Soie, thé et épices',
    text: `
{{good-silk}} soie, {{good-tea}} thé et {{good-spice}} épices comptent ensemble, où qu’ils soient : sur les cartes marchandise, les bateaux et les bâtiments.

Trois du même type ou un de chaque sont [vendus aussitôt](#goods-sets) pour des pièces. On ne peut pas vendre autrement. L’[action de palais 4](#palace-4) paie pour les marchandises sans les prendre. La marchandise d’un bateau est perdue quand le bateau quitte votre rangée.`,
  },
  'palace-cards': {
    title: 'Les actions de palais',
    text: `
Une {{dome}} action de palais coûte un dé d’exactement son chiffre. Vous l’exécutez aussitôt, puis la carte est défaussée.

Le chiffre de la carte, de 2 à 6, est son coût ; la couleur du dé n’importe pas. Les cartes de palais ne se gardent jamais. Pendant que vous en exécutez une, elle n’est ni dans la grille ni dans la défausse.

- [2](#palace-2) : deux dés
- [3](#palace-3) : deux karmas et un dé
- [4](#palace-4) : une pièce par marchandise
- [5](#palace-5) : un karma et la récompense d’un bateau
- [6](#palace-6) : la première carte de la pioche`,
  },
  'palace-2': {
    title: 'Action de palais 2 : deux dés',
    text: `
Prenez deux cartes quelconques de la grille comme dés, l’une après l’autre.

Vous pouvez regarder la première avant de choisir la seconde. Pensez à la [limite de main](#hand-limit).`,
  },
  'palace-3': {
    title: 'Action de palais 3 : deux karmas et un dé',
    text: `
Vous recevez 2 {{karma-flower}} karmas, puis prenez une carte de la grille comme dé.

Si l’un d’eux est votre troisième, il devient un [administrateur](#administrators) avant que vous preniez le dé.`,
  },
  'palace-4': {
    title: 'Action de palais 4 : une pièce par marchandise',
    text: `
Vous recevez 1 {{coin-minted}} pièce pour chaque marchandise devant vous, sur quelque carte que ce soit.

Ce sont les symboles qui comptent, pas les valeurs, et vous ne donnez rien. Exemple : une carte marchandise avec soie et thé et un bateau avec du thé rapportent 3 pièces. Sans marchandise, vous pouvez aussi l’utiliser, mais elle ne donne rien.`,
  },
  'palace-5': {
    title: 'Action de palais 5 : copier un bateau',
    text: `
Vous recevez 1 {{karma-flower}} karma, puis la récompense d’un dernier bateau : le vôtre ou celui d’un autre joueur.

Seul le bateau le plus à droite de chaque rangée peut être copié ; une rangée vide n’offre rien. Si toutes sont vides, vous n’avez que le karma. Pendant que votre troisième bateau donne sa récompense, il est encore dans votre rangée.

Aucune carte ne bouge, et le propriétaire ne perd rien. La marchandise du bateau n’est pas copiée : vous n’avez que le dé, la gloire ou le karma qui l’accompagne. Si vous copiez une action de palais, vous en prenez une gratuitement dans la grille, qui peut être de nouveau un 5 ; cela s’arrête au plus tard quand il n’y a plus de carte de palais.`,
  },
  'palace-6': {
    title: 'Action de palais 6 : la première carte',
    text: `
Vous prenez la première carte de la pioche et exécutez gratuitement sa face action.

Un bâtiment, un bateau ou une carte marchandise va dans vos rangées avec tout ce qu’il apporte. Une action de palais est exécutée puis défaussée. Si c’est de nouveau un 6, la carte suivante vient, et ainsi de suite.

Vous voyez la carte avant de décider, mais ensuite il faut la prendre telle quelle : un petit bateau recommence votre rangée, une série complète est exécutée. Vous ne pouvez pas la prendre comme dé.`,
  },
  karma: {
    title: 'Le karma',
    text: `
Chaque {{karma-flower}} karma dépensé en payant augmente ou diminue un dé de 1.

- Utilisez-en autant que vous voulez, sur un dé ou sur plusieurs. Un dé reste entre 1 et 6 et ne passe pas de 6 à 1. Un dé va soit vers le haut, soit vers le bas.
- Le karma change les chiffres, jamais les couleurs, et seulement pour ce paiement.
- Vous ne le dépensez qu’en payant, et chacun doit changer un dé. Pour un bâtiment, vous pouvez en mettre plus qu’il ne faut.
- Rien ne vous oblige à l’utiliser. Mais un troisième karma ne se garde pas : les trois deviennent un [administrateur](#administrators).

Exemple : avec un 3 et un karma, vous payez un bateau qui coûte 2 ou l’action de palais 4.`,
  },
  administrators: {
    title: 'Les administrateurs',
    text: `
Un {{administrator}} administrateur fait une de trois choses pour vous, puis retourne à la réserve.

- [Un autre tour](#administrator-turn) à la fin de votre tour
- [Un joker](#administrator-joker) en payant
- [Deux dés de plus](#administrator-dice) de la pioche

Vous l’utilisez pendant votre propre tour, à tout moment où rien n’est en cours, même dans le tour où vous l’avez reçu. Vous pouvez en utiliser plusieurs dans un tour, pour la même chose ou non.

Ceux que vous n’utilisez pas restent. Mais un troisième ne se garde pas : les trois repartent et vous recevez 2 {{fame-star}} gloires. Si vous en recevez deux d’un coup, ils comptent l’un après l’autre : avec deux devant vous, le premier fait trois et devient gloire, le second reste.`,
  },
  'administrator-turn': {
    title: 'Administrateur : un autre tour',
    text: `
Quand votre tour serait fini, vous pouvez rendre un administrateur et jouer encore un tour complet.

À la fin de ce tour, vous pouvez en utiliser un autre pour un tour de plus.`,
  },
  'administrator-joker': {
    title: 'Administrateur : un joker',
    text: `
En payant, un administrateur tient lieu d’un dé de la couleur et du chiffre de votre choix, de 1 à 6.

Pour un bâtiment, il s’ajoute à vos dés ou à d’autres jokers. Pour un bateau ou une action de palais, il est le seul dé du paiement ; cela va donc même avec une main vide.

Exemple : vous avez un lapis 5 et utilisez un administrateur comme lapis 6. Cela fait 11, assez pour un bâtiment à lapis 11.`,
  },
  'administrator-dice': {
    title: 'Administrateur : deux dés de plus',
    text: `
Vous piochez les deux premières cartes de la pioche comme dés. Ce n’est pas une action : vous pouvez le faire avant ou après la vôtre.

Cela va dans chacun de vos tours, aussi dans les tours supplémentaires, tant que rien n’est en cours. Avec une main pleine, vous [défaussez d’abord](#hand-limit).`,
  },
  fame: {
    title: 'La gloire',
    text: `
3 {{fame-star}} gloires retournent une carte de votre piste de score, par la gauche.

Cela se fait aussitôt et ne peut pas attendre ; ce qui dépasse 3 reste. La gloire ne sert à rien d’autre. Elle vient des bâtiments, de certains bateaux et bonus, et de trois administrateurs.`,
  },
  coins: {
    title: 'Les pièces',
    text: `
6 {{coin-minted}} pièces retournent une carte de votre piste de score, par la droite.

Cela se fait aussitôt et ne peut pas attendre ; ce qui dépasse 6 reste. Les pièces ne servent à rien d’autre. Elles viennent surtout de la vente des marchandises. Les pièces de 1 et de 3 s’échangent librement.`,
  },
  elephant: {
    title: 'L’éléphant du premier joueur',
    text: `
Celui qui a l’{{icon-flag}} éléphant commence les deux phases de la manche et reçoit 1 karma entre elles.

Au début de chaque manche, il montre sa face verte ; pour la seconde phase, on le retourne. À la fin de la manche, il passe au joueur suivant dans le sens horaire. Il n’y a pas de karma au début d’une manche. Le hasard dit qui l’a d’abord, sauf si une place a été choisie.`,
  },
};
