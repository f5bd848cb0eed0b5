export const places = {
  aim: {
    title: 'De quoi il s’agit',
    text: `
À trois, quatre ou cinq, vous parcourez douze provinces de l’Inde et rivalisez pour gagner la faveur de la cour. Celui qui a le plus de points d’influence à la fin gagne.

Il y a exactement douze visites, une par province, et après la dernière votre main rapporte encore quelques points. Vous êtes assis en cercle et jouez toujours dans le sens horaire. À chaque visite, vous posez des cartes pour les six puissances de la cour. Tout l’art est de partir au bon moment : vous ne gagnez que ce en quoi vous menez quand vous [vous retirez](#withdrawing).

Les points viennent des [palais reliés](#scoring-palaces), des [marchandises](#goods), des [tuiles bonus](#bonus-tiles) et des cartes qu’il vous [reste à la fin](#scoring-your-hand).`,
  },
  'set-up': {
    title: 'La mise en place',
    text: `
Tout est préparé pour vous : des tuiles sur la carte, un jeton de chaque sorte à la cour, six cartes dans chaque main.

- La tuile province 12 est toujours dans la province d’Agra. Les tuiles 1 à 11 sont mélangées et posées face visible dans les onze autres provinces.
- La cour reçoit la couronne et un jeton de vizir, de général, de moine et de princesse. Les autres jetons attendent en quatre piles visibles.
- Chacun reçoit **six cartes** que les autres ne voient pas. Puis la [réserve de cartes visible](#card-display) est ouverte : 5 cartes à trois joueurs, 7 à quatre, 9 à cinq. Le reste forme la pioche ; la défausse est vide.
- Chacun a sa couleur, des palais de cette couleur et un marqueur de score sur 0. Les couleurs ne changent rien aux règles.
- La première visite a lieu dans la province de la tuile 1. Cette tuile passe à la cour, où elle peut être gagnée.
- Le hasard désigne le premier joueur, sauf s’il a été fixé à l’ouverture de la table.`,
  },
  'course-of-a-visit': {
    title: 'Le déroulement d’une visite',
    text: `
Le premier joueur commence, puis on tourne dans le sens horaire : chacun joue des cartes ou se retire, jusqu’à ce que tous se soient retirés.

Un joueur qui s’est retiré ne participe plus à cette visite ; on saute son tour. Les autres continuent. Un tour se termine entièrement avant que le suivant commence ; après un retrait, cela comprend les gains, les palais, les points et les nouvelles cartes.

Quand le dernier joueur est sorti, la [visite se termine](#end-of-a-visit). Elle ne peut pas durer sans fin : chaque tour use des cartes d’une main qui ne grandit pas entre-temps, ou fait sortir un joueur.`,
  },
  'what-is-secret': {
    title: 'Ce qui est visible, ce qui est secret',
    text: `
Vous seul voyez votre main. Tout le reste de la table est visible pour tous.

- **Visible :** la carte avec ses palais et ses tuiles, la cour et la réserve, les jetons et les marchandises de chacun, toutes les cartes jouées dans cette visite avec leurs symboles, la réserve de cartes visible, les scores, le premier joueur et l’ordre du jeu. On sait aussi combien de cartes chacun tient et qui possède quelle carte spéciale.
- **Secret :** les cartes en main des autres. Il n’est pas permis de les montrer.
- **Pioche :** personne ne connaît son ordre. La défausse est face visible, et chacun peut savoir ce qu’elle contient.

Après la douzième visite, toutes les mains sont montrées pour que chacun puisse vérifier le compte.`,
  },
  'talk-and-chance': {
    title: 'Parole et hasard',
    text: `
Vous pouvez parler et chercher à convaincre les autres, mais aucune promesse n’engage, et rien ne se donne ni ne s’échange.

Cartes, jetons, tuiles et points ne passent jamais d’un joueur à l’autre. Seule exception : une carte spéciale va à celui qui [complète sa paire de jetons](#exchanging-tokens).

La chance décide de peu de choses : la place des tuiles province et des tuiles bonus, l’ordre des cartes chaque fois qu’on les mélange, et le tout premier joueur. Le reste dépend de vous.`,
  },
  map: {
    title: 'La carte du pays',
    text: `
Douze provinces et 49 villes, reliées par des routes. Chaque province est visitée une fois, dans l’ordre de son numéro, de 1 à 12.

Chaque province a quatre villes ; seule celle d’Agra en a cinq. Les routes vont à l’intérieur des provinces et franchissent leurs frontières ; le long d’elles, vos palais forment un [réseau](#scoring-palaces).

Le numéro d’une province dit quand elle sera visitée. Tous sont connus dès le début, vous pouvez donc prévoir ; la dernière visite est toujours celle de la province d’Agra. Les tuiles sont dessinées de façon à ne cacher ni ville ni route.`,
  },
  city: {
    title: 'Les villes',
    text: `
Une ville est un emplacement pour des palais. Elle est libre tant qu’aucun palais normal ne s’y trouve.

Vous ne pouvez construire que dans les villes de la **province en cours**. Un palais normal demande une ville libre. Le [palais couronné](#crown-palace) peut s’y installer partout, même à côté d’un autre palais. Une ville porte donc au plus deux palais : un palais normal et le palais couronné de cette visite.

Avant sa visite, une province est vide. Après, il s’y trouve au plus quatre palais normaux et un venu avec la couronne.`,
  },
  fortress: {
    title: 'Les forteresses',
    text: `
Une {{fortress}} forteresse est une ville avec une tuile bonus. Qui y construit un palais normal prend la tuile et en marque aussitôt les points.

Seize des 49 villes sont des forteresses, et ce sont elles qui portent une tuile au début. Prendre la tuile n’est pas un choix : elle vient avec le palais. Un palais couronné [ne prend pas de tuile](#crown-palace).`,
  },
  agra: {
    title: 'Agra et le Taj Mahal',
    text: `
Sur Agra se trouve la tuile {{taj}} Taj Mahal : un palais normal y rapporte 4 points de plus.

Agra est l’une des seize forteresses. Sa province a cinq villes et porte toujours la tuile 12 ; c’est donc le but de la dernière visite. Une fois comptée, la tuile Taj Mahal quitte la partie.`,
  },
  court: {
    title: 'La cour du Grand Moghol',
    text: `
À la cour se trouvent les six prix de la visite : quatre jetons, la couronne et la tuile province. Chacun ne peut être gagné qu’une fois par visite.

Quand quelqu’un prend un prix, il n’est plus disponible pour les autres jusqu’à la visite suivante, quel que soit le nombre de leurs symboles. Il n’y a jamais plus d’un exemplaire de chaque prix à la cour.

- Un **jeton** ou la **couronne** que personne ne gagne reste pour la visite suivante. Rien ne s’accumule.
- Avant la visite suivante, chaque jeton manquant est remplacé depuis la réserve. Il y en a six de chaque sorte, et cela suffit toujours : un joueur n’en garde qu’un de chaque sorte au plus.
- La couronne revient à la cour si quelqu’un l’avait gagnée.
- La **tuile province** est nouvelle à chaque visite.`,
  },
  'card-display': {
    title: 'La réserve de cartes visible',
    text: `
Ces cartes visibles servent à ceux qui se retirent : vous en choisissez deux, le dernier joueur reçoit celle qui reste.

Il y a 5 cartes à trois joueurs, 7 à quatre et 9 à cinq. On complète avant chaque visite, même avant la douzième, jamais entre-temps. Partir tôt, c’est donc avoir plus de choix ; à la fin d’une visite, la réserve est juste épuisée.

S’il n’y a pas assez de cartes, on en pose autant qu’il y en a. Ceux qui se retirent tard peuvent alors n’en trouver qu’une ou aucune ; les premiers en prennent deux quand même.`,
  },
  piles: {
    title: 'La pioche et la défausse',
    text: `
Les nouvelles cartes viennent de la pioche, face cachée ; les cartes utilisées vont face visible sur la défausse, vide au début.

Quand il faut une carte et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. Les cartes encore posées devant les joueurs y restent.

Si les deux sont vides, la carte est perdue et rien ne la remplace. Cela n’arrive que si tout le monde amasse des cartes. Aucune carte ne quitte la partie : les 96 sont toujours dans une pile, dans la réserve visible, dans une main ou sur la table.`,
  },
  'scoring-track': {
    title: 'La piste de score',
    text: `
Les points d’influence sont comptés au moment où vous les gagnez, et vous n’en perdez jamais.

Il n’y a pas de limite. Un marqueur qui dépasse la fin de la piste commence un nouveau tour et garde tous ses points.`,
  },
};
