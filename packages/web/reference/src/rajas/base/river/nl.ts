import type { Texts } from '../../../format.ts';
import type { RiverId } from './sections.ts';

export const texts: Texts<RiverId> = {
  harbour: {
    title: 'Haven',
    text: `Betaal één dobbelsteen met 1, 2 of 3 en vaar met je boot zoveel riviervelden ver, of minder, maar minstens één. De kleur van de steen doet er niet toe.

- 1: precies 1 onbezet veld
- 2: 1 of 2 onbezette velden
- 3: 1, 2 of 3 onbezette velden

Andere waarden gaan niet, tenzij je de steen met [karma](#karma) draait.

Naast de steen kan het [eerste vrije veld](#spaces-in-order) geld kosten: de eerste werker van de ronde betaalt niets, latere betalen 1 of 2.

- 2 spelers: 0, 1, 2
- 3 spelers: 0, 1, 1, 2
- 4 spelers: 0, 1, 1, 2, 2

Is de rivier korter dan de steen toelaat, dan vaart de boot hoogstens tot het laatste veld. Staat hij daar, dan kun je de haven niet meer gebruiken.

**Voorbeeld:** het eerste veld van de haven is bezet, dus je betaalt 1 geld. Met een 2 vaar je twee velden ver. Op het volgende veld staat een andere boot en die telt niet, dus die van jou stopt drie velden verder. De inkomsten daar zijn een opwaardering: je molen gaat van 3 naar 4.`,
  },
  river: {
    title: 'Hoe boten varen',
    text: `Boten varen alleen vooruit en tellen alleen onbezette velden. Je krijgt meteen de inkomsten van het veld waar je boot stopt.

- Velden met andere boten worden overgeslagen en niet geteld.
- Op een rivierveld mag maar één boot staan. Uitzonderingen: op het startveld en het [laatste veld](#last-river-space) mogen er zoveel staan als je wilt.
- Velden die je voorbijvaart of overslaat, leveren niets op.
- Het startveld heeft geen inkomsten. Het heeft nummer 0, het volgende nummer 1, en zo verder tot het laatste, nummer 26. Overgeslagen velden houden hun nummer.

Zie [wat de velden opleveren](#river-benefits) en [de brug](#bridge).`,
  },
  bridge: {
    title: 'Brug',
    text: `{{bridge}} Als je boot de brug passeert, wordt je werker die daar wacht meteen actief.

De brug ligt tussen de riviervelden 17 en 18. Zij is zelf geen veld en wordt nooit geteld. Je passeert haar als je boot van een veld ervoor naar een veld erachter vaart, hoe dan ook.

Eerst komt de werker, dan de inkomsten van het veld waar de boot stopt. Zie [nieuwe werkers](#new-workers).`,
  },
  'last-river-space': {
    title: 'Het einde van de rivier',
    text: `Het laatste veld, nummer 26, geldt altijd als vrij, hoeveel boten er ook staan. Elke boot krijgt de inkomsten één keer, bij aankomst: 2 roem per karma.

Een boot verlaat het laatste veld nooit. Zijn eigenaar kan de haven niet meer gebruiken. Een verdere [verplaatsing van de boot](#boat-move) vervalt; de laatste inkomsten krijg je niet nog eens.`,
  },
  'river-benefits': {
    title: 'Wat de riviervelden opleveren',
    text: `Je krijgt meteen de inkomsten van het veld waar je boot stopt. Zijn die op dat moment niets waard – geen markt, geen opwaardering, karma 0 –, dan mag je er toch stoppen en krijg je gewoon niets.

- **2 dobbelstenen** (1, 8, 18): neem 2 stenen van willekeurige kleuren, gelijk of verschillend.
- **2 karma** (2, 12): hoogstens tot 3.
- **Geld** (3, 13, 22): 3, 5 of 7 geld.
- **Roem** (6, 17, 25): 2, 3 of 4 roem.
- **[Paleisactie](#river-palace-action)** (4, 14, 24): voer de actie van een vertrek uit.
- **Stenen per karma** (5 oranje, 10 blauw, 15 groen, 21 paars): neem voor elke karma die je hebt 1 steen van deze kleur, dus 0 tot 3 stenen.
- **Opwaardering** (7): waardeer één soort gebouw één niveau op, bijvoorbeeld de tempel van 2 naar 3.
- **1 geld per markt** (9): voor elke zichtbare markt in je provincie, van welke soort en waarde ook. Vijf markten leveren 5 geld op.
- **Gemengde goederen** (11, 20): tel tot 3 markten van verschillende soorten, van elke hoogstens één.
- **Goederen van één soort** (16): tel tot 4 markten van één soort, zonder dobbelsteen. Zijde 1, 2, 2 en 3 levert 8 geld op.
- **1 roem per opwaardering** (19): 3 [opwaarderingen](#upgrades-made) leveren 3 roem op.
- **2 geld per opwaardering** (23): 3 opwaarderingen leveren 6 geld op.
- **2 roem per karma** (26): karma 2 levert 4 roem op. Het karma wordt niet uitgegeven.`,
  },
  'river-palace-action': {
    title: 'Rivier: een paleisactie kiezen',
    text: `Kies een van de vertrekken 2 tot 6 en voer zijn actie meteen uit: danseres, yogi, Raja Man Singh, bouwmeester of Portugees. Je hebt geen werker nodig en betaalt geen dobbelsteen voor het vertrek; het mag ook bezet zijn. De grootmogol kun je niet kiezen.

- **Bouwmeester:** alleen de steen voor het vertrek is gratis. Het verschil betaal je toch, in stenen van de nieuwe kleur.
- **Portugees:** alleen als er 6 vrije velden liggen voorbij het veld dat je net bereikt hebt, en niet vanaf de laatste zes. Ook de tweede aankomst levert haar inkomsten op.
- Alleen acties die effect hebben, kun je kiezen. Was er geen, dan verviel het voordeel.`,
  },
  'boat-move': {
    title: 'Verplaatsing van de boot door een bonus of inkomsten',
    text: `Je boot vaart naar het volgende onbezette veld en je krijgt de inkomsten van dat veld. Je hebt geen werker, geen dobbelsteen en geen geld nodig.

Staat je boot al op het laatste veld, dan vervalt de verplaatsing. De laatste inkomsten krijg je niet nog eens. Een bonusfiche schuift toch verder.`,
  },
};
