export const places = {
  aim: {
    title: 'Waar het om gaat',
    text: `
Met twee, drie of vier spelers doen jullie een wedloop: wie alle zes kaarten van zijn eigen scorespoor heeft omgedraaid, wint.

Er zijn twee wegen: elke 3 {{fame-star}} roem draait een kaart van links om, elke 6 {{coin-minted}} munten een van rechts. Roem komt vooral van gebouwen, munten van goederen. Elke kaart die je omdraait, geeft een [bonus](#bonuses).

Jullie zitten in een vaste kring en spelen met de klok mee. Heeft aan het eind maar één van jullie zes kaarten omgedraaid, dan telt verder niets.`,
  },
  'set-up': {
    title: 'Zo wordt alles klaargelegd',
    text: `
In het midden een raster van kaarten, in elke hand vier dobbelstenen, voor iedereen zes scorespoorkaarten met de dagzijde boven.

- Iedereen heeft een kleur en dezelfde zes scorespoorkaarten. Ze worden geschud en in een rij gelegd, dus niemand weet welke bonus waar ligt, ook jij niet. De kleuren maken niets uit. Overzichtskaarten zouden alleen een geheugensteun zijn; hier nemen deze bladzijden hun plaats in.
- De 144 kaarten worden geschud. In het [raster](#grid) komen er 12 met twee spelers, 16 met drie, 20 met vier.
- Daarna trekt iedereen vier kaarten als dobbelstenen, één voor één, met de klok mee vanaf de startspeler. Met drie spelers blijven er 116 kaarten in de stapel.
- Roem, munten, karma en beheerders liggen in de voorraad; je begint zonder, en zonder gebouwen, schepen of goederen.
- De olifant van de startspeler toont zijn groene voorkant. Het toeval geeft hem aan iemand, tenzij bij het openen van de tafel een plaats is gekozen.`,
  },
  'rounds-and-stages': {
    title: 'Rondes en doorgangen',
    text: `
Een ronde heeft twee doorgangen. In elke doorgang is iedereen één keer aan de beurt, met de klok mee vanaf de startspeler; extra beurten volgen meteen op je eigen beurt.

Met drie spelers en plaats 2 als startspeler is de volgorde 2, 3, 1, 2, 3, 1. Tussen de doorgangen krijgt de startspeler [een karma](#end-of-a-stage). Na de tweede doorgang [eindigt de ronde](#end-of-a-round) en gaat de olifant verder.`,
  },
  'what-is-secret': {
    title: 'Wat open is en wat geheim',
    text: `
Iedereen ziet de actiezijde van een kaart en de kleur van haar dobbelsteen. Het getal van een dobbelsteen in je hand ken je alleen zelf.

- In het raster en boven op de stapel tonen kaarten hun actie en de kleur van hun dobbelsteen. Het getal erachter kent niemand, en niets op tafel verraadt het.
- Neem je een kaart als dobbelsteen, dan kies je op kleur en zie je pas daarna het getal.
- De anderen zien hoeveel dobbelstenen je hebt, hun kleuren en wat er op de andere kant staat, maar niet de getallen.
- Is een kaart afgelegd, dan is haar getal open. Komt ze later uit de aflegstapel terug, dan is het weer verborgen.
- Rijen, fiches, scoresporen en de grootte van de stapel zijn voor iedereen zichtbaar.`,
  },
  'no-dealings': {
    title: 'Geen handel, en waar het geluk zit',
    text: `
Tussen spelers wordt niets gegeven, geruild of afgepakt. Jullie strijden alleen om de kaarten van het raster.

Het enige wat je van anderen mag gebruiken, is de beloning van hun laatste schip, met [paleisactie 5](#palace-5); het kost hun niets.

Het geluk zit in de geschudde kaarten, in de verborgen volgorde van het scorespoor en in wie begint. Al het andere beslissen jullie.`,
  },
  grid: {
    title: 'Het raster',
    text: `
Elke actie neemt een kaart uit het raster. Het gat blijft open tot de ronde eindigt.

Met twee spelers liggen er 12 kaarten, met drie 16, met vier 20. Waar een kaart ligt, maakt niet uit. Aan het eind van een ronde worden de gaten van de stapel gevuld; kaarten die over zijn, blijven liggen.

Wordt in een ronde de laatste kaart genomen, dan komen er meteen vier nieuwe, voordat er iets verder gaat. Ook zo’n klein raster wordt pas aangevuld als het weer leeg is of de ronde eindigt.`,
  },
  pile: {
    title: 'De trekstapel',
    text: `
De stapel ligt met de actiezijde boven: iedereen ziet wat de bovenste kaart doet en welke kleur haar dobbelsteen heeft.

Wat eronder ligt, is onbekend. Is de laatste kaart getrokken, dan worden de afgelegde kaarten geschud en zijn ze de nieuwe stapel. Kaarten in handen, in rijen, in het raster of die net worden uitgevoerd, blijven waar ze zijn.

Zijn stapel en aflegstapel samen niet genoeg, dan worden er zoveel kaarten getrokken of gelegd als er zijn; de rest vervalt. Met 144 kaarten gebeurt dat bijna nooit.`,
  },
  discards: {
    title: 'De aflegstapel',
    text: `
Alle uitgegeven dobbelstenen en alle kaarten die een rij verlaten, gaan naar één aflegstapel, dobbelsteenzijde boven.

Hun getallen zijn dus voor iedereen open, ook als niemand ze eerder had gezien. Niemand mag daar een kaart zoeken of nemen: afgelegde kaarten komen alleen terug als de trekstapel op is en ze worden geschud.`,
  },
  'scoring-track': {
    title: 'Je scorespoor',
    text: `
Zes kaarten van dag naar {{icon-moon}} nacht: roem draait ze van links om, munten van rechts.

Zodra je 3 roem hebt, geef je die terug en draai je de meest linkse kaart om die nog dag toont. Zodra je 6 munten hebt, doe je hetzelfde van rechts. Beide kanten gebruiken dezelfde zes kaarten; de laatste kan door allebei worden omgedraaid.

Op de nachtzijde staat een [bonus](#bonuses). Je krijgt hem één keer. Terugdraaien gebeurt nooit. Tot een kaart is omgedraaid, kent niemand haar bonus.`,
  },
  'ship-row': {
    title: 'Je schepenrij',
    text: `
Schepen moeten in oplopende volgorde liggen. Een nieuw schip met een lager nummer dan je laatste stuurt alle eerdere schepen weg.

Het nieuwe schip komt aan het eind van de rij. Is zijn nummer lager dan dat van het meest rechtse schip, dan worden alle schepen daar meteen afgelegd, met de goederen erop, en begint het nieuwe een nieuwe rij. Zijn beloning krijg je toch.

Alleen schepen die in de rij liggen, tellen: is de 17 bij een verkoop vertrokken en is de 3 nu de laatste, dan past schip 5.

Voorbeeld: in je rij liggen 3 en 17. Je neemt 12: beide worden afgelegd en 12 ligt alleen. Een beheerder krijg je daar niet voor.`,
  },
  supply: {
    title: 'De voorraad',
    text: `
Roem, munten, karma en beheerders raken nooit op. Je krijgt altijd waar je recht op hebt.

Munten van 1 en 3 worden vrij gewisseld; alleen de som telt.`,
  },
};
