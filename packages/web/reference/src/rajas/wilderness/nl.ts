import type { Texts } from '../../format.ts';
import type { WildernessId } from './sections.ts';

export const texts: Texts<WildernessId> = {
  wilderness: {
    title: 'Door het wilde Gangestan',
    text: `Ieder begint met één wildernistegel midden in de provincie en een klein voordeel daarvoor.

**Voorbereiding:** is alles klaar en de startspeler bekend, dan worden de vier wildernistegels gedekt geschud. In beurtvolgorde vanaf de startspeler trekt ieder er een, legt hem en neemt zijn [voordeel](#wilderness-tiles). Tegels die niet getrokken zijn, gaan ongezien uit het spel.

Je moet hem op een van de vier binnenvelden B2, D2, B3 of D3 leggen, in elke richting. Hij hoeft niet op je weg aangesloten te zijn.

Het voordeel komt maar één keer, nu. Later aansluiten levert op zichzelf niets op. Zie [zijn wegen](#wilderness-roads).`,
  },
  'wilderness-tiles': {
    title: 'De vier wildernistegels',
    text: `Elke heeft zijn eigen weg en zijn eigen voordeel bij de voorbereiding.

- **Waterval** (bocht): een dobbelsteen naar keuze uit de voorraad, geworpen en op je Kali gelegd.
- **Gebergte** (rechte weg): trek een gedekt wit opbrengstfiche en krijg de opbrengst meteen, in elke variant. Zonder „Navaratna” gaat het daarna naar de apart gelegde. Met „Navaratna” blijven de witte fiches gedekt tot alle wildernis gelegd is; dan worden ze allemaal, ook het getrokken, opengedraaid.
- **Moeras** (splitsing): je mag een van je stenen teruggeven, een steen naar keuze nemen, hem werpen en in plaats daarvan houden.
- **Woestijn** (kruising): 1 karma.`,
  },
  'wilderness-roads': {
    title: 'Wildernis en je wegen',
    text: `Zolang geen weg de wildernis met je residentie verbindt, is zij niet ontsloten: je kunt er niet vandaan verder bouwen. Zodra een weg haar bereikt, is zij ontsloten en kun je haar andere uiteinden voortzetten zoals bij elke tegel.

- Je mag ernaast bouwen zonder haar wegen te raken, ook als zij dan nooit meer bereikt kan worden.
- Wildernis wordt nooit bedekt, ontsloten of niet.
- Bij de bouwmeester moet elke tegel die verbonden was, verbonden blijven, ook ontsloten wildernis. Niet ontsloten wildernis doet er niet toe.
- Binnenvelden raken de rand niet, dus de wildernis zelf bereikt geen speciale inkomsten. Tegels daarachter doen dat zoals altijd.`,
  },
  'wilderness-counts': {
    title: 'Als wat telt wildernis?',
    text: `Alleen zolang zij met de residentie verbonden is, telt zij als provincietegel: 1 geld bij de riviertegel „1 geld per provincietegel” (en bij de Ashoka-zuil uit een andere doos).

Hetzelfde geldt voor wegvormen, op de achterkant van het wegentableau en bij het bruine fiche voor bochten: ontsloten wildernis telt met haar weg.

Zij heeft geen markt en geen gebouw en telt daar nooit voor.`,
  },
  'wilderness-with-others': {
    title: 'Wildernis met andere modules',
    text: `De meeste modules lopen gewoon naast de wildernis. Hier raken ze elkaar:

- **Koeien:** een koe bedekt nooit wildernis, en wildernis is geen tegel met markt.
- **Wegen:** wildernis wordt nooit bedekt, verplaatst of van een vlag voorzien. Een verplaatste tegel mag haar ontsluiten, maar kan voor zijn eigen verbinding niet op niet ontsloten wildernis steunen. Lag wildernis naast de residentie en zette zij haar weg voort, dan leverde zij geld van de wegen op; op de achterkant telt ontsloten wildernis met haar weg.
- **Ganges 3:** „1 geld per provincietegel” telt haar alleen als zij ontsloten is. Ontsloten mag zij nog eens geteld worden: zij herhaalt haar voordeel.
- **Rivier:** de rivier wordt neergelegd voordat wildernis getrokken wordt, en geen wildernis verplaatst een boot.
- **„Navaratna”:** de witte opbrengstfiches blijven gedekt tot de wildernis klaar is. De binnenvelden zijn die van die kant, Kali heeft 8 handen, en het bruine fiche voor bochten telt een ontsloten waterval.
- **Verschillend niveau:** de witte stapel blijft het hele spel gedekt. Ieder gebruikt de binnenvelden van zijn eigen kant.`,
  },
};
