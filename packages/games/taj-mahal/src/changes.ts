import type { RulesChange } from '@durbar/engine';

/** Shown at running tables when their game adopts newer rules. */
export const CHANGES: readonly RulesChange[] = [
  {
    version: 2,
    rule: 'TAJ-SCORE-05',
    says: {
      en: 'A goods tile scores 1 point for each of your tiles with that good, even if a tile shows it twice.',
      de: 'Ein Warenplättchen bringt 1 Punkt für jedes deiner Plättchen mit dieser Ware, auch wenn eines sie zweimal zeigt.',
      fr: 'Une tuile marchandise rapporte 1 point par tuile qui la montre, même si une tuile la montre deux fois.',
      nl: 'Een goederentegel geeft 1 punt voor elke tegel van jou met dat goed, ook als een tegel het twee keer toont.',
    },
  },
  {
    version: 2,
    rule: 'TAJ-SCORE-08',
    says: {
      en: 'Each good you won before counts once for a province tile, even if the tile shows its kind twice.',
      de: 'Jede vorher gewonnene Ware zählt für ein Provinz-Plättchen einmal, auch wenn es ihre Art zweimal zeigt.',
      fr: 'Chaque marchandise déjà gagnée compte une fois pour une tuile province, même si celle-ci montre deux fois la même.',
      nl: 'Elk eerder gewonnen goed telt één keer voor een provincietegel, ook als die de soort twee keer toont.',
    },
  },
  {
    version: 2,
    rule: 'TAJ-GEN-03',
    says: {
      en: 'Everyone can see the cards you take from the display until you play them.',
      de: 'Aus dem Nachschub genommene Karten sind für alle sichtbar, bis sie ausgespielt werden.',
      fr: 'Les cartes prises dans la réserve visible restent connues de tous jusqu’à ce qu’elles soient jouées.',
      nl: 'Kaarten uit het open aanbod blijven voor iedereen zichtbaar tot ze worden gespeeld.',
    },
  },
  {
    version: 2,
    rule: 'TAJ-END-09',
    says: {
      en: 'You can’t undo the move that ends the game and reveals all hands.',
      de: 'Der Zug, mit dem das Spiel endet und alle Hände gezeigt werden, lässt sich nicht rückgängig machen.',
      fr: 'Le coup qui termine la partie et montre toutes les mains ne peut pas être annulé.',
      nl: 'De zet die het spel beëindigt en alle handen toont, kun je niet ongedaan maken.',
    },
  },
];
