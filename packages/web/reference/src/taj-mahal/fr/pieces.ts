export const pieces = {
  'colour-cards': {
    title: 'Les cartes de couleur',
    text: `
On joue toujours d’abord une carte de couleur, et une seule : {{motif-rose}} rouge, {{motif-sun}} jaune, {{motif-leaf}} verte ou {{motif-star}} violette.

Sur les 96 cartes, 84 sont des cartes de couleur, 21 par couleur. Elles montrent des combinaisons des six symboles : {{court-vizier}} vizir, {{court-general}} général, {{court-monk}} moine, {{court-princess}} princesse, {{court-crown}} Grand Moghol et {{court-elephant}} éléphant.

Dans une visite, toutes vos cartes de couleur ont [la même couleur](#visit-colour). D’autres peuvent l’utiliser aussi.`,
  },
  'white-cards': {
    title: 'Les cartes blanches',
    text: `
Une {{motif-marble}} carte blanche en accompagne une autre : vous pouvez l’ajouter à une carte de couleur, mais jamais la jouer seule.

Il y en a douze. Sept montrent un éléphant ; chacun des cinq autres symboles figure sur une carte. Les cartes blanches n’ont pas de couleur : elles ne fixent ni ne rompent votre [couleur de la visite](#visit-colour). Chaque carte blanche encore en main à la fin de la partie vaut 1 point.

Dans un tour, vous ajoutez soit une carte blanche, soit une [carte spéciale](#special-cards), jamais les deux ni deux de la même sorte.`,
  },
  'special-cards': {
    title: 'Les cartes spéciales',
    text: `
Quatre cartes fortes, gagnées avec deux jetons de la même sorte. Elles reviennent dans votre main après chaque visite.

- {{court-general}} général : [+1 éléphant](#plus-one-elephant)
- {{court-monk}} moine : [+1 Grand Moghol](#plus-one-mogul)
- {{court-princess}} princesse : [+2 points d’influence](#plus-two-points)
- {{court-vizier}} vizir : [couleur libre](#free-colour)

Au début, elles sont visibles à côté du plateau et n’appartiennent à personne. Elles ne sont jamais piochées, ni mises dans la réserve visible, ni défaussées : on ne les obtient qu’en [échangeant des jetons](#exchanging-tokens).

Une carte spéciale se joue comme une carte blanche : avec une carte de couleur, à la place d’une blanche, une par tour. Dans les tours suivants de la visite, vous pouvez en jouer d’autres. Chacune agit une fois par visite ; au retrait, elle revient dans votre main. En main, elle ne fait rien, sauf valoir 1 point à la fin de la partie.`,
  },
  'plus-one-elephant': {
    title: '+1 éléphant',
    text: `
Cette carte spéciale compte comme un {{court-elephant}} éléphant de plus tant qu’elle est posée devant vous.

Dans la comparaison, elle compte comme tout autre symbole. Avec un éléphant sur une carte et celui-ci, vous en avez deux et battez un rival qui en a un. Vous l’obtenez avec deux jetons de général.`,
  },
  'plus-one-mogul': {
    title: '+1 Grand Moghol',
    text: `
Cette carte spéciale compte comme un {{court-crown}} Grand Moghol de plus tant qu’elle est posée devant vous.

Dans la comparaison, elle compte comme tout autre symbole. Si personne d’autre ne montre de Grand Moghol, elle suffit pour gagner la couronne. Vous l’obtenez avec deux jetons de moine.`,
  },
  'plus-two-points': {
    title: '+2 points d’influence',
    text: `
Vous marquez 2 points au moment où vous jouez cette carte spéciale, quoi qu’il arrive ensuite dans la visite.

Elle ne montre aucun symbole. Vous pouvez l’utiliser une fois à chaque visite. Vous l’obtenez avec deux jetons de princesse.`,
  },
  'free-colour': {
    title: 'Couleur libre',
    text: `
La carte de couleur jouée avec cette carte spéciale peut être de n’importe quelle couleur.

Ensuite, votre [couleur de la visite](#visit-colour) vaut de nouveau : si vous jouez en rouge et posez du jaune avec cette carte, il vous faut ensuite du rouge.

Si vous la jouez avec la **première** carte de couleur de la visite, celle-ci ne fixe pas votre couleur. C’est votre deuxième carte de couleur, au choix elle aussi, qui la fixe. Vous pouvez aussi la jouer avec une carte de la bonne couleur ; elle n’a alors aucun effet. Vous l’obtenez avec deux jetons de vizir.`,
  },
  'your-hand': {
    title: 'Votre main',
    text: `
Vous commencez avec six cartes et pouvez en tenir autant que vous voulez : il n’y a pas de limite.

Vous seul les voyez. De nouvelles cartes viennent au retrait, par les tuiles bonus à carte et sous forme de cartes spéciales. Comme vous êtes alors sorti de la visite, les cartes d’un retrait se jouent à partir de la visite suivante. Il est souvent bon de garder des cartes pour une meilleure visite.`,
  },
  'influence-tokens': {
    title: 'Les jetons d’influence',
    text: `
Mener en vizir, général, moine ou princesse vous donne ce jeton de la cour et un palais à construire.

Il y en a six de chaque sorte. Un jeton seul reste visible devant vous jusqu’à ce que vous en ayez un deuxième de la même sorte ; les deux deviennent alors une [carte spéciale](#exchanging-tokens). Les sortes ne se mélangent pas : un vizir et un général ne font pas une paire.`,
  },
  palaces: {
    title: 'Les palais',
    text: `
Les {{palace}} palais restent où ils sont construits jusqu’à la fin de la partie. Reliés par des routes, ils rapportent encore et encore.

Vous n’en manquez jamais : si ceux de votre couleur sont épuisés, vous en recevez d’autres. Le symbole d’où vient un palais n’importe plus une fois qu’il est posé. Un palais couronné devient un palais ordinaire quand la couronne retourne à la cour ; il garde sa place et continue de relier.`,
  },
  'crown-palace': {
    title: 'Le palais couronné',
    text: `
Mener en {{court-crown}} Grand Moghol vous donne la couronne sur un palais. Il peut aller dans toute ville de la province en cours, même à côté d’un autre palais.

- L’autre palais peut être à n’importe qui, à vous aussi.
- S’il va dans une ville vide, un palais normal peut encore l’y rejoindre pendant la même visite, de n’importe qui, vous compris.
- Il ne prend jamais de [tuile bonus](#bonus-tiles). La tuile reste pour le palais normal qui suivra peut-être.
- Il ne donne pas de jeton, mais compte pour les [points de palais](#scoring-palaces) comme tout autre.

Après la visite, la couronne retourne à la cour. Le palais reste, comme palais ordinaire.`,
  },
  'province-tiles': {
    title: 'Les tuiles province',
    text: `
Le numéro d’une tuile province dit quand sa province est visitée ; ses marchandises se gagnent avec le plus d’éléphants.

Les tuiles 1 à 12 sont visibles dans leurs provinces. Au début d’une visite, la tuile de la province passe à la cour. Celui qui mène en {{court-elephant}} éléphants à son retrait la prend, la pose devant lui et [en marque les points](#scoring-the-province-tile). Elle ne donne pas de palais.

Une tuile que personne ne gagne quitte la partie à la fin de la visite.`,
  },
  'bonus-tiles': {
    title: 'Les tuiles bonus',
    text: `
Chaque forteresse porte une tuile bonus. Votre palais normal la prend : 2 points, une carte ou une marchandise.

Au début, les quinze tuiles carrées sont mélangées et réparties sur quinze forteresses ; Agra a la tuile Taj Mahal. Il faut prendre la tuile, et ses points sont [comptés aussitôt](#scoring-bonus-tiles). Un palais couronné n’en prend jamais.

Celles qui restent dans la province après la visite quittent la partie, même sous un palais couronné isolé.`,
  },
  goods: {
    title: 'Les marchandises',
    text: `
{{good-rice}} riz, {{good-tea}} thé, {{good-spice}} épices et {{good-gems}} pierres précieuses : plus vous en avez d’une sorte, plus chaque nouvelle rapporte.

Elles figurent sur les tuiles province et sur certaines tuiles bonus. Les tuiles à marchandises restent devant vous jusqu’à la fin et comptent chaque fois que vous gagnez une autre tuile de la même marchandise. Seules, ou à la fin de la partie, elles ne rapportent plus rien.`,
  },
  'start-player': {
    title: 'Le premier joueur',
    text: `
Le {{icon-flag}} premier joueur a le premier tour de la visite. Pour la visite suivante, le marqueur passe à son voisin de gauche.

Peu importe qui s’est retiré le premier ou le dernier. À la première visite, c’est le hasard qui décide, sauf si une place a été choisie en ouvrant la table.`,
  },
};
