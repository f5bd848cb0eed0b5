import type { Texts } from '../../format.ts';
import type { OtherBoxesId } from './sections.ts';

export const texts: Texts<OtherBoxesId> = {
  'other-boxes': {
    title: 'Onderdelen uit een andere doos',
    text: `De regels noemen enkele onderdelen van een eerdere doos, Goodie Box 1. Ze horen niet bij dit spel, dus de opmerkingen erover komen nooit voor, behalve bij de [twee riviertegels](#ganga2).

- **Zwarte markt** (tijgeruitbreiding): hij telt als tegel met markt voor het geld van een heilige koe.
- **Ashoka-zuil** (tijgeruitbreiding): zij betaalt 1 geld per provincietegel, wildernis alleen als zij met de residentie verbonden is.
- **Mangodorpen:** een koe kan er geen bedekken. Een dorp op een koe kost één extra steen van een willekeurige kleur met een 5. Het mag nog eens geteld worden.
- **Shalimar-tuinen** (slangenuitbreiding): een koe kan er geen bedekken. Een tuin mag nog eens geteld worden. Hij laat je een werker terugnemen; stond die bij de roze olifant, dan wordt de olifant neergelegd.
- **Edelsteenhandelaar:** op het wegentableau is hij een gewone werker, en de worp daar is puur toeval.

De heilige koeien zijn de tegenhanger van de tijger- en slangenuitbreiding; meer daarvan wordt niet ondersteund.`,
  },
  ganga2: {
    title: 'Gangesmodule 2: nog twee riviertegels',
    text: `Als je wilt, komen er twee tegels bij de riviertegels: de [Gangesdolfijn](#dolphin) en een tegel met 2 opwaarderingen. Met Ganges 1 en 3 zijn dat er 27.

Het is een extraatje uit een eerdere doos en staat uit zolang je het niet toevoegt. Wat te veel is voor de rivier, gaat zoals altijd uit het spel.`,
  },
  dolphin: {
    title: 'De Gangesdolfijn',
    text: `Stopt je boot op de dolfijn, dan mag je de inkomsten van een ander rivierveld gebruiken zonder erheen te varen: elk onbezet rond veld voor of achter je, niet het ovale. Je boot blijft op de dolfijn.

- **Opdrogende bronnen:** alleen open, onbezette tegels mag je kiezen. Zo’n tegel gebruiken laat hem niet opdrogen.
- **Geheimzinnige wateren:** alleen open, onbezette tegels mag je kiezen. Is er geen andere, dan mag je een willekeurige gedekte tegel omdraaien en krijg je 1 geld en de inkomsten ervan; je boot blijft, tenzij de inkomsten hem verplaatsen. Is er ook geen gedekte meer, dan levert de dolfijn niets op.
- Zonder Ganges 2 zit de dolfijn niet in de rivier.

**Voorbeeld:** de dolfijn is de eerste tegel die omgedraaid wordt, door jou: 1 geld. Er is geen andere open, dus je draait er verderop een om: weer 1 geld, en het is de danseres. In totaal krijg je 2 geld, 2 dobbelstenen en een opbrengstfiche; je boot blijft op de dolfijn.

**Nog een:** de dolfijn ligt open en vrij, alle andere open tegels zijn bezet. Je vaart erheen (geen geld) en draait de tegel drie velden verder om: 1 geld, „tot 3 verder”. Je vaart 3 en stopt op juist die tegel, nu open (geen geld), en vaart 3 verder naar een gedekte: 1 geld en de yogi. In totaal: 2 geld, 2 karma, 1 dobbelsteen, en je boot ligt 6 vrije velden voorbij de dolfijn.`,
  },
};
