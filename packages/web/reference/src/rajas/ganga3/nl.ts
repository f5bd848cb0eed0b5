import type { Texts } from '../../format.ts';
import type { Ganga3Id } from './sections.ts';

export const texts: Texts<Ganga3Id> = {
  ganga3: {
    title: 'Gangesmodule 3: een vrije rivier',
    text: `17 extra riviertegels met acht nieuwe inkomsten. Samen met de 8 tegels van het basisspel zijn het er 25, en je mag de rivier inrichten zoals je wilt.

- **Met worpen:** zoals in de [Gangesmodule](#ganga): werpen, verder tellen, de volgende tegel van de geschudde stapel leggen. Met 25 tegels ga je door tot het einde van de rivier, dus er kunnen er meer dan acht liggen.
- **Willekeurig:** elk rond veld krijgt een tegel, open.
- **Met de hand:** je kiest tegel voor tegel wat waar komt.

Een open tegel vervangt de gedrukte inkomsten van zijn veld. Op het startveld en het ovale laatste veld ligt er nooit een. Tegels die niet nodig zijn, gaan uit het spel. Zijn er te weinig, dan houden de laatste ronde velden wat erop gedrukt staat.

Twee varianten doen meer met de tegels: [Opdrogende bronnen](#drying) en [Geheimzinnige wateren](#mysterious). Wat ze opleveren: [tegels van Ganges 1](#ganga-tiles), [tegels van Ganges 3](#ganga3-tiles).`,
  },
};
