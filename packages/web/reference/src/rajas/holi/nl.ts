import type { Texts } from '../../format.ts';
import type { HoliId } from './sections.ts';

export const texts: Texts<HoliId> = {
  holi: {
    title: 'Holi – het kleurenfeest',
    text: `Drie Holi-tegels liggen dwars over beide sporen. Wie er een bereikt, veroorzaakt een feest waarop iedereen iets krijgt, en het meest wie achterligt.

**Voorbereiding:** spreek voor- of achterkant af; alle drie de tegels tonen die kant. Er ligt er een op roem 20, 36 en 53. Op het geldspoor bereik je ze bij 81, 49 en 15, het eerste geldveld ernaast.

**Aanleiding:** je veroorzaakt het feest als je roemmarkeersteen of je geldmarkeersteen op zo’n tegel stopt of er vooruit overheen gaat. Weigeren kan niet.

- Elke tegel levert precies één feest op, dus er zijn er hoogstens drie per spel.
- Betalen veroorzaakt nooit een feest: niet door over een tegel terug te gaan en niet door erop te blijven staan.

Daarna: [hoe het feest verloopt](#holi-festival), [voorkant](#holi-front), [achterkant](#holi-back).`,
  },
  'holi-festival': {
    title: 'Holi: hoe een feest verloopt',
    text: `Eerst maakt de actieve speler zijn hele beurt af, met alle bonussen en inkomsten. Dan is het feest, voor de beurt van de volgende speler.

- Het hoort bij het spoor van de markeersteen die de tegel bereikte. Bereiken beide in één beurt dezelfde tegel, dan telt de eerste.
- Wie op dit spoor **het verst achterligt**, is eerst, dan de volgende, tot de leider. Bij gelijke stand gaat voor wie op het andere spoor verder achterligt. Is ook dat gelijk, dan gaat voor wie later in de beurtvolgorde komt, gerekend vanaf de huidige startspeler.
- De volgorde staat aan het begin vast en verandert niet tijdens het uitdelen.
- Zijn er in één beurt meerdere tegels bereikt, dan volgen de feesten elkaar in die volgorde op, elk met een eigen volgorde van spelers.
- Een feest uit de laatste beurt van een ronde komt voor het einde van de ronde; de startspeler van die ronde telt voor de volgorde.

**Voorbeeld:** bij een geldfeest is het geld 7, 7 en 18, de roem 0, 2 en 5. De volgorde: 7 geld met 0 roem, 7 geld met 2 roem, dan 18 geld.`,
  },
  'holi-front': {
    title: 'Holi-voorkant: vier dobbelstenen',
    text: `Wie het feest veroorzaakte, neemt van elke kleur een steen uit de voorraad, werpt alle vier en legt ze op de tegel. Het zijn altijd vier stenen, bij elk aantal spelers.

- Ontbreekt een kleur, dan kiest die speler in plaats daarvan een steen van een andere kleur.
- In de [volgorde van het feest](#holi-festival), van de laatste tot de leider, neemt ieder één steen en houdt de waarde die hij toont. Hij wordt niet opnieuw geworpen.
- Is je Kali vol, geef dan eerst een steen terug of neem er geen. Afzien mag ook anders.
- Stenen die over zijn, gaan terug naar de voorraad.
- Aan het einde krijgt wie als eerste mocht kiezen de [Holi-tegel](#holi-tile), ook zonder een steen te hebben genomen.

**Voorbeeld:** met drie spelers neemt de laatste groen, de tweede blauw, de leider oranje; paars gaat terug. De laatste krijgt de tegel.`,
  },
  'holi-tile': {
    title: 'Een Holi-tegel gebruiken',
    text: `Lever een Holi-tegel in om een van je stenen op Kali een willekeurige andere kleur te geven. De waarde blijft gelijk.

- Dat mag telkens als je iets te beslissen hebt, in je beurt of bij je eigen geschenk, ook tussen twee betalingen, vanaf het krijgen tot het einde van het spel.
- De steen houdt de nieuwe kleur tot hij Kali verlaat. Dan gaat hij als steen van zijn oude kleur terug naar de voorraad. In de voorraad hoeft geen steen van de nieuwe kleur te liggen.
- Een gebruikte tegel gaat uit het spel. Je mag er meerdere hebben en elk één keer gebruiken. Ongebruikte zijn aan het einde niets waard.
- Het werkt bij elke betaling: voor een tegel, voor het verschil bij de bouwmeester, voor de twee stenen van een [heilige koe](#cows) of de extra steen bij het overbouwen.

**Voorbeeld:** je hebt blauw 3 en oranje 6 en wilt een tegel „blauw 8”. De oranje 6 wordt een blauwe 6; je betaalt 3 + 6 = 9. Naar de voorraad gaan een blauwe en een oranje steen.`,
  },
  'holi-back': {
    title: 'Holi-achterkant: geschenken kiezen',
    text: `Elke achterkant noemt vier geschenken, van 4 boven tot 1 onder. Op plaats p kies je een van de geschenken p tot 1: hoe verder je achterligt, hoe meer keus. De leider krijgt geschenk 1.

- De drie achterkanten – [bonus](#holi-back-bonus), [paleis](#holi-back-palace) en [speciale inkomsten](#holi-back-yield) – worden willekeurig over de drie velden verdeeld en liggen vanaf het begin open.
- Met drie spelers kan niemand geschenk 4 hebben, met twee niet 4 en niet 3.
- Een voor een, van de laatste tot de eerste, kiest ieder een geschenk en voert het helemaal uit. Meerderen mogen hetzelfde nemen.
- De plaatsen volgen de stand op het spoor, ook als een geschenk aan dit einde van de beurt een ander leider heeft gemaakt. Meestal is de leider wie het feest veroorzaakte.
- Een geheel onmogelijk geschenk wordt niet aangeboden zolang een ander mogelijk is. Een dat deels kan, mag je kiezen en levert dat deel op.
- Na alle geschenken krijgt de laatste de [Holi-tegel](#holi-tile).`,
  },
  'holi-back-bonus': {
    title: 'Holi-achterkant: bonus',
    text: `De geschenken zijn: 4 – een verplaatsing van de boot; 3 – 3 geld; 2 – een dobbelsteen naar keuze; 1 – 1 roem.

De boot vaart naar het volgende vrije veld en je krijgt de inkomsten daarvan meteen, hoewel je niet aan de beurt bent.`,
  },
  'holi-back-palace': {
    title: 'Holi-achterkant: paleis',
    text: `De geschenken zijn paleisacties: 4 – danseres; 3 – Raja Man Singh; 2 – Portugees; 1 – yogi. Je hebt geen werker en geen steen nodig, en het maakt niet uit of het vertrek bezet is.

- **Danseres:** 2 dobbelstenen naar keuze en een [opbrengstfiche](#module-yield-tiles).
- **Raja Man Singh:** een opwaardering en 3 geld.
- **Portugees:** precies 6 vrije velden en de inkomsten daar. Liggen er minder dan 6 telbare velden voor je, dan kun je hem niet kiezen. Opgedroogde velden tellen niet; een gedekte tegel die hij bereikt, wordt voor 1 geld omgedraaid.
- **Yogi:** 2 karma, hoogstens tot 3, en een dobbelsteen naar keuze.`,
  },
  'holi-back-yield': {
    title: 'Holi-achterkant: speciale inkomsten',
    text: `De geschenken zijn kleuren van inkomsten: 4 – bruin, 3 – rood, 2 – geel, 1 – wit. Plaats 4 kiest dus uit alle vier de kleuren, plaats 3 uit rood, geel en wit, plaats 2 tussen geel en wit, en de leider neemt wit.

**Met „Navaratna”:** kies op je eigen tableau een inkomstenveld van een toegestane kleur en ontvang nu wat daar is, het opbrengstfiche of, als er geen ligt, de gedrukte inkomsten. Het hoeft niet aangesloten te zijn en mag al ontvangen zijn. Niets wordt verplaatst of verbruikt; later aansluiten telt nog steeds. Een bruin fiche telt wat je op dat moment hebt.

**Zonder „Navaratna”:** naast de witte worden gedekte stapels neergelegd: geel bij 2 spelers, geel en rood bij 3, alle bij 4. Kies een toegestane kleur, trek het bovenste fiche en krijg de opbrengst meteen. Witte gaan naar de apart gelegde fiches, andere uit het spel. Het bruine „2 geld per aangesloten opbrengstfiche” telt dan de aangesloten speciale inkomsten van je tableau.`,
  },
  'holi-chain': {
    title: 'Holi: een geschenk veroorzaakt het volgende feest',
    text: `Markeerstenen die door geschenken vooruitgaan, leveren zoals altijd bonussen en werkers op, nog binnen het geschenk. Een zo gewonnen werker mag nog in deze ronde ingezet worden; of de ronde voorbij is, wordt pas na het feest bekeken.

Brengt een geschenk, of iets wat eruit volgt, iemands markeersteen bij een andere Holi-tegel, dan veroorzaakt die speler nog een feest. Het wacht achter alle die al wachten; eerst worden het lopende geschenk en feest afgemaakt. Hoogstens drie feesten kunnen elkaar opvolgen.`,
  },
  'holi-game-end': {
    title: 'Holi en het einde van het spel',
    text: `Een feest wordt ook gevierd als het einde van het spel al begonnen is, zelfs na de allerlaatste beurt. De winnaar staat pas vast als er geen feest meer wacht. Niemand krijgt er een extra beurt door.

- Ontmoeten je markeerstenen elkaar door een geschenk, dan doe je mee in de beslissing, met het moment van dat geschenk. Zulke ontmoetingen komen na alle ontmoetingen van de beurt zelf.
- Veroorzaakt een geschenk het einde van het spel, dan wordt de beurtenronde afgemaakt vanaf de speler die aan de beurt was, niet vanaf degene wiens markeerstenen elkaar ontmoetten.`,
  },
  'holi-with-boards': {
    title: 'Holi met andere modules: koeien, tempel, wildernis, wegen, olifant',
    text: `De meeste modules lopen gewoon naast Holi. Hier raken ze elkaar:

- **Koeien:** geld van koeien kan een feest veroorzaken. Geldgeschenken worden door koeien niet groter. Een bruin geschenk „1 roem per tegel met markt” telt koeien mee.
- **Kedarnath:** het extra bruine fiche levert als geschenk 5 geld per karma op als op dat moment jouw werker in de tempel staat; tijdens een feest staan de werkers nog op het bord. Alleen het moment van tellen geldt: de werker mag er zelfs door een eerder feest van dezelfde reeks gekomen zijn. Zonder „Navaratna” zit het fiche in de bruine stapel, alleen met vier spelers en de Holi-achterkanten.
- **Wildernis:** haar voordelen bij de voorbereiding kunnen geen Holi-tegel bereiken. Gebergte en geschenken trekken witte fiches van dezelfde stapel.
- **Wegen:** geld van de wegen kan een feest veroorzaken. Geen geschenk is een bouwmeester, maar een rivierveld dat je door een geschenk bereikt, kan er een zijn; dan mag je een vlag uit een eerdere beurt gebruiken. Een Holi-tegel verandert de worp van het wegentableau niet: hij verandert kleuren, geen getallen.
- **Heilige koeien en overbouwen:** een Holi-tegel mag elke steen van deze betalingen van kleur veranderen.
- **Roze olifant:** bij gelijke stand telt de startspeler, niet de olifant. Een werker die tijdens een feest naar het lage voorterras wordt verplaatst, mag de olifant nemen; voor het verplaatsen zelf kun je de olifant niet gebruiken.`,
  },
  'holi-with-river': {
    title: 'Holi met andere modules: rivier en varianten',
    text: `Een geschenk kan je boot verplaatsen of je inkomsten geven. Zo gaat dat met de riviermodules en varianten:

- **Ganges 3:** een boot die door een geschenk vaart, krijgt meteen de inkomsten van zijn riviertegel, ook het verplaatsen van een werker: je neemt een van je ingezette werkers en voert een hele actie uit voor het volgende geschenk. Zonder ingezette werker vervalt het.
- **Kleuren tellen:** een steen die van kleur veranderd is, telt met zijn nieuwe kleur. Je mag na aankomst van kleur veranderen, voordat je telt.
- **Ganges 1:** de tegels werken binnen een geschenk gewoon, ook „doorvaren”.
- **Opdrogende bronnen:** een boot die door een geschenk vaart, laat de tegel die hij verlaat opdrogen. Het opbrengstfiche dat riviervelden telt, telt ook opgedroogde.
- **Geheimzinnige wateren:** een gedekte tegel die je door een geschenk bereikt, levert 1 geld op, dat zelf een feest kan veroorzaken.
- **Portugees als geschenk:** hij telt zes open, onbezette velden.
- **„Navaratna”:** de kant met inkomsten gebruikt je eigen tableau en geen extra stapels, bij de danseres kies je een fiche, en Kali heeft 8 handen.
- **Verschillend niveau:** dat geldt voor iedereen als „zonder Navaratna”, dus de gedekte stapels worden neergelegd. De eigen kant van Kali bepaalt het aantal handen.`,
  },
};
