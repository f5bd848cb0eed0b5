import type { Texts } from '../../format.ts';
import type { CoffersId } from './sections.ts';

export const texts: Texts<CoffersId> = {
  coffers: {
    title: 'De koffers van de grootmogol 2: zeven modules',
    text: `Zeven modules die je elk apart aan- of uitzet: [Holi](#holi), de [heilige koeien](#cows), [Kedarnath](#kedarnath), de [wildernis](#wilderness), de [wegen](#roads), [Gangesmodule 3](#ganga3) en de [roze olifant](#pink-elephant).

Staan ze allemaal uit, dan speel je het onveranderde basisspel. Je kunt ze vrij combineren, met twee, drie of vier spelers. Zijn ze nieuw voor je, begin dan met één module per spel; dat is alleen een raad.

Holi, Kedarnath en de wegen hebben een voorkant en een achterkant. Jullie spreken voor het spel één kant af en houden die aan.

Twee keuzes sluiten elkaar uit: [Opdrogende bronnen](#drying) en [Geheimzinnige wateren](#mysterious). En een spel met verschillend niveau is niet de variant „Navaratna”; je speelt het een of het ander.`,
  },
  'module-set-up': {
    title: 'Voorbereiding met modules',
    text: `Bereid in deze volgorde voor:

1. bord, rivier en riviertegels,
2. de stapels provincietegels, met de heilige koeien erdoor geschud,
3. de opbrengstfiches,
4. Kedarnath-tableau, wegentableau met 3 vlaggen, Holi-tegels, roze olifant,
5. de spullen van de spelers, startdobbelstenen, startspeler, startgeld,
6. met „Navaratna”: het bruine fiche van elke speler,
7. de wildernistegels,
8. met „Navaratna”: de witte opbrengstfiches worden opengedraaid.

Wat gedekt ligt – stapels opbrengstfiches, riviertegels, wildernistegels voor het trekken –, kent niemand tot het wordt omgedraaid.`,
  },
  'module-effects': {
    title: 'Effecten van de modules',
    text: `De modules gebruiken de woorden van het basisspel, en de regels daarvan gelden.

- **Volgorde:** werker inzetten, betalen, actie uitvoeren. Elk effect wordt afgemaakt, dan volgen de bereikte bonussen en werkers in die volgorde, dan het volgende effect. Is er niets meer over, dan eindigt je beurt. Pas dan komen wachtende Holi-feesten, dan de volgende beurt.
- **Een steen naar keuze:** een willekeurige kleur uit de voorraad, meteen geworpen. Kali heeft 10 handen, of 8 op de achterkant; [is zij vol](#kali-full), dan neem je er minder of geef je eerst stenen terug. Alleen de stenen van de [Holi-voorkant](#holi-front) worden niet geworpen door wie ze neemt.
- **Een markt tellen:** je krijgt de gedrukte waarde, plus het voordeel van een [koe](#cow-goods) waar dat geldt. Binnen één effect telt elke markt hoogstens één keer. Minder tellen mag altijd.
- **Verplaatsing van de boot:** naar het volgende rivierveld dat vrij en niet opgedroogd is, met de inkomsten daarvan. Het ovale laatste veld is altijd vrij; vandaar vaart geen boot verder.
- **Karma** blijft tussen 0 en 3; wat te veel is, vervalt.
- Een onmogelijk deel vervalt. De andere delen gelden wel, en niets komt ervoor in de plaats.`,
  },
  'module-yield-tiles': {
    title: '„Een opbrengstfiche” in de modules',
    text: `Zonder „Navaratna” trek je het bovenste witte fiche, krijg je meteen de opbrengst en leg je het apart; is de stapel leeg, dan worden de apart gelegde fiches geschud.

Met „Navaratna” kies je een open opbrengstfiche waarvoor je een vrij veld van die kleur hebt, en leg je het daar. De opbrengst komt als een weg het aansluit. Je mag van het fiche afzien.`,
  },
  'out-of-turn': {
    title: 'Geschenken buiten je beurt',
    text: `Terwijl je een feestgeschenk krijgt, neem je alle beslissingen daarover, en niemand mag je onderbreken. Voor karma, Holi-tegels en vlaggen geldt het als jouw beurt.

Een beurt met een werker verlies of win je er niet door.`,
  },
  'module-boards': {
    title: 'Tempel en wegentableau',
    text: `De Kedarnath-tempel en het wegentableau zijn gewone actievelden met plaats voor één werker per ronde, bij elk aantal spelers.

Werkers daar komen aan het einde van de ronde terug en gelden voor alle andere regels als op het bord ingezet.`,
  },
  'everything-together': {
    title: 'Alles samen',
    text: `Jullie mogen alle modules tegelijk aanzetten. Waar er twee elkaar raken, zegt een stuk „met andere modules” hoe; alle andere paren lopen gewoon naast elkaar.

- Opdrogende bronnen en Geheimzinnige wateren sluiten elkaar uit: de blauwe achterkant van een riviertegel zou twee dingen betekenen.
- Spelers van verschillend niveau spelen het basisspel met een handicap; dat sluit „Navaratna” dus uit.
- De riviertegels van het basisspel passen zoals altijd bij „Navaratna” en bij verschillend niveau.

Wat je ook combineert, sommige dingen gelden altijd: 12 dobbelstenen per kleur, 3 vlaggen, elke Holi-tegel maar één keer, één boot op elk rond rivierveld, karma van 0 tot 3. Hoogstens 3 werkers staan op een veld, en meer dan één alleen door de roze olifant. Tussen twee beurten staat geen markeersteen voorbij een Holi-tegel die nog op het spoor ligt.`,
  },
};
