import type { Texts } from '../../format.ts';
import type { HoliId } from './sections.ts';

export const texts: Texts<HoliId> = {
  holi: {
    title: 'Holi – Le Festival des Couleurs',
    text: `Trois tuiles Holi sont posées en travers des deux pistes. Qui en atteint une déclenche un festival où tous reçoivent quelque chose, et surtout ceux qui sont en retard.

**Mise en place :** convenez du recto ou du verso ; les trois tuiles montrent cette face. Il y en a une sur chacune des cases 20, 36 et 53 de la gloire. Sur la piste d’argent, on les atteint à 81, 49 et 15, la première case d’argent qui les touche.

**Déclenchement :** vous déclenchez le festival quand votre marqueur de gloire ou d’argent s’arrête sur une telle tuile ou la dépasse en avançant. Vous ne pouvez pas refuser.

- Chaque tuile apporte exactement un festival ; il y en a donc au plus trois par partie.
- Payer ne déclenche jamais de festival : ni en reculant par-dessus une tuile, ni en s’y arrêtant.

Ensuite : [comment se déroule le festival](#holi-festival), [recto](#holi-front), [verso](#holi-back).`,
  },
  'holi-festival': {
    title: 'Holi : comment se déroule un festival',
    text: `Le joueur actif termine d’abord tout son tour, avec tous les bonus et revenus. Puis a lieu le festival, avant le tour du joueur suivant.

- Il appartient à la piste du marqueur qui a atteint la tuile. Si les deux marqueurs atteignent la même tuile dans un tour, celui qui y est arrivé en premier compte.
- Le joueur **le plus en retard** sur cette piste agit d’abord, puis le suivant, jusqu’au meneur. À égalité, celui qui est plus en retard sur l’autre piste passe d’abord. S’il y a encore égalité, celui qui vient plus tard dans l’ordre du tour, compté depuis le premier joueur actuel.
- L’ordre est fixé au début et ne change pas pendant la distribution.
- Si plusieurs tuiles ont été atteintes dans un tour, les festivals se suivent dans cet ordre, chacun avec son propre ordre des joueurs.
- Un festival né du dernier tour d’une manche a lieu avant la fin de la manche ; c’est le premier joueur de cette manche qui compte pour l’ordre.

**Exemple :** dans un festival d’argent, on a 7, 7 et 18 d’argent, 0, 2 et 5 de gloire. L’ordre est : 7 d’argent avec 0 de gloire, 7 d’argent avec 2 de gloire, puis 18 d’argent.`,
  },
  'holi-front': {
    title: 'Holi recto : quatre dés',
    text: `Celui qui a déclenché le festival prend un dé de chaque couleur dans la réserve, lance les quatre et les pose sur la tuile. Il y a toujours quatre dés, quel que soit le nombre de joueurs.

- Si une couleur manque, ce joueur choisit à la place un dé d’une autre couleur.
- Dans l’[ordre du festival](#holi-festival), du dernier au meneur, chacun prend un dé et garde la valeur qu’il montre. Il n’est pas relancé.
- Si votre Kali est pleine, rendez d’abord un dé ou n’en prenez pas. Vous pouvez aussi renoncer.
- Les dés restants retournent dans la réserve.
- À la fin, celui qui pouvait choisir en premier reçoit la [tuile Holi](#holi-tile), même s’il n’a pris aucun dé.

**Exemple :** à trois, le dernier prend le vert, le deuxième le bleu, le meneur l’orange ; le violet retourne dans la réserve. Le dernier reçoit la tuile.`,
  },
  'holi-tile': {
    title: 'Utiliser une tuile Holi',
    text: `Rendez une tuile Holi pour donner à un de vos dés sur Kali n’importe quelle autre couleur. La valeur reste la même.

- Vous pouvez le faire chaque fois que vous avez une décision à prendre, dans votre tour ou pour votre bonus, même entre deux paiements, de la réception jusqu’à la fin de la partie.
- Le dé garde la nouvelle couleur jusqu’à ce qu’il quitte Kali. Il retourne alors dans la réserve comme dé de son ancienne couleur. Il n’est pas nécessaire qu’un dé de la nouvelle couleur soit dans la réserve.
- Une tuile utilisée quitte la partie. Vous pouvez en avoir plusieurs et utiliser chacune une fois. Les tuiles inutilisées ne valent rien à la fin.
- Elle sert à tout paiement : pour une tuile, pour la différence du Maître Bâtisseur, pour les deux dés d’une [Vache Sacrée](#cows) ou le dé supplémentaire quand on recouvre.

**Exemple :** vous avez bleu 3 et orange 6 et voulez une tuile « bleu 8 ». Le 6 orange devient un 6 bleu ; vous payez 3 + 6 = 9. Un dé bleu et un dé orange retournent dans la réserve.`,
  },
  'holi-back': {
    title: 'Holi verso : choisir des bonus',
    text: `Chaque verso indique quatre bonus, de 4 en haut à 1 en bas. À la place p, vous choisissez un des bonus p à 1 : plus vous êtes en retard, plus le choix est grand. Le meneur reçoit le bonus 1.

- Les trois versos – [bonus](#holi-back-bonus), [palais](#holi-back-palace) et [revenu spécial](#holi-back-yield) – sont répartis au hasard sur les trois cases et visibles dès le début.
- À trois, personne ne peut avoir le bonus 4 ; à deux, ni le 4 ni le 3.
- L’un après l’autre, du dernier au meneur, chacun choisit un bonus et l’effectue en entier. Plusieurs peuvent prendre le même.
- Les places suivent la position sur la piste, même si un bonus de cette fin de tour a fait d’un autre le meneur. D’ordinaire, le meneur est celui qui a déclenché le festival.
- Un bonus tout à fait impossible n’est pas proposé tant qu’un autre est possible. Un bonus possible en partie peut être choisi et donne cette partie.
- Après tous les bonus, le dernier reçoit la [tuile Holi](#holi-tile).`,
  },
  'holi-back-bonus': {
    title: 'Holi verso : bonus',
    text: `Les bonus sont : 4 – un déplacement sur le fleuve ; 3 – 3 d’argent ; 2 – un dé au choix ; 1 – 1 point de gloire.

Le bateau va à la prochaine case libre et vous recevez aussitôt son bonus, bien que ce ne soit pas votre tour.`,
  },
  'holi-back-palace': {
    title: 'Holi verso : palais',
    text: `Les bonus sont des actions du palais : 4 – Danseuse ; 3 – Raja Man Singh ; 2 – Portugais ; 1 – Yogi. Il ne faut ni ouvrier ni dé, et peu importe que l’appartement soit occupé.

- **Danseuse :** 2 dés au choix et une [tuile Revenu](#module-yield-tiles).
- **Raja Man Singh :** une amélioration et 3 d’argent.
- **Portugais :** exactement 6 cases libres et le bonus là. S’il y a moins de 6 cases comptables devant vous, on ne peut pas le choisir. Les cases taries ne comptent pas ; une tuile face cachée qu’il atteint est révélée pour 1 d’argent.
- **Yogi :** 2 karma, au plus jusqu’à 3, et un dé au choix.`,
  },
  'holi-back-yield': {
    title: 'Holi verso : revenu spécial',
    text: `Les bonus sont des couleurs de revenus : 4 – marron, 3 – rouge, 2 – jaune, 1 – blanc. La place 4 choisit donc parmi les quatre couleurs, la place 3 parmi rouge, jaune et blanc, la place 2 entre jaune et blanc, et le meneur prend le blanc.

**Avec les Navaratnas :** choisissez sur votre propre plateau un espace de revenu d’une couleur permise et recevez maintenant ce qui s’y trouve, la tuile Revenu ou, s’il n’y en a pas, le revenu imprimé. Il n’a pas besoin d’être relié et peut avoir déjà été reçu. Rien n’est déplacé ni épuisé ; le relier plus tard compte quand même. Une tuile marron compte ce que vous avez à cet instant.

**Sans les Navaratnas :** outre la pile blanche, on forme des piles face cachée : jaune à 2 joueurs, jaune et rouge à 3, toutes à 4. Choisissez une couleur permise, piochez la tuile du dessus et recevez aussitôt son revenu. Les blanches vont avec les tuiles mises de côté, les autres quittent la partie. La tuile marron « 2 d’argent par tuile Revenu reliée » compte alors les revenus spéciaux reliés de votre plateau.`,
  },
  'holi-chain': {
    title: 'Holi : un bonus déclenche le festival suivant',
    text: `Les marqueurs avancés par des bonus du festival gagnent bonus de piste et ouvriers comme d’habitude, à l’intérieur de ce bonus. Un ouvrier ainsi gagné peut encore être placé dans la manche ; on ne vérifie qu’après le festival si la manche est finie.

Si un bonus, ou ce qu’il déclenche, mène le marqueur de quelqu’un à une autre tuile Holi, ce joueur déclenche un autre festival. Il attend derrière tous ceux qui attendent déjà ; le bonus et le festival en cours sont d’abord terminés. Trois festivals au plus peuvent se suivre.`,
  },
  'holi-game-end': {
    title: 'Holi et la fin de la partie',
    text: `Un festival a lieu même si la fin de la partie est déclenchée, même après le tout dernier tour. On ne désigne le vainqueur que quand plus aucun festival n’attend. Personne n’y gagne de tour supplémentaire.

- Si vos marqueurs se rejoignent par un bonus, vous prenez part à la décision, avec le moment de ce bonus. De telles rencontres viennent après toutes celles du tour lui-même.
- Si un bonus déclenche la fin de la partie, le tour de table est achevé à partir du joueur dont c’était le tour, non de celui dont les marqueurs se sont rejoints.`,
  },
  'holi-with-boards': {
    title: 'Holi avec d’autres modules : vaches, temple, étendues sauvages, routes, éléphant',
    text: `La plupart des modules vont simplement à côté de Holi. Ils se touchent ici :

- **Vaches :** l’argent des vaches peut déclencher un festival. Les bonus d’argent ne sont pas augmentés par les vaches. Un bonus marron « 1 de gloire par tuile avec marché » compte les vaches.
- **Kedarnath :** la tuile marron supplémentaire reçue comme bonus rapporte 5 d’argent par karma si votre ouvrier est au temple à cet instant ; pendant un festival, les ouvriers sont encore sur le plateau. Seul compte l’instant où on la compte : l’ouvrier peut même y être venu par un festival précédent de la même série. Sans les Navaratnas, la tuile est dans la pile marron, seulement à quatre joueurs et avec les versos de Holi.
- **Étendues sauvages :** leurs gains de mise en place ne peuvent atteindre une tuile Holi. Montagnes et bonus piochent des tuiles blanches dans la même pile.
- **Routes :** l’argent des routes peut déclencher un festival. Aucun bonus n’est un Maître Bâtisseur, mais une case du fleuve atteinte par un bonus peut l’être ; vous pouvez alors utiliser un drapeau d’un tour précédent. Une tuile Holi ne change pas le lancer du plateau Routes : elle change les couleurs, pas les nombres.
- **Vaches Sacrées et recouvrement :** une tuile Holi peut changer la couleur de tout dé de ces paiements.
- **Éléphant rose :** c’est le premier joueur qui départage, non l’éléphant. Un ouvrier déplacé sur la terrasse extérieure pendant un festival peut prendre l’éléphant ; l’éléphant ne sert pas à déplacer un ouvrier.`,
  },
  'holi-with-river': {
    title: 'Holi avec d’autres modules : fleuve et variantes',
    text: `Un bonus peut avancer votre bateau ou vous donner un revenu. Voici comment avec les modules du fleuve et les variantes :

- **Gange 3 :** un bateau avancé par un bonus reçoit aussitôt le bonus de sa tuile Fleuve, même le déplacement d’un ouvrier : vous prenez un de vos ouvriers placés et effectuez une action entière avant le bonus suivant. Sans ouvrier placé, c’est perdu.
- **Compter les couleurs :** un dé dont la couleur a changé compte avec la nouvelle. Vous pouvez la changer après l’arrivée, avant de compter.
- **Gange 1 :** ses tuiles agissent normalement dans un bonus, « continuer » aussi.
- **Sources taries :** un bateau avancé par un bonus tarit la tuile qu’il quitte. La tuile Revenu qui compte les cases du fleuve compte aussi les cases taries.
- **Eaux mystérieuses :** une tuile face cachée atteinte par un bonus rapporte 1 d’argent, qui peut lui-même déclencher un festival.
- **Portugais en bonus :** il compte six cases ouvertes et libres.
- **Navaratnas :** le verso des revenus utilise votre propre plateau et aucune pile en plus, la Danseuse vous laisse choisir une tuile, et Kali a 8 mains.
- **Parties mixtes :** elles comptent pour tous comme « sans les Navaratnas » ; on forme donc les piles face cachée. Le nombre de mains dépend de la face de Kali de chacun.`,
  },
};
