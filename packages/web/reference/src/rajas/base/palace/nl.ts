import type { Texts } from '../../../format.ts';
import type { PalaceId } from './sections.ts';

export const texts: Texts<PalaceId> = {
  palace: {
    title: 'Paleis',
    text: `In het paleis krijg je allerlei gunsten. Je kiest een willekeurig vrij veld.

- Het [lage voorterras](#front-terrace) en de [hoge terrassen](#terrace) zijn kosteloos.
- Een [balkon](#balcony) kost één dobbelsteen van zijn kleur, wat die ook aangeeft.
- Een **vertrek** kost één dobbelsteen van een willekeurige kleur die precies zijn getal aangeeft. Er zijn er zes, elk met één veld: 1 [grootmogol](#great-mogul), 2 [danseres](#dancer), 3 [yogi](#yogi), 4 [Raja Man Singh](#raja-man-singh), 5 [bouwmeester](#master-builder), 6 [Portugees](#portuguese).

Geen enkel veld in het paleis kost geld. In een vertrek mag [karma](#karma) de betaalde steen draaien.`,
  },
  'front-terrace': {
    title: 'Laag voorterras',
    text: `Kosteloos. Je krijgt 2 geld, daarna mag je zoveel van je dobbelstenen opnieuw werpen als je wilt.

Noem alle stenen die je opnieuw wilt werpen; ze worden samen één keer geworpen en houden hun kleur. Geen steen wordt in dezelfde actie twee keer geworpen.

Het geld komt eerst. Leveren de 2 geld je dus een bonus met nieuwe stenen op, dan mag je ook die opnieuw werpen.`,
  },
  terrace: {
    title: 'Hoog terras',
    text: `Kosteloos. Je neemt 1 dobbelsteen van de getoonde kleur uit de voorraad en werpt hem.

Het bord voor twee heeft één hoog terras van elke kleur, dat voor drie of vier heeft er twee. Ligt er geen steen van de kleur in de voorraad, dan is het terras niet bruikbaar.

Ook als [Kali vol](#kali-full) is, mag je hierheen: geef eerst een steen terug of neem er geen.

**Voorbeeld:** op het oranje terras neem je een oranje steen, werpt hem en legt hem op je Kali-standbeeld. Je betaalt niets.`,
  },
  balcony: {
    title: 'Balkon',
    text: `Betaal 1 dobbelsteen van de getoonde kleur, wat hij ook aangeeft, en neem 2 dobbelstenen van een andere kleur.

- oranje levert 2 paarse stenen op,
- paars levert 2 groene stenen op,
- groen levert 2 blauwe stenen op,
- blauw levert 2 oranje stenen op.

Ligt er maar één steen van de nieuwe kleur in de voorraad, dan krijg je er één. Ligt er geen, dan is het balkon niet bruikbaar. Karma heeft hier geen nut, omdat de waarde niet telt.

**Voorbeeld:** je betaalt een blauwe steen en krijgt 2 oranje, die je meteen werpt.`,
  },
  'great-mogul': {
    title: 'Grootmogol (1)',
    text: `{{portrait-great-mogul}} Voor een dobbelsteen met een 1 krijg je 2 roem en word je startspeler van de volgende ronde.

De olifant verhuist pas aan het [einde van de ronde](#round-end). In de lopende ronde blijft de startspeler dezelfde. Ook de startspeler mag hierheen en houdt dan de olifant.`,
  },
  dancer: {
    title: 'Danseres (2)',
    text: `{{portrait-dancer}} Voor een dobbelsteen met een 2 neem je 2 dobbelstenen van willekeurige kleuren en trek je het bovenste witte opbrengstfiche.

De opbrengst van het fiche krijg je meteen: 1 dobbelsteen, 3 geld, 1 opwaardering of 1 karma. Van elk zijn er twee.

Daarna wordt het fiche open apart gelegd. Is de stapel op, dan worden de apart gelegde fiches meteen geschud en vormen ze de nieuwe stapel. Er is dus altijd een fiche te trekken.

De twee stenen zijn één winst, een steen van het fiche is een tweede. Voor elk kijk je apart of [Kali plaats heeft](#kali-full).

In de variant „Navaratna” [werkt de danseres anders](#navaratnas-dancer).`,
  },
  yogi: {
    title: 'Yogi (3)',
    text: `{{portrait-yogi}} Voor een dobbelsteen met een 3 krijg je 2 karma en neem je daarna 1 dobbelsteen van een willekeurige kleur.

Karma stijgt niet boven 3. Ook met karma 3 mag je hierheen voor de steen.`,
  },
  'raja-man-singh': {
    title: 'Raja Man Singh (4)',
    text: `{{portrait-raja-man-singh}} Voor een dobbelsteen met een 4 doe je één opwaardering naar keuze en krijg je 3 geld.

Eerst komt de opwaardering, dan het geld. Staan al je gebouwen al op 4, dan krijg je alleen de 3 geld. Zie [perkamentrollen](#building-scrolls).`,
  },
  'master-builder': {
    title: 'Bouwmeester (5)',
    text: `{{portrait-master-builder}} Voor een dobbelsteen met een 5 bouw je een duurdere open tegel op een eigen tegel en tel je de nieuwe.

- Het getal op de nieuwe tegel moet hoger zijn dan dat op de oude. Kleuren doen er voor deze vergelijking niet toe.
- Je betaalt alleen het verschil: dobbelstenen in de kleur van de **nieuwe** tegel die samen minstens nieuw getal min oud getal halen. Te veel betalen mag; je krijgt niets terug.
- De steen met de 5 voor het vertrek komt erbij. Een veld in de steengroeve en geld zijn niet nodig.
- Karma mag de steen voor het vertrek en de stenen voor het verschil draaien.
- Al je tegels moeten [verbonden blijven](#covered-tiles). De nieuwe mag je draaien zoals je wilt.
- Markten en gebouwen van de nieuwe tegel tellen zoals in de steengroeve. [Speciale inkomsten](#special-yields) krijg je nooit.

Zonder een passend paar tegels en de stenen voor het verschil kun je hier niet heen.

**Voorbeeld:** je hebt een groene 5, een paarse dobbelsteen en de tegel „oranje 4”. Open ligt „paars 6”. Je betaalt de groene 5 voor het vertrek en een paarse steen van minstens 2 voor het verschil van 2. Een paarse 1 is alleen met karma genoeg: gedraaid is hij een 6.`,
  },
  'covered-tiles': {
    title: 'Op een tegel bouwen: wat mag en wat niet',
    text: `Na het bouwen moet elke zichtbare tegel van je provincie met de residentie verbonden zijn, ook de nieuwe.

- Op elk vak kan maar één keer worden overgebouwd. Er liggen nooit meer dan twee tegels op een vak, en een tegel die een andere bedekt, kan niet bedekt worden.
- Je mag op elke eigen tegel bouwen die alleen op zijn vak ligt, ook een die je in dezelfde beurt hebt gelegd.
- Zo krijg je nooit speciale inkomsten, of je ze nu gemist had of niet.
- De nieuwe tegel mag de weg naar al ontvangen inkomsten afsnijden of wegen van buren open laten, zolang alle tegels verbonden blijven. Je verliest niets.
- Wat eronder ligt – gebouwen, markten, weg – telt nergens meer voor. Wat je al gekregen hebt, houd je.
- De bedekte tegel blijft eronder liggen; hij gaat niet terug naar een stapel.`,
  },
  portuguese: {
    title: 'Portugees (6)',
    text: `{{portrait-portuguese}} Voor een dobbelsteen met een 6 vaart je boot precies 6 onbezette riviervelden ver en krijg je de inkomsten van het bereikte veld.

- Velden met andere boten worden overgeslagen en niet geteld.
- Korter varen mag niet.
- Passeert de boot de brug, dan win je zoals altijd je werker.
- Vanaf een van de laatste 6 riviervelden (21 tot 26) is de Portugees niet bruikbaar.
- Ook niet als er door andere boten minder dan 6 vrije velden voor je liggen. Het laatste veld geldt altijd als vrij.`,
  },
};
