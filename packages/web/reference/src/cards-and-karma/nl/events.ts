export const events = {
  'your-turn': {
    title: 'Jouw beurt',
    text: `
Je neemt precies één kaart uit het raster: als dobbelsteen, gebouw, schip, goederen of paleisactie.

- **Een dobbelsteen:** elke kaart, gratis
- **Een gebouw:** voor dobbelstenen van zijn kleur
- **Een schip:** voor één dobbelsteen van precies zijn getal
- **Goederen:** gratis
- **Een paleisactie:** voor één dobbelsteen van precies haar getal

Je mag alleen kiezen wat je kunt betalen. Een dobbelsteen nemen kan altijd, dus je zit nooit vast. Je beurt zonder actie beëindigen mag niet, een tweede actie ook niet.`,
  },
  'taking-a-die': {
    title: 'Een dobbelsteen nemen',
    text: `
Je neemt een kaart naar keuze uit het raster als dobbelsteen in je hand. Dat kost niets, en haar voorkant telt niet meer.

De kleur ken je vooraf, het getal pas daarna, en alleen jij ziet het. Een schip dat je als dobbelsteen neemt, geeft geen beloning.

Neem je er twee, dan kies je na elkaar en mag je de eerste bekijken. Is het raster na de eerste leeg, dan komen er vier nieuwe kaarten voordat je de tweede kiest.`,
  },
  'hand-limit': {
    title: 'Hoogstens acht dobbelstenen',
    text: `
Je hebt nooit meer dan 8 dobbelstenen. Komen er meer, dan leg je er eerst zoveel af dat de nieuwe passen.

Je kiest wat weggaat voordat je iets nieuws ziet; de nieuwe kun je niet in plaats daarvan afleggen en ook niet weigeren. Dobbelstenen waarmee je betaalt, zijn weg voordat je iets krijgt. Karma en beheerders tellen niet mee.

Voorbeeld: je hebt er 7 en krijgt er 2: leg er 1 af, neem er 2. Met 8 leg je er ook 1 af voordat je als actie een kaart neemt. Twee dobbelstenen van een beheerder met 8 in je hand: leg er 2 af.`,
  },
  paying: {
    title: 'Betalen',
    text: `
Voor een gebouw leg je dobbelstenen van zijn kleur neer waarvan de som de prijs haalt. Voor een schip of paleisactie leg je precies één dobbelsteen neer met precies het getal.

- **Gebouw:** één of meer dobbelstenen, alle van de getoonde kleur. Te veel mag; wat over is, vervalt. Wil je meer neerleggen dan nodig, zeg het dan voor het betalen. Lapis 9 betaal je met lapis 5 en 4, niet met lapis 6 en smaragd 4.
- **Schip, paleisactie:** één dobbelsteen van elke kleur. Sommen tellen niet: een 3 is niet 1 + 2, een 5 is niet 1 + 4 of 2 + 3.
- **Goederen en dobbelstenen** kosten niets, net als een kaart die gratis komt door een beloning, een bonus of paleisactie 6.

[Karma](#karma) verandert het getal van een dobbelsteen, een [beheerder](#administrator-joker) kan voor een dobbelsteen staan. Waarmee je betaalt, wordt afgelegd.`,
  },
  'ship-rewards': {
    title: 'De beloningen van schepen',
    text: `
Wat een schip oplevert, staat onderaan de kaart. Je krijgt het als het schip is gelegd.

- {{karma-flower}}{{karma-flower}} 2 karma
- {{icon-die}}{{icon-die}} twee kaarten naar keuze uit het raster als dobbelstenen
- {{coin-minted}} 3 munten
- {{coin-minted}}{{fame-star}} 2 munten, dan 1 roem
- {{basket}} één of twee goederenkaarten uit het raster, zoals getoond, of zoveel als er zijn; laat een kaart de keus van één tot twee, dan kies jij, minstens één als er een is
- {{icon-die}} een dobbelsteen, en het schip heeft een goed aan boord
- {{fame-star}} 1 roem, en het schip heeft een goed aan boord
- {{karma-flower}} 1 karma, en het schip heeft een goed aan boord
- {{basket}}{{icon-die}} een goederenkaart, dan een dobbelsteen; zonder goederen in het raster alleen de dobbelsteen
- {{dome}} een paleisactie uit het raster, gratis uitgevoerd en afgelegd; is er geen, dan niets`,
  },
  'ending-a-turn': {
    title: 'Je beurt beëindigen',
    text: `
Na je actie en alles wat die in gang zet, is je beurt voorbij. Zonder beheerders gebeurt dat vanzelf; anders zeg je het.

Eerst moet je gewonnen [bonusbeurten](#another-turn) nemen, de een na de ander. Dan mag je een beheerder teruggeven voor [nog een beurt](#administrator-turn), zo vaak je er een hebt. Daarna is de volgende aan de beurt.

Een extra beurt is een hele beurt met alle regels. Je beurt in de andere doorgang kost hij je niet.`,
  },
  'order-of-effects': {
    title: 'In welke volgorde alles gebeurt',
    text: `
Betalen, kaart nemen, neerleggen, beloning, sets, en als laatste de bonussen van omgedraaide scorespoorkaarten.

1. Je betaalt.
2. Je neemt de kaart en legt haar in haar rij.
3. Nu staat vast welke [sets](#sets) compleet zijn.
4. Je krijgt haar beloning: roem voor gebouwen, een gedrukte munt bij goederen, de beloning van een schip.
5. De sets worden uitgevoerd: eerst gebouwen, dan goederen, dan schepen. Eerst komen alle beloningen, dan gaan al hun kaarten samen weg.
6. Als laatste komen de [bonussen](#bonuses) van scorespoorkaarten die intussen zijn omgedraaid.

Meer delen van een beloning komen in de getoonde volgorde. Meer kaarten neem je na elkaar, en elke kaart wordt met haar sets afgemaakt voordat je de volgende kiest. Een kaart die je binnen een beloning krijgt, wordt eerst afgemaakt, dan gaat de buitenste verder; alleen bonussen wachten.

Terwijl er iets wordt uitgevoerd, kun je geen beheerder of karma tussendoor gebruiken; die zijn voor betalingen en voor rustige momenten van je beurt.`,
  },
  thresholds: {
    title: 'Drie, drie, drie en zes',
    text: `
Op het moment dat je een getal bereikt, werkt het: 3 karma worden een beheerder, 3 beheerders worden 2 roem, 3 roem of 6 munten draaien een kaart om.

Er wordt stuk voor stuk geteld, en wat over is, blijft. Eén opbrengst kan meer kaarten omdraaien, de een na de ander van dezelfde kant. Voorbeeld: je hebt 5 munten en krijgt er 9. Dat is 14: twee kaarten draaien om, 2 munten blijven. Met 2 karma en 2 erbij krijg je een beheerder en houd je 1 karma.

De kaart wordt meteen omgedraaid. Haar bonus wacht tot klaar is waar je mee bezig bent. Wachtende bonussen komen in de volgorde van het omdraaien, elke bonus wordt helemaal afgemaakt, en nieuwe sluiten achteraan.`,
  },
  'must-and-cannot': {
    title: 'Wat je moet nemen, wat vervalt',
    text: `
Je moet alles nemen wat je krijgt, voor zover het kan. Wat onmogelijk is, vervalt; de rest geldt toch.

Je kiest alleen waar iets te kiezen is: welke kaart, welk van twee dingen, één of twee goederenkaarten. Ook dobbelstenen bij een volle hand kun je niet weigeren. Voorbeeld: bij een goederenkaart en een dobbelsteen, zonder goederenkaart in het raster, neem je alleen de dobbelsteen.`,
  },
  'end-of-a-stage': {
    title: 'Tussen de twee doorgangen',
    text: `
Is in de eerste doorgang iedereen aan de beurt geweest, dan draait de startspeler de olifant om en krijgt 1 {{karma-flower}} karma.

Voor dat karma gelden alle regels. Als derde wordt het een beheerder, die roem, een omgedraaide kaart en een bonus kan opleveren. Dat alles wordt afgemaakt voordat de tweede doorgang begint, weer met de startspeler, die de beheerder dan al mag gebruiken. Aan het begin van een ronde is er geen karma.`,
  },
  'end-of-a-round': {
    title: 'Het einde van een ronde',
    text: `
Na de tweede doorgang wordt het raster aangevuld en gaat de olifant met de klok mee naar de volgende startspeler, groene kant boven.

Karma krijgt daar niemand voor. Daarna begint de volgende ronde.`,
  },
  'end-of-the-game': {
    title: 'Het speleinde',
    text: `
Zodra iemand zijn zesde kaart omdraait, is het einde daar: de lopende doorgang wordt uitgespeeld, zodat iedereen even vaak aan de beurt is geweest.

Wie het einde heeft ingeluid, maakt zijn beurt gewoon af, met alles wat nog wacht, bonusbeurten en beheerders; de spelers na hem ook. Wat je nu nog krijgt, telt bij een [gelijke stand](#winner): zijn alle zes kaarten omgedraaid, dan worden roem en munten niet meer teruggegeven maar verzameld.

Wordt de zesde kaart tussen de doorgangen omgedraaid, door het karma van de startspeler, dan is het spel voorbij zodra dat klaar is; een bonusbeurt wordt dan niet meer genomen. Aan het eind wordt het raster niet aangevuld en blijft de olifant waar hij is.`,
  },
};
