import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  welcome: {
    title: 'Deux marqueurs, un but',
    text: 'Vous avez un marqueur de gloire et un marqueur d’argent. Ils courent l’un vers l’autre autour du plateau ; le nombre entre eux dit combien de cases les séparent encore. Quand ceux d’un joueur se rencontrent, la partie touche à sa fin, et gagne celui dont les marqueurs se sont le plus dépassés.\nTout ce qui rapporte gloire ou argent vous rapproche du but.',
  },
  pieces: {
    title: 'Les dés sont votre fortune',
    text: 'Voici vos dés. Ils servent à payer : leur couleur et leur nombre comptent. À chaque manche vous avez trois ouvriers. À votre tour, vous en placez un et faites aussitôt ce que sa case propose.',
  },
  quarry: {
    title: 'À la carrière',
    text: 'Bâtissons. Placez un ouvrier à la carrière ; la première case coûte 1 d’argent.',
    other: 'Une case utile aussi. Mais d’abord on bâtit : choisissez la première case de la carrière.',
  },
  market: {
    title: 'Un marché',
    text: 'Prenez la tuile orange avec le thé. Elle coûte des dés orange valant 5 en tout, et vous avez justement un 5 orange. Un marché paie tout de suite, puis à chaque vente.',
    other: 'Vous pourriez la payer, mais le marché de thé orange va exactement avec votre 5 orange.',
  },
  lay: {
    title: 'Les routes mènent chez vous',
    text: 'Une tuile se pose là où sa route rejoint votre résidence. Posez-la sous la résidence, tournée comme indiqué.',
    other: 'Cette place est permise. Pour cette leçon, posez-la sous la résidence, pour garder libre celle de gauche.',
  },
  paid: {
    title: 'Deux d’argent aussitôt',
    text: 'Le dé orange est parti, le marché a rapporté 2 d’argent. Chameli a placé un ouvrier sur une terrasse : les terrasses donnent des dés.',
  },
  quarryAgain: {
    title: 'Les bâtiments donnent la gloire',
    text: 'Retournez à la carrière. La deuxième case coûte 2 d’argent, juste ce que le marché a rapporté.',
    other: 'Pas encore : un bâtiment attend à la carrière. Choisissez-y la deuxième case.',
  },
  buildings: {
    title: 'Le karma retourne les dés',
    text: 'La tuile verte avec palais et fort coûte 6, et votre dé vert ne montre que 1. Mais un karma retourne un dé sur la face opposée : 1 devient 6. Prenez cette tuile.',
    other: 'Permis, mais deux bâtiments donnent plus de gloire. Prenez la tuile verte avec palais et fort.',
  },
  reachYield: {
    title: 'Une route jusqu’au bord',
    text: 'Posez-la à gauche de la résidence : sa route droite atteint alors le bord, où attend un revenu spécial.',
    other: 'Possible, mais seulement à gauche la route atteint un revenu spécial au bord.',
  },
  grown: {
    title: 'Gloire et argent',
    text: 'Chaque bâtiment a donné 2 de gloire, le revenu spécial 5 d’argent. Vos marqueurs se sont rapprochés de sept cases. Les améliorations des parchemins rendent un type de bâtiment plus précieux.',
  },
  terrace: {
    title: 'De nouveaux dés',
    text: 'Les dés vous manquent. Placez votre dernier ouvrier sur la terrasse violette : elle est gratuite et donne un dé violet.',
    other: 'Bien, mais il vous faut d’abord des dés. La terrasse violette en donne un gratuitement.',
  },
  round: {
    title: 'La manche suivante',
    text: 'Tous les ouvriers rentrent et la deuxième manche commence. Chameli débute et a bâti aussi. Vous avez de nouveau trois ouvriers.',
  },
  harbour: {
    title: 'Le port',
    text: 'Les petits dés ont leur valeur : au port, un 1, 2 ou 3 fait avancer votre bateau. Placez-y un ouvrier ; vous payez le 2 violet.',
    other: 'Une bonne idée pour plus tard. Envoyez maintenant votre bateau : choisissez le port.',
  },
  sail: {
    title: 'Sur le Gange',
    text: 'Avancez de deux cases. La case où vous vous arrêtez vous fait un don : ici 2 de karma.',
    other: 'Une case est permise aussi. La deuxième a le karma qu’il vous faut.',
  },
  chamber: {
    title: 'Le palais',
    text: 'Au palais, chaque chambre veut un nombre. Le Yogi prend un 3 et donne 2 karmas (3 au plus) et un dé au choix. Placez-y un ouvrier et payez le 3 bleu.',
    other: 'Cette case vous est ouverte aussi. Essayez le yogi : vous avez le 3 qu’il veut.',
  },
  colour: {
    title: 'Choisissez une couleur',
    text: 'Prenez un dé orange : vous voudrez encore bâtir en orange.',
    other: 'Toute couleur est permise. Prenez orange cette fois.',
  },
  sell: {
    title: 'Vendez vos marchandises',
    text: 'Gagnez maintenant avec votre marché : la case « marchandises variées » vend jusqu’à trois marchandises différentes et ne coûte pas de dé.',
    other: 'Gardez vos dés. Vendre des marchandises variées ne coûte rien : choisissez cette case.',
  },
  closer: {
    title: 'Plus près encore',
    text: 'Deux d’argent de plus. Sur les pistes attendent des bonus et d’autres ouvriers : atteignez-les tôt, car plus d’ouvriers font plus de tours à chaque manche.',
  },
  finale: {
    title: 'Votre province vous attend',
    text: 'Vous connaissez l’essentiel : obtenir des dés, bâtir, atteindre des revenus, vendre, naviguer, et faire se rencontrer gloire et argent. Quand les marqueurs d’un joueur se sont rencontrés, gagne celui dont les marqueurs se sont le plus dépassés. La manche 3 commence, et vous débutez.',
  },
};
