import type { Texts } from '../../format.ts';
import type { MysteriousId } from './sections.ts';

export const texts: Texts<MysteriousId> = {
  mysterious: {
    title: 'Geheimzinnige wateren',
    text: `Alle riviertegels liggen gedekt. Wie als eerste op een tegel stopt, draait hem om en krijgt er 1 geld voor.

**Voorbereiding:** alle tegels worden geschud. Vanaf het eerste veld na de start komt er op elk rond veld een, gedekt; wat over is, gaat ongezien uit het spel. Het ovale laatste veld krijgt er geen, houdt zijn gedrukte inkomsten, en het bereiken daarvan levert dat geld niet op.

- Eindigt een vaart van je boot op een gedekte tegel, draai hem dan om: eerst krijg je 1 geld, dan de inkomsten van de tegel.
- Hoe ver je vaart, beslis je voordat je de tegel ziet. Wat omgedraaid is, kun je niet terugnemen.
- Een omgedraaide tegel blijft open. Latere boten gebruiken hem zoals altijd, zonder het geld.
- Tegels die je alleen voorbijvaart, worden niet omgedraaid.
- Het maakt niet uit hoe de boot er kwam: haven, Portugees, bonus, inkomsten, geschenk, tempel of „doorvaren”.

Niet te combineren met [Opdrogende bronnen](#drying).`,
  },
  'mysterious-with-others': {
    title: 'Geheimzinnige wateren met andere modules',
    text: `De meeste modules hebben met gedekte tegels niets te maken. Hier raken ze elkaar:

- **Holi:** een tegel die je door een geschenk bereikt, wordt voor 1 geld omgedraaid, dat zelf een feest kan veroorzaken.
- **Kedarnath:** de verplaatsing van rij 1 draait een tegel om voor 1 geld.
- **Ganges 3:** eerst het 1 geld, dan de inkomsten. Tegels die kleuren tellen, tellen de betaalde steen niet.
- **Ganges 1:** bij „doorvaren” kies je na het omdraaien hoe ver je vaart, en ook de volgende gedekte tegel wordt omgedraaid, elk voor 1 geld.
- **„Navaratna”:** het bruine fiche voor de rivier telt gedrukte velden; verplaatsingen van inkomsten draaien tegels om zoals elke vaart.
- **Gangesdolfijn:** zie [daar](#dolphin).`,
  },
};
