import type { RulesChange } from '@durbar/engine';

type Correction = RulesChange['says'] & Pick<RulesChange, 'rule'>;

function changesOf(version: number, changes: readonly Correction[]): RulesChange[] {
  return changes.map(({ rule, ...says }) => ({ version, rule, says }));
}

const VERSION_2: readonly Correction[] = [
  {
    rule: 'RAJ-DICE-05',
    en: 'If you return a die, you must take a new one: you can no longer decline.',
    de: 'Wer einen Würfel zurücklegt, nimmt auch einen neuen: Ablehnen geht dann nicht mehr.',
    fr: 'Si vous rendez un dé, vous en prenez un nouveau : vous ne pouvez plus refuser.',
    nl: 'Leg je een dobbelsteen terug, dan neem je ook een nieuwe: weigeren kan niet meer.',
  },
  {
    rule: 'RAJ-PALACE-05',
    en: 'With full hands you can return a die of the terrace’s colour and take it again, even if the supply has none.',
    de: 'Mit vollen Händen kannst du einen Würfel der Terrassenfarbe zurücklegen und wieder nehmen, auch wenn keiner im Vorrat ist.',
    fr: 'Les mains pleines, vous pouvez rendre un dé de la couleur de la terrasse et le reprendre, même s’il n’y en a plus dans la réserve.',
    nl: 'Met volle handen kun je een dobbelsteen in de kleur van het terras terugleggen en weer nemen, ook als er geen in de voorraad is.',
  },
  {
    rule: 'RAJ-NAV-24',
    en: 'The brown tile for yield tiles counts all that are connected, including those the same province tile connects.',
    de: 'Das braune Plättchen für Ertragsplättchen zählt alle angeschlossenen, auch die vom selben Provinzplättchen angeschlossenen.',
    fr: 'La tuile marron des tuiles Revenu compte toutes celles qui sont reliées, y compris par la même tuile Province.',
    nl: 'Het bruine fiche voor opbrengstfiches telt alle aangesloten fiches, ook die dezelfde provincietegel aansluit.',
  },
  {
    rule: 'GB2-HOLI-21',
    en: 'You can use a Holi tile whenever you have a decision to make, even on another player’s turn.',
    de: 'Du kannst ein Holi-Plättchen bei jeder deiner Entscheidungen nutzen, auch im Zug anderer.',
    fr: 'Vous pouvez utiliser une tuile Holi à chacune de vos décisions, même pendant le tour des autres.',
    nl: 'Je kunt een Holi-tegel bij elk van je beslissingen gebruiken, ook in de beurt van anderen.',
  },
  {
    rule: 'GB2-HOLI-27',
    en: 'The player who activated a Holi tile gets the lowest gift, wherever the markers are by then.',
    de: 'Wer ein Holi-Plättchen aktiviert hat, erhält das unterste Geschenk, wo auch immer die Marker dann stehen.',
    fr: 'Le joueur qui a activé une tuile Holi reçoit le bonus du bas, où que soient alors les marqueurs.',
    nl: 'Wie een Holi-tegel heeft geactiveerd, krijgt het onderste geschenk, waar de markeerstenen dan ook staan.',
  },
  {
    rule: 'GB2-PINK-03',
    en: 'On the outer terrace you take the pink elephant from its owner without being asked.',
    de: 'Auf der Vorterrasse nimmst du den rosa Elefanten seinem Besitzer ohne Nachfrage ab.',
    fr: 'Sur la terrasse extérieure, vous prenez l’éléphant rose à son propriétaire sans qu’on vous le demande.',
    nl: 'Op het voorterras neem je de roze olifant zonder vraag van zijn eigenaar over.',
  },
  {
    rule: 'GB2-GANGA3-07',
    en: 'A worker moved by a river tile needs no die at the harbour and the one-kind markets: it acts as with the best die.',
    de: 'Ein durch ein Flussplättchen versetzter Arbeiter braucht im Hafen und auf dem Sortenmarkt keinen Würfel: Er wirkt wie mit dem besten.',
    fr: 'Un ouvrier déplacé par une tuile Fleuve n’a besoin d’aucun dé au port et aux marchés d’une seule sorte : il agit comme avec le meilleur.',
    nl: 'Een door een riviertegel verplaatste werker heeft in de haven en op de markt van één soort geen dobbelsteen nodig: hij werkt als met de beste.',
  },
  {
    rule: 'GB2-MYST-09',
    en: 'In Mysterious Waters the dolphin only uses face-up river tiles, never the printed benefit.',
    de: 'In den Geheimnisvollen Wassern nutzt der Delfin nur offene Flussplättchen, nie den Aufdruck.',
    fr: 'Dans les Eaux mystérieuses, le dauphin n’utilise que des tuiles Fleuve visibles, jamais ce qui est imprimé.',
    nl: 'In de Geheimzinnige wateren gebruikt de dolfijn alleen open riviertegels, nooit wat gedrukt is.',
  },
];

const VERSION_3: readonly Correction[] = [
  {
    rule: 'RAJ-DICE-11',
    en: 'With full hands you can return a die of a missing colour and take it again for each die you gain, not just the first.',
    de: 'Mit vollen Händen kannst du für jeden Würfel eines Gewinns einen der fehlenden Farbe zurücklegen und wieder nehmen, nicht nur für den ersten.',
    fr: 'Les mains pleines, vous pouvez rendre et reprendre un dé de la couleur épuisée pour chaque dé d’un gain, pas seulement pour le premier.',
    nl: 'Met volle handen kun je voor elke dobbelsteen van een opbrengst er een in de ontbrekende kleur terugleggen en weer nemen, niet alleen voor de eerste.',
  },
];

/** What each rules version corrected, shown at tables whose running game adopts it. */
export const CHANGES: readonly RulesChange[] = [...changesOf(2, VERSION_2), ...changesOf(3, VERSION_3)];
