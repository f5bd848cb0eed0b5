import type { Texts } from '../../format.ts';
import type { CowsId } from './sections.ts';

export const texts: Texts<CowsId> = {
  cows: {
    title: 'Les Vaches Sacrées',
    text: `{{animal-cow}} Quatre nouvelles tuiles Province, une par couleur. Une vache rapporte de l’argent quand vous la posez et a un gain permanent.

- **Mise en place :** chaque vache est mélangée à la pile vache de sa couleur, qui a donc une tuile de plus. Vous ne pouvez la prendre que tant qu’elle est sur le dessus.
- **Prix :** exactement deux dés de sa couleur, quelle que soit leur valeur. Vous la prenez à la carrière, avec l’argent de l’emplacement, ou avec le [Maître Bâtisseur](#cow-covering).
- **Pose :** comme toute tuile, reliée à votre route, dans n’importe quel sens. La vache orange et la violette ont une bifurcation, la bleue et la verte un virage.
- **Aussitôt :** 1 d’argent pour chacune de vos tuiles visibles ayant au moins un marché, la nouvelle vache comprise. Puis viennent les revenus spéciaux qu’elle relie.
- **En permanence :** [+1 d’argent pour une sorte de marchandise](#cow-goods), ou une [vente plus libre de marchandises variées](#cow-assorted).

**Exemple :** vous avez quatre tuiles avec marchés et posez une vache : 5 d’argent.`,
  },
  'cow-goods': {
    title: 'Vaches des épices, de la soie et du thé',
    text: `Chaque marché de cette sorte vous rapporte 1 d’argent de plus chaque fois que vous l’activez : la vache orange pour {{market-spice}} les épices, la bleue pour {{market-silk}} la soie, la verte pour {{market-tea}} le thé.

- Cela vaut pour chaque marché de ce genre sur toute autre tuile que vous construisez, même en recouvrant, dans chaque action de marché et pour tout ce qui active des marchés : cases et tuiles du fleuve, temple, tuile comptée de nouveau.
- Cela ne vaut pas pour le bénéfice immédiat de la vache, pour les gains par nombre de marchés ou de tuiles, pour les revenus spéciaux, pour les tuiles déplacées avec un drapeau, ni pour la pose de la vache elle-même.
- Plusieurs vaches agissent ensemble, chacune pour sa marchandise.

**Exemples :** avec la vache orange, une nouvelle tuile épices 3 rapporte 4 d’argent. Au marché, épices 2, 2 et 3 rapportent 7 + 3 = 10 d’argent.`,
  },
  'cow-assorted': {
    title: 'La vache des marchandises variées',
    text: `Avec la vache violette, un marché de votre vente de marchandises variées peut en remplacer un d’une autre sorte : une sorte déjà utilisée peut compter une fois de plus à la place d’une sorte manquante.

- Un seul marché par vente, et jamais plus de trois marchés en tout. Vous pouvez le faire même si vous avez la sorte manquante.
- Cela vaut sur les emplacements de marchandises variées de la place du marché et sur la case du fleuve pour 3 marchés différents au plus.
- Le +1 d’une autre vache suit la vraie marchandise du marché.

**Exemple :** vous n’avez pas de thé, mais épices 3 et soie 2 et 2. Avec la vache, vous activez les trois : 7 d’argent. Sans elle, seulement épices et une soie : 5.`,
  },
  'cow-covering': {
    title: 'Recouvrir avec des vaches, recouvrir des vaches',
    text: `Avec le Maître Bâtisseur, vous pouvez poser une vache sur n’importe laquelle de vos tuiles visibles pour un dé supplémentaire de la couleur de la vache, quelle que soit sa valeur. De même, toute tuile peut recouvrir une vache pour un dé supplémentaire de la couleur de la nouvelle tuile. On ne compare pas les prix.

- Le dé supplémentaire s’ajoute à ce que coûte le Maître Bâtisseur : au palais le dé montrant 5, rien s’il est offert.
- Toutes les tuiles doivent rester reliées, comme toujours.
- Une vache ne peut recouvrir ni tuile sauvage, ni tuile avec drapeau, ni tuile qui en recouvre déjà une autre. Ni les Villages au Manguier et Jardins de Shalimar d’[une autre boîte](#other-boxes).
- Une vache sur une vache coûte un dé de la couleur de la nouvelle.
- Une vache qui recouvre rapporte aussitôt son argent (la tuile recouverte ne compte pas) et son gain permanent, mais pas de revenus spéciaux.
- Une vache recouverte perd son gain permanent.`,
  },
  'cow-counts': {
    title: 'Que compte une vache ?',
    text: `Une vache est une tuile Province avec au moins un marché partout où l’on compte des **tuiles** avec marchés. Elle n’a pas de marché propre qu’on puisse activer ou compter à part, ni de bâtiment.

Pour tout ce qui compte des tuiles ou des formes de route, elle compte comme une tuile avec sa route.`,
  },
  'cows-with-others': {
    title: 'Les vaches avec d’autres modules',
    text: `La plupart des modules vont simplement à côté des vaches. Ils se touchent ici :

- **Holi :** l’argent des vaches peut déclencher un festival ; les bonus d’argent ne sont pas augmentés ; un bonus marron par tuile avec marché compte les vaches.
- **Kedarnath :** deux marchés activés au temple reçoivent le +1 d’une vache. La vache des marchandises variées n’y sert pas, car on peut activer deux marchés quelconques.
- **Étendues sauvages :** une vache ne recouvre jamais une tuile sauvage, et celle-ci n’est pas une tuile avec marché.
- **Routes, poser une vache avec un drapeau :** la vache est comptée avant que la tuile recouverte se déplace ; celle-ci ne compte donc pas, mais compte de nouveau ensuite. Les vaches comptent avec leur route au verso du plateau Routes, et si elles prolongent une route de la résidence.
- **Routes, déplacer une vache :** une vache recouverte et déplacée avec un drapeau garde son gain permanent, ne rapporte pas d’argent de nouveau et ne peut plus être recouverte. Pendant qu’on compte la nouvelle tuile, elle est couverte et ne donne rien.
- **Gange 3 :** les tuiles qui activent des marchés comprennent le +1. Compter de nouveau une vache répète son argent. « 1 d’argent par tuile Province » compte les vaches.
- **Gange 1 :** « trois marchés identiques » comprend le +1.
- **Navaratnas :** la tuile marron « 1 de gloire par tuile avec marché » compte chaque vache visible, même celle qui la relie.`,
  },
};
