export const scoring = {
  'order-of-scoring': {
    title: 'De volgorde van de score',
    text: `
Bij je terugtrekking scoor je in deze volgorde: eerst bonustegels, dan de provincietegel, dan paleizen.

De volgorde is belangrijk, want goederen op een bonustegel tellen al mee voor de provincietegel. Alleen wie zich terugtrekt, scoort. Wat anderen later in het bezoek bouwen, verandert niets aan jouw punten.`,
  },
  'scoring-bonus-tiles': {
    title: 'Punten voor bonustegels',
    text: `
Een tegel met 2 geeft 2 punten, de Taj Mahal 4, een kaarttegel een kaart. Een goed geeft 1 punt, en 1 extra voor elke tegel van jou die hetzelfde goed toont.

- Tegels met punten of een kaart gaan daarna uit het spel. De kaart is de bovenste van de trekstapel en gaat ongezien naar je hand. Is er geen kaart meer, dan is de tegel toch verbruikt.
- Een tegel met een goed blijft voor je liggen. Hij telt 1 voor zichzelf en 1 voor elk van je bonus- en provincietegels met hetzelfde goed; een tegel die het twee keer toont, telt één keer. Een provincietegel uit dezelfde terugtrekking telt nog niet mee.
- Meerdere tegels worden na elkaar gescoord. Een goed telt voor de tegels erna.

Voorbeeld: je hebt twee keer thee en neemt twee theetegels. De eerste geeft 1 + 2 = 3, de tweede 1 + 3 = 4, samen 7 punten.`,
  },
  'scoring-the-province-tile': {
    title: 'Punten voor de provincietegel',
    text: `
1 punt voor elk goed op de tegel, en 1 extra voor elk gelijk goed dat je eerder hebt gewonnen.

Tegel 1 toont één goed, alle andere tonen er twee. Bonustegels uit dezelfde terugtrekking tellen al mee, want die worden eerst gescoord. Elk eerder gewonnen goed telt één keer, ook als de nieuwe tegel die soort twee keer toont.

Voorbeeld: je hebt twee keer thee en één rijst en wint de tegel met thee en rijst: 2 voor de tegel, 2 voor je thee, 1 voor je rijst, samen 5. Met vier keer thee en twee van het tweede goed zou het 2 + 4 + 2 = 8 zijn.`,
  },
  'scoring-palaces': {
    title: 'Punten voor paleizen',
    text: `
Heb je zojuist in de huidige provincie gebouwd, dan scoor je 1 punt voor die provincie en 1 voor elke andere die je van daaruit over je eigen paleizen bereikt.

- Een verbinding loopt over wegen van stad naar stad, en in elk van die steden moet een paleis van jou staan. Een lege stad, of een met alleen paleizen van anderen, onderbreekt haar. Een stad met twee paleizen verbindt voor beide eigenaars.
- Al je paleizen in de huidige provincie zijn beginpunten; ze hoeven onderling niet verbonden te zijn.
- Elke provincie telt één keer, hoeveel paleizen of wegen er ook heen leiden. Een keten mag een provincie verlaten en terugkomen.
- Het kroonpaleis telt als elk ander.
- Er wordt één keer geteld, als alle paleizen van deze terugtrekking staan.
- Heb je in de huidige provincie niets gebouwd, dan krijg je in dit bezoek geen paleispunten, hoe groot je netwerk ook is.

Voorbeeld: in provincie A heb je twee paleizen. Van het ene loopt een keten naar B en verder naar C, van het andere een naar E. Je scoort A, B, C en E: 4 punten. Een tweede paleis in A of C voegt niets toe, en paleizen elders zonder verbinding tellen niet. Wie geen paleis in A heeft, scoort 0, ook als er een lange keten van hem aan de grens eindigt.`,
  },
  'scoring-your-hand': {
    title: 'Punten voor je hand',
    text: `
Na het laatste bezoek is elke speciale kaart en elke witte kaart in je hand 1 punt waard, en ook elke kaart van je langste kleur.

Je langste kleur is die waarvan je de meeste kaarten hebt. Zijn er twee even lang, dan telt er maar één. Andere kleurkaarten, fiches en goederen leveren niets meer op. Kaarten uit het twaalfde bezoek tellen mee, ook een speciale kaart die je net hebt gekregen.

Voorbeelden:
- 1 speciale, 2 witte, 3 rode, 1 gele: 1 + 2 + 3 = **6**
- 1 speciale, 1 witte, 2 rode, 2 gele: 1 + 1 + 2 = **4**
- 1 speciale, 5 paarse, 1 groene: 1 + 5 = **6**`,
  },
  winner: {
    title: 'Wie wint',
    text: `
Wie de meeste invloedspunten heeft, wint. Hebben meerdere spelers er evenveel, dan delen ze de overwinning.

Een ander criterium is er niet: gelijke punten geven gelijke plaatsen. Tactische tips, waar je ze ook vindt, zijn alleen maar tips: ze veranderen geen regel.`,
  },
};
