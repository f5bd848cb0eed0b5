export const places = {
  aim: {
    title: 'De quoi il s’agit',
    text: `
À deux, trois ou quatre, vous faites la course : celui qui a retourné les six cartes de sa piste de score gagne.

Il y a deux chemins : 3 {{fame-star}} gloires retournent une carte par la gauche, 6 {{coin-minted}} pièces une carte par la droite. La gloire vient surtout des bâtiments, les pièces des marchandises. Chaque carte retournée donne un [bonus](#bonuses).

Vous êtes assis en cercle et jouez dans le sens horaire. Si à la fin un seul d’entre vous a retourné ses six cartes, rien d’autre ne compte.`,
  },
  'set-up': {
    title: 'La mise en place',
    text: `
Une grille de cartes au milieu, quatre dés dans chaque main, six cartes de piste devant chacun, face jour.

- Chacun a une couleur et les six mêmes cartes piste de score. Elles sont mélangées et posées en ligne ; personne ne sait où se trouve quel bonus, pas même vous. Les couleurs ne changent rien. Les cartes d’aide ne seraient qu’un rappel ; ici, ces pages les remplacent.
- Les 144 cartes sont mélangées. La [grille](#grid) en reçoit 12 à deux joueurs, 16 à trois, 20 à quatre.
- Puis chacun pioche quatre cartes comme dés, une à une, dans le sens horaire à partir du premier joueur. À trois, il reste 116 cartes dans la pioche.
- Gloire, pièces, karma et administrateurs sont dans la réserve ; vous commencez sans rien, ni bâtiment, ni bateau, ni marchandise.
- L’éléphant du premier joueur montre sa face verte. Le hasard le donne à quelqu’un, sauf si une place a été choisie en ouvrant la table.`,
  },
  'rounds-and-stages': {
    title: 'Manches et phases',
    text: `
Une manche a deux phases. Dans chacune, chacun joue une fois, dans le sens horaire à partir du premier joueur ; les tours supplémentaires suivent aussitôt votre tour.

À trois, si la place 2 commence, l’ordre est 2, 3, 1, 2, 3, 1. Entre les phases, le premier joueur reçoit [un karma](#end-of-a-stage). Après la seconde phase, la [manche se termine](#end-of-a-round) et l’éléphant avance.`,
  },
  'what-is-secret': {
    title: 'Ce qui est visible, ce qui est secret',
    text: `
Tous voient la face action d’une carte et la couleur de son dé. Le chiffre d’un dé en main n’est connu que de vous.

- Dans la grille et sur la pioche, les cartes montrent leur action et la couleur de leur dé. Personne ne connaît le chiffre au dos, et rien sur la table ne le révèle.
- Si vous prenez une carte comme dé, vous choisissez d’après la couleur et ne voyez le chiffre qu’ensuite.
- Les autres voient combien de dés vous avez, leurs couleurs et ce qu’il y a de l’autre côté, mais pas les chiffres.
- Une fois la carte défaussée, son chiffre est visible. Si elle revient plus tard de la défausse, il est de nouveau caché.
- Rangées, jetons, pistes de score et taille de la pioche sont visibles de tous.`,
  },
  'no-dealings': {
    title: 'Pas d’échanges, et la part de chance',
    text: `
Entre joueurs, rien ne se donne, ne s’échange ni ne se prend. Vous rivalisez seulement pour les cartes de la grille.

La seule chose des autres que vous pouvez utiliser est la récompense de leur dernier bateau, avec l’[action de palais 5](#palace-5) ; cela ne leur coûte rien.

La chance est dans les cartes mélangées, dans l’ordre caché de la piste et dans le choix du premier joueur. Tout le reste, c’est vous qui le décidez.`,
  },
  grid: {
    title: 'La grille',
    text: `
Chaque action prend une carte de la grille. La place reste vide jusqu’à la fin de la manche.

Elle compte 12 cartes à deux joueurs, 16 à trois, 20 à quatre. L’emplacement d’une carte n’a pas d’importance. À la fin d’une manche, les places vides sont remplies depuis la pioche ; les cartes restantes demeurent.

Si la dernière carte est prise pendant une manche, quatre nouvelles sont posées aussitôt, avant que quoi que ce soit continue. Une telle petite grille n’est pas complétée non plus, jusqu’à ce qu’elle soit vide ou que la manche finisse.`,
  },
  pile: {
    title: 'La pioche',
    text: `
La pioche est posée face action visible : tous voient ce que fait sa première carte et la couleur de son dé.

Ce qui est dessous est inconnu. Quand la dernière carte est piochée, la défausse est mélangée et devient la nouvelle pioche. Les cartes en main, dans les rangées, dans la grille ou en cours d’exécution restent où elles sont.

Si pioche et défausse ensemble ne suffisent pas, on pioche ou on pose autant de cartes qu’il y en a ; le reste est perdu. Avec 144 cartes, cela n’arrive presque jamais.`,
  },
  discards: {
    title: 'La défausse',
    text: `
Tous les dés dépensés et toutes les cartes qui quittent une rangée vont sur une seule défausse, face dé visible.

Leurs chiffres sont donc connus de tous, même si personne ne les avait vus. Personne ne peut y chercher ou y prendre une carte : les cartes défaussées ne reviennent que lorsque la pioche est épuisée et qu’on les mélange.`,
  },
  'scoring-track': {
    title: 'Votre piste de score',
    text: `
Six cartes, du jour à la {{icon-moon}} nuit : la gloire les retourne par la gauche, les pièces par la droite.

Dès que vous avez 3 gloires, vous les rendez et retournez la carte la plus à gauche qui montre encore le jour. Dès que vous avez 6 pièces, vous faites de même par la droite. Les deux côtés usent les mêmes six cartes ; la dernière peut être retournée par l’un ou l’autre.

Sur la face nuit se trouve un [bonus](#bonuses). Vous le recevez une fois. On ne retourne jamais une carte en arrière. Avant qu’une carte soit retournée, personne ne connaît son bonus.`,
  },
  'ship-row': {
    title: 'Votre rangée de bateaux',
    text: `
Les bateaux doivent être en ordre croissant. Un nouveau bateau au numéro plus petit que le dernier chasse tous les précédents.

Le nouveau bateau va au bout de la rangée. Si son numéro est plus petit que celui du bateau le plus à droite, tous les bateaux qui s’y trouvent sont aussitôt défaussés, avec leurs marchandises, et le nouveau commence une nouvelle rangée. Vous recevez quand même sa récompense.

Seuls comptent les bateaux présents dans la rangée : si le 17 est parti avec une vente et que le 3 est maintenant le dernier, le bateau 5 convient.

Exemple : votre rangée est 3, 17. Vous prenez le 12 : les deux sont défaussés et le 12 reste seul. Cela ne donne pas d’administrateur.`,
  },
  supply: {
    title: 'La réserve',
    text: `
Gloire, pièces, karma et administrateurs ne manquent jamais. Vous recevez toujours ce qui vous revient.

Les pièces de 1 et de 3 s’échangent librement ; seule la somme compte.`,
  },
};
