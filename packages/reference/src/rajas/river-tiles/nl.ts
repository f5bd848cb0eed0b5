import type { Texts } from '../../format.ts';
import type { RiverTilesId } from './sections.ts';

export const texts: Texts<RiverTilesId> = {
  'ganga-tiles': {
    title: 'Gangesmodule: wat de tegels opleveren',
    text: `Stopt je boot op een riviertegel, dan krijg je de inkomsten daarvan in plaats van de gedrukte.

- **Stenen per karma:** neem voor elke karma die je hebt 1 dobbelsteen van een willekeurige kleur, dus 0 tot 3 stenen.
- **Drie dobbelstenen:** één blauwe, één groene en één oranje. Een kleur die in de voorraad ontbreekt, vervalt.
- **Paleisactie** (danseres, yogi, Raja Man Singh of Portugees): voer deze actie uit zonder werker en zonder de steen, ook als het vertrek bezet is. Is zij onmogelijk, dan gebeurt er niets. De Portugees heeft 6 vrije velden voor zich nodig. Zij werkt zoals de [paleisactie op de rivier](#river-palace-action).
- **Drie markten van één soort:** tel tot 3 van je markten van één soort, zonder dobbelsteen. Thee 3, 2, 2 en 1 levert 7 geld op.
- **Doorvaren:** je boot vaart tot 3 onbezette velden verder en je krijgt de inkomsten waar hij dan stopt. Je mag ook blijven en niets krijgen. Stopt hij op nog zo’n tegel, dan mag je weer doorvaren. Vanaf veld 6, met een andere boot op 8, brengt een vaart van 2 je op veld 9.`,
  },
  'ganga3-tiles': {
    title: 'Ganges 3: wat de tegels opleveren',
    text: `Stopt je boot op zo’n tegel, dan krijg je de inkomsten ervan. Er zijn acht soorten, twee tegels van elk, en een derde voor „3 willekeurige markten”.

- **[Een werker verplaatsen](#ganga3-re-place):** een van je ingezette werkers gaat naar een ander veld zonder de kosten daarvan.
- **[Een tegel nog eens tellen](#ganga3-re-score):** een van je tegels telt nog een keer.
- **2 geld per karma:** 0, 2, 4 of 6 geld.
- **[2 opbrengstfiches](#ganga3-yield-tiles)**
- **1 geld per provincietegel:** voor elke zichtbare tegel van je provincie. De residentie en bedekte tegels tellen niet, wildernis alleen als zij ontsloten is.
- **3 willekeurige markten:** tel tot drie van je markten, van welke goederen ook.
- **Een markt per steenkleur:** voor elke verschillende kleur van je stenen op Kali mag je één markt tellen, dus hoogstens 4.
- **1 roem per steenkleur:** voor elke verschillende kleur van je stenen op Kali, hoogstens 4 roem.

Een steen die je voor deze rivieractie betaald hebt, is al weg en telt niet voor de kleuren.`,
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
  'ganga3-yield-tiles': {
    title: 'Ganges 3: twee opbrengstfiches',
    text: `Zonder „Navaratna” trek je twee witte opbrengstfiches en krijg je ze na elkaar. Bij spelers van verschillend niveau geldt dat voor iedereen.

Met „Navaratna” kies je tot twee open opbrengstfiches van willekeurige kleuren en leg je elk op een vrij veld van die kleur op je tableau. De opbrengst komt als je ze aansluit.`,
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
