export const scoring = {
  'order-of-scoring': {
    title: 'L’ordre du décompte',
    text: `
À votre retrait, vous comptez vos points dans cet ordre : d’abord les tuiles bonus, puis la tuile province, puis les palais.

L’ordre importe, car les marchandises d’une tuile bonus comptent déjà pour la tuile province. Seul celui qui se retire marque des points. Ce que d’autres construisent plus tard dans la visite ne change rien à vos points.`,
  },
  'scoring-bonus-tiles': {
    title: 'Les points des tuiles bonus',
    text: `
Une tuile à 2 donne 2 points, le Taj Mahal 4, une tuile carte donne une carte. Une marchandise donne 1 point, et 1 de plus pour chacune de vos tuiles qui montre la même marchandise.

- Les tuiles à points ou à carte quittent la partie une fois utilisées. La carte est la première de la pioche et va dans votre main sans être vue des autres. S’il n’y a plus de carte, la tuile est quand même utilisée.
- Une tuile à marchandise reste devant vous. Elle compte 1 pour elle-même et 1 pour chacune de vos tuiles bonus et province qui montre la même marchandise ; une tuile qui la montre deux fois compte une fois. Une tuile province gagnée au même retrait ne compte pas encore.
- Plusieurs tuiles se comptent l’une après l’autre. Une marchandise compte pour les tuiles qui suivent.

Exemple : vous avez deux thés et prenez deux tuiles thé. La première rapporte 1 + 2 = 3, la seconde 1 + 3 = 4, en tout 7 points.`,
  },
  'scoring-the-province-tile': {
    title: 'Les points de la tuile province',
    text: `
1 point pour chaque marchandise de la tuile, et 1 de plus pour chaque marchandise identique gagnée auparavant.

La tuile 1 montre une marchandise, toutes les autres deux. Les tuiles bonus du même retrait comptent déjà, car elles se comptent d’abord. Chaque marchandise déjà gagnée compte une fois, même si la nouvelle tuile montre deux fois la sienne.

Exemple : vous avez deux thés et un riz et gagnez la tuile thé et riz : 2 pour la tuile, 2 pour vos thés, 1 pour votre riz, en tout 5. Avec quatre thés et deux de la seconde marchandise, ce serait 2 + 4 + 2 = 8.`,
  },
  'scoring-palaces': {
    title: 'Les points des palais',
    text: `
Si vous venez de construire dans la province en cours, vous marquez 1 point pour elle et 1 pour chaque autre province que vous atteignez de là par vos propres palais.

- Une liaison suit les routes de ville en ville, et dans chacune de ces villes doit se trouver un de vos palais. Une ville vide, ou qui n’a que des palais d’autres joueurs, l’interrompt. Une ville à deux palais relie pour les deux propriétaires.
- Tous vos palais de la province en cours sont des points de départ ; ils n’ont pas besoin d’être reliés entre eux.
- Chaque province compte une fois, quel que soit le nombre de palais ou de chemins qui y mènent. Une chaîne peut sortir d’une province et y revenir.
- Le palais couronné compte comme tout autre.
- On compte une seule fois, quand tous les palais de ce retrait sont posés.
- Si vous n’avez rien construit dans la province en cours, vous n’avez aucun point de palais dans cette visite, si grand que soit votre réseau.

Exemple : dans la province A, vous avez deux palais. De l’un, une chaîne mène à B puis à C ; de l’autre, une mène à E. Vous marquez A, B, C et E : 4 points. Un second palais en A ou en C n’ajoute rien, et les palais ailleurs, sans liaison, ne comptent pas. Qui n’a pas de palais en A marque 0, même si une longue chaîne à lui s’arrête à sa frontière.`,
  },
  'scoring-your-hand': {
    title: 'Les points de votre main',
    text: `
Après la dernière visite, chaque carte spéciale et chaque carte blanche en main vaut 1 point, de même que chaque carte de votre couleur la plus longue.

La couleur la plus longue est celle dont vous avez le plus de cartes. Si deux sont égales, une seule compte. Les autres cartes de couleur, les jetons et les marchandises ne donnent plus rien. Les cartes de la douzième visite comptent, y compris une carte spéciale tout juste obtenue.

Exemples :
- 1 spéciale, 2 blanches, 3 rouges, 1 jaune : 1 + 2 + 3 = **6**
- 1 spéciale, 1 blanche, 2 rouges, 2 jaunes : 1 + 1 + 2 = **4**
- 1 spéciale, 5 violettes, 1 verte : 1 + 5 = **6**`,
  },
  winner: {
    title: 'Qui gagne',
    text: `
Celui qui a le plus de points d’influence gagne. Si plusieurs en ont autant, ils partagent la victoire.

Rien d’autre ne départage les joueurs : à points égaux, rang égal. Les conseils de tactique, où que vous les trouviez, ne sont que des conseils : ils ne changent aucune règle.`,
  },
};
