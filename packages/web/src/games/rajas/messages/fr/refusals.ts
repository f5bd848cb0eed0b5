import type { Translation } from '../../../../i18n/language.ts';
import { counter } from '../../../../i18n/numbers.ts';
import type { refusals as english } from '../en/refusals.ts';

const count = counter('fr');

/** Why something cannot be chosen. */
export const refusals: Translation<typeof english> = {
  tooLittleMoney: (price, money) =>
    `Cela coûte ${count(price, { one: '# unité d’argent', other: '# unités d’argent' })}. Vous en avez ${money}.`,
  tooFewDice: (colour, price, have) => `Cette tuile coûte ${colour} ${price}. Vos dés (${colour}) font ${have} au total.`,
  tooFar: (most) =>
    count(most, {
      one: 'Trop loin : votre bateau peut avancer de # case au plus.',
      other: 'Trop loin : votre bateau peut avancer de # cases au plus.',
    }),
  plain: {
    occupied: 'Il y a déjà un ouvrier ici.',
    'not-the-next-space': 'Prenez le premier emplacement libre de cette zone.',
    'already-used-this-round': 'Vous en avez déjà utilisé un cette manche.',
    'no-fitting-die': 'Vous n’avez pas de dé qui convient.',
    'no-such-market': 'Vous n’avez pas ce marché dans votre province.',
    'colour-not-in-supply': 'Il ne reste aucun dé de cette couleur dans la réserve.',
    'no-open-road': 'Aucune de vos routes ne mène à un espace vide.',
    'no-payable-tile': 'Vous ne pouvez payer ou poser aucune des tuiles.',
    'nothing-to-overbuild': 'Vous ne pouvez recouvrir aucune de vos tuiles avec celle-ci.',
    'boat-at-river-end': 'Votre bateau a atteint le bout du fleuve.',
    'too-few-river-spaces': 'Il n’y a pas assez de cases libres devant.',
    'karma-full': 'Votre karma est plein.',
    'all-upgraded': 'Tous vos bâtiments sont au niveau maximal.',
    'no-dice': 'Vous n’avez pas de dé.',
    'amount-is-zero': 'Cela ne vous rapporterait rien maintenant.',
    'no-possible-action': 'Aucune action du palais n’est possible maintenant.',
    'stack-is-empty': 'Cette pile est vide.',
    'not-dearer': 'La nouvelle tuile doit coûter plus que celle qu’elle recouvre.',
    'difference-too-high': 'Vos dés ne couvrent pas la différence.',
    'overbuilt-already': 'Cet espace a déjà été recouvert.',
    'would-cut-off-tiles': 'Cela couperait des tuiles de votre résidence.',
    'nothing-to-cover': 'Il n’y a pas de tuile à recouvrir ici.',
    'cell-is-filled': 'Il y a déjà une tuile ici.',
    'no-building-ground': 'Vous ne pouvez pas construire ici.',
    'no-road-leads-there': 'Aucune route n’y mène.',
    'game-over': 'La partie est terminée.',
    'not-your-decision': 'C’est à quelqu’un d’autre de choisir.',
    'finish-the-action': 'Terminez d’abord votre action.',
    'no-build-action': 'Pour prendre une tuile, placez un ouvrier à la carrière.',
    'no-tile-to-lay': 'Vous n’avez pas de tuile à poser maintenant.',
    'no-boat-move': 'Votre bateau ne bouge pas maintenant.',
    'boats-only-move-forward': 'Les bateaux n’avancent que vers l’avant.',
    'occupied-by-a-boat': 'Un autre bateau est ici : cette case est sautée.',
    'no-yield-tile': 'Il ne reste plus de tuile Revenu.',
    'not-covered-by-this-tile': 'Cette tuile ne peut pas recouvrir celle-ci.',
  },
};
