import type { Texts } from '../../../format.ts';
import type { BoardId } from './sections.ts';

export const texts: Texts<BoardId> = {
  'placing-workers': {
    title: 'Où placer un ouvrier ?',
    text: `Sur tout emplacement d’action libre dont vous pouvez payer le coût et effectuer l’action. Un ouvrier par emplacement et par manche.

- Un emplacement occupé est fermé à tous, même au propriétaire de cet ouvrier.
- Sur la place du marché et au palais, vous choisissez n’importe quel emplacement libre.
- À la carrière et au port, vous devez prendre le [premier emplacement libre](#spaces-in-order).
- Vous pouvez avoir plusieurs ouvriers dans la même zone pendant une manche, sur des emplacements différents. Seules les [marchandises variées](#assorted-goods) sont limitées.
- Si tous les emplacements d’une zone sont occupés, plus personne n’y va avant la fin de la manche.

Voir aussi [quels emplacements sont utilisables](#usable-spaces).`,
  },
  'spaces-in-order': {
    title: 'Carrière et port : le premier emplacement libre',
    text: `À la carrière et au port, vous prenez toujours le premier emplacement libre, en lisant ligne par ligne de gauche à droite. Chacune de ces zones offre donc exactement un emplacement, ou aucun quand elle est pleine.

Vous ne pouvez pas sauter un emplacement parce qu’il est trop cher ou que vous préférez le laisser aux autres.`,
  },
  'usable-spaces': {
    title: 'Quand un emplacement est-il utilisable ?',
    text: `Il vous faut deux choses : le coût entier, et au moins une partie de l’action qui ait un effet.

Ne sont donc pas possibles :

- un emplacement de marché quand vous n’avez aucun marché visible qui convienne,
- une terrasse ou un balcon dont la couleur de dé manque dans la réserve une fois le coût payé,
- la carrière, le Maître Bâtisseur, le Portugais ou le port quand vous ne pouvez ni construire, ni recouvrir, ni naviguer.

Si seules certaines parties d’une action sont possibles, l’emplacement est utilisable. Vous effectuez ce qui est possible ; le reste est perdu. **Exemple :** avec 3 karma, le Yogi vous donne tout de même son dé.`,
  },
  quarry: {
    title: 'Carrière',
    text: `Un ouvrier ici vous permet de prendre une des tuiles Province visibles et de la construire aussitôt dans votre province.

L’emplacement coûte de 1 à 4 d’argent :

- 2 joueurs : 1, 2, 3, 4
- 3 joueurs : 1, 1, 2, 2, 3, 4
- 4 joueurs : 1, 1, 2, 2, 3, 3, 4, 4

C’est toujours le [premier emplacement libre](#spaces-in-order) qui compte. Un tour de construction se déroule ainsi :

1. Placez l’ouvrier sur l’emplacement suivant de la carrière.
2. Payez l’argent. Le marqueur recule avant que la tuile rapporte quelque chose.
3. Choisissez la tuile du dessus d’une pile et [payez ses dés](#tile-price). Le karma peut aider.
4. [Posez la tuile](#laying-tiles) : choisissez la case et l’orientation.
5. Recevez l’argent de ses marchés.
6. Recevez la gloire de ses bâtiments.
7. Recevez les [revenus spéciaux](#special-yields) qu’elle relie.

Vous devez construire la tuile dans ce tour ; impossible de la garder, de la rendre ou de la défausser. La carrière n’est utilisable que si vous pouvez payer l’emplacement suivant, et payer et poser au moins une des tuiles visibles.

**Exemple :** vous avez 5 d’argent, orange 5 et orange 4. Vous payez 1 d’argent (reste 4) et les deux dés pour une tuile « orange 9 », et vous la posez sur votre route. Les dés vont dans la réserve, puis la tuile est comptée. Avec orange 5 et orange 3, cela ne suffirait pas.`,
  },
  'tile-stacks': {
    title: 'Les piles de tuiles Province',
    text: `Il y a 12 piles : quatre couleurs, chacune avec une pile serpent, vache et tigre. Vous pouvez prendre la tuile du dessus de n’importe laquelle.

- Les tuiles serpent coûtent de 3 à 5, les tuiles vache de 6 à 10, les tuiles tigre de 6 à 12.
- Quand une tuile est prise, celle du dessous est visible aussitôt, même pour un Maître Bâtisseur plus tard dans le même tour.
- Une pile vide reste vide. Les tuiles ne reviennent jamais.`,
  },
  'market-place': {
    title: 'Place du marché',
    text: `Ici, vos propres marchés rapportent de l’argent. Activer un marché, c’est gagner la valeur imprimée. Le marché reste et peut être activé de nouveau plus tard.

- Seuls les marchés visibles comptent. Un marché sous une autre tuile n’a plus de fonction.
- Il y a des emplacements pour [marchandises variées](#assorted-goods) et d’autres pour [marchandises identiques](#goods-of-one-kind).
- Deux marchés sur une tuile sont deux marchés ; chacun compte pour lui-même.
- Si vous avez plus de marchés que permis, vous choisissez lesquels. Vous pouvez en activer moins, mais au moins un.
- L’argent de tous les marchés d’une action est additionné et gagné en un seul mouvement du marqueur.`,
  },
  'assorted-goods': {
    title: 'Marché : marchandises variées',
    text: `Activez un marché de chaque sorte : au plus un de {{market-silk}} soie, un de {{market-tea}} thé et un d’{{market-spice}} épices. Aucun dé n’est nécessaire.

Le plateau pour deux a un tel emplacement, celui pour trois ou quatre en a deux. **À trois ou quatre, vous ne pouvez en utiliser qu’un par manche ;** l’autre n’est alors ouvert qu’aux autres. Les emplacements pour marchandises identiques n’ont pas cette limite, et à deux il n’y a aucune limite.

Seuls les ouvriers comptent pour la limite. Les marchandises variées activées par le fleuve ne sont pas limitées et ne comptent pas.

Si vous avez plusieurs marchés d’une sorte, vous choisissez lequel est activé.

**Exemple :** vous avez thé 3, 2 et 2 et soie 2. Vous activez un marché de thé et un de soie : 3 + 2 = 5 d’argent. Jamais deux marchés de thé.`,
  },
  'goods-of-one-kind': {
    title: 'Marché : marchandises identiques',
    text: `Payez un dé de n’importe quelle couleur et activez autant de marchés de cette seule sorte que le dé indique, ou moins. Il y a un emplacement pour {{market-silk}} la soie, un pour {{market-tea}} le thé et un pour {{market-spice}} les épices.

Le dé va dans la réserve. Avec du [karma](#karma), vous pouvez le retourner en payant. Si vous avez plus de marchés que le dé ne permet, vous choisissez lesquels.

**Exemple :** vous avez thé 3, 2 et 2. Avec un 4 sur l’emplacement du thé, vous activez les trois : 7 d’argent. Avec un 2, vous en activez deux : 5 d’argent.`,
  },
  'building-scrolls': {
    title: 'Parchemins des bâtiments et améliorations',
    text: `Les parchemins montrent combien de gloire rapportent vos bâtiments. Chacun des quatre types – {{build-temple}} temple, {{build-palace}} palais, {{build-fort}} fort, {{build-mill}} moulin – commence à 2 et peut monter à 3 et 4.

**Pour améliorer**, choisissez un type inférieur à 4 et avancez votre cube d’une colonne vers la droite. Désormais chaque bâtiment de ce type rapporte 1 point de gloire de plus quand vous le posez.

- Cela ne vaut que pour les bâtiments posés ensuite. Les tuiles déjà dans votre province ne rapportent rien de plus.
- Vos cubes ne valent que pour vous. Une colonne peut contenir autant de cubes de joueurs différents qu’on veut.
- Si les quatre types sont à 4, une amélioration est perdue.

Les améliorations viennent de Raja Man Singh, d’une case du fleuve, de la case 5 de la gloire, des revenus spéciaux et des tuiles Revenu blanches. Voir aussi [l’amélioration de la case 5](#late-upgrade).`,
  },
  'late-upgrade': {
    title: 'L’amélioration de la case 5 de la gloire',
    text: `Quand votre gloire atteint ou dépasse 5, vous améliorez un type de bâtiment. Vous avancez le cube aussitôt, mais la valeur des bâtiments n’augmente qu’à partir de votre prochain tour.

Pour une tuile posée plus tard dans le même tour, par exemple avec un Maître Bâtisseur venu du fleuve, rien ne change donc : elle compte encore avec l’ancienne valeur. Pour tout ce qui compte vos [améliorations](#upgrades-made), elle compte aussitôt.`,
  },
  'upgrades-made': {
    title: 'Combien d’améliorations ai-je faites ?',
    text: `Comptez pour chaque type de bâtiment les pas que son cube a faits, et additionnez : de 0 à 8.

Les cases du fleuve « 1 de gloire par amélioration » et « 2 d’argent par amélioration » utilisent ce nombre. Une amélioration perdue parce que tout était à 4 ne compte pas.

**Exemple :** temple 4, palais 3, fort 2, moulin 2 : cela fait 2 + 1 = 3 améliorations.`,
  },
};
