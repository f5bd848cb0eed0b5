import type { RulesChange } from '@durbar/engine';

/** What people at running tables are told when their game goes on under newer rules. */
export const CHANGES: readonly RulesChange[] = [
  {
    version: 2,
    rule: 'CNK-RES-05',
    says: {
      en: 'You receive the bonus of a track card at the moment you turn it, before anything else goes on.',
      de: 'Den Bonus einer Zählleistenkarte bekommst du in dem Moment, in dem du sie umdrehst, bevor irgendetwas weitergeht.',
      fr: 'Vous recevez le bonus d’une carte de piste à l’instant où vous la retournez, avant toute autre chose.',
      nl: 'De bonus van een scorespoorkaart krijg je op het moment dat je haar omdraait, voordat er iets anders verdergaat.',
    },
  },
  {
    version: 2,
    rule: 'CNK-SHIP-11',
    says: {
      en: 'A ship that brings goods cards lets you take one or two, as you like.',
      de: 'Ein Schiff, das Warenkarten bringt, lässt dir die Wahl: eine oder zwei.',
      fr: 'Un bateau qui apporte des cartes marchandise vous laisse le choix : une ou deux.',
      nl: 'Een schip dat goederenkaarten brengt, laat je kiezen: één of twee.',
    },
  },
];
