export const pieces = {
  cards: {
    title: 'Kaarten met twee kanten',
    text: `
Elke kaart is twee dingen: een actie op de voorkant, een dobbelsteen op de achterkant. Je gebruikt het een of het ander.

Er zijn er 144. Op de voorkant staat een gebouw, een schip, goederen of een paleisactie, en in de bovenhoek de kleur van de dobbelsteen op de achterkant. Op de achterkant staat een dobbelsteen van die kleur met een getal van 1 tot en met 6. Beide kanten horen het hele spel bij elkaar.

Zodra je een kaart in je hand hebt, is ze alleen nog een dobbelsteen. Haar voorkant telt voor jou niet meer.`,
  },
  dice: {
    title: 'Dobbelstenen',
    text: `
Met de {{icon-die}} dobbelstenen in je hand betaal je. Er zijn vier kleuren: {{motif-wave}} lapis, {{motif-leaf}} smaragd, {{motif-sun}} kornalijn en {{motif-star}} amethist.

Kies de hoek van een kaart in het raster om haar [als dobbelsteen te nemen](#taking-a-die), wat er ook op de voorkant staat. Dat is gratis. Een dobbelsteen telt zijn getal, dat [karma](#karma) kan veranderen. Heb je ermee [betaald](#paying), dan gaat hij naar de aflegstapel.`,
  },
  'building-cards': {
    title: 'Gebouwen',
    text: `
Je betaalt met dobbelstenen van de getoonde kleur en krijgt 1 {{fame-star}} roem voor elk gebouw op de kaart.

Een kaart toont één of twee gebouwen: {{building-fort}} forten, {{building-haveli}} haveli’s of {{building-tomb}} graftombes. Sommige tonen ook een goed. De kaart kost [dobbelstenen van één kleur](#paying) met minstens de getoonde som. Haal je die niet, dan kun je de kaart niet nemen: met een enkele 5 en twee karma kom je hoogstens op 6.

De kaart komt in je gebouwenrij. De roem komt meteen, hoe je de kaart ook kreeg, ook als ze gratis was. Drie van een soort of drie verschillende zijn een [set](#building-sets).`,
  },
  'ship-cards': {
    title: 'Schepen',
    text: `
Een {{ship}} schip kost één dobbelsteen van precies 1, 2 of 3, zoals getoond, in elke kleur. De beloning krijg je meteen, en maar één keer.

De 28 schepen dragen de nummers 1 tot en met 28 op hun vlag. In je [schepenrij](#ship-row) moeten de nummers oplopen; drie schepen zijn een [set](#ship-sets).

Sommige schepen hebben een goed aan boord. Het is van jou zolang het schip in je rij ligt. Je mag een schip ook nemen als zijn [beloning](#ship-rewards) op dat moment niets oplevert.`,
  },
  'goods-cards': {
    title: 'Goederenkaarten',
    text: `
Een {{basket}} goederenkaart is gratis: neem haar en leg haar in je goederenrij.

Ze toont één goed of twee verschillende, elk met een waarde in munten. Staat er onderaan een munt, dan krijg je die meteen, hoe de kaart ook bij je kwam. De waarden worden betaald als je een [set compleet maakt](#goods-sets).`,
  },
  goods: {
    title: 'Zijde, thee en specerijen',
    text: `
{{good-silk}} zijde, {{good-tea}} thee en {{good-spice}} specerijen tellen samen, waar ze ook staan: op goederenkaarten, schepen en gebouwen.

Drie van een soort of één van elk worden [meteen verkocht](#goods-sets) voor munten. Anders verkopen kan niet. [Paleisactie 4](#palace-4) betaalt voor goederen zonder ze te nemen. Het goed op een schip is weg als het schip je rij verlaat.`,
  },
  'palace-cards': {
    title: 'Paleisacties',
    text: `
Een {{dome}} paleisactie kost één dobbelsteen van precies haar getal. Je voert haar meteen uit, daarna wordt de kaart afgelegd.

Het getal van de kaart, van 2 tot en met 6, is de prijs; de kleur van de dobbelsteen maakt niet uit. Paleiskaarten worden nooit bewaard. Terwijl je er een uitvoert, ligt ze niet in het raster en niet op de aflegstapel.

- [2](#palace-2): twee dobbelstenen
- [3](#palace-3): twee karma en een dobbelsteen
- [4](#palace-4): een munt per goed
- [5](#palace-5): een karma en de beloning van een schip
- [6](#palace-6): de bovenste kaart van de stapel`,
  },
  'palace-2': {
    title: 'Paleisactie 2: twee dobbelstenen',
    text: `
Neem twee kaarten naar keuze uit het raster als dobbelstenen, de een na de ander.

Je mag de eerste bekijken voordat je de tweede kiest. Denk aan de [handlimiet](#hand-limit).`,
  },
  'palace-3': {
    title: 'Paleisactie 3: twee karma en een dobbelsteen',
    text: `
Je krijgt 2 {{karma-flower}} karma, daarna neem je één kaart uit het raster als dobbelsteen.

Is een ervan je derde, dan wordt dat een [beheerder](#administrators) voordat je de dobbelsteen neemt.`,
  },
  'palace-4': {
    title: 'Paleisactie 4: een munt per goed',
    text: `
Je krijgt 1 {{coin-minted}} munt voor elk goed dat voor je ligt, op welke kaart het ook staat.

Symbolen tellen, geen waarden, en je geeft niets weg. Voorbeeld: een goederenkaart met zijde en thee en een schip met thee leveren 3 munten op. Zonder goederen mag je haar ook gebruiken, maar dan levert ze niets op.`,
  },
  'palace-5': {
    title: 'Paleisactie 5: een schip kopiëren',
    text: `
Je krijgt 1 {{karma-flower}} karma en daarna de beloning van een laatste schip: dat van jezelf of dat van een andere speler.

Alleen het meest rechtse schip van elke rij is te kopiëren; een lege rij biedt niets. Zijn alle rijen leeg, dan krijg je alleen het karma. Terwijl je derde schip zijn beloning geeft, ligt het nog in je rij.

Geen kaart verplaatst zich, en de eigenaar verliest niets. Een goed op het schip wordt niet gekopieerd: je krijgt alleen de dobbelsteen, roem of karma die erbij hoort. Kopieer je een paleisactie, dan neem je er gratis een uit het raster, die weer een 5 mag zijn; dat houdt op zijn laatst op als er geen paleiskaart meer ligt.`,
  },
  'palace-6': {
    title: 'Paleisactie 6: de bovenste kaart',
    text: `
Je neemt de bovenste kaart van de stapel en voert haar voorkant gratis uit.

Een gebouw, schip of goederenkaart komt in je rijen met alles wat het oplevert. Een paleisactie wordt uitgevoerd en afgelegd. Is het weer een 6, dan volgt de volgende kaart, enzovoort.

Je ziet de kaart voordat je beslist, maar daarna moet je haar nemen zoals ze is: een laag schip begint je rij opnieuw, een complete set wordt uitgevoerd. Als dobbelsteen nemen kan niet.`,
  },
  karma: {
    title: 'Karma',
    text: `
Elk {{karma-flower}} karma dat je bij het betalen uitgeeft, maakt één dobbelsteen 1 hoger of 1 lager.

- Gebruik er zoveel je wilt, voor één dobbelsteen of voor meer. Een dobbelsteen blijft tussen 1 en 6 en gaat niet van 6 naar 1. Elke dobbelsteen gaat óf omhoog óf omlaag.
- Karma verandert getallen, nooit kleuren, en alleen voor deze betaling.
- Je geeft het alleen bij het betalen uit, en elk karma moet een dobbelsteen veranderen. Bij een gebouw mag het meer zijn dan nodig.
- Je hoeft het niet te gebruiken. Maar een derde karma houd je niet: alle drie worden een [beheerder](#administrators).

Voorbeeld: met een 3 en één karma betaal je een schip van 2 of paleisactie 4.`,
  },
  administrators: {
    title: 'Beheerders',
    text: `
Een {{administrator}} beheerder doet een van drie dingen voor je en gaat dan terug naar de voorraad.

- [Nog een beurt](#administrator-turn) aan het eind van je beurt
- [Een joker](#administrator-joker) bij het betalen
- [Twee extra dobbelstenen](#administrator-dice) van de stapel

Je gebruikt hem in je eigen beurt, wanneer er net niets wordt uitgevoerd, ook al in de beurt waarin je hem kreeg. Je mag er meer in één beurt gebruiken, voor hetzelfde of voor iets anders.

Wat je niet gebruikt, blijft bij je. Maar een derde houd je niet: alle drie gaan terug en je krijgt 2 {{fame-star}} roem. Krijg je er twee tegelijk, dan tellen ze na elkaar: met twee voor je maakt de eerste drie en wordt roem, de tweede blijft.`,
  },
  'administrator-turn': {
    title: 'Beheerder: nog een beurt',
    text: `
Als je beurt voorbij zou zijn, mag je een beheerder teruggeven en nog een hele beurt nemen.

Aan het eind van die beurt mag je er nog een gebruiken voor weer een beurt.`,
  },
  'administrator-joker': {
    title: 'Beheerder: een joker',
    text: `
Bij het betalen staat een beheerder voor één dobbelsteen met de kleur en het getal die jij wilt, van 1 tot en met 6.

Bij een gebouw komt hij bij je dobbelstenen of andere jokers. Bij een schip of paleisactie is hij de ene dobbelsteen waarmee je betaalt; dat kan dus zelfs met een lege hand.

Voorbeeld: je hebt lapis 5 en gebruikt een beheerder als lapis 6. Samen 11, genoeg voor een gebouw van lapis 11.`,
  },
  'administrator-dice': {
    title: 'Beheerder: twee extra dobbelstenen',
    text: `
Je trekt de bovenste twee kaarten van de stapel als dobbelstenen. Dat is geen actie: je kunt het voor of na je actie doen.

Het kan in elke beurt van jou, ook in extra beurten, zolang er net niets wordt uitgevoerd. Met een volle hand [leg je eerst af](#hand-limit).`,
  },
  fame: {
    title: 'Roem',
    text: `
3 {{fame-star}} roem draait een kaart van je scorespoor om, van links.

Dat gebeurt meteen en is niet uit te stellen; wat boven de 3 is, houd je. Aan iets anders kun je roem niet uitgeven. Roem komt van gebouwen, van sommige schepen en bonussen en van drie beheerders.`,
  },
  coins: {
    title: 'Munten',
    text: `
6 {{coin-minted}} munten draaien een kaart van je scorespoor om, van rechts.

Dat gebeurt meteen en is niet uit te stellen; wat boven de 6 is, houd je. Aan iets anders kun je munten niet uitgeven. Ze komen vooral van de verkoop van goederen. Munten van 1 en 3 worden vrij gewisseld.`,
  },
  elephant: {
    title: 'De olifant van de startspeler',
    text: `
Wie de {{icon-flag}} olifant heeft, begint beide doorgangen van de ronde en krijgt ertussen 1 karma.

Aan het begin van elke ronde ligt zijn groene voorkant boven, voor de tweede doorgang wordt hij omgedraaid. Aan het eind van de ronde gaat hij met de klok mee naar de volgende speler. Aan het begin van een ronde is er geen karma. Wie hem het eerst heeft, beslist het toeval, tenzij er een plaats is gekozen.`,
  },
};
