export const events = {
  'your-turn': {
    title: 'Votre tour',
    text: `
Vous faites exactement une de ces deux choses : [jouer des cartes](#playing-cards) ou [vous retirer](#withdrawing). Passer n’est pas permis.

Vous pouvez vous retirer à chacun de vos tours, même au premier, avant d’avoir joué. Ce que vous jouez ne doit pas forcément prendre ou garder une majorité : toute carte de la bonne couleur convient.`,
  },
  'playing-cards': {
    title: 'Jouer des cartes',
    text: `
Vous posez une carte de couleur devant vous. Si vous voulez, vous y ajoutez une carte d’accompagnement : une carte blanche ou une carte spéciale.

Il y a donc trois façons de jouer :
- une carte de couleur,
- une carte de couleur et une carte blanche,
- une carte de couleur et une carte spéciale.

Jouer deux cartes de couleur dans un même tour est interdit, deux cartes d’accompagnement aussi. La carte d’accompagnement vient en même temps que la carte de couleur, pas plus tard. Au fil des tours d’une visite, vous pouvez en jouer plusieurs, une par tour.

Une carte posée ne se reprend pas. Elle reste là jusqu’à votre retrait.`,
  },
  'visit-colour': {
    title: 'La couleur de votre visite',
    text: `
Votre première carte de couleur d’une visite peut être de n’importe quelle couleur. Toutes les suivantes, dans cette visite, doivent avoir la même.

Plusieurs joueurs peuvent utiliser la même couleur. Les cartes blanches et spéciales n’en ont pas et n’y changent rien. À la visite suivante, vous choisissez de nouveau. Le seul moyen d’y échapper est la carte spéciale [couleur libre](#free-colour).

Exemple : vous commencez en jaune. Vos cartes rouges devront attendre la visite suivante.`,
  },
  'no-card-to-play': {
    title: 'Quand aucune carte ne convient',
    text: `
Si vous ne pouvez rien jouer, vous devez vous retirer. C’est toujours possible, personne ne reste donc bloqué.

Vous ne pouvez rien jouer si vous n’avez aucune carte de couleur, si votre main est vide, ou si vous avez commencé une couleur et n’en avez plus. Les cartes blanches n’aident pas, car il leur faut une carte de couleur. Avec la carte spéciale [couleur libre](#free-colour) en main, toute carte de couleur convient.

Le jeu ne vous retire pas à votre place : c’est encore vous qui choisissez vos villes et vos nouvelles cartes.`,
  },
  'counting-symbols': {
    title: 'Compter les symboles',
    text: `
Tous les symboles de toutes les cartes que vous avez jouées dans cette visite s’additionnent, sorte par sorte. Les totaux valent jusqu’à votre retrait.

Exemple : une carte avec {{court-vizier}}{{court-elephant}}, une avec {{court-vizier}}{{court-vizier}} et une carte blanche avec {{court-elephant}} font trois vizirs et deux éléphants.

Les cartes spéciales à symbole comptent aussi. Qui n’a rien joué a 0 partout. La table montre à tout moment les totaux de chacun.`,
  },
  withdrawing: {
    title: 'Se retirer',
    text: `
Vous quittez la visite et gagnez chaque prix pour lequel vous menez maintenant. Puis vous construisez, marquez vos points et prenez de nouvelles cartes.

1. Vos totaux des six symboles sont [comparés](#majority) à ceux des joueurs encore présents.
2. Vous prenez tout ce que vous avez gagné : jetons, couronne, tuile province.
3. Vous [placez](#placing-palaces) un palais par jeton et un pour la couronne.
4. Vous [marquez vos points](#order-of-scoring) : tuiles bonus, tuile province, palais.
5. Vos cartes jouées sont retirées.
6. Vous [prenez de nouvelles cartes](#taking-cards).

Tous les symboles sont comparés au même moment ; jusqu’à six prix sont donc possibles. Vous devez prendre tout ce que vous avez gagné. Vous pouvez aussi vous retirer sans rien gagner.

Exemple : vous menez en moine, Grand Moghol et éléphant. Vous recevez le jeton de moine, la couronne et la tuile province, et construisez un palais normal et le palais couronné.

Exemple à quatre : A montre le plus d’éléphants et part avec la tuile province. Parmi les autres, B a maintenant le plus de vizirs, part à son tour et reçoit le jeton et un palais. C reste et joue encore ; D part avec le moine et la couronne. Plus personne n’est à égalité avec C : même de petits totaux lui donnent la princesse et le général.`,
  },
  majority: {
    title: 'Qui mène ?',
    text: `
Vous gagnez un symbole si vous en montrez plus que chacun des autres joueurs encore présents. Une égalité ne gagne rien.

- Les cartes de ceux qui se sont retirés ne comptent plus. Une égalité peut donc devenir une majorité quand votre rival part.
- Il vous faut au moins un symbole, même si vous êtes le dernier.
- Qui n’a rien joué compte pour 0.

Exemple : A et B montrent deux moines chacun, C un seul. A se retire et n’obtient pas le moine. Si B se retire ensuite, B l’obtient, à moins que C ne l’ait rattrapé.`,
  },
  'withdrawing-without-cards': {
    title: 'Se retirer sans avoir joué',
    text: `
Si vous n’avez joué aucune carte dans cette visite, vous ne gagnez rien, mais vous recevez une carte de plus de la pioche.

Vous la piochez d’abord et la voyez ; puis vous prenez vos cartes de la réserve visible comme d’habitude. Si vous êtes le dernier, vous avez la carte de la pioche et celle qui reste. Il n’y a pas de comparaison : vous ne gagnez rien, même si la cour est pleine. Cela vaut aussi quand vous vous retirez faute de carte jouable.`,
  },
  'last-one-in': {
    title: 'Seul à la fin',
    text: `
Si tous les autres se sont retirés, vous jouez tour après tour, tant que vous voulez et que vous avez des cartes qui conviennent.

Personne ne peut plus vous égaler : un symbole suffit pour chaque prix encore à la cour. Sans symbole, vous ne gagnez rien. De la réserve visible, vous n’avez que la dernière carte.`,
  },
  'placing-palaces': {
    title: 'Placer les palais',
    text: `
Pour chaque jeton gagné, vous construisez un palais normal dans une ville libre de la province en cours ; le palais couronné peut aller dans n’importe laquelle de ses villes.

Vous devez les placer tous. Vous choisissez les villes et l’ordre, palais normaux et palais couronné mêlés à votre gré. Les tuiles bonus sont prises et comptées dans cet ordre.

Il y a toujours de la place : une province reçoit au plus quatre palais normaux pendant sa visite, et chacune a au moins quatre villes. Là où ne se trouve que le palais couronné, un palais normal peut le rejoindre, même le vôtre.`,
  },
  'taking-cards': {
    title: 'Prendre de nouvelles cartes',
    text: `
Pour finir votre retrait, vous choisissez deux cartes de la réserve visible. Le dernier joueur prend celle qui reste.

Vous devez les prendre. Avant cela, les cartes de couleur et blanches que vous avez jouées vont à la défausse, et vos cartes spéciales reviennent dans votre main. Les nouvelles cartes servent à partir de la visite suivante.`,
  },
  'exchanging-tokens': {
    title: 'Deux jetons deviennent une carte spéciale',
    text: `
Si vous avez deux jetons de la même sorte à la fin d’une visite, vous les rendez tous deux et recevez la carte spéciale de cette sorte.

- Cela se fait seulement à la fin d’une visite, jamais pendant, et c’est obligatoire. On échange aussi après la douzième visite.
- Si la carte est sur la table, vous la prenez là. Si un autre joueur l’a, vous la recevez de lui, et il n’a rien en retour.
- Si vous l’avez déjà, vous rendez seulement les jetons et gardez la carte.
- Avec des paires de plusieurs sortes, vous les échangez toutes. Deux joueurs ne peuvent jamais compléter la même paire dans une visite.
- Une carte en usage n’est jamais enlevée : à ce moment, tous se sont retirés et toutes les cartes spéciales sont en main ou sur la table.`,
  },
  'end-of-a-visit': {
    title: 'La fin d’une visite',
    text: `
Quand le dernier joueur a pris sa carte, la table se prépare d’elle-même pour la visite suivante ; personne ne décide rien.

1. Les [paires de jetons](#exchanging-tokens) deviennent des cartes spéciales.
2. Une tuile province que personne n’a gagnée quitte la partie, de même que les tuiles bonus restées dans la province. Les jetons et la couronne que personne n’a gagnés restent à la cour.
3. Le marqueur premier joueur passe au voisin de gauche.
4. Le marqueur de province va dans la province du numéro suivant. Sa tuile passe à la cour.
5. Les jetons manquants sont remplacés et la couronne retourne à la cour.
6. La réserve de cartes visible est complétée.

Après la douzième visite, on échange seulement les paires. Puis vient le [décompte final](#end-of-the-game).`,
  },
  'end-of-the-game': {
    title: 'La fin de la partie',
    text: `
La partie se termine après la douzième visite. On échange une dernière fois les jetons, puis chacun [compte sa main](#scoring-your-hand).

Pour cela, toutes les mains sont montrées. La réserve visible n’est plus complétée.`,
  },
  vizier: {
    title: 'Vizir',
    text: `
{{court-vizier}} Le plus de vizirs à votre retrait : vous gagnez le jeton de vizir et un palais.

Deux jetons de vizir deviennent la carte spéciale [couleur libre](#free-colour).`,
  },
  general: {
    title: 'Général',
    text: `
{{court-general}} Le plus de généraux à votre retrait : vous gagnez le jeton de général et un palais.

Deux jetons de général deviennent la carte spéciale [+1 éléphant](#plus-one-elephant).`,
  },
  monk: {
    title: 'Moine',
    text: `
{{court-monk}} Le plus de moines à votre retrait : vous gagnez le jeton de moine et un palais.

Deux jetons de moine deviennent la carte spéciale [+1 Grand Moghol](#plus-one-mogul).`,
  },
  princess: {
    title: 'Princesse',
    text: `
{{court-princess}} Le plus de princesses à votre retrait : vous gagnez le jeton de princesse et un palais.

Deux jetons de princesse deviennent la carte spéciale [+2 points d’influence](#plus-two-points).`,
  },
  'grand-mogul': {
    title: 'Grand Moghol',
    text: `
{{court-crown}} Le plus de Grands Moghols à votre retrait : vous gagnez la couronne et construisez le palais couronné.

Il ne donne pas de jeton. Le [palais couronné](#crown-palace) peut se trouver à côté d’un autre palais.`,
  },
  elephant: {
    title: 'Éléphant',
    text: `
{{court-elephant}} Le plus d’éléphants à votre retrait : vous gagnez la tuile province et ses marchandises.

Il ne donne pas de palais. La valeur de la tuile dépend des [marchandises](#goods) que vous avez déjà.`,
  },
};
