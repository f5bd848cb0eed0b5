import type { Texts } from '../../../format.ts';
import type { ProvinceId } from './sections.ts';

export const texts: Texts<ProvinceId> = {
  'province-board': {
    title: 'Votre plateau Province',
    text: `{{residence}} Votre résidence est en haut au milieu ; trois routes en partent, à gauche, à droite et vers le bas, et toutes trois forment un seul réseau.

Le plateau a cinq colonnes (A à E) et quatre lignes. La résidence est en C1. Vous pouvez construire sur 16 cases ; A1, E1 et C4 ne sont pas constructibles. Chaque case reçoit une tuile, et aucune ne doit dépasser ni couvrir la résidence. Seul le [Maître Bâtisseur](#master-builder) pose une tuile sur une autre.

Au bord se trouvent les [revenus spéciaux](#special-yields). Le jeu de base utilise le recto avec ces revenus, les Navaratnas le verso.`,
  },
  'laying-tiles': {
    title: 'Poser une tuile',
    text: `Posez la tuile sur une case vide de sorte qu’au moins une de ses routes rejoigne la route qui vient de votre résidence. Vous pouvez la tourner à volonté, par quarts de tour.

- Deux tuiles voisines sont reliées si toutes deux ont une extrémité de route sur leur côté commun. Des voisines en diagonale ne sont jamais reliées.
- Les autres extrémités n’ont pas besoin de coïncider. Vous pouvez couper des routes ; voir [les extrémités de route](#road-ends).
- À tout moment, chaque tuile visible doit être reliée à la résidence.
- Une tuile posée n’est jamais tournée, déplacée ou enlevée. Seul le [Maître Bâtisseur](#master-builder) peut la recouvrir.`,
  },
  'road-ends': {
    title: 'Extrémités de route sans issue',
    text: `Elles sont permises. Une route peut buter contre un côté sans route : la route d’une voisine, celle de la résidence ou celle de la nouvelle tuile elle-même.

Une route peut aussi mener au bord du plateau, qu’il y ait un revenu spécial ou non. Toutes les extrémités d’une tuile appartiennent à la même route ; une seule extrémité reliée suffit donc.`,
  },
  'no-open-road': {
    title: 'Plus aucune route ouverte',
    text: `Si aucune route de votre réseau ne mène plus à une case vide, vous ne pouvez plus construire à la carrière jusqu’à la fin de la partie. Il n’y a pas de compensation.

La seule issue est le [Maître Bâtisseur](#master-builder) : une tuile aux routes différentes peut rouvrir votre province. Veillez donc à ne pas couper votre dernière route.`,
  },
  'province-tiles': {
    title: 'Tuiles Province',
    text: `Une tuile montre un ou deux marchés, un ou deux bâtiments, ou un de chaque. Elle a aussi une route, une couleur et un prix.

- **Marchés :** {{market-silk}} soie, {{market-tea}} thé ou {{market-spice}} épices, d’une valeur de 1, 2 ou 3. Ils rapportent de l’argent maintenant, puis de nouveau sur la [place du marché](#market-place).
- **Bâtiments :** {{build-temple}} temple, {{build-palace}} palais, {{build-fort}} fort ou {{build-mill}} moulin. Ils rapportent de la gloire quand vous les posez.
- **Routes :** route droite, virage, bifurcation ou intersection.
- **Prix :** de 3 à 12, en dés de la couleur de la tuile. Voir [comment payer](#tile-price).

Il y a 16 tuiles par couleur, 64 en tout.`,
  },
  'tile-price': {
    title: 'Payer une tuile',
    text: `Payez des dés de la couleur de la tuile dont la somme atteint au moins son nombre. Les dés d’autres couleurs ne comptent jamais.

- Vous pouvez payer plus que nécessaire, mais rien n’est rendu. Même un dé inutile peut être ajouté.
- Les dés retournent dans la réserve.
- Un dé payé est parti. Il ne peut pas compter pour un second coût dans le même tour.
- L’argent de l’emplacement de la carrière et les dés de la tuile sont payés avant de poser la tuile.
- Pour 1 [karma](#karma), vous retournez un dé en le payant.

**Exemple :** une tuile coûte bleu 7. Avec bleu 3 et bleu 5, vous payez 8 ; cela suffit, et rien ne revient. Bleu 3 seul ne suffit pas.`,
  },
  'tile-scoring': {
    title: 'Ce que rapporte une nouvelle tuile',
    text: `Une tuile rapporte aussitôt son argent et sa gloire : d’abord l’argent de tous ses marchés, puis la gloire de tous ses bâtiments, puis les revenus spéciaux.

- Chaque **marché** rapporte l’argent imprimé.
- Chaque **bâtiment** rapporte 2, 3 ou 4 points de gloire, selon la place de votre cube sur son [parchemin](#building-scrolls). Deux bâtiments comptent tous deux, chacun à son niveau, même s’ils sont du même type.
- Ce sont les niveaux au moment de la pose qui comptent. Une amélioration apportée par cette tuile arrive trop tard pour elle.
- Ce n’est qu’une fois la tuile entièrement comptée que l’on reçoit les [revenus spéciaux](#special-yields).

**Exemples :** au début, tous les niveaux sont à 2 : un bâtiment rapporte 2 points de gloire, deux en rapportent 4. Plus tard, avec temple 2 et moulin 3, une tuile qui a les deux rapporte 5 points de gloire : de 6 à 11. Si elle relie aussi « 1 dé » et « 1 amélioration », vous les prenez ensuite ; l’amélioration ne change pas les 5 points de gloire.`,
  },
  'special-yields': {
    title: 'Revenus spéciaux du bord',
    text: `Quand une route de votre tuile mène à un revenu spécial du bord, vous le recevez aussitôt, une fois la tuile comptée. Vous ne pouvez pas le refuser ; seul ce qui est [facultatif](#optional) de toute façon peut être laissé de côté.

Sur la face de base, vous trouvez :

- à gauche : 2 karma, un déplacement sur le fleuve, 2 dés,
- à droite : 4 d’argent, 2 dés, une amélioration,
- en haut : deux fois 1 dé, et dans les coins 5 d’argent (à gauche) et une amélioration (à droite),
- en bas, au milieu : 6 d’argent.

Un dé d’un revenu peut être de n’importe quelle couleur. Chaque revenu suit les règles de ce qu’il apporte, et l’argent peut vous faire atteindre un bonus.

Si une tuile relie plusieurs revenus, vous les recevez tous, dans l’ordre que vous voulez. Si vous posez une tuile dont les routes n’atteignent pas le revenu voisin, vous n’en recevez rien.

**Exemple :** en B1, vous posez une bifurcation dont les routes vont à gauche et en haut. La tuile est d’abord comptée ; puis vous prenez 1 dé et 5 d’argent dans l’ordre que vous voulez. Un virage qui n’atteint qu’un des deux ne rapporte que celui-là.`,
  },
  'yields-once': {
    title: 'Chaque revenu spécial une seule fois',
    text: `Vous recevez chaque revenu de votre plateau au plus une fois. Il est relié quand une tuile est posée sur une case voisine avec une route qui y mène.

- Certains revenus touchent deux ou trois cases ; chacune convient.
- Si toutes les cases voisines d’un revenu sont remplies de tuiles sans route vers lui, il est perdu pour cette partie. Le Maître Bâtisseur n’y change rien : recouvrir ne rapporte jamais de revenu.
- Les revenus qu’une tuile relie sont fixés quand elle est posée. Vous les recevez même si quelque chose entre-temps change votre province, par exemple un bonus qui mène à un Maître Bâtisseur.
- S’il y en a plusieurs, vous en terminez un avant de prendre le suivant.`,
  },
};
