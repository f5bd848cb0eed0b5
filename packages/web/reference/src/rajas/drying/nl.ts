import type { Texts } from '../../format.ts';
import type { DryingId } from './sections.ts';

export const texts: Texts<DryingId> = {
  drying: {
    title: 'Opdrogende bronnen',
    text: `Elke riviertegel kan maar door één boot gebruikt worden: vaart die weg, dan droogt de tegel op.

**Voorbereiding:** alle tegels worden geschud. Vanaf het eerste veld na de start komt er op elk rond veld een, open; wat over is, gaat uit het spel. Het ovale laatste veld krijgt er geen, houdt zijn gedrukte inkomsten en droogt nooit op.

- Verlaat een boot een tegel, hoe dan ook, dan wordt die meteen op zijn blauwe achterkant gedraaid.
- Niemand kan nog op een opgedroogd veld stoppen, en het levert niets op. Het telt in geen enkele vaart mee, net als een bezet veld.
- Alleen de tegel waarop een boot stond, droogt op, niet die hij voorbijvaart. De start verlaten laat niets opdrogen, en daar mogen meerdere boten staan.
- Ook een tegel die in dezelfde beurt weer verlaten wordt, droogt op, maar inkomsten die begonnen zijn, krijg je helemaal.
- Zijn alle ronde velden vooruit opgedroogd of bezet, dan is het ovale het volgende.`,
  },
  'drying-details': {
    title: 'Opdrogende bronnen: Portugees, brug, tellen',
    text: `Op een rivier die opdroogt, verdienen enkele dingen een nadere blik:

- **Portugees:** precies zes velden, opgedroogde en bezette niet meegeteld; het ovale telt als één. Liggen er minder dan zes vooruit, dan is hij niet bruikbaar.
- **Brug:** je wint je werker als de boot de brug op de gedrukte rivier passeert, of de velden eromheen nu opgedroogd zijn of niet.
- **Bruin fiche „1 roem per 3 riviervelden”:** het telt de afgelegde gedrukte velden, opgedroogde meegerekend, dus tot 8 roem.
- **Tegels:** je speelt met Ganges 1 en Ganges 3, 25 tegels voor 25 ronde velden; Ganges 2 alleen als je die hebt. Een rond veld zonder tegel droogt nooit op.`,
  },
  'drying-with-others': {
    title: 'Opdrogende bronnen met andere modules',
    text: `De meeste modules hebben met opgedroogde velden niets te maken. Hier raken ze elkaar:

- **Holi:** een boot die door een geschenk vaart, laat de verlaten tegel opdrogen.
- **Kedarnath:** de verplaatsing van rij 1 slaat opgedroogde velden over en laat de verlaten tegel opdrogen.
- **Ganges 3:** de tegels zijn open tot een boot ze verlaat. Laten de inkomsten zelf de boot verder varen, dan droogt de gebruikte tegel op; anders blijft hij open tot het vertrek.
- **Ganges 1:** de tegels doen mee; er wordt niet geworpen. „Doorvaren” telt alleen open, onbezette velden, en die tegel droogt op als je hem verlaat.
- **Bonussen op de sporen:** een verplaatsing die je midden in een actie wint, komt meteen en laat de tegel opdrogen, ook als de inkomsten van die tegel de bonus opleverden; die inkomsten worden eerst afgemaakt.
- **„Navaratna”:** verplaatsingen van inkomsten slaan opgedroogde velden over; het bruine fiche voor de rivier telt ze mee.
- **Geheimzinnige wateren** is met deze variant niet te combineren.`,
  },
};
