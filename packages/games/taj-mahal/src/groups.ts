import type { ComponentGroup } from '@durbar/engine/edition';

/** The components of the box, in the order in which their owner would enter them. */
export const COMPONENT_GROUPS: readonly ComponentGroup[] = [
  { id: 'roads', entries: ['roads[]'] },
  { id: 'cities', entries: ['cities[]'] },
  { id: 'board', entries: ['provinces[]', 'canvas', 'court', 'scoreTrack'] },
  { id: 'deck', entries: ['deck.everyColour[]', 'deck.byColour.*[]', 'deck.white[]'] },
  { id: 'special-cards', entries: ['specialCards[]'] },
  {
    id: 'tiles',
    entries: ['provinceTiles[]', 'lastTile', 'bonusTiles[]', 'tajMahalTile', 'influenceTokens', 'palaces'],
  },
  {
    id: 'numbers',
    entries: [
      'numbers.startingHand',
      'numbers.display.*',
      'numbers.cardsTaken',
      'numbers.cardsWithoutPlaying',
      'numbers.tokensPerSpecialCard',
      'points.*',
    ],
  },
];
