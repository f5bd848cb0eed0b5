import type { RulesChange } from '@durbar/engine';

type Says = readonly [rule: string, en: string, de: string, fr: string, nl: string];

function changesOf(version: number, changes: readonly Says[]): RulesChange[] {
  return changes.map(([rule, en, de, fr, nl]) => ({ version, rule, says: { en, de, fr, nl } }));
}

const VERSION_2: readonly Says[] = [
  [
    'RAJ-DICE-05',
    'If you return a die, you take a new one: you can’t decline any more.',
    'Wer einen Würfel zurücklegt, nimmt auch einen neuen: Ablehnen geht dann nicht mehr.',
    'Si vous rendez un dé, vous en prenez un nouveau : vous ne pouvez plus refuser.',
    'Leg je een dobbelsteen terug, dan neem je ook een nieuwe: weigeren kan niet meer.',
  ],
  [
    'RAJ-PALACE-05',
    'With full hands you can return a die of the terrace’s colour and take it again, even if the supply has none.',
    'Mit vollen Händen kannst du einen Würfel der Terrassenfarbe zurücklegen und wieder nehmen, auch wenn keiner im Vorrat ist.',
    'Les mains pleines, vous pouvez rendre un dé de la couleur de la terrasse et le reprendre, même s’il n’y en a plus dans la réserve.',
    'Met volle handen kun je een dobbelsteen in de kleur van het terras terugleggen en weer nemen, ook als er geen in de voorraad is.',
  ],
  [
    'RAJ-NAV-24',
    'The brown tile for yield tiles counts all that are connected, including those the same province tile connects.',
    'Das braune Plättchen für Ertragsplättchen zählt alle angeschlossenen, auch die vom selben Provinzplättchen angeschlossenen.',
    'La tuile marron des tuiles Revenu compte toutes celles qui sont reliées, y compris par la même tuile Province.',
    'De bruine fiche voor opbrengstfiches telt alle aangesloten fiches, ook die dezelfde provincietegel aansluit.',
  ],
  [
    'GB2-HOLI-21',
    'You can use a Holi tile at every decision of yours, in other players’ turns too.',
    'Du kannst ein Holi-Plättchen bei jeder deiner Entscheidungen nutzen, auch im Zug anderer.',
    'Vous pouvez utiliser une tuile Holi à chacune de vos décisions, même pendant le tour des autres.',
    'Je kunt een Holi-tegel bij elke beslissing van jou gebruiken, ook in de beurt van anderen.',
  ],
  [
    'GB2-HOLI-27',
    'The player who activated a Holi tile gets the lowest gift, wherever the markers are by then.',
    'Wer ein Holi-Plättchen aktiviert hat, erhält das unterste Geschenk, wo auch immer die Marker dann stehen.',
    'Le joueur qui a activé une tuile Holi reçoit le bonus du bas, où que soient alors les marqueurs.',
    'Wie een Holi-tegel heeft geactiveerd, krijgt het onderste geschenk, waar de markeerstenen dan ook staan.',
  ],
  [
    'GB2-PINK-03',
    'On the outer terrace you take the pink elephant from its owner without being asked.',
    'Auf der Vorterrasse nimmst du den rosa Elefanten seinem Besitzer ohne Nachfrage ab.',
    'Sur la terrasse extérieure, vous prenez l’éléphant rose à son propriétaire sans qu’on vous le demande.',
    'Op het voorterras neem je de roze olifant zonder vraag van zijn eigenaar over.',
  ],
  [
    'GB2-GANGA3-07',
    'A worker moved by a river tile needs no die at the harbour and the one-kind markets: it acts as with the best die.',
    'Ein durch ein Flussplättchen versetzter Arbeiter braucht im Hafen und auf dem Sortenmarkt keinen Würfel: Er wirkt wie mit dem besten.',
    'Un ouvrier déplacé par une tuile Fleuve n’a besoin d’aucun dé au port et aux marchés d’une seule sorte : il agit comme avec le meilleur.',
    'Een door een riviertegel verplaatste werker heeft in de haven en op de markt van één soort geen dobbelsteen nodig: hij werkt als met de beste.',
  ],
  [
    'GB2-MYST-09',
    'In Mysterious Waters the dolphin uses open river tiles only, never what is printed.',
    'In den Geheimnisvollen Wassern nutzt der Delfin nur offene Flussplättchen, nie den Aufdruck.',
    'Dans les Eaux mystérieuses, le dauphin n’utilise que des tuiles Fleuve visibles, jamais ce qui est imprimé.',
    'In de Geheimzinnige wateren gebruikt de dolfijn alleen open riviertegels, nooit wat gedrukt is.',
  ],
];

const VERSION_3: readonly Says[] = [
  [
    'RAJ-DICE-11',
    'With full hands you can return a die of a missing colour and take it again for each die of a gain, not just for the first.',
    'Mit vollen Händen kannst du für jeden Würfel eines Gewinns einen der fehlenden Farbe zurücklegen und wieder nehmen, nicht nur für den ersten.',
    'Les mains pleines, vous pouvez rendre et reprendre un dé de la couleur épuisée pour chaque dé d’un gain, pas seulement pour le premier.',
    'Met volle handen kun je voor elke dobbelsteen van een opbrengst er een in de ontbrekende kleur terugleggen en weer nemen, niet alleen voor de eerste.',
  ],
];

/** What each version of the rules corrected, for tables whose game goes on under it. */
export const CHANGES: readonly RulesChange[] = [...changesOf(2, VERSION_2), ...changesOf(3, VERSION_3)];
