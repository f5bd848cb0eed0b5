export const places = {
  aim: {
    title: 'Waar het om gaat',
    text: `
Met drie, vier of vijf spelers reizen jullie door twaalf provincies van India en dingen jullie naar de gunst van het hof. Wie aan het eind de meeste invloedspunten heeft, wint.

Er zijn precies twaalf bezoeken, één aan elke provincie, en na het laatste is ook je hand nog een paar punten waard. Jullie zitten in een vaste kring en spelen altijd met de klok mee. In elk bezoek leg je kaarten voor de zes machten van het hof. De kunst is op het juiste moment te gaan: je wint alleen waarin je voorligt als je je [terugtrekt](#withdrawing).

Punten komen van [verbonden paleizen](#scoring-palaces), van [goederen](#goods), van [bonustegels](#bonus-tiles) en van de kaarten die je [aan het eind nog hebt](#scoring-your-hand).`,
  },
  'set-up': {
    title: 'Zo wordt alles klaargelegd',
    text: `
Alles ligt voor je klaar: tegels op de kaart, van elk fiche één aan het hof, zes kaarten in elke hand.

- Provincietegel 12 ligt altijd in de provincie van Agra. De tegels 1 tot en met 11 worden geschud en open over de andere elf provincies verdeeld.
- Aan het hof komen de kroon en één fiche van vizier, generaal, monnik en prinses. De andere fiches wachten op vier open stapels.
- Iedereen krijgt **zes kaarten** die de anderen niet zien. Daarna wordt het [open kaartenaanbod](#card-display) gelegd: 5 kaarten met drie spelers, 7 met vier, 9 met vijf. De rest is de trekstapel; de aflegstapel is leeg.
- Iedereen heeft een eigen kleur, paleizen in die kleur en een scoresteen op 0. Voor de regels maken de kleuren niets uit.
- Het eerste bezoek gaat naar de provincie met tegel 1. Die tegel gaat naar het hof, waar hij te winnen is.
- Het toeval wijst de startspeler aan, tenzij de tafel met een bepaalde startspeler is geopend.`,
  },
  'course-of-a-visit': {
    title: 'Het verloop van een bezoek',
    text: `
De startspeler begint, daarna gaat het met de klok mee: iedereen speelt kaarten of trekt zich terug, tot allen zich hebben teruggetrokken.

Wie zich heeft teruggetrokken, doet in dit bezoek niet meer mee en wordt overgeslagen. De anderen gaan door. Een beurt wordt helemaal afgemaakt voordat de volgende begint; na een terugtrekking horen daar winst, paleizen, punten en nieuwe kaarten bij.

Is ook de laatste speler eruit, dan [eindigt het bezoek](#end-of-a-visit). Eindeloos duren kan het niet: elke beurt verbruikt kaarten uit een hand die ondertussen niet groeit, of er valt iemand af.`,
  },
  'what-is-secret': {
    title: 'Wat open is en wat geheim',
    text: `
Alleen jij ziet de kaarten in je hand. Al het andere op tafel is voor iedereen zichtbaar.

- **Open:** de kaart met paleizen en tegels, het hof en de voorraad, fiches en goederen van iedereen, alle kaarten die in dit bezoek zijn gespeeld met hun symbolen, het kaartenaanbod, de scores, de startspeler en de volgorde. Ook hoeveel kaarten iemand heeft en wie welke speciale kaart bezit, is bekend.
- **Geheim:** welke kaarten de anderen in hun hand hebben. Laten zien mag ook niet.
- **Trekstapel:** niemand kent de volgorde. De aflegstapel ligt open; iedereen mag weten wat erin zit.

Na het twaalfde bezoek worden alle handen getoond, zodat iedereen kan narekenen.`,
  },
  'talk-and-chance': {
    title: 'Praten en geluk',
    text: `
Jullie mogen praten en elkaar proberen over te halen, maar beloften binden niet, en er mag niets worden weggegeven of geruild.

Kaarten, fiches, tegels en punten gaan nooit van speler naar speler. De enige uitzondering is een speciale kaart: die gaat naar wie het [paar fiches](#exchanging-tokens) compleet maakt.

Het geluk beslist maar weinig: waar provincietegels en bonustegels liggen, de volgorde van de kaarten na elk schudden en wie als eerste begint. De rest is aan jullie.`,
  },
  map: {
    title: 'De kaart van het land',
    text: `
Twaalf provincies met 49 steden, verbonden door wegen. Elke provincie wordt één keer bezocht, in de volgorde van haar nummer, van 1 tot en met 12.

Elke provincie heeft vier steden, alleen die van Agra heeft er vijf. Wegen lopen binnen provincies en over hun grenzen; langs die wegen worden je paleizen een [netwerk](#scoring-palaces).

Het nummer van een provincie zegt wanneer ze wordt bezocht. Alle nummers zijn vanaf het begin bekend, dus je kunt vooruitplannen; het laatste bezoek gaat altijd naar de provincie van Agra. De tegels zijn zo getekend dat ze geen stad en geen weg bedekken.`,
  },
  city: {
    title: 'Steden',
    text: `
Een stad is een plaats voor paleizen. Ze is vrij zolang er geen gewoon paleis staat.

Je mag alleen bouwen in steden van de **huidige provincie**. Een gewoon paleis heeft een vrije stad nodig. Het [kroonpaleis](#crown-palace) mag er overal staan, ook naast een ander paleis. In een stad staan dus hoogstens twee paleizen: een gewoon paleis en het kroonpaleis van dat bezoek.

Voor haar bezoek is een provincie leeg. Daarna staan er hoogstens vier gewone paleizen en één dat met de kroon kwam.`,
  },
  fortress: {
    title: 'Vestingen',
    text: `
Een {{fortress}} vesting is een stad met een bonustegel. Wie er een gewoon paleis bouwt, neemt de tegel en scoort hem meteen.

Zestien van de 49 steden zijn vestingen, en precies die hebben aan het begin een tegel. De tegel nemen is geen keuze: hij hoort bij het paleis. Een kroonpaleis [neemt geen tegel](#crown-palace).`,
  },
  agra: {
    title: 'Agra en de Taj Mahal',
    text: `
Op Agra ligt de {{taj}} Taj Mahal-tegel: een gewoon paleis levert daar 4 punten extra op.

Agra is een van de zestien vestingen. De provincie heeft vijf steden en altijd tegel 12, dus zij is het doel van het laatste bezoek. Als de Taj Mahal-tegel is gescoord, gaat hij uit het spel.`,
  },
  court: {
    title: 'Het hof van de grootmogol',
    text: `
Aan het hof liggen de zes prijzen van het bezoek: vier fiches, de kroon en de provincietegel. Elke prijs is per bezoek één keer te winnen.

Heeft iemand een prijs genomen, dan is die voor de anderen weg tot het volgende bezoek, hoeveel symbolen ze ook tonen. Van elke prijs ligt er nooit meer dan één aan het hof.

- Een **fiche** of de **kroon** die niemand wint, blijft liggen voor het volgende bezoek. Er hoopt zich niets op.
- Voor het volgende bezoek wordt elk ontbrekend fiche uit de voorraad vervangen. Er zijn er zes van elke soort, en dat is altijd genoeg: een speler houdt er hoogstens één van elke soort.
- De kroon keert terug naar het hof als iemand haar had gewonnen.
- De **provincietegel** is in elk bezoek een nieuwe.`,
  },
  'card-display': {
    title: 'Het open kaartenaanbod',
    text: `
Uit deze open kaarten put wie zich terugtrekt: je kiest er twee, de laatste speler krijgt de ene die over is.

Er liggen 5 kaarten met drie spelers, 7 met vier en 9 met vijf. Aangevuld wordt er vóór elk bezoek, ook vóór het twaalfde, maar nooit tussendoor. Wie vroeg gaat, heeft dus meer keus, en aan het eind van een bezoek is het aanbod net op.

Zijn er niet genoeg kaarten, dan liggen er zoveel als er zijn. Wie zich laat terugtrekt, vindt er dan misschien maar één of geen; de eersten nemen er toch twee.`,
  },
  piles: {
    title: 'Trekstapel en aflegstapel',
    text: `
Nieuwe kaarten komen van de gesloten trekstapel; gebruikte kaarten gaan open op de aflegstapel, die eerst leeg is.

Is er een kaart nodig en is de trekstapel leeg, dan wordt de aflegstapel geschud en is dat de nieuwe trekstapel. Kaarten die nog voor spelers liggen, blijven waar ze zijn.

Zijn beide stapels leeg, dan vervalt de kaart zonder vervanging. Dat gebeurt alleen als iedereen kaarten oppot. Geen kaart verlaat ooit het spel: alle 96 liggen altijd op een stapel, in het aanbod, in een hand of op tafel.`,
  },
  'scoring-track': {
    title: 'Het scorespoor',
    text: `
Invloedspunten worden geteld op het moment dat je ze krijgt, en je verliest er nooit een.

Er is geen bovengrens. Een steen die voorbij het eind van het spoor komt, begint een nieuwe ronde en houdt al zijn punten.`,
  },
};
