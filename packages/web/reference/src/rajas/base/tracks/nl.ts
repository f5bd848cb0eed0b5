import type { Texts } from '../../../format.ts';
import type { TracksId } from './sections.ts';

export const texts: Texts<TracksId> = {
  'fame-track': {
    title: 'Roemspoor',
    text: `{{fame-crown}} Elke roem brengt je roemmarkeersteen één veld verder, met de klok mee. Roem geef je nooit uit, dus de markeersteen gaat nooit terug.

Onderweg bereik je deze velden, elk één keer:

- **5:** een [opwaardering](#late-upgrade) naar keuze
- **15:** je wachtende [werker](#new-workers)
- **24:** 2 karma, hoogstens tot 3
- **31:** als je wilt, een [verplaatsing van de boot](#boat-move): je boot vaart naar het volgende onbezette veld en je krijgt de inkomsten daarvan

Een veld werkt als je markeersteen erop stopt of eroverheen gaat. Op een veld mogen zoveel markeerstenen staan als je wilt.`,
  },
  'money-track': {
    title: 'Geldspoor',
    text: `{{coin}} Elk geld dat je krijgt, brengt je geldmarkeersteen één veld verder, tegen de klok in; betaal je, dan gaat hij terug.

Onderweg bereik je deze velden, elk één keer:

- **12:** als je wilt, een [verplaatsing van de boot](#boat-move)
- **20:** je wachtende [werker](#new-workers)
- **33:** als je wilt, 2 dobbelstenen van willekeurige kleuren
- **44:** als je wilt, een verplaatsing van de boot
- **55:** als je wilt, 2 dobbelstenen van willekeurige kleuren

Je [bonusfiche](#bonus-marker) toont welke bonus de volgende is. Teruggaan heeft geen gevolgen. Op een veld mogen zoveel markeerstenen staan als je wilt.`,
  },
  'bonus-spaces': {
    title: 'Een bonus bereiken',
    text: `Een bonus werkt meteen, als je eigen markeersteen op zijn veld stopt of eroverheen gaat. Elke bonus van elk spoor krijg je maar één keer per spel.

- Zie je van een bonus af of is hij op dat moment onmogelijk, dan is hij toch verbruikt.
- Een bonus hoort maar bij één spoor. De markeersteen op het spoor ernaast krijgt niets.

**Voorbeeld:** roem 31 ligt naast geld 59 en 60. Gaat je geldmarkeersteen daar voorbij, dan vaart je boot niet.`,
  },
  'several-bonuses': {
    title: 'Meerdere bonussen in één beweging',
    text: `Eerst gaat de markeersteen de hele weg, dan geldt alles wat hij bereikt of gepasseerd heeft in oplopende volgorde, het ene na het andere en elk helemaal.

Op het geldspoor schuift het bonusfiche verder voordat de bonus wordt uitgevoerd. Geld van die bonus kan je dus al de volgende opleveren. Brengt één winst je voorbij twee bonussen, dan krijg je ze allebei.

**Voorbeeld:** je gaat van 11 naar 34 geld. Eerst komt de verplaatsing van de boot van 12, dan de werker van 20, dan de dobbelstenen van 33.`,
  },
  'bonus-marker': {
    title: 'Bonusfiche',
    text: `Je bonusfiche toont je volgende bonus op het geldspoor. Bereikt of passeert je geldmarkeersteen het, dan krijg je de bonus en schuift het fiche verder:

1. Het begint op 12, rivierkant boven: een verplaatsing van de boot.
2. Dan ligt het op 33, dobbelsteenkant boven: 2 dobbelstenen.
3. Dan op 44, rivierkant boven: een verplaatsing van de boot.
4. Dan op 55, dobbelsteenkant boven: 2 dobbelstenen. Daarna gaat het uit het spel.

Het maakt dus niet uit dat je tussendoor betaalt en terugvalt: wat je gehad hebt, krijg je niet nog eens. Het fiche schuift ook verder als je van de bonus afziet of hij vervalt.

**Voorbeeld:** je bereikt 12, betaalt tot 10 en bereikt weer 12: er gebeurt niets. Je volgende bonus ligt op 33.`,
  },
  'track-end': {
    title: 'Het einde van de sporen',
    text: `Roem en geld worden doorgeteld, ook voorbij het laatste gedrukte veld. Er begint geen nieuw rondje.

Dat kan alleen in de allerlaatste beurten gebeuren, want de markeerstenen ontmoeten elkaar veel eerder. Het roemspoor heeft 60 velden, het geldspoor 120.`,
  },
};
