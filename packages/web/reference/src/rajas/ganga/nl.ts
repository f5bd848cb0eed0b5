import type { Texts } from '../../format.ts';
import type { GangaId } from './sections.ts';

export const texts: Texts<GangaId> = {
  ganga: {
    title: 'Gangesmodule: riviertegels',
    text: `Riviertegels bedekken enkele velden van de rivier en vervangen het hele spel wat daar gedrukt staat. Alle andere regels van de rivier blijven.

**Voorbereiding:** de 8 tegels worden gedekt geschud. Er wordt een dobbelsteen geworpen; tel vanaf de start zoveel riviervelden en leg daar de eerste tegel open. Werp opnieuw, tel vandaar verder, leg de volgende, enzovoort.

- De brug wordt niet geteld.
- Het stopt als alle 8 tegels liggen, of als een worp het laatste veld zou bereiken of passeren; er wordt niet opnieuw geworpen. Tegels die over zijn, gaan uit het spel.
- Op het startveld en op het laatste veld komt nooit een tegel.
- Alle tegels liggen open voor de eerste beurt.

**Voorbeeld:** de eerste worp is een 2, dus de eerste tegel ligt op veld 2 en vervangt „2 karma”. Met daarna een 3 ligt de tweede op veld 5.

De module past bij het basisspel, bij „Navaratna” en bij spelers van verschillend niveau.`,
  },
};
