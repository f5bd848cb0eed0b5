import type { RulesChange } from '@durbar/engine';

/** Shown at running tables when their game adopts newer rules. */
export const CHANGES: readonly RulesChange[] = [
  {
    version: 2,
    rule: 'CNK-RES-05',
    says: {
      en: 'You receive the bonus of a track card the moment you turn it over, before anything else happens.',
      de: 'Den Bonus einer Zählleistenkarte bekommst du in dem Moment, in dem du sie umdrehst, bevor irgendetwas anderes geschieht.',
      fr: 'Vous recevez le bonus d’une carte piste de score à l’instant où vous la retournez, avant toute autre chose.',
      nl: 'De bonus van een scorespoorkaart krijg je op het moment dat je die omdraait, voordat er iets anders gebeurt.',
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
  {
    version: 2,
    rule: 'CNK-GRID-02',
    says: {
      en: 'A card that empties the grid is finished before new cards are laid out, so palace action 6 takes the card you saw on the pile.',
      de: 'Eine Karte, die die Auslage leert, wird beendet, bevor neue Karten ausgelegt werden; Palastaktion 6 nimmt also die Karte, die du auf dem Stapel gesehen hast.',
      fr: 'Une carte qui vide la grille est terminée avant que de nouvelles cartes soient posées ; l’action de palais 6 prend donc la carte que vous avez vue sur la pioche.',
      nl: 'Een kaart die het raster leegt, wordt afgemaakt voordat er nieuwe kaarten komen; paleisactie 6 neemt dus de kaart die je op de trekstapel zag.',
    },
  },
  {
    version: 2,
    rule: 'CNK-THREE-10',
    says: {
      en: 'A card with two equal buildings can complete three different buildings twice; both effects count.',
      de: 'Eine Karte mit zwei gleichen Gebäuden kann zweimal drei verschiedene Gebäude vollmachen; beide Effekte zählen.',
      fr: 'Une carte avec deux bâtiments pareils peut compléter deux fois trois bâtiments différents ; les deux effets comptent.',
      nl: 'Een kaart met twee gelijke gebouwen kan twee keer drie verschillende gebouwen compleet maken; beide effecten tellen.',
    },
  },
  {
    version: 2,
    rule: 'CNK-GEN-04',
    says: {
      en: 'A number that has been open among the discards stays known to everyone when the card comes back.',
      de: 'Eine Zahl, die in der Ablage offen lag, bleibt allen bekannt, wenn die Karte zurückkommt.',
      fr: 'Un chiffre qui a été visible dans la défausse reste connu de tous quand la carte revient.',
      nl: 'Een getal dat in de aflegstapel open lag, blijft bij iedereen bekend als de kaart terugkomt.',
    },
  },
];
