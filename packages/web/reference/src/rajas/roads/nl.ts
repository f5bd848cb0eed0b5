import type { Texts } from '../../format.ts';
import type { RoadsId } from './sections.ts';

export const texts: Texts<RoadsId> = {
  roads: {
    title: 'De wegen van het Mogolrijk',
    text: `Een werker op het wegentableau levert geld op voor de wegen van je residentie en een vlag, waarmee je een tegel die je bedekt kunt redden.

**Voorbereiding:** kies een kant van het wegentableau en leg er 3 vlaggen naast.

- De voorkant kost niets; de [achterkant](#roads-back) kost een dobbelsteen en levert meer op.
- Je krijgt 1 geld voor elk van de drie wegen van je residentie die een zichtbare buurtegel voortzet, dus hoogstens 3.
- Je krijgt ook een [vlag](#road-flag), als er nog een is. Je hebt daarin geen keus.
- Je mag het veld ook gebruiken als er geen vlag meer is of geen weg wordt voortgezet.
- Vlaggen liggen bij je Kali maar bezetten geen hand. Je mag er meerdere hebben.`,
  },
  'road-flag': {
    title: 'Een vlag gebruiken',
    text: `Bedek je een tegel met de bouwmeester, dan mag je een vlag uit een eerdere beurt gebruiken: de oude tegel verdwijnt niet eronder, maar gaat naar een vrij vak.

1. Bedek zoals altijd: duurdere tegel, verschil betaald, alle tegels verbonden, of volgens de regels voor [koeien](#cow-covering). De verplaatsing die volgt, telt daarvoor niet.
2. Tel de nieuwe tegel: markten, gebouwen, koe. Speciale inkomsten levert hij niet op.
3. Trek de bedekte tegel eronderuit en leg hem meteen op een vrij vak van je tableau, in elke richting, zodat een weg hem met de residentie verbindt.
4. Zet de vlag erop. Die [blijft daar](#road-relocated).

Het werkt met elke bouwmeester, uit het paleis of van de rivier, één vlag per keer, en je kiest telkens zelf. Past geen vrij vak, dan houd je de vlag en blijft de tegel eronder.

**Voorbeeld:** je betaalt een 5 en een groene 4 voor een groene tegel met twee gebouwen en bedekt een markttegel. Op niveau 2 krijg je 2 + 2 = 4 roem. De markttegel gaat naar een vrij vak naast „2 dobbelstenen”: er is geen geld voor, maar je neemt 2 dobbelstenen. De vlag staat erop, en zijn markt kan later geteld worden.`,
  },
  'road-relocated': {
    title: 'De verplaatste tegel',
    text: `Hij wordt bij het verplaatsen niet geteld: geen geld, geen roem, geen voordeel. Maar speciale inkomsten die hij nieuw op je wegen aansluit, krijg je wel, na al het andere. Inkomsten die je al gehad hebt, krijg je niet nog eens.

- De vlag blijft er tot het einde van het spel op en komt nooit terug in de voorraad. Een tegel met een vlag kan nooit bedekt worden.
- De nieuwe tegel, nu alleen op zijn vak, mag later zoals elke andere bedekt worden.
- Verder werkt de verplaatste tegel als voorheen: zijn markten kunnen geteld worden, zijn gebouwen, weg en de tegel zelf tellen, en een koe houdt haar blijvende voordeel.`,
  },
  'roads-back': {
    title: 'Wegentableau: achterkant',
    text: `Het veld kost één dobbelsteen naar keuze; zonder dobbelsteen kun je het niet gebruiken. Je krijgt het geld voor je residentiewegen en een vlag zoals op de voorkant, en extra geld volgens de worp van de steen.

De steen wordt geworpen, en je krijgt 2 geld voor elke zichtbare tegel van je provincie met deze weg:

- **1 of 6:** rechte wegen
- **2 of 5:** bochten
- **3:** splitsingen
- **4:** kruisingen

Koeien, tegels met een vlag en ontsloten wildernis tellen mee; bedekte tegels niet. Er is geen maximum.

De volgorde is: steen afgeven, residentiegeld, vlag, worp, extra geld, steen naar de voorraad. Niets kan de worp veranderen: geen karma, geen Holi-tegel, niet opnieuw werpen.

**Voorbeeld:** alle drie de residentiewegen worden voortgezet, je hebt 4 splitsingen en werpt een 3: 3 + 8 = 11 geld en een vlag.`,
  },
  'roads-with-others': {
    title: 'Wegen met andere modules',
    text: `De meeste modules lopen gewoon naast de wegen. Hier raken ze elkaar:

- **Koeien:** een koe die je met een vlag legt, wordt geteld voordat de bedekte tegel verhuist. Een verplaatste koe houdt haar blijvende voordeel, maar geeft niets zolang ze bedekt is. Koeien tellen met hun weg.
- **Wildernis:** zij wordt nooit bedekt, verplaatst of van een vlag voorzien, maar een verplaatste tegel mag haar ontsluiten. Ontsloten telt zij op de achterkant met haar weg; zette zij een residentieweg voort, dan leverde zij geld van de wegen op.
- **Ganges 3, een werker verplaatsen:** je mag een werker naar het lege wegentableau verplaatsen. Op de achterkant heb je dan geen steen nodig: er wordt er een uit de voorraad geworpen en teruggelegd.
- **Ganges 3, nog eens tellen:** een tegel met een vlag mag nog eens geteld worden. Alleen op het moment van verplaatsen telt hij niet.
- **Bouwmeester van de rivier:** een vlag werkt bij elk, van een gedrukt veld of van een tegel.
- **Roze olifant:** de eigenaar mag hier bij de startspeler gaan staan en krijgt residentiegeld en een vlag als er nog een is; op de achterkant voor een dobbelsteen.
- **„Navaratna”:** inkomsten die de verplaatste tegel nieuw aansluit, krijg je nadat de nieuwe tegel geteld is, en er telt wat er na de verplaatsing is.`,
  },
};
