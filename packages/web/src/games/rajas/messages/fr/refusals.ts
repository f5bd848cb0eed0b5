import type { Translation } from '../../../../i18n/language.ts';
import { counter } from '../../../../i18n/numbers.ts';
import type { refusals as english } from '../en/refusals.ts';

const count = counter('fr');

/** Why something cannot be chosen. */
export const refusals: Translation<typeof english> = {
  tooLittleMoney: (price, money) => `Cela coûte ${price} d’argent ; vous avez ${money}.`,
  tooFewDice: (colour, price, have) => `La tuile coûte ${colour} ${price} ; vos dés (${colour}) atteignent ${have} au plus.`,
  tooFar: (most) =>
    count(most, {
      one: 'Trop loin : votre bateau peut avancer de # case.',
      other: 'Trop loin : votre bateau peut avancer de # cases au plus.',
    }),
  plain: {
    occupied: 'Un ouvrier se trouve déjà ici.',
    'not-the-next-space': 'Le premier emplacement libre de cette zone passe d’abord.',
    'already-used-this-round': 'Vous avez déjà utilisé un tel emplacement dans cette manche.',
    'no-fitting-die': 'Vous n’avez pas de dé qui convient.',
    'no-such-market': 'Vous n’avez pas de tel marché dans votre province.',
    'colour-not-in-supply': 'Aucun dé de cette couleur dans la réserve.',
    'no-open-road': 'Aucune route ouverte ne mène à une case vide de votre province.',
    'no-payable-tile': 'Vous ne pouvez payer et poser aucune des tuiles visibles.',
    'nothing-to-overbuild': 'Aucune de vos tuiles ne peut être recouverte ainsi.',
    'boat-at-river-end': 'Votre bateau est au bout du fleuve.',
    'too-few-river-spaces': 'Il n’y a pas assez de cases libres devant.',
    'karma-full': 'Votre karma est plein.',
    'all-upgraded': 'Tous vos bâtiments ont le niveau maximal.',
    'no-dice': 'Vous n’avez pas de dé.',
    'amount-is-zero': 'Cela ne rapporterait rien maintenant.',
    'no-possible-action': 'Aucune action du palais n’est possible.',
    'stack-is-empty': 'Cette pile est vide.',
    'not-dearer': 'La nouvelle tuile doit être plus chère que celle qu’elle recouvre.',
    'difference-too-high': 'Vos dés n’atteignent pas la différence.',
    'overbuilt-already': 'Cette case a déjà été recouverte une fois.',
    'would-cut-off-tiles': 'Cela couperait des tuiles de la résidence.',
    'nothing-to-cover': 'Il n’y a pas de tuile à recouvrir ici.',
    'cell-is-filled': 'Une tuile se trouve déjà ici.',
    'no-building-ground': 'Rien ne peut être construit ici.',
    'no-road-leads-there': 'Aucune route n’y mène.',
    'game-over': 'La partie est terminée.',
    'not-your-decision': 'Quelqu’un d’autre décide maintenant.',
    'finish-the-action': 'Terminez d’abord votre action.',
    'no-build-action': 'On prend les tuiles avec un ouvrier à la carrière.',
    'no-tile-to-lay': 'Il n’y a pas de tuile à poser maintenant.',
    'no-boat-move': 'Votre bateau ne bouge pas maintenant.',
    'boats-only-move-forward': 'Les bateaux ne vont qu’en avant.',
    'occupied-by-a-boat': 'Un autre bateau est ici ; la case est sautée.',
    'no-yield-tile': 'Il ne reste aucune tuile Revenu.',
    'not-covered-by-this-tile': 'Cette tuile ne peut pas recouvrir celle-ci.',
  },
};
