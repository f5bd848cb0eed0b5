import type { Translation } from '../../../i18n/language.ts';
import { counter, lister } from '../../../i18n/numbers.ts';
import { ordinals } from '../../../i18n/ordinals.ts';
import type { messages as english } from './en.ts';

const count = counter('fr');
const list = lister('fr');
const nth = ordinals('fr');

export const messages: Translation<typeof english> = {
  symbols: {
    vizier: 'vizir',
    general: 'général',
    monk: 'moine',
    princess: 'princesse',
    mogul: 'Grand Moghol',
    elephant: 'éléphant',
  },
  crown: 'Couronne',
  goods: { rice: 'riz', tea: 'thé', spices: 'épices', gems: 'pierres précieuses' },
  suits: { red: 'rouge', yellow: 'jaune', green: 'vert', violet: 'violet', white: 'blanc', special: 'spéciale' },
  letters: { red: 'R', yellow: 'J', green: 'Ve', violet: 'Vi', white: 'B', special: '' },
  card: (suit, symbols) => `carte ${feminine(suit)} avec ${list(symbols)}`,
  special: {
    symbol: (symbol) => `carte spéciale « +1 ${symbol} »`,
    points: (n) => count(n, { one: 'carte spéciale « +# point »', other: 'carte spéciale « +# points »' }),
    freeColour: 'carte spéciale « couleur libre »',
  },
  caption: { symbol: 'symbole', points: 'points', free: 'libre', colour: 'couleur' },
  bonus: {
    points: (n) => count(n, { one: 'tuile bonus # point', other: 'tuile bonus # points' }),
    cards: 'tuile bonus carte',
    good: (good) => `tuile bonus ${good}`,
    taj: (n) => count(n, { one: 'tuile Taj Mahal, # point', other: 'tuile Taj Mahal, # points' }),
  },

  visit: 'Visite',
  visitNumber: (n) => `visite ${n}`,
  visitOf: (n, all) => `Visite ${n} sur ${all}`,
  visitOfProvince: (n, province) => `Visite ${n} : ${province}`,

  contest: (province) => `Lutte pour ${province}`,
  contestHint: 'Ayez le plus d’un symbole au retrait pour le gagner',
  holdsToken: 'jeton',
  holdsSpecial: 'carte spéciale',
  holdsTokenOf: (name, symbol) => `${name} a un jeton d’influence ${symbol}`,
  holdsSpecialOf: (name, symbol) => `${name} a la carte spéciale ${symbol}`,
  points: 'Points',
  goodsTitle: 'Marchandises',
  goodsOfAll: 'Marchandises obtenues',
  played: 'Joué',
  outShort: 'retiré',
  startPlayer: 'premier joueur',
  handSize: (n) => count(n, { one: '# carte en main', other: '# cartes en main' }),
  ifIWithdraw: 'Si je me retire maintenant',
  whoLeads: 'En tête',
  leads: (name) => `${name} mène`,
  taken: 'pris',
  takenBy: (name) => `pris par ${name}`,
  tie: 'égalité',
  nobody: 'rien',
  winToken: 'jeton, palais',
  winCrown: 'palais couronné',
  winTile: (n) => `tuile ${n}`,
  afterPlay: (what) => `→ ${what}`,
  withdrawNow: 'Retrait immédiat',
  winNothing: 'vous ne gagnez rien',
  palaces: (n) => count(n, { one: '# palais', other: '# palais' }),
  pair: (symbol) => `paire ${symbol} → carte spéciale`,
  upTo: 'jusqu’à',

  court: 'Cour du Grand Moghol',
  courtToken: '+ palais',
  courtCrown: 'palais',
  specials: 'Cartes spéciales',
  specialOnTable: 'disponible',
  specialHow: 'Deux jetons identiques deviennent leur carte spéciale à la fin de la visite.',
  supply: 'Jetons dans la réserve',
  knownCards: 'Cartes connues en main',
  knownCardsHow:
    'Tout le monde a vu prendre ces cartes dans la réserve visible. Elles restent connues jusqu’à ce qu’elles soient jouées.',

  display: 'Cartes visibles',
  displayHint: (n) => `Vous en prenez ${n} en vous retirant.`,
  piles: (n) => `Pioche ${n}`,
  discards: (n) => `Défausse ${n}`,
  stocks: 'Pioche et réserve',
  discardPile: (n) => count(n, { one: 'Défausse : # carte', other: 'Défausse : # cartes' }),
  drawPile: (n) => count(n, { one: 'Pioche : # carte, face cachée.', other: 'Pioche : # cartes, faces cachées.' }),
  emptyPlace: 'place vide',

  map: 'Plateau',
  contestTab: 'Lutte',
  courtTab: 'Cour',
  realmLabel: 'Carte des douze provinces',
  scoreTrack: 'Piste de score',
  scoreTrackOf: (players) => `Piste de score : ${list(players)}.`,
  fortress: 'forteresse',
  palaceOf: (name) => `palais de ${name}`,
  crownPalaceOf: (name) => `palais couronné de ${name}`,

  hand: 'Votre main',
  handThen: 'Votre main ensuite',
  oneOfPair: 'Choisissez deux cartes.',
  provincesReached: (n) => count(n, { one: '# province', other: '# provinces' }),

  prompt: {
    yourTurnFirst: 'Jouez une carte ou retirez-vous',
    yourTurn: (suit) => `Jouez du ${suit} ou retirez-vous`,
    yourTurnOut: 'Vous ne pouvez que vous retirer',
    turnHint: 'Vous pouvez ajouter une carte blanche ou spéciale.',
    onlyWithdrawHint: 'Vous n’avez plus de carte de votre couleur.',
    place: (n) => count(n, { one: 'Placez votre palais', other: 'Placez # palais' }),
    placeCrown: 'Placez le palais couronné',
    placeBoth: (n) => count(n, { one: 'Placez # palais et le palais couronné', other: 'Placez # palais et le palais couronné' }),
    placeHint: 'Les nombres montrent ce que chaque ville rapporte.',
    take: (n) => count(n, { one: 'Prenez # carte visible', other: 'Prenez # cartes visibles' }),
    takeHint: 'Les cartes visibles sont complétées avant la visite suivante.',
    turnOf: (name) => `${name} choisit`,
    placeOf: (name) => `${name} place ses palais`,
    takeOf: (name) => `${name} prend des cartes`,
    chance: 'Tirage des tuiles et des cartes…',
    turnHelp:
      'Jouez une carte de couleur, avec ou sans une carte blanche ou spéciale, ou retirez-vous. Toutes vos cartes de couleur d’une visite sont de la même couleur. En vous retirant, vous gagnez chaque symbole dont vous montrez plus que tous ceux encore en lice, et vous prenez des cartes visibles.',
    placeHelp:
      'Chaque jeton gagné est un palais dans une ville libre de cette province. Le palais couronné peut partager une ville. Un palais sur une forteresse prend sa tuile bonus ; le palais couronné, non. Puis vous marquez 1 point pour cette province et 1 pour chaque province que vos palais y relient.',
    takeHelp: 'Prenez deux cartes visibles. Le dernier à se retirer prend celle qui reste.',
  },

  choice: {
    play: (card) => `Jouer ${card}`,
    playWith: (card, companion) => `Jouer ${card} avec ${companion}`,
    add: (card) => `Ajouter ${card}`,
    withdraw: 'Se retirer',
    withdrawEmpty: 'Se retirer sans jouer (piocher 1 carte de plus)',
    palace: (city) => `Palais à ${city}`,
    crown: (city) => `Palais couronné à ${city}`,
    take: (cards) => `Prendre ${list(cards)}`,
    draw: (card) => `Piocher ${card}`,
    tile: (n) => `Poser la tuile province ${n}`,
    bonus: (tile) => `Poser ${tile}`,
  },

  act: {
    play: (cards) => count(cards, { one: 'Jouer cette carte', other: 'Jouer ces # cartes' }),
    build: 'Construire ici',
    take: (cards) => count(cards, { one: 'Prendre cette carte', other: 'Prendre ces # cartes' }),
  },

  gain: {
    leads: (symbol) => `majorité ${symbol}`,
    points: (n) => count(n, { one: '+# point', other: '+# points' }),
    tile: (n) => `tuile province ${n}`,
    cards: (n) => count(n, { one: '+# carte', other: '+# cartes' }),
  },

  line: {
    played: (name, card) => `${name} a joué une ${card}.`,
    withdrew: (name) => `Retrait de ${name}.`,
    token: (name, symbol) => `${name} a gagné le jeton ${symbol}.`,
    crown: (name) => `${name} a gagné la couronne.`,
    tile: (name, n) => `${name} a gagné la tuile province ${n}.`,
    palace: (name, city) => `${name} a bâti à ${city}.`,
    crownPalace: (name, city) => `${name} a placé le palais couronné à ${city}.`,
    bonus: (name, tile) => `${name} a pris la ${tile}.`,
    points: (name, n, reason) => `${name} a marqué ${count(n, { one: '# point', other: '# points' })} pour ${reason}.`,
    drew: (name) => `${name} a pioché une carte.`,
    drewCard: (name, card) => `${name} a pioché une ${card}.`,
    draws: (name) => `${name} pioche`,
    takes: (name) => `${name} prend`,
    drawLost: (name) => `Plus de cartes pour ${name}.`,
    shuffled: 'La défausse a été mélangée en une nouvelle pioche.',
    took: (name, cards) => `${name} a pris ${list(cards)}.`,
    exchanged: (name, symbol, card) => `${name} a rendu deux jetons ${symbol} pour la ${card}.`,
    exchangedFrom: (name, symbol, card, other) => `${name} a rendu deux jetons ${symbol} et a reçu la ${card} de ${other}.`,
    kept: (name, symbol, card) => `${name} a rendu deux jetons ${symbol} et a gardé la ${card}.`,
    tileRemoved: (n) => `Personne n’a gagné la tuile province ${n}.`,
    bonusRemoved: (city) => `Personne n’a pris la tuile bonus de ${city} : elle quitte le jeu.`,
    hand: (name, cards) => `${name} a révélé : ${cards}.`,
    noCards: 'aucune carte',
  },
  reasons: {
    'bonus-tile': 'une tuile bonus',
    'province-tile': 'une tuile province',
    palaces: 'ses palais',
    'special-card': 'une carte spéciale',
    'hand-special': 'les cartes spéciales en main',
    'hand-white': 'les cartes blanches en main',
    'hand-colour': 'la couleur la plus longue en main',
  },

  merits: {
    points: (n) => count(n, { one: '# point', other: '# points' }),
    cards: (n, suit) => count(n, { one: `# carte ${feminine(suit)}`, other: `# cartes ${feminine(suit)}s` }),
    taken: (held, suit) => `une ${feminine(nth(held))} carte ${feminine(suit)}`,
    lead: (symbol) => `la majorité en ${symbol}`,
    special: 'une carte spéciale',
  },

  describe: {
    visit: (n, all, province) => `Visite ${n} sur ${all}, province ${province}.`,
    court: (prizes) => `À la cour : ${list(prizes)}.`,
    courtEmpty: 'La cour est vide.',
    tile: (n, goods) => `tuile province ${n} avec ${list(goods)}`,
    display: (cards) => `Cartes visibles : ${list(cards)}.`,
    displayEmpty: 'Il n’y a plus de carte visible.',
    piles: (pile, discards) => `Pioche ${pile}, défausse ${discards}.`,
    seat: (name, points, hand) =>
      `${name} : ${count(points, { one: '# point', other: '# points' })}, ${count(hand, { one: '# carte', other: '# cartes' })} en main.`,
    out: (name) => `Retrait de ${name}.`,
    totals: (name, totals) => `${name} a joué : ${list(totals)}.`,
    goods: (name, goods) => `${name} possède ${list(goods)}.`,
    tokens: (name, tokens) => `${name} a des jetons : ${list(tokens)}.`,
    hand: (cards) => `Ma main : ${list(cards)}.`,
    known: (name, cards) => `Connu dans la main de ${name} : ${list(cards)}.`,
    city: (city, what) => `${city} : ${list(what)}.`,
    empty: 'libre',
  },

  refusal: {
    'chance-decides': 'On tire les tuiles et les cartes.',
    withdrawn: 'Vous vous êtes déjà retiré de cette visite.',
    'take-cards-first': 'Prenez d’abord vos cartes visibles.',
    'place-palaces-first': 'Placez d’abord les palais que vous avez gagnés.',
    'no-palace-won': 'Vous placez des palais après votre retrait : un pour chaque jeton ou couronne gagné.',
    'not-withdrawn': 'Vous prenez des cartes visibles après votre retrait.',
    'needs-colour-card': 'Jouez les cartes blanches et spéciales avec une carte de couleur.',
    'other-colour': ({ colour }) =>
      `Vous jouez du ${colour} à cette visite. Une autre couleur demande la carte « couleur libre ».`,
    'special-in-play': 'Vous avez déjà joué cette carte spéciale. Elle revient à votre retrait.',
    'special-on-table': ({ tokens, symbol }) => `Vous obtenez cette carte spéciale avec ${tokens} jetons ${symbol}.`,
    'special-of-other': ({ name, tokens, symbol }) =>
      `${name} a cette carte spéciale. Avec ${tokens} jetons ${symbol}, vous la prenez.`,
    'other-province': ({ province }) => `Vous ne pouvez construire qu’en ${province} pour l’instant.`,
    'city-full': 'Cette ville a déjà deux palais.',
    'city-not-free': ({ name }) => `${name} a déjà un palais ici. Seul le palais couronné peut le rejoindre.`,
  },

  end: {
    closing: 'Les douze visites sont finies. On révèle les mains',
    reason: (ahead, palaces, tiles, hand) =>
      `${count(ahead, { one: 'Avec # point d’avance', other: 'Avec # points d’avance' })} : ${palaces} pour les palais, ${tiles} pour les tuiles, ${hand} pour les cartes.`,
    shared: (points) => count(points, { one: '# point chacun.', other: '# points chacun.' }),
    yours: (behind) => count(behind, { one: 'Il vous manquait # point.', other: 'Il vous manquait # points.' }),
    without: (n) => `${n} sans points`,
    hand: { special: 'spéciales', white: 'blanches', colour: 'couleur la plus longue' },
    total: (points) => count(points, { one: '# point', other: '# points' }),
    parts: { palaces: 'palais', tiles: 'tuiles', hand: 'cartes' },
    raceTitle: 'Points par visite',
    raceNote: 'Points d’influence après chaque visite. Les mains s’ajoutent à la fin.',
    palacesBuilt: 'Palais bâtis',
    tokensWon: 'Jetons gagnés',
    crownsWon: 'Couronnes gagnées',
    tilesWon: 'Tuiles province gagnées',
    cardsPlayed: 'Cartes jouées',
    palacePoints: 'Points pour les palais',
  },
};

/** A colour beside "carte". */
function feminine(word: string): string {
  const forms: Readonly<Record<string, string>> = { vert: 'verte', violet: 'violette', blanc: 'blanche', premier: 'première' };
  return forms[word] ?? word;
}
