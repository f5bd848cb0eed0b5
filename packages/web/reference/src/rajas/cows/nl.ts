import type { Texts } from '../../format.ts';
import type { CowsId } from './sections.ts';

export const texts: Texts<CowsId> = {
  cows: {
    title: 'De heilige koeien',
    text: `{{animal-cow}} Vier nieuwe provincietegels, één van elke kleur. Een koe levert geld op als je haar legt en heeft een blijvend voordeel.

- **Voorbereiding:** elke koe wordt in de koeienstapel van haar kleur geschud, die zo één tegel meer heeft. Je kunt haar alleen nemen zolang ze bovenop ligt.
- **Prijs:** precies twee stenen van haar kleur, wat ze ook aangeven. Je neemt haar in de steengroeve, met het geld voor het veld, of met de [bouwmeester](#cow-covering).
- **Leggen:** zoals elke tegel, aangesloten op je weg, in elke richting. De oranje en de paarse koe hebben een splitsing, de blauwe en de groene een bocht.
- **Meteen:** 1 geld voor elk van je zichtbare tegels met minstens één markt, de nieuwe koe meegerekend. Dan komen de speciale inkomsten die ze aansluit.
- **Blijvend:** [+1 geld voor één soort goederen](#cow-goods), of een [vrijere verkoop van gemengde goederen](#cow-assorted).

**Voorbeeld:** je hebt vier tegels met markten en legt een koe: 5 geld.`,
  },
  'cow-goods': {
    title: 'Koeien voor specerijen, zijde en thee',
    text: `Elke markt van deze soort levert je 1 geld meer op telkens als je hem telt: de oranje koe voor {{market-spice}} specerijen, de blauwe voor {{market-silk}} zijde, de groene voor {{market-tea}} thee.

- Dat geldt voor elke zulke markt op elke volgende tegel die je bouwt, ook bij overbouwen, in elke marktactie en bij al het andere dat markten telt: riviervelden en riviertegels, de tempel, een tegel nog eens tellen.
- Het geldt niet voor het directe voordeel van de koe, voor winst per aantal markten of tegels, voor speciale inkomsten, voor tegels die met een vlag verplaatst worden, en niet bij het leggen van de koe zelf.
- Meerdere koeien werken samen, elk voor haar eigen goederen.

**Voorbeelden:** met de oranje koe levert een nieuwe tegel met specerijen 3 je 4 geld op. Op de markt leveren specerijen 2, 2 en 3 samen 7 + 3 = 10 geld op.`,
  },
  'cow-assorted': {
    title: 'De koe voor gemengde goederen',
    text: `Met de paarse koe mag bij je verkoop van gemengde goederen één markt voor een andere soort staan: een soort die je al gebruikt hebt, mag nog een keer tellen in plaats van een ontbrekende.

- Hoogstens één markt per verkoop, en nooit meer dan drie markten in totaal. Het mag ook als je de ontbrekende soort hebt.
- Het werkt op de velden voor gemengde goederen van het marktplein en op het rivierveld voor tot 3 verschillende markten.
- De +1 van een andere koe volgt de echte goederen van de markt.

**Voorbeeld:** je hebt geen thee, maar specerijen 3 en zijde 2 en 2. Met de koe tel je alle drie: 7 geld. Zonder haar alleen specerijen en één zijde: 5.`,
  },
  'cow-covering': {
    title: 'Overbouwen met koeien, koeien overbouwen',
    text: `Met de bouwmeester mag je een koe op elk van je zichtbare tegels leggen voor één extra steen in de kleur van de koe, wat die ook aangeeft. Net zo mag elke tegel een koe bedekken voor één extra steen in de kleur van de nieuwe tegel. Prijzen worden niet vergeleken.

- De extra steen komt bij wat de bouwmeester kost: in het paleis de steen met de 5, niets als je hem kosteloos krijgt.
- Alle tegels moeten zoals altijd verbonden blijven.
- Een koe kan geen wildernis, geen tegel met vlag en geen tegel die al een andere bedekt, bedekken. Ook geen mangodorpen en Shalimar-tuinen uit [een andere doos](#other-boxes).
- Een koe op een koe kost één steen in de kleur van de nieuwe.
- Een koe die bedekt, levert meteen haar geld op (de bedekte tegel telt niet) en haar blijvende voordeel, maar geen speciale inkomsten.
- Een bedekte koe verliest haar blijvende voordeel.`,
  },
  'cow-counts': {
    title: 'Als wat telt een koe?',
    text: `Een koe is een provincietegel met minstens één markt overal waar **tegels** met markten geteld worden. Een eigen markt die geteld of apart meegerekend kan worden, heeft ze niet, en ook geen gebouw.

Voor alles wat tegels of wegvormen telt, telt ze als één tegel met haar weg.`,
  },
  'cows-with-others': {
    title: 'Koeien met andere modules',
    text: `De meeste modules lopen gewoon naast de koeien. Hier raken ze elkaar:

- **Holi:** geld van koeien kan een feest veroorzaken; geldgeschenken worden niet groter; een bruin geschenk per markttegel telt koeien mee.
- **Kedarnath:** twee in de tempel getelde markten krijgen de +1 van een koe. De koe voor gemengde goederen heeft daar geen nut, want je mag twee willekeurige markten tellen.
- **Wildernis:** een koe bedekt nooit wildernis, en wildernis is geen markttegel.
- **Wegen, een koe leggen met een vlag:** de koe wordt geteld voordat de bedekte tegel verhuist, dus die telt niet mee; later telt hij weer. Koeien tellen met hun weg op de achterkant van het wegentableau, en als ze een weg van de residentie voortzetten.
- **Wegen, een koe verplaatsen:** een koe die bedekt en met een vlag verplaatst wordt, houdt haar blijvende voordeel, levert niet nog eens geld op en kan niet meer bedekt worden. Terwijl de nieuwe tegel geteld wordt, ligt ze bedekt en geeft ze niets.
- **Ganges 3:** tegels die markten tellen, omvatten de +1. Een koe nog eens tellen herhaalt haar geld. „1 geld per provincietegel” telt koeien mee.
- **Ganges 1:** „drie markten van één soort” omvat de +1.
- **„Navaratna”:** het bruine fiche „1 roem per tegel met markt” telt elke zichtbare koe, ook die het aansluit.`,
  },
};
