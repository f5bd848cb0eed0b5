import type { Texts } from '../../../format.ts';
import type { PiecesId } from './sections.ts';

export const texts: Texts<PiecesId> = {
  dice: {
    title: 'Dés',
    text: `Les dés servent à payer. Il y a quatre couleurs – orange, bleu, vert et violet – de 12 dés chacune.

Quand vous recevez un dé de la réserve, vous le lancez aussitôt et le posez sur votre Statue de Kali avec cette valeur. Il la garde jusqu’à ce que vous le payiez, le relanciez sur la [terrasse extérieure](#front-terrace) ou le retourniez avec du [karma](#karma) en payant.

Un dé est toujours à l’un de ces deux endroits : dans la réserve ou sur une Statue de Kali. Il n’y a jamais de dés sur le plateau.`,
  },
  kali: {
    title: 'Statue de Kali',
    text: `{{kali}} Kali tient vos dés : vous pouvez en avoir au plus autant qu’elle a de mains, 10 dans le jeu de base.

Le verso du plateau, utilisé dans la variante des Navaratnas, n’a que 8 mains.

Les dés que vous payez quittent Kali avant que vous en receviez de nouveaux ; ils font donc de la place. S’il y en avait trop, voir [Kali est pleine](#kali-full).`,
  },
  'kali-full': {
    title: 'Kali est pleine',
    text: `Si vous deviez recevoir plus de dés que Kali n’a de mains libres, vous en prenez moins, ou vous rendez d’abord des dés à la réserve, ou un peu des deux. Vous décidez avant que les nouveaux dés soient lancés.

- Vous ne pouvez rendre que le nombre de dés nécessaire pour ce gain. À d’autres moments, vous ne pouvez pas vous défaire de dés.
- Chaque gain est vérifié séparément. Les dés que vous venez de payer ont déjà quitté Kali.

**Exemple :** vous avez 9 dés sur 10 et devriez en prendre 2. Vous n’en prenez qu’un, ou vous en rendez un et prenez les deux.`,
  },
  'taking-dice': {
    title: 'Prendre des dés',
    text: `Prenez les dés dans la réserve, puis lancez-les. Si un gain en apporte plusieurs, vous nommez d’abord toutes les couleurs, puis vous les lancez ensemble.

- Des dés « au choix » peuvent être de la même couleur ou de couleurs différentes.
- Une couleur absente de la réserve ne peut pas être prise. Un dé de couleur imposée est alors perdu ; si le choix est libre, vous prenez une autre couleur.
- Les dés payés ou rendus avant le gain sont déjà dans la réserve. Vous pouvez les reprendre et les lancer de nouveau.
- Vous devez prendre tous les dés d’un gain, sauf si [Kali est pleine](#kali-full), si la couleur manque, ou s’il s’agit du bonus facultatif de la [piste d’argent](#money-track).
- Deux gains différents sont séparés : vous voyez le premier lancer avant de choisir pour le second.`,
  },
  paying: {
    title: 'Payer en argent et en dés',
    text: `Payez le coût entier indiqué sur l’emplacement avant d’effectuer son action. Un emplacement ne coûte rien, de l’argent, un dé d’une couleur, un dé d’une valeur, ou un dé quelconque.

- **Argent :** votre marqueur d’argent recule d’une case par unité. Il ne descend jamais sous 0, et il n’y a pas de dettes. Seuls la carrière et le port coûtent de l’argent. Reculer ne déclenche jamais ni bonus, ni ouvrier, ni fin de partie.
- **Dés :** exactement un par emplacement. Un coût de couleur accepte toute valeur ; un coût de valeur accepte toute couleur, mais seulement la valeur exacte. On n’additionne pas de dés pour un emplacement, seulement pour le [prix d’une tuile](#tile-price).
- Sans le dé qui convient, vous ne pouvez pas utiliser l’emplacement.
- Les dés payés vont aussitôt dans la réserve et y sont disponibles. Un dé payé ne compte que pour un seul coût.`,
  },
  karma: {
    title: 'Karma',
    text: `{{karma}} Pour 1 karma, vous retournez un dé sur sa face opposée en le payant : 1 devient 6, 2 devient 5, 3 devient 4, et inversement.

Le karma est un niveau de 0 à 3 ; vous commencez à 1. Chaque usage le baisse de 1, au plus jusqu’à 0.

Vous ne pouvez l’utiliser que pendant votre propre tour, pour un dé que vous payez à cet instant, et là où sa valeur compte :

- pour le prix d’une tuile et la différence du Maître Bâtisseur,
- pour un appartement du palais,
- pour les marchandises identiques de la place du marché,
- au port.

Il ne demande pas d’ouvrier et n’est pas une action. Sur un balcon, seule la couleur compte ; le karma n’y sert pas.

**Exemple :** avec 1 karma, vous payez un dé montrant 1 comme un 6 pour le Portugais. Votre karma est alors à 0.`,
  },
  'karma-limits': {
    title: 'Karma : combien de fois et quand',
    text: `Dans un paiement, vous pouvez retourner plusieurs dés, pour 1 karma chacun, tant que votre karma suffit. Le même dé ne peut pas être retourné deux fois.

- Le karma ne change pas les dés qui restent sur Kali, qui sont relancés ou rendus parce que Kali est pleine.
- Le karma doit être là quand vous payez. Celui que l’action elle-même apporte arrive trop tard pour son coût. Si l’action mène à un autre paiement, comme un Maître Bâtisseur sur le fleuve, vous pouvez utiliser tout le karma que vous avez alors.`,
  },
  'karma-sources': {
    title: 'D’où vient le karma',
    text: `Le Yogi apporte 2 karma, deux cases du fleuve en apportent 2, la case 24 de la gloire en apporte 2, une tuile Revenu blanche peut en apporter 1, et il y a un revenu spécial de 2.

Le karma ne dépasse jamais 3. Le surplus est perdu.`,
  },
  workers: {
    title: 'Ouvriers',
    text: `{{worker}} Vous commencez avec trois ouvriers actifs et pouvez en gagner d’autres ; à chaque tour, vous en placez un.

Trois autres de votre couleur attendent : sur la case 15 de la gloire, sur la case 20 de l’argent et au pont. Voir [nouveaux ouvriers](#new-workers).

Les ouvriers restent sur leur emplacement jusqu’à la fin de la manche. Si vous n’en avez plus à placer, on passe votre tour et les autres continuent.`,
  },
  'new-workers': {
    title: 'Nouveaux ouvriers',
    text: `Quand votre marqueur atteint ou dépasse la case 15 de la gloire ou la case 20 de l’argent, ou que votre bateau passe le pont, votre ouvrier qui y attend devient actif aussitôt.

- Dans le jeu de base, vous en gagnez **au plus deux** sur trois ; vous avez donc au plus cinq ouvriers. Dès que vous avez le deuxième, le troisième est retiré de la partie.
- Si une chaîne d’effets atteint plusieurs de ces endroits, ils comptent dans l’ordre où ils sont atteints ; le troisième est perdu.
- Le nouvel ouvrier peut être placé dans la même manche, à votre prochain tour, jamais en plus dans le tour en cours. Si besoin, on joue pour lui un tour de table de plus.
- Un ouvrier actif le reste, même si votre argent retombe sous 20.
- Chacun ne gagne que des ouvriers de sa couleur. Pour le reste, les cases 15 de la gloire et 20 de l’argent sont ordinaires.`,
  },
  'start-elephant': {
    title: 'L’éléphant du premier joueur',
    text: `L’éléphant montre qui est premier joueur. Chaque tour de table de la manche commence par ce joueur.

Il ne bouge qu’à la fin d’une manche : il va au joueur dont l’ouvrier est chez le [Grand Moghol](#great-mogul), sinon au suivant dans le sens horaire. À la manche 1, il est chez celui qui a la plus petite somme de dés de départ.`,
  },
  'yield-tiles': {
    title: 'Tuiles Revenu blanches',
    text: `Les 8 tuiles Revenu blanches forment une pile face cachée. Chez la [Danseuse](#dancer), vous en piochez une et recevez aussitôt son revenu.

Il y en a deux de chaque : 1 dé de couleur au choix, 3 d’argent, 1 amélioration et 1 karma. Les tuiles utilisées sont mises de côté, visibles ; quand la pile est vide, elles sont mélangées et forment la nouvelle.`,
  },
};
