export const scoring = {
  sets: {
    title: 'Les séries',
    text: `
Trois qui vont ensemble forment une série : bâtiments, marchandises ou bateaux. Elle est exécutée aussitôt, et ses cartes partent.

On ne peut pas remettre une série à plus tard. Ce sont les symboles qui comptent, pas les cartes : une carte peut servir avec ses deux symboles, même dans des séries différentes à la fois.

Une carte qui part emporte ses autres symboles, sans compensation. Une carte bâtiment partie dans une vente ne compte plus comme bâtiment, un bateau vendu plus comme bateau. La gloire reçue pour un bâtiment vous reste.

Quand tout est terminé, il n’y a donc jamais de série complète devant vous : deux du même type au plus et pas les trois types, et deux bateaux au plus.`,
  },
  'building-sets': {
    title: 'Les séries de bâtiments',
    text: `
Trois bâtiments du même type, ou un de chaque : vous recevez 1 {{administrator}} administrateur.

D’abord vient la gloire de la nouvelle carte.
- **Trois du même type :** toutes les cartes avec ce bâtiment partent.
- **Trois différents :** les trois cartes de votre choix partent. Si vous en avez plusieurs d’un type, vous décidez laquelle sert ; les autres restent.

Exemple : vous avez deux cartes avec fort et haveli et en prenez une troisième. Cela fait trois forts et trois havelis : 2 gloires, deux administrateurs, et les trois cartes partent.`,
  },
  'goods-sets': {
    title: 'Les ventes de marchandises',
    text: `
Trois marchandises du même type, ou une de chaque, sont vendues : vous recevez la somme de leurs valeurs en {{coin-minted}} pièces.

- **Trois du même type :** toutes les cartes avec cette marchandise partent, quelles qu’elles soient.
- **Trois différentes :** vous choisissez quelle marchandise de chaque type est vendue ; seules ces trois cartes partent.

Seules les trois marchandises vendues sont payées. Une seconde marchandise sur une telle carte est perdue.

Exemple : vous avez deux forts, et du thé à 2 et à 1. Vous prenez un fort avec du thé à 3. C’est une série de forts et une vente : 1 gloire, un administrateur, 2 + 1 + 3 = 6 pièces. Les pièces retournent aussitôt une carte. Les cinq cartes partent.`,
  },
  'ship-sets': {
    title: 'Trois bateaux',
    text: `
Votre troisième bateau en ordre croissant complète la rangée : après sa récompense, les trois partent et vous recevez 1 {{administrator}} administrateur.

La série est acquise quand le troisième bateau est posé. Si sa récompense mène à une vente qui emporte l’un des trois, vous recevez quand même l’administrateur, et les autres partent aussi. Si la récompense vous apporte encore un bateau, celui-ci n’appartient pas aux trois : il commence une nouvelle rangée, quel que soit son numéro, et reste.`,
  },
  'choosing-a-set': {
    title: 'Quand un symbole va dans deux séries',
    text: `
Chaque bâtiment et chaque marchandise ne sert que dans une série. Si deux séries ont besoin du même symbole, vous choisissez laquelle exécuter.

Cela n’arrive qu’avec une carte à deux symboles. Les séries qui ne se gênent pas sont toutes exécutées. Des séries de sortes différentes ne se gênent jamais : une carte peut partir pour son bâtiment et sa marchandise, ou comme bateau et pour sa marchandise, et compte pour les deux.

Si une récompense apporte entre-temps une autre carte, les symboles déjà pris par une série ne sont plus libres.

Exemple : vous avez deux havelis et deux forts et prenez une carte avec haveli et mausolée. Trois havelis ou trois différents seraient possibles, pas les deux. Si vous prenez trois différents avec le haveli de la nouvelle carte, celle-ci et un fort partent. Un administrateur, et 2 gloires pour la nouvelle carte.

Exemple : soie 2, soie 1 et thé 3, et vous prenez une carte avec soie 2 et épices 2. Trois soies rapportent 5 pièces, trois différentes 2 + 3 + 2 = 7.`,
  },
  bonuses: {
    title: 'Les bonus de la piste',
    text: `
Chaque carte de piste que vous retournez vous donne son bonus, une fois. Tous ont les six mêmes.

- {{karma-flower}} 2 karmas
- {{coin-minted}} 2 pièces, ou {{dome}} une action de palais de la grille, gratuite
- {{fame-star}} 1 gloire, ou {{ship}} un bateau de la grille, gratuit, avec sa récompense et toutes les règles de la rangée
- {{administrator}} 1 administrateur
- {{icon-die}} 2 dés de la grille
- {{icon-again}} [un autre tour](#another-turn)

Il faut le prendre. S’il n’y a pas de carte de palais ou de bateau dans la grille, il ne reste que l’autre moitié. Un bonus peut mener à plus de gloire et de pièces, donc à d’autres cartes ; cela continue jusqu’à ce que rien n’attende plus. Le bonus de la sixième carte vaut aussi.`,
  },
  'another-turn': {
    title: 'Bonus : un autre tour',
    text: `
{{icon-again}} À la fin de ce tour, vous en jouez encore un.

Plusieurs s’additionnent, même gagnés pendant un tour supplémentaire. Gagné entre les phases, il suit votre prochain tour.`,
  },
  winner: {
    title: 'Qui gagne',
    text: `
Celui qui a retourné ses six cartes gagne. Si plusieurs l’ont fait, le reste le plus précieux décide : 2 par {{fame-star}} gloire, 1 par {{coin-minted}} pièce.

La gloire et les pièces venues après la sixième carte comptent. À égalité, celui qui a le plus de karma gagne. Si c’est encore égal, vous partagez la victoire ; administrateurs, dés et le fait d’avoir fini le premier ne comptent pas.

Les autres sont classés d’après leurs cartes retournées, puis de la même façon.

Exemple : 2 gloires et 1 pièce font 5, 4 pièces font 4.`,
  },
  'visible-bonuses': {
    title: 'Variante : bonus visibles',
    text: `
Ici, les cartes de piste commencent bonus visibles, et chacun choisit l’ordre de ses six cartes.

Vous choisissez en même temps et en secret, avant que la grille et les mains soient distribuées ; puis tout est montré. Les cartes se retournent de la nuit au jour, par la même gloire et les mêmes pièces et des mêmes côtés, et vous recevez le bonus qui était visible. Tous voient quels bonus restent et où. Toutes les autres règles restent les mêmes.`,
  },
};
