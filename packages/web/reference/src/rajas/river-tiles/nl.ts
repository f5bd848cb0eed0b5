import type { Texts } from '../../format.ts';
import type { RiverTilesId } from './sections.ts';

export const texts: Texts<RiverTilesId> = {
  'ganga-tiles': {
    title: 'Gangesmodule: wat de tegels opleveren',
    text: `Stopt je boot op een riviertegel, dan krijg je de inkomsten daarvan in plaats van de gedrukte. De acht tegels van de Gangesmodule zijn van vijf soorten:

- [Stenen per karma](#river-tile-dice-per-karma)
- [Drie dobbelstenen](#river-tile-three-dice)
- [Een paleisactie](#river-tile-palace-action): danseres, yogi, Raja Man Singh of Portugees
- [Drie markten van één soort](#river-tile-markets-of-one-kind)
- [Doorvaren](#river-tile-move-on)`,
  },
  'river-tile-dice-per-karma': {
    title: 'Riviertegel: stenen per karma',
    text: `Neem voor elke karma die je hebt 1 dobbelsteen van een willekeurige kleur, dus 0 tot 3 stenen.

Je karma houd je. De stenen worden geworpen zoals altijd wanneer je [stenen neemt](#taking-dice).`,
  },
  'river-tile-three-dice': {
    title: 'Riviertegel: drie dobbelstenen',
    text: `Neem drie dobbelstenen: één blauwe, één groene en één oranje.

Een kleur die in de voorraad ontbreekt, vervalt.`,
  },
  'river-tile-palace-action': {
    title: 'Riviertegel: paleisactie',
    text: `Voer de getoonde paleisactie uit zonder werker en zonder de steen, ook als het vertrek bezet is. Er is één tegel voor elk van deze vier: danseres, yogi, Raja Man Singh en Portugees.

- Is de actie onmogelijk, dan gebeurt er niets. De Portugees heeft 6 vrije velden voor zich nodig.
- Zij werkt zoals de [paleisactie op de rivier](#river-palace-action).`,
  },
  'river-tile-markets-of-one-kind': {
    title: 'Riviertegel: drie markten van één soort',
    text: `Tel tot 3 van je markten van één soort, zonder dobbelsteen.

**Voorbeeld:** thee 3, 2, 2 en 1 levert 7 geld op.`,
  },
  'river-tile-move-on': {
    title: 'Riviertegel: doorvaren',
    text: `Je boot vaart tot 3 onbezette velden verder, en je krijgt de inkomsten van het veld waar hij dan stopt.

- Je mag ook blijven en niets krijgen.
- Stopt hij op nog zo’n tegel, dan mag je weer doorvaren.

**Voorbeeld:** vanaf veld 6, met een andere boot op 8, brengt een vaart van 2 je op veld 9.`,
  },
  'ganga3-tiles': {
    title: 'Ganges 3: wat de tegels opleveren',
    text: `Stopt je boot op zo’n tegel, dan krijg je de inkomsten ervan. Er zijn acht soorten, twee tegels van elk, en een derde voor „3 willekeurige markten”:

- [Een werker verplaatsen](#ganga3-re-place)
- [Een tegel nog eens tellen](#ganga3-re-score)
- [2 geld per karma](#river-tile-money-per-karma)
- [2 opbrengstfiches](#ganga3-yield-tiles)
- [1 geld per provincietegel](#river-tile-money-per-tile)
- [3 willekeurige markten](#river-tile-any-markets)
- [Een markt per steenkleur](#river-tile-market-per-colour)
- [1 roem per steenkleur](#river-tile-fame-per-colour)`,
  },
  'ganga3-re-place': {
    title: 'Ganges 3: een werker verplaatsen',
    text: `Je mag een van je werkers van het bord nemen en meteen op een vrij veld zetten zonder voor dat veld te betalen, en daar de actie uitvoeren, alles in deze beurt.

- Elke ingezette werker van jou mag het zijn, ook die wiens actie net wordt uitgevoerd: van paleis, markt, steengroeve, haven, tempel of wegentableau.
- Het nieuwe veld moet vrij zijn en volgens alle andere regels toegestaan: het eerste vrije veld in steengroeve en haven, één werker bij de gemengde goederen met drie of vier spelers, een mogelijke actie. Het net verlaten veld is vrij en mag weer gekozen worden.
- **Gratis zijn** het geld van steengroeve en haven, de steen van een balkon, de steen van een vertrek, de steen van de achterkant van het wegentableau.
- **Niet gratis zijn** de stenen voor een provincietegel en voor het verschil of de extra steen bij het overbouwen.
- Bij goederen van één soort en in de haven noem je een van je stenen: de waarde zegt hoe ver de actie gaat (haven: 1 tot 3, karma mag). Je houdt de steen. Zonder zo’n steen kun je het veld niet kiezen.
- De actie mag elk gevolg hebben. Stopt je boot op nog zo’n tegel, dan mag je weer een werker verplaatsen.
- Je mag ervan afzien. Zonder werker op het bord of zonder mogelijk veld vervalt het.`,
  },
  'ganga3-great-mogul': {
    title: 'Ganges 3: een werker verlaat de grootmogol',
    text: `Je recht om de volgende ronde te beginnen blijft, ook als je je werker bij de grootmogol weghaalt: de actie is uitgevoerd.

Het recht gaat alleen over als een ander later in de ronde de grootmogol gebruikt.`,
  },
  'ganga3-re-score': {
    title: 'Ganges 3: een tegel nog eens tellen',
    text: `Je mag één zichtbare tegel van je provincie nog een keer tellen zoals bij het bouwen: geld van zijn markten, roem van zijn gebouwen, of zijn directe voordeel. Speciale inkomsten krijg je niet nog eens.

- De waarden van nu tellen: je huidige niveaus en je huidige koeien.
- Een heilige koe herhaalt haar geld, ontsloten wildernis haar voordeel van de voorbereiding. Ook een tegel met een vlag mag je kiezen.
- Bedekte tegels en niet ontsloten wildernis kun je niet kiezen.`,
  },
  'river-tile-money-per-karma': {
    title: 'Riviertegel: 2 geld per karma',
    text: `Je krijgt 2 geld voor elke karma die je hebt, dus 0, 2, 4 of 6 geld. Je karma houd je.`,
  },
  'ganga3-yield-tiles': {
    title: 'Ganges 3: twee opbrengstfiches',
    text: `Zonder „Navaratna” trek je twee witte opbrengstfiches en krijg je ze na elkaar. Bij spelers van verschillend niveau geldt dat voor iedereen.

Met „Navaratna” kies je tot twee open opbrengstfiches van willekeurige kleuren en leg je elk op een vrij veld van die kleur op je tableau. De opbrengst komt als je ze aansluit.`,
  },
  'river-tile-money-per-tile': {
    title: 'Riviertegel: 1 geld per provincietegel',
    text: `Je krijgt 1 geld voor elke zichtbare tegel van je provincie.

De residentie en bedekte tegels tellen niet, wildernis alleen als zij ontsloten is.`,
  },
  'river-tile-any-markets': {
    title: 'Riviertegel: 3 willekeurige markten',
    text: `Tel tot drie van je markten, van welke goederen ook. Een dobbelsteen is niet nodig.`,
  },
  'river-tile-market-per-colour': {
    title: 'Riviertegel: een markt per steenkleur',
    text: `Voor elke verschillende kleur van je stenen op Kali mag je één markt tellen, dus hoogstens 4.

Een steen die je voor deze rivieractie betaald hebt, is al weg en telt niet voor de kleuren.`,
  },
  'river-tile-fame-per-colour': {
    title: 'Riviertegel: 1 roem per steenkleur',
    text: `Je krijgt 1 roem voor elke verschillende kleur van je stenen op Kali, dus hoogstens 4 roem.

Een steen die je voor deze rivieractie betaald hebt, is al weg en telt niet voor de kleuren.`,
  },
  'ganga3-with-others': {
    title: 'Ganges 3 met andere modules',
    text: `De meeste modules lopen gewoon naast de rivier. Hier raken ze elkaar:

- **Ganges 1:** de tegels van beide vormen samen 25. Met worpen wordt de rivier tot het einde gevuld.
- **Koeien:** tegels die markten tellen, omvatten de +1. Een koe die nog eens telt, herhaalt haar geld, en koeien tellen als provincietegel.
- **Kedarnath:** een werker mag naar de tempel verplaatst worden, ervandaan, of van de tempel naar de tempel. Voor het bruine fiche telt alleen een werker die er nog staat.
- **Wildernis:** alleen ontsloten telt zij als provincietegel of mag zij nog eens geteld worden.
- **Wegen:** je mag een werker naar het lege wegentableau verplaatsen; op de achterkant wordt een steen uit de voorraad geworpen. Een tegel met een vlag mag nog eens geteld worden.
- **Opdrogende bronnen:** een tegel blijft open tot de boot hem verlaat, ook door de eigen inkomsten.
- **Geheimzinnige wateren:** 1 geld, dan de inkomsten; de betaalde steen telt niet meer.
- **Roze olifant:** verplaatsen vraagt een vrij veld, dus de olifant helpt daarbij niet. Verplaats je de werker die bij de olifant stond, dan gaat de olifant liggen. Een werker die naar het lage voorterras gaat, mag de olifant nemen.
- **„Navaratna”:** „2 opbrengstfiches” betekent kiezen. Verplaatsen werkt met tot zes werkers net zo.`,
  },
};
