import type { Texts } from '../../format.ts';
import type { RiverTilesId } from './sections.ts';

export const texts: Texts<RiverTilesId> = {
  'ganga-tiles': {
    title: 'Module Gange : ce que rapportent les tuiles',
    text: `Quand votre bateau s’arrête sur une tuile Fleuve, vous recevez son bonus au lieu de celui qui est imprimé. Les huit tuiles du module Gange sont de cinq sortes :

- [Dés par karma](#river-tile-dice-per-karma)
- [Trois dés](#river-tile-three-dice)
- [Une action du palais](#river-tile-palace-action) : Danseuse, Yogi, Raja Man Singh ou Portugais
- [Trois marchés identiques](#river-tile-markets-of-one-kind)
- [Continuer](#river-tile-move-on)`,
  },
  'river-tile-dice-per-karma': {
    title: 'Tuile Fleuve : dés par karma',
    text: `Pour chaque karma que vous avez, prenez 1 dé de couleur au choix, soit de 0 à 3 dés.

Vous gardez votre karma. Les dés sont lancés comme toujours quand vous [prenez des dés](#taking-dice).`,
  },
  'river-tile-three-dice': {
    title: 'Tuile Fleuve : trois dés',
    text: `Prenez trois dés : un bleu, un vert et un orange.

Une couleur absente de la réserve est perdue.`,
  },
  'river-tile-palace-action': {
    title: 'Tuile Fleuve : action du palais',
    text: `Effectuez l’action du palais indiquée, sans ouvrier et sans le dé, même si l’appartement est occupé. Il y a une tuile pour chacun : Danseuse, Yogi, Raja Man Singh et Portugais.

- Si l’action est impossible, rien ne se passe. Le Portugais a besoin de 6 cases libres devant lui.
- Elle agit comme l’[action du palais sur le fleuve](#river-palace-action).`,
  },
  'river-tile-markets-of-one-kind': {
    title: 'Tuile Fleuve : trois marchés identiques',
    text: `Activez jusqu’à 3 de vos marchés d’une même sorte, sans dé.

**Exemple :** thé 3, 2, 2 et 1 rapporte 7 d’argent.`,
  },
  'river-tile-move-on': {
    title: 'Tuile Fleuve : continuer',
    text: `Votre bateau avance encore de 3 cases libres au plus, et vous recevez le bonus de la case où il s’arrête alors.

- Vous pouvez aussi rester et ne rien recevoir.
- S’il s’arrête sur une autre tuile de ce genre, vous pouvez continuer encore.

**Exemple :** de la case 6, avec un autre bateau sur la case 8, un trajet de 2 mène à la case 9.`,
  },
  'ganga3-tiles': {
    title: 'Gange 3 : ce que rapportent les tuiles',
    text: `Quand votre bateau s’arrête sur une telle tuile, vous recevez son bonus. Il y en a huit sortes, deux tuiles de chacune, et une troisième pour « 3 marchés quelconques » :

- [Déplacer un ouvrier](#ganga3-re-place)
- [Compter de nouveau une tuile](#ganga3-re-score)
- [2 d’argent par karma](#river-tile-money-per-karma)
- [2 tuiles Revenu](#ganga3-yield-tiles)
- [1 d’argent par tuile Province](#river-tile-money-per-tile)
- [3 marchés quelconques](#river-tile-any-markets)
- [Un marché par couleur de dé](#river-tile-market-per-colour)
- [1 de gloire par couleur de dé](#river-tile-fame-per-colour)`,
  },
  'ganga3-re-place': {
    title: 'Gange 3 : déplacer un ouvrier',
    text: `Vous pouvez retirer un de vos ouvriers du plateau et le placer aussitôt sur un emplacement libre sans payer cet emplacement, et y effectuer l’action, le tout dans ce tour.

- Ce peut être n’importe lequel de vos ouvriers placés, même celui dont l’action est en cours : du palais, du marché, de la carrière, du port, du temple ou du plateau Routes.
- Le nouvel emplacement doit être libre et permis par toutes les autres règles : le premier libre à la carrière et au port, un ouvrier aux marchandises variées à trois ou quatre, une action possible. L’emplacement quitté est libre et peut être choisi de nouveau.
- **Sont offerts** l’argent de la carrière et du port, le dé d’un balcon, le dé d’un appartement, le dé du verso du plateau Routes.
- **Ne sont pas offerts** les dés d’une tuile Province, ni ceux de la différence ou le dé supplémentaire pour recouvrir.
- Pour les marchandises identiques et au port, vous nommez un de vos dés : sa valeur dit jusqu’où va l’action (port : 1 à 3, karma permis). Vous le gardez. Sans un tel dé, l’emplacement ne peut être choisi.
- L’action peut tout déclencher. Si votre bateau s’arrête sur une autre tuile de ce genre, vous pouvez de nouveau déplacer un ouvrier.
- Vous pouvez y renoncer. Sans ouvrier sur le plateau ou sans emplacement possible, c’est perdu.`,
  },
  'ganga3-great-mogul': {
    title: 'Gange 3 : un ouvrier quitte le Grand Moghol',
    text: `Votre droit de commencer la prochaine manche demeure, même si vous déplacez votre ouvrier du Grand Moghol : l’action a été effectuée.

Le droit ne passe à un autre que s’il utilise le Grand Moghol plus tard dans la manche.`,
  },
  'ganga3-re-score': {
    title: 'Gange 3 : compter de nouveau une tuile',
    text: `Vous pouvez compter encore une fois une tuile visible de votre province, comme lors de la construction : argent de ses marchés, gloire de ses bâtiments ou son bénéfice immédiat. Les revenus spéciaux ne sont pas reçus de nouveau.

- Ce sont les valeurs actuelles qui comptent : vos niveaux et vos vaches du moment.
- Une Vache Sacrée répète son argent, une tuile sauvage développée son gain de mise en place. Une tuile avec drapeau peut être choisie aussi.
- Les tuiles recouvertes et une tuile sauvage non développée ne peuvent pas être choisies.`,
  },
  'river-tile-money-per-karma': {
    title: 'Tuile Fleuve : 2 d’argent par karma',
    text: `Vous recevez 2 d’argent par karma que vous avez, soit 0, 2, 4 ou 6 d’argent. Vous gardez votre karma.`,
  },
  'ganga3-yield-tiles': {
    title: 'Gange 3 : deux tuiles Revenu',
    text: `Sans les Navaratnas, vous piochez deux tuiles Revenu blanches et les recevez l’une après l’autre. Dans les parties mixtes, cela vaut pour tous.

Avec les Navaratnas, vous choisissez jusqu’à deux tuiles Revenu visibles de couleurs quelconques et posez chacune sur un espace libre de sa couleur de votre plateau. Leurs revenus viennent quand vous les reliez.`,
  },
  'river-tile-money-per-tile': {
    title: 'Tuile Fleuve : 1 d’argent par tuile Province',
    text: `Vous recevez 1 d’argent pour chaque tuile visible de votre province.

La résidence et les tuiles recouvertes ne comptent pas, une tuile sauvage seulement si elle est développée.`,
  },
  'river-tile-any-markets': {
    title: 'Tuile Fleuve : 3 marchés quelconques',
    text: `Activez jusqu’à trois de vos marchés, quelle que soit leur marchandise. Aucun dé n’est nécessaire.`,
  },
  'river-tile-market-per-colour': {
    title: 'Tuile Fleuve : un marché par couleur de dé',
    text: `Pour chaque couleur différente parmi vos dés sur Kali, vous pouvez activer un marché, donc 4 au plus.

Un dé payé pour cette action du fleuve est déjà parti et ne compte pas pour les couleurs.`,
  },
  'river-tile-fame-per-colour': {
    title: 'Tuile Fleuve : 1 de gloire par couleur de dé',
    text: `Vous recevez 1 point de gloire pour chaque couleur différente parmi vos dés sur Kali, donc 4 au plus.

Un dé payé pour cette action du fleuve est déjà parti et ne compte pas pour les couleurs.`,
  },
  'ganga3-with-others': {
    title: 'Gange 3 avec d’autres modules',
    text: `La plupart des modules vont simplement à côté du fleuve. Ils se touchent ici :

- **Gange 1 :** les tuiles des deux forment un ensemble de 25. Avec des lancers, on garnit le fleuve jusqu’au bout.
- **Vaches :** les tuiles qui activent des marchés comprennent le +1. Une vache comptée de nouveau répète son argent, et les vaches comptent comme tuiles Province.
- **Kedarnath :** un ouvrier peut être déplacé au temple, en être retiré, ou aller du temple au temple. Pour la tuile marron, seul compte un ouvrier qui y est encore.
- **Étendues sauvages :** seule une tuile développée compte comme tuile Province ou peut être comptée de nouveau.
- **Routes :** vous pouvez déplacer un ouvrier sur le plateau Routes vide ; au verso, on lance un dé de la réserve. Une tuile avec drapeau peut être comptée de nouveau.
- **Sources taries :** une tuile reste ouverte jusqu’à ce que le bateau la quitte, même par son propre bonus.
- **Eaux mystérieuses :** 1 d’argent, puis le bonus ; le dé payé ne compte plus.
- **Éléphant rose :** déplacer un ouvrier demande un emplacement libre, l’éléphant n’y aide donc pas. Si vous déplacez l’ouvrier qui était avec l’éléphant, l’éléphant se couche. Un ouvrier déplacé sur la terrasse extérieure peut prendre l’éléphant.
- **Navaratnas :** « 2 tuiles Revenu » signifie choisir. Déplacer marche de même avec jusqu’à six ouvriers.`,
  },
};
