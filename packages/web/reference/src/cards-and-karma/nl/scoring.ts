export const scoring = {
  sets: {
    title: 'Sets',
    text: `
Drie die bij elkaar horen, zijn een set: gebouwen, goederen of schepen. Hij wordt meteen uitgevoerd, en zijn kaarten gaan weg.

Uitstellen kan niet. Symbolen tellen, geen kaarten: één kaart kan met haar beide symbolen dienen, zelfs tegelijk in verschillende sets.

Een kaart die weggaat, neemt haar andere symbolen mee, en daar krijg je niets voor. Een gebouwkaart die bij een verkoop wegging, telt niet meer als gebouw, een verkocht schip niet meer als schip. De roem voor een gebouw blijft van jou.

Als alles klaar is, ligt er dus nooit een complete set voor je: hoogstens twee van een soort en niet alle drie de soorten, en hoogstens twee schepen.`,
  },
  'building-sets': {
    title: 'Sets van gebouwen',
    text: `
Drie gebouwen van dezelfde soort, of één van elk: je krijgt 1 {{administrator}} beheerder.

Eerst krijg je de roem van de nieuwe kaart.
- **Drie van een soort:** alle kaarten met dat gebouw gaan weg.
- **Drie verschillende:** de drie kaarten die je kiest, gaan weg. Heb je er meer van een soort, dan beslis jij welke dient; de andere blijven.

Voorbeeld: je hebt twee kaarten met fort en haveli en neemt een derde. Dat zijn drie forten en drie haveli’s: 2 roem, twee beheerders, en alle drie de kaarten gaan weg.`,
  },
  'goods-sets': {
    title: 'Goederen verkopen',
    text: `
Drie goederen van dezelfde soort, of één van elk, worden verkocht: je krijgt de som van hun waarden in {{coin-minted}} munten.

- **Drie van een soort:** alle kaarten met dat goed gaan weg, wat voor kaarten het ook zijn.
- **Drie verschillende:** jij kiest welk goed van elke soort wordt verkocht; alleen die drie kaarten gaan weg.

Alleen de drie verkochte goederen worden betaald. Een tweede goed op zo’n kaart is verloren.

Voorbeeld: je hebt twee forten, en thee van 2 en van 1. Je neemt een fort met thee van 3. Dat is een set forten en een verkoop: 1 roem, één beheerder, 2 + 1 + 3 = 6 munten. De munten draaien meteen een kaart om. Alle vijf kaarten gaan weg.`,
  },
  'ship-sets': {
    title: 'Drie schepen',
    text: `
Je derde schip in oplopende volgorde maakt de rij compleet: na zijn beloning gaan alle drie weg en krijg je 1 {{administrator}} beheerder.

De set staat vast als het derde schip ligt. Leidt zijn beloning tot een verkoop die een van de drie wegneemt, dan krijg je de beheerder toch, en gaan de andere ook weg. Levert de beloning je nog een schip op, dan hoort dat niet bij de drie: het begint een nieuwe rij, welk nummer het ook heeft, en blijft.`,
  },
  'choosing-a-set': {
    title: 'Als één symbool in twee sets past',
    text: `
Elk gebouw en elk goed dient maar in één set. Hebben twee sets hetzelfde symbool nodig, dan kies jij welke je uitvoert.

Dat kan alleen met een kaart die twee symbolen heeft. Sets die elkaar niet in de weg zitten, worden allemaal uitgevoerd. Sets van verschillende aard zitten elkaar nooit in de weg: een kaart mag weggaan voor haar gebouw en haar goed, of als schip en voor haar goed, en telt voor allebei.

Levert een beloning intussen nog een kaart op, dan zijn symbolen die al bij een set horen, bezet.

Voorbeeld: je hebt twee haveli’s en twee forten en neemt een kaart met haveli en graftombe. Drie haveli’s of drie verschillende zou kunnen, maar niet allebei. Neem je drie verschillende met de haveli van de nieuwe kaart, dan gaan die kaart en één fort weg. Eén beheerder, en 2 roem voor de nieuwe kaart.

Voorbeeld: zijde 2, zijde 1 en thee 3, en je neemt een kaart met zijde 2 en specerijen 2. Drie keer zijde levert 5 munten op, drie verschillende 2 + 3 + 2 = 7.`,
  },
  bonuses: {
    title: 'Bonussen van het scorespoor',
    text: `
Elke scorespoorkaart die je omdraait, geeft je haar bonus, één keer. Iedereen heeft dezelfde zes.

- {{karma-flower}} 2 karma
- {{coin-minted}} 2 munten, of {{dome}} een paleisactie uit het raster, gratis
- {{fame-star}} 1 roem, of {{ship}} een schip uit het raster, gratis, met zijn beloning en alle regels van de rij
- {{administrator}} 1 beheerder
- {{icon-die}} 2 dobbelstenen uit het raster
- {{icon-again}} [nog een beurt](#another-turn)

Je moet hem nemen. Ligt er geen paleiskaart of geen schip in het raster, dan blijft alleen de andere helft over. Een bonus kan tot meer roem en munten leiden en zo tot meer kaarten; dat gaat door tot er niets meer wacht. Ook de bonus van de zesde kaart telt.`,
  },
  'another-turn': {
    title: 'Bonus: nog een beurt',
    text: `
{{icon-again}} Aan het eind van deze beurt neem je nog een beurt.

Meer ervan tellen op, ook als je er een in een extra beurt wint. Win je hem tussen de doorgangen, dan volgt hij op je volgende beurt.`,
  },
  winner: {
    title: 'Wie wint',
    text: `
Wie alle zes kaarten heeft omgedraaid, wint. Hebben er meer dat gedaan, dan beslist de waardevolste rest: 2 voor elke {{fame-star}} roem, 1 voor elke {{coin-minted}} munt.

Roem en munten die na de zesde kaart kwamen, tellen mee. Is dat gelijk, dan wint wie meer karma heeft. Is ook dat gelijk, dan delen jullie de overwinning; beheerders, dobbelstenen en wie het eerst klaar was, tellen niet.

De anderen worden gerangschikt naar omgedraaide kaarten, daarna op dezelfde manier.

Voorbeeld: 2 roem en 1 munt is 5, 4 munten is 4.`,
  },
  'visible-bonuses': {
    title: 'Variant: open bonussen',
    text: `
Hier beginnen de scorespoorkaarten met de bonussen boven, en iedereen kiest zelf de volgorde van zijn zes kaarten.

Jullie kiezen tegelijk en in het geheim, voordat raster en handen worden gedeeld; daarna wordt alles getoond. Kaarten worden van nacht naar dag omgedraaid, door dezelfde roem en munten van dezelfde kanten, en je krijgt de bonus die zichtbaar was. Iedereen ziet welke bonussen er nog liggen en waar. Alle andere regels blijven gelijk.`,
  },
};
