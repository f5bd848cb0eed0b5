import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  welcome: {
    title: 'Bienvenue à la cour',
    text: 'Le Grand Moghol parcourt ses douze provinces : douze visites, et la partie est finie. Qui a alors le plus de points d’influence gagne.\nVous jouez contre deux bots, Chameli et Kamal. Comptez une douzaine de minutes ; vous pouvez partir à tout moment et reprendre plus tard.',
  },
  prizes: {
    title: 'Six prix par visite',
    text: 'Ils sont à la cour : quatre jetons d’influence (vizir, général, moine, princesse), la couronne et la tuile province avec ses marchandises.\nUn jeton donne un palais, la couronne le palais couronné, la tuile des marchandises. Palais et marchandises rapportent des points.',
  },
  hand: {
    title: 'Votre main',
    text: 'Chaque carte montre des symboles, et chaque symbole désigne un prix. Le Grand Moghol désigne la couronne, l’éléphant la tuile province. Qui montre le plus d’un symbole peut gagner son prix.',
  },
  playFirst: {
    title: 'Jouez une carte',
    text: 'À votre tour, vous jouez une carte ou vous vous retirez. Jouez la carte jaune avec princesse et éléphant.\nVotre première carte fixe la couleur : jusqu’à votre retrait, vous ne jouez que du jaune dans cette visite.',
    other:
      'Ce serait permis. Mais c’est en jaune que vous êtes fort : une princesse et trois éléphants. Jouez la carte jaune avec la princesse.',
  },
  contest: {
    title: 'La lutte',
    text: 'Ici sont comptés les symboles de chacun. Vous menez avec la princesse, Chameli avec le vizir, Kamal avec le général. Tous trois ont un éléphant : égalité, personne ne mène.',
  },
  addWhite: {
    title: 'Une carte en plus',
    text: 'Avec une carte de couleur, vous pouvez ajouter une carte blanche ou spéciale. Jouez le double éléphant avec l’éléphant blanc : choisissez la petite carte blanche accrochée dessous.',
    other: 'Presque ! Il faut les deux à la fois : le double éléphant et l’éléphant blanc, la petite carte dessous.',
  },
  othersWithdraw: {
    title: 'Kamal se retire',
    text: 'C’est en se retirant qu’on gagne. À ce moment, vous recevez chaque prix dont vous avez plus de symboles que tous ceux qui luttent encore. Kamal a pris le général, bâti un palais à Junagadh et pris deux nouvelles cartes.',
  },
  withdraw: {
    title: 'Savoir s’arrêter',
    text: 'Vous avez plus de princesses et plus d’éléphants que Chameli. Vous n’avez plus de jaune, et d’autres cartes ne vous rapporteraient rien : toute carte jouée est perdue. Retirez-vous.',
    other:
      'Vous pourriez lutter encore, mais pourquoi ? Vous avez déjà ce que vous pouvez gagner, et chaque carte jouée est perdue. Retirez-vous.',
  },
  build: {
    title: 'Votre premier palais',
    text: 'La princesse donne un palais dans une ville libre de cette province. Surat est une forteresse : sa tuile bonus vaut 2 points. Et de Surat une route mène à la province suivante, Mewar.',
    other: 'Vous pouvez bâtir là. Mais Surat a la tuile bonus et la route vers Mewar : choisissez Surat.',
  },
  take: {
    title: 'De nouvelles cartes',
    text: 'Après le retrait, vous prenez deux des cartes visibles. Prenez la carte violette avec princesse et Grand Moghol, et l’éléphant blanc : elles vont bien avec vos deux cartes violettes.',
    other:
      'Ce sont aussi de bonnes cartes. Mais avec la violette, vous en aurez trois d’une couleur pour la prochaine visite. Prenez violet et blanc.',
  },
  score: {
    title: 'Vous menez',
    text: 'Quatre points : 2 pour la tuile bonus, 1 pour le riz de la tuile province, 1 pour la province où vous avez bâti. Chameli est restée le plus longtemps : elle a gagné vizir et moine, mais il ne lui restait qu’une carte.',
  },
  secondVisit: {
    title: 'Visite 2 : Mewar',
    text: 'Six nouveaux prix. Chameli s’est retirée sans jouer ; elle a donc pioché une carte de plus. Kamal a commencé en violet.\nVous voulez de nouveau la princesse, car deux jetons identiques donnent une carte spéciale, et la couronne.',
  },
  playMogul: {
    title: 'Princesse et Grand Moghol',
    text: 'Jouez la carte violette qui montre les deux. Nouvelle visite, nouvelle couleur : le violet est permis.',
    other: 'Il vous faut la princesse et le Grand Moghol. Une carte violette montre les deux.',
  },
  tie: {
    title: 'L’égalité ne donne rien',
    text: 'Kamal et vous avez chacun un Grand Moghol. Tant que quelqu’un dans la lutte en a autant que vous, le prix n’est pas à vous. En vous retirant maintenant, vous n’auriez que la princesse.',
  },
  breakTie: {
    title: 'Rompez l’égalité',
    text: 'Jouez le second Grand Moghol violet : deux contre un.',
    other: 'Cela ne rompt pas l’égalité. Un autre Grand Moghol, si : la carte violette qui le montre avec un éléphant.',
  },
  alone: {
    title: 'Seul en lutte',
    text: 'Kamal a pris général et moine et s’est retiré. Il ne reste que vous : princesse, couronne et tuile province sont à vous. Retirez-vous.',
    other: 'Il n’y a plus personne à battre. Gardez vos cartes et retirez-vous.',
  },
  connect: {
    title: 'Des palais reliés',
    text: 'Bâtissez à Dungarpur : la route le relie à Surat. Vous recevez un point pour cette province et un pour chaque autre province que vos palais y relient. La forteresse ajoute du thé.',
    other: 'De là, aucune route ne mène à votre palais de Surat. Dungarpur y est relié et porte une tuile bonus.',
  },
  crown: {
    title: 'Le palais couronné',
    text: 'Le palais couronné peut aussi se placer à côté du palais d’un autre. Mettez-le à Udaipur, près de Kamal : de là une route mène à Ajmer, où a lieu la prochaine visite.',
    other: 'Permis, mais pensez à la prochaine visite : d’Udaipur une route continue vers Ajmer.',
  },
  goods: {
    title: 'Les marchandises grandissent',
    text: 'Dix points ! Une marchandise vaut un point, plus un pour chaque marchandise de la même sorte que vous avez déjà. Votre second thé a donc rapporté deux points. Mieux vaut collectionner une sorte.',
  },
  special: {
    title: 'Une carte spéciale',
    text: 'Vos deux jetons princesse sont devenus la carte spéciale « +2 points ». On l’ajoute à une carte de couleur comme une blanche, et elle revient en main quand vous vous retirez.',
  },
  rest: {
    title: 'Parfois, on se repose',
    text: 'Visite 3 : Ajmer. Votre main est petite et Kamal est fort. Retirez-vous sans jouer : vous piochez une carte et prenez le premier deux cartes visibles.',
    other: 'Vous pourriez jouer ici, mais une petite main gagne peu contre une grande. Reposez-vous et revenez plus fort.',
  },
  takeFirst: {
    title: 'Premier choix',
    text: 'Vous avez pioché un double éléphant violet. Prenez la carte violette et l’éléphant blanc : quatre cartes violettes font une couleur forte.',
    other: 'Collectionnez une couleur : prenez la carte violette et l’éléphant blanc.',
  },
  othersScore: {
    title: 'Les autres bâtissent aussi',
    text: 'Kamal a bâti à Jodhpur. Une route le relie à son palais d’Udaipur : il a reçu deux points. Votre palais couronné à côté ne l’a pas arrêté : les routes sont à tous.',
  },
  playSpecial: {
    title: 'Utilisez la carte spéciale',
    text: 'Visite 4 : vous commencez. Jouez le double éléphant avec « +2 points » : deux points tout de suite, à chaque visite.',
    other: 'La leçon attend le double éléphant avec la carte spéciale : la petite carte « +2 » dessous.',
  },
  ahead: {
    title: 'Que vaut cette visite ?',
    text: 'Vous menez aux éléphants. La tuile de Sindh montre riz et thé. Vous avez un riz et deux thés : elle vous rapporterait 2 + 3 points. Regardez les tuiles à venir avant de choisir où lutter.',
  },
  lastCount: {
    title: 'Les derniers points',
    text: 'Après la douzième visite, on compte les mains : un point par carte blanche ou spéciale, et un par carte de votre couleur la plus longue. Une carte n’est jamais sans valeur.',
  },
  finale: {
    title: 'La cour est à vous',
    text: 'Vous savez tout : jouer ou se retirer, gagner des symboles, relier des palais, réunir des marchandises et savoir s’arrêter. Après douze visites, le plus de points gagne. La quatrième visite est en cours, et c’est à vous.',
  },
};
