import type { Texts } from '../../format.ts';
import type { PinkElephantId } from './sections.ts';

export const texts: Texts<PinkElephantId> = {
  'pink-elephant': {
    title: 'De roze olifant',
    text: `Wie de roze olifant heeft, mag één keer per ronde op een veld gaan staan waar de startspeler staat.

**Voorbereiding:** de olifant staat op het lage voorterras en is van niemand.

- Zet een werker op het lage voorterras: je krijgt zoals altijd 2 geld en werpt opnieuw, en je mag meteen de olifant nemen, van zijn plaats of van zijn eigenaar. Het hoeft niet.
- Je houdt hem ook na het einde van de ronde, tot een ander hem op het lage voorterras neemt.
- Hij wisselt hoogstens één keer per ronde van eigenaar: wie hem in deze ronde nam, kan hem niet voor de volgende verliezen.
- Aan het einde van het spel is hij niets waard.

Zie [hoe je hem gebruikt](#pink-elephant-use).`,
  },
  'pink-elephant-use': {
    title: 'De roze olifant gebruiken',
    text: `Eén keer per ronde, als jij een werker moet inzetten, mag je hem samen met de olifant op een veld zetten waar een werker van de huidige startspeler staat. Je voert die actie uit.

- Je betaalt de volle kosten van dat veld: in steengroeve en haven het geld van precies dat veld, en alle stenen van de actie.
- De volgorde in steengroeve en haven doet er daarbij niet toe. De volgende gewone werker neemt nog steeds het eerste vrije veld.
- Alle andere grenzen gelden: passende stenen, een vrije rij in de tempel, één werker bij de gemengde goederen met drie of vier spelers, een mogelijke actie.
- Je kunt alleen bij de startspeler gaan staan. Ben je zelf startspeler, dan kun je de olifant helemaal niet gebruiken.
- Ieder gebruikt hem hoogstens één keer per ronde, en hoogstens twee spelers gebruiken hem in een ronde.
- Aan het einde van de ronde komt hij bij zijn eigenaar terug en is hij weer bruikbaar, met de nieuwe startspeler.

**Voorbeeld:** de startspeler heeft een werker bij de danseres. Jij hebt de olifant en een steen met een 2: je zet werker en olifant daar, betaalt de 2 en krijgt 2 dobbelstenen en een opbrengstfiche. De werker van de startspeler blijft.`,
  },
  'pink-elephant-details': {
    title: 'De roze olifant: bijzondere gevallen',
    text: `Wat er kan gebeuren terwijl de olifant op het bord staat:

- **Hij wordt genomen terwijl hij op het bord staat:** hij gaat weg; je werker blijft en zijn actie staat. De nieuwe eigenaar mag op hetzelfde veld gaan staan, dus er kunnen drie werkers staan.
- **Grootmogol:** ga je daar bij de startspeler staan, dan krijgen jullie allebei 2 roem. Wie het veld het laatst gebruikte, begint de volgende ronde.
- **Je werker die met de olifant kwam, wordt teruggenomen** door een riviertegel (of een Shalimar-tuin): de olifant wordt bij je tableau neergelegd. Hij blijft van jou, maar deze ronde kun je hem niet meer gebruiken.
- **De werker van de startspeler gaat weg:** die van jou blijft. Niemand kan er nog bij gaan staan.
- **Laag voorterras:** heeft de startspeler het gebruikt zonder de olifant te nemen, dan mag je erbij gaan staan en krijg je de gewone actie; de olifant blijft van jou.`,
  },
  'pink-elephant-with-others': {
    title: 'De roze olifant met andere modules',
    text: `De meeste modules lopen gewoon naast de olifant. Hier raken ze elkaar:

- **Holi:** bij gelijke stand op het feest telt de startspeler, niet de olifant. Een werker die tijdens een feest naar het lage voorterras wordt verplaatst, mag hem nemen.
- **Kedarnath:** je mag in de tempel bij de startspeler gaan staan als er dan een rij vrij is. De rijen worden opnieuw bekeken, na het karma van de startspeler; met vier spelers op vier niveaus is het onmogelijk. Verplaats je die werker daarna, dan gaat de olifant liggen, telt de werker niet meer voor het bruine fiche, en mag je niet terug zolang de startspeler er staat.
- **Wegen:** je mag er op het wegentableau bij gaan staan en krijgt residentiegeld en een vlag als er nog een is; op de achterkant geef je een dobbelsteen.
- **Ganges 3:** een werker verplaatsen vraagt een vrij veld, dus daarvoor kun je de olifant niet gebruiken. Een werker die naar het lage voorterras gaat, mag de olifant nemen.
- **„Navaratna”:** opbrengstfiches voor minder werkers hangen alleen van actieve werkers af, nooit van de olifant.`,
  },
};
