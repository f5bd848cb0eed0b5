import type { Texts } from '../../../format.ts';
import type { PalaceId } from './sections.ts';

export const texts: Texts<PalaceId> = {
  palace: {
    title: 'Palais',
    text: `Au palais, vous obtenez des faveurs de toutes sortes. Vous choisissez n’importe quel emplacement libre.

- La [terrasse extérieure](#front-terrace) et les [terrasses](#terrace) sont gratuites.
- Un [balcon](#balcony) coûte un dé de sa couleur, quelle que soit sa valeur.
- Un **appartement** coûte un dé de n’importe quelle couleur qui montre exactement son nombre. Il y en a six, d’un emplacement chacun : 1 [Grand Moghol](#great-mogul), 2 [Danseuse](#dancer), 3 [Yogi](#yogi), 4 [Raja Man Singh](#raja-man-singh), 5 [Maître Bâtisseur](#master-builder), 6 [Portugais](#portuguese).

Aucun emplacement du palais ne coûte d’argent. Dans un appartement, le [karma](#karma) peut retourner le dé payé.`,
  },
  'front-terrace': {
    title: 'Terrasse extérieure',
    text: `Gratuit. Vous gagnez 2 d’argent, puis vous pouvez relancer autant de vos dés que vous voulez.

Nommez tous les dés à relancer ; ils sont lancés ensemble, une fois, et gardent leur couleur. Aucun dé n’est relancé deux fois dans la même action.

L’argent vient d’abord. Si les 2 d’argent vous apportent un bonus avec de nouveaux dés, vous pouvez donc relancer aussi ceux-là.`,
  },
  terrace: {
    title: 'Terrasse',
    text: `Gratuit. Vous prenez dans la réserve 1 dé de la couleur indiquée et vous le lancez.

Le plateau pour deux a une terrasse de chaque couleur, celui pour trois ou quatre en a deux. S’il n’y a aucun dé de la couleur dans la réserve, la terrasse n’est pas utilisable.

Même si [Kali est pleine](#kali-full), vous pouvez venir ici : rendez d’abord un dé, ou n’en prenez pas.

**Exemple :** sur la terrasse orange, vous prenez un dé orange, le lancez et le posez sur votre Statue de Kali. Vous ne payez rien.`,
  },
  balcony: {
    title: 'Balcon',
    text: `Payez 1 dé de la couleur indiquée, quelle que soit sa valeur, et prenez 2 dés d’une autre couleur.

- orange rapporte 2 dés violets,
- violet rapporte 2 dés verts,
- vert rapporte 2 dés bleus,
- bleu rapporte 2 dés orange.

S’il ne reste qu’un dé de la nouvelle couleur dans la réserve, vous en recevez un. S’il n’y en a aucun, le balcon n’est pas utilisable. Le karma ne sert à rien ici, car la valeur ne compte pas.

**Exemple :** vous payez un dé bleu et recevez 2 dés orange, lancés aussitôt.`,
  },
  'great-mogul': {
    title: 'Grand Moghol (1)',
    text: `{{portrait-great-mogul}} Pour un dé montrant 1, vous gagnez 2 points de gloire et serez premier joueur de la prochaine manche.

L’éléphant ne bouge qu’à la [fin de la manche](#round-end). Dans la manche en cours, le premier joueur reste le même. Le premier joueur peut venir ici lui aussi ; il garde alors l’éléphant.`,
  },
  dancer: {
    title: 'Danseuse (2)',
    text: `{{portrait-dancer}} Pour un dé montrant 2, vous prenez 2 dés de couleurs au choix et piochez la tuile Revenu blanche du dessus.

Vous recevez aussitôt le revenu de la tuile : 1 dé, 3 d’argent, 1 amélioration ou 1 karma. Il y a deux tuiles de chaque.

La tuile est ensuite mise de côté, face visible. Quand la pile est épuisée, les tuiles mises de côté sont mélangées aussitôt et forment la nouvelle pile. Il y a donc toujours une tuile à piocher.

Les deux dés sont un gain, un dé de la tuile en est un second. Pour chacun, on vérifie séparément si [Kali a de la place](#kali-full).

Dans la variante des Navaratnas, [la Danseuse agit autrement](#navaratnas-dancer).`,
  },
  yogi: {
    title: 'Yogi (3)',
    text: `{{portrait-yogi}} Pour un dé montrant 3, vous gagnez 2 karma, puis vous prenez 1 dé de couleur au choix.

Le karma ne dépasse pas 3. Même avec 3 karma, vous pouvez venir ici pour le dé.`,
  },
  'raja-man-singh': {
    title: 'Raja Man Singh (4)',
    text: `{{portrait-raja-man-singh}} Pour un dé montrant 4, vous faites une amélioration au choix et gagnez 3 d’argent.

L’amélioration vient d’abord, puis l’argent. Si tous vos bâtiments sont déjà à 4, vous recevez seulement les 3 d’argent. Voir [les parchemins](#building-scrolls).`,
  },
  'master-builder': {
    title: 'Maître Bâtisseur (5)',
    text: `{{portrait-master-builder}} Pour un dé montrant 5, vous recouvrez une de vos tuiles d’une tuile plus chère de l’étalage et comptez la nouvelle.

- Le nombre de la nouvelle tuile doit être supérieur à celui de l’ancienne. Les couleurs ne comptent pas pour cette comparaison.
- Vous ne payez que la différence : des dés de la couleur de la **nouvelle** tuile dont la somme atteint au moins nouveau nombre moins ancien nombre. Payer plus est permis ; rien n’est rendu.
- Le dé montrant 5 pour l’appartement se paie en plus. Ni emplacement de carrière ni argent ne sont nécessaires.
- Le karma peut retourner le dé de l’appartement et les dés de la différence.
- Toutes vos tuiles doivent rester [reliées](#covered-tiles). Vous tournez la nouvelle comme vous voulez.
- Les marchés et bâtiments de la nouvelle tuile sont comptés comme à la carrière. Les [revenus spéciaux](#special-yields) ne sont jamais reçus.

Sans une paire de tuiles qui convienne et les dés de la différence, vous ne pouvez pas venir ici.

**Exemple :** vous avez un 5 vert, un dé violet et la tuile « orange 4 ». L’étalage montre « violet 6 ». Vous payez le 5 vert pour l’appartement et un dé violet d’au moins 2 pour la différence de 2. Un 1 violet ne suffit qu’avec du karma : retourné, c’est un 6.`,
  },
  'covered-tiles': {
    title: 'Recouvrir : ce qui est permis ou non',
    text: `Après avoir recouvert, chaque tuile visible de votre province doit être reliée à la résidence, la nouvelle comprise.

- Chaque case ne peut être recouverte qu’une fois. Il n’y a jamais plus de deux tuiles sur une case, et une tuile qui en recouvre une autre ne peut pas être recouverte.
- Vous pouvez recouvrir toute tuile à vous qui est seule sur sa case, même posée dans le même tour.
- Recouvrir ne rapporte jamais de revenu spécial, que vous l’ayez manqué ou non.
- La nouvelle tuile peut couper la route vers un revenu déjà reçu ou laisser ouvertes des routes voisines, tant que toutes les tuiles restent reliées. Vous ne perdez rien.
- Ce qui est dessous – bâtiments, marchés, route – ne compte plus pour rien. Ce que vous avez déjà gagné est à vous.
- La tuile recouverte reste dessous ; elle ne retourne pas dans une pile.`,
  },
  portuguese: {
    title: 'Portugais (6)',
    text: `{{portrait-portuguese}} Pour un dé montrant 6, votre bateau avance d’exactement 6 cases libres du fleuve et vous recevez le bonus de la case atteinte.

- Les cases avec d’autres bateaux sont sautées et non comptées.
- Vous ne pouvez pas raccourcir le trajet.
- Si le bateau passe le pont, vous gagnez votre ouvrier comme d’habitude.
- Depuis une des 6 dernières cases du fleuve (21 à 26), le Portugais n’est pas utilisable.
- Il ne l’est pas non plus si d’autres bateaux laissent moins de 6 cases libres devant vous. La dernière case compte toujours comme libre.`,
  },
};
