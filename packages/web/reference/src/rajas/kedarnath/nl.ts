import type { Texts } from '../../format.ts';
import type { KedarnathId } from './sections.ts';

export const texts: Texts<KedarnathId> = {
  kedarnath: {
    title: 'De zegeningen van Kedarnath',
    text: `Een werker in de tempel krijgt een zegening. Uit welke je kunt kiezen, hangt af van waar ieders karma staat.

**Voorbereiding:** kies een kant van het tableau. Het ligt naast het karmaspoor, zodat elk van zijn vier rijen bij een karmaniveau hoort: 3, 2, 1 en 0.

- Inzetten kost niets. Het veld moet leeg zijn en minstens één rij vrij.
- Een rij is **vrij** als er op dat niveau geen karmamarkeersteen staat, ook niet die van jou.
- Kies een vrije rij en neem haar zegening. Je kiest voordat je eigen karma verandert; in een zegening komt het karma eerst. Is er maar één rij vrij, dan neem je die.
- Zijn alle vier de niveaus bezet – alleen met vier spelers mogelijk –, dan kan niemand de tempel gebruiken.
- Karma uitgeven alleen om een rij vrij te maken kan niet: de tempel vraagt geen dobbelsteen.
- Eén werker per ronde; je mag elke ronde komen en dezelfde rij opnieuw nemen.

Zie de [voorkant](#kedarnath-front) of de [achterkant](#kedarnath-back).`,
  },
  'kedarnath-front': {
    title: 'Kedarnath: voorkant',
    text: `Elke rij levert 1 karma en nog iets op, in deze volgorde.

- **Rij 3:** 1 karma en een dobbelsteen naar keuze
- **Rij 2:** 1 karma en een opwaardering
- **Rij 1:** 1 karma en 3 geld
- **Rij 0:** 1 karma en 1 roem

**Voorbeelden:** alle markeerstenen staan op 1. Je mag rij 0, 2 of 3 kiezen; met rij 2 stijgt je karma naar 2 en gaat je molen van 2 naar 3. Later staan er markeerstenen op 1, 2 en 3: alleen rij 0 is vrij, dus je krijgt 1 karma en 1 roem.`,
  },
  'kedarnath-back': {
    title: 'Kedarnath: achterkant',
    text: `De rijen leveren heel verschillende dingen op.

- **Rij 3:** 1 karma, dan een [opbrengstfiche](#module-yield-tiles): zonder „Navaratna” wordt een wit fiche getrokken en meteen gebruikt, met „Navaratna” kies je er een voor je tableau.
- **Rij 2:** tel twee willekeurige van je markten, van dezelfde of verschillende soort.
- **Rij 1:** een verplaatsing van de boot; bezette velden worden zoals altijd overgeslagen.
- **Rij 0:** 1 roem voor elke karma die je hebt. Je wint of verliest daarbij geen karma. Omdat rij 0 vrij moet zijn, heb je er minstens 1; zij levert dus 1 tot 3 roem op.`,
  },
  'kedarnath-brown-tile': {
    title: 'Kedarnath: het extra bruine opbrengstfiche',
    text: `Het levert 3 geld op voor elke karma die je hebt: 0, 3, 6 of 9. Staat op dat moment je eigen werker in de tempel, dan levert het er 5 per karma op: 0, 5, 10 of 15.

- **Met „Navaratna”** wordt het door de 7 bruine geschud voordat ieder er een trekt; de andere liggen open.
- **Zonder „Navaratna”** doet het alleen mee met vier spelers en de achterkanten van Holi: het wordt in de bruine stapel geschud. Anders blijft het in de doos.
- Het geldt voor beide kanten van het Kedarnath-tableau.`,
  },
  'kedarnath-with-others': {
    title: 'Kedarnath met andere modules',
    text: `De meeste modules lopen gewoon naast de tempel. Hier raken ze elkaar:

- **Wildernis:** de woestijn, of een wit karmafiche van het gebergte, verhoogt het karma al voor ronde 1 en verandert zo welke rijen vrij zijn.
- **Ganges 3:** een werker mag naar de tempel verplaatst worden als die leeg is en een rij vrij, ervandaan, of van de tempel naar de tempel voor een tweede zegening. Voor het bruine fiche geldt het bord op het moment van tellen: een werker die weg is, telt niet meer.
- **Ganges 1:** de verplaatsing van rij 1 mag op een van die tegels eindigen en levert de inkomsten daarvan op.
- **Opdrogende bronnen:** de verplaatsing slaat opgedroogde velden over en laat de verlaten tegel opdrogen.
- **Geheimzinnige wateren:** de verplaatsing draait een gedekte tegel om voor 1 geld.
- **Roze olifant:** de eigenaar mag in de tempel bij de startspeler gaan staan als er dan een rij vrij is; de rijen worden opnieuw bekeken, na het karma van de startspeler. Met vier spelers op vier niveaus is dat onmogelijk. Allebei hebben dan een werker in de tempel. Verplaatst de eigenaar die werker met een riviertegel, dan gaat de olifant liggen, telt de werker niet meer voor het bruine fiche, en mag de eigenaar niet terug zolang de startspeler er staat.
- **„Navaratna”:** er zijn 8 bruine fiches, en rij 3 van de achterkant laat je een fiche kiezen. Het Kedarnath-fiche ligt op een bruin veld en telt als het wordt aangesloten.
- **Verschillend niveau:** rij 3 van de achterkant trekt voor iedereen een wit fiche. Het bruine geldt zoals zonder „Navaratna”.`,
  },
};
