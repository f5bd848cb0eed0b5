import type { Texts } from '../../format.ts';
import type { RoadsId } from './sections.ts';

export const texts: Texts<RoadsId> = {
  roads: {
    title: 'Les routes de l’Empire Moghol',
    text: `Un ouvrier sur le plateau Routes rapporte de l’argent pour les routes de votre résidence et un drapeau, avec lequel vous pouvez sauver une tuile que vous recouvrez.

**Mise en place :** choisissez une face du plateau Routes et posez 3 drapeaux à côté.

- Le recto ne coûte rien ; le [verso](#roads-back) coûte un dé et rapporte plus.
- Vous recevez 1 d’argent pour chacune des trois routes de votre résidence qu’une tuile voisine visible prolonge, donc 3 au plus.
- Vous recevez aussi un [drapeau](#road-flag), s’il en reste. Vous n’avez pas le choix.
- Vous pouvez utiliser l’emplacement même s’il ne reste pas de drapeau ou qu’aucune route n’est prolongée.
- Les drapeaux restent près de votre Kali mais n’occupent pas de main. Vous pouvez en avoir plusieurs.`,
  },
  'road-flag': {
    title: 'Utiliser un drapeau',
    text: `Quand vous recouvrez une tuile avec le Maître Bâtisseur, vous pouvez utiliser un drapeau d’un tour précédent : l’ancienne tuile n’est pas enfouie mais va sur une case libre.

1. Recouvrez comme d’habitude : tuile plus chère, différence payée, toutes les tuiles reliées, ou selon les règles des [vaches](#cow-covering). Le déplacement qui suit ne compte pas pour cela.
2. Comptez la nouvelle tuile : marchés, bâtiments, vache. Elle ne rapporte pas de revenus spéciaux.
3. Retirez la tuile recouverte et posez-la aussitôt sur une case libre de votre plateau, dans n’importe quel sens, de sorte qu’une route la relie à la résidence.
4. Plantez-y le drapeau. Il [y reste](#road-relocated).

Cela vaut pour tout Maître Bâtisseur, du palais ou du fleuve, un drapeau par recouvrement, et vous choisissez chaque fois. Si aucune case libre ne convient, vous gardez le drapeau et la tuile reste dessous.

**Exemple :** vous payez un 5 et un 4 vert pour une tuile verte à deux bâtiments et recouvrez une tuile avec marché. Au niveau 2, vous recevez 2 + 2 = 4 points de gloire. La tuile avec marché va sur une case libre près de « 2 dés » : pas d’argent pour elle, mais vous prenez 2 dés. Le drapeau y est planté, et son marché pourra être activé plus tard.`,
  },
  'road-relocated': {
    title: 'La tuile déplacée',
    text: `Elle n’est pas comptée quand elle se déplace : ni argent, ni gloire, ni bénéfice. Mais les revenus spéciaux qu’elle relie nouvellement à vos routes sont reçus, après tout le reste. Un revenu déjà reçu ne l’est pas de nouveau.

- Le drapeau y reste jusqu’à la fin de la partie et ne revient jamais dans la réserve. Une tuile avec drapeau ne peut jamais être recouverte.
- La nouvelle tuile, désormais seule sur sa case, pourra être recouverte comme toute autre.
- Pour le reste, la tuile déplacée agit comme avant : ses marchés peuvent être activés, ses bâtiments, sa route et la tuile elle-même comptent, et une vache garde son gain permanent.`,
  },
  'roads-back': {
    title: 'Plateau Routes : verso',
    text: `L’emplacement coûte un dé au choix ; sans dé, vous ne pouvez pas l’utiliser. Vous recevez l’argent des routes de la résidence et un drapeau comme au recto, et de l’argent en plus selon le lancer du dé.

Le dé est lancé, et vous recevez 2 d’argent pour chaque tuile visible de votre province avec cette route :

- **1 ou 6 :** routes droites
- **2 ou 5 :** virages
- **3 :** bifurcations
- **4 :** intersections

Les vaches, les tuiles avec drapeau et les tuiles sauvages développées comptent ; les tuiles recouvertes non. Il n’y a pas de maximum.

L’ordre est : rendre le dé, argent de la résidence, drapeau, lancer, argent en plus, dé dans la réserve. Rien ne peut changer le lancer : ni karma, ni tuile Holi, ni relance.

**Exemple :** les trois routes de la résidence sont prolongées, vous avez 4 bifurcations et lancez un 3 : 3 + 8 = 11 d’argent et un drapeau.`,
  },
  'roads-with-others': {
    title: 'Les routes avec d’autres modules',
    text: `La plupart des modules vont simplement à côté des routes. Ils se touchent ici :

- **Vaches :** une vache posée avec un drapeau est comptée avant que la tuile recouverte se déplace. Une vache déplacée garde son gain permanent, mais ne donne rien tant qu’elle est couverte. Les vaches comptent avec leur route.
- **Étendues sauvages :** une tuile sauvage n’est jamais recouverte, déplacée ni munie d’un drapeau, mais une tuile déplacée peut la développer. Développée, elle compte avec sa route au verso ; si elle prolongeait une route de la résidence, elle rapporterait l’argent des routes.
- **Gange 3, déplacer un ouvrier :** vous pouvez déplacer un ouvrier sur le plateau Routes vide. Au verso, il ne faut alors pas de dé : on en lance un de la réserve et on le remet.
- **Gange 3, compter de nouveau :** une tuile avec drapeau peut être comptée de nouveau. Ne pas la compter ne concerne que le moment où elle se déplace.
- **Maître Bâtisseur du fleuve :** un drapeau vaut pour chacun, d’une case imprimée ou d’une tuile.
- **Éléphant rose :** son propriétaire peut rejoindre ici le premier joueur et reçoit l’argent de la résidence et un drapeau s’il en reste ; au verso contre un dé.
- **Navaratnas :** un revenu nouvellement relié par la tuile déplacée est reçu après avoir compté la nouvelle tuile, et compte ce qu’il y a après le déplacement.`,
  },
};
