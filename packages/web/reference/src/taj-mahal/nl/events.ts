export const events = {
  'your-turn': {
    title: 'Jouw beurt',
    text: `
Je doet precies één van twee dingen: [kaarten spelen](#playing-cards) of je [terugtrekken](#withdrawing). Passen kan niet.

Terugtrekken mag in elke beurt, zelfs in de eerste, voordat je iets hebt gespeeld. Wat je speelt, hoeft geen voorsprong op te leveren of te houden: elke kaart van de juiste kleur mag.`,
  },
  'playing-cards': {
    title: 'Kaarten spelen',
    text: `
Je legt één kleurkaart voor je neer. Als je wilt, leg je er één kaart bij: een witte kaart of een speciale kaart.

Zo zijn er drie mogelijkheden:
- één kleurkaart,
- één kleurkaart en één witte kaart,
- één kleurkaart en één speciale kaart.

Twee kleurkaarten in één beurt zijn niet toegestaan, twee bijkaarten evenmin. Een bijkaart speel je tegelijk met de kleurkaart, niet later. Verspreid over de beurten van een bezoek mag je er meer spelen, één per beurt.

Wat op tafel ligt, kun je niet terugnemen. Het blijft liggen tot je je terugtrekt.`,
  },
  'visit-colour': {
    title: 'De kleur van je bezoek',
    text: `
Je eerste kleurkaart in een bezoek mag elke kleur hebben. Alle latere in dit bezoek moeten dezelfde kleur hebben.

Meer spelers mogen dezelfde kleur gebruiken. Witte en speciale kaarten hebben geen kleur en veranderen hier niets aan. In het volgende bezoek kies je opnieuw. De enige uitweg is de speciale kaart [vrije kleurkeuze](#free-colour).

Voorbeeld: je begint met geel. Vanaf dan moeten je rode kaarten wachten op het volgende bezoek.`,
  },
  'no-card-to-play': {
    title: 'Als geen kaart past',
    text: `
Kun je niets spelen, dan moet je je terugtrekken. Dat kan altijd, dus niemand loopt vast.

Je kunt niets spelen als je helemaal geen kleurkaart hebt, als je hand leeg is, of als je een kleur bent begonnen en er geen kaart meer van hebt. Witte kaarten helpen niet, want die hebben een kleurkaart nodig. Met de speciale kaart [vrije kleurkeuze](#free-colour) in je hand past elke kleurkaart.

Het spel trekt je niet vanzelf terug: steden en nieuwe kaarten kies jij nog steeds.`,
  },
  'counting-symbols': {
    title: 'Symbolen tellen',
    text: `
Alle symbolen op alle kaarten die je in dit bezoek hebt gespeeld, worden opgeteld, soort voor soort. De totalen gelden tot je je terugtrekt.

Voorbeeld: een kaart met {{court-vizier}}{{court-elephant}}, een met {{court-vizier}}{{court-vizier}} en een witte met {{court-elephant}} geven drie viziers en twee olifanten.

Speciale kaarten met een symbool tellen mee. Wie niets heeft gespeeld, heeft overal 0. De tafel toont op elk moment de totalen van iedereen.`,
  },
  withdrawing: {
    title: 'Je terugtrekken',
    text: `
Je verlaat het bezoek en wint elke prijs waarbij je nu voorligt. Daarna bouw je, scoor je en neem je nieuwe kaarten.

1. Je totalen van alle zes symbolen worden [vergeleken](#majority) met die van de spelers die nog meedoen.
2. Je neemt alles wat je hebt gewonnen: fiches, kroon, provincietegel.
3. Je [plaatst](#placing-palaces) één paleis per fiche en één voor de kroon.
4. Je [scoort](#order-of-scoring): bonustegels, provincietegel, paleizen.
5. Je gespeelde kaarten worden opgeruimd.
6. Je [neemt nieuwe kaarten](#taking-cards).

Alle symbolen worden op hetzelfde moment vergeleken, dus tot zes prijzen zijn mogelijk. Je moet alles nemen wat je hebt gewonnen. Je mag je ook terugtrekken zonder iets te winnen.

Voorbeeld: je ligt voor bij monnik, grootmogol en olifant. Je krijgt het fiche monnik, de kroon en de provincietegel, en bouwt een gewoon paleis en het kroonpaleis.

Voorbeeld met vier: A toont de meeste olifanten en gaat met de provincietegel. Van de anderen heeft B nu de meeste viziers, gaat ook en krijgt het fiche en een paleis. C blijft en speelt door; D gaat met monnik en kroon. Niemand staat nog gelijk met C, dus zelfs kleine totalen zijn nu goed voor prinses en generaal.`,
  },
  majority: {
    title: 'Wie ligt voor?',
    text: `
Je wint een symbool als je er meer van toont dan elke andere speler die nog meedoet. Een gelijke stand wint niets.

- Kaarten van spelers die zich hebben teruggetrokken, tellen niet meer. Zo kan een gelijke stand een meerderheid worden als je rivaal gaat.
- Je hebt zelf minstens één symbool nodig, ook als je de laatste bent.
- Wie niets heeft gespeeld, telt voor 0.

Voorbeeld: A en B tonen elk twee monniken, C één. A trekt zich terug en krijgt geen monnik. Trekt B zich daarna terug, dan krijgt B hem, tenzij C gelijk is gekomen.`,
  },
  'withdrawing-without-cards': {
    title: 'Je terugtrekken zonder te spelen',
    text: `
Heb je in dit bezoek geen kaart gespeeld, dan win je niets, maar krijg je één kaart extra van de trekstapel.

Je trekt haar eerst en ziet haar; daarna neem je zoals altijd uit het aanbod. Ben je de laatste, dan krijg je de kaart van de stapel en de ene die in het aanbod over is. Er wordt niet vergeleken, dus je wint ook niets als het hof nog vol ligt. Dit geldt ook als je je terugtrekt omdat je geen kaart kunt spelen.`,
  },
  'last-one-in': {
    title: 'Als laatste alleen',
    text: `
Hebben alle anderen zich teruggetrokken, dan speel je beurt na beurt, zolang je wilt en passende kaarten hebt.

Niemand kan nog gelijk met je staan, dus één symbool is genoeg voor elke prijs die nog aan het hof ligt. Zonder symbool win je niets. Uit het aanbod krijg je alleen de laatste kaart.`,
  },
  'placing-palaces': {
    title: 'Paleizen plaatsen',
    text: `
Voor elk gewonnen fiche bouw je een gewoon paleis in een vrije stad van de huidige provincie; het kroonpaleis mag naar elk van haar steden.

Je moet ze allemaal plaatsen. Jij kiest de steden en de volgorde, gewone paleizen en kroonpaleis door elkaar zoals je wilt. In die volgorde worden ook bonustegels genomen en gescoord.

Er is altijd plaats: in een provincie komen tijdens haar bezoek hoogstens vier gewone paleizen, en elke provincie heeft minstens vier steden. Waar alleen het kroonpaleis staat, kan nog een gewoon paleis komen, ook een van jou.`,
  },
  'taking-cards': {
    title: 'Nieuwe kaarten nemen',
    text: `
Als laatste bij je terugtrekking kies je twee kaarten uit het open aanbod. De laatste speler neemt de ene die over is.

Je moet ze nemen. Eerst gaan de kleurkaarten en witte kaarten die je speelde naar de aflegstapel en komen je speciale kaarten terug in je hand. De nieuwe kaarten kun je vanaf het volgende bezoek gebruiken.`,
  },
  'exchanging-tokens': {
    title: 'Twee fiches worden een speciale kaart',
    text: `
Heb je aan het eind van een bezoek twee gelijke fiches, dan geef je beide terug en krijg je de speciale kaart van die soort.

- Dat gebeurt alleen aan het eind van een bezoek, nooit tussendoor, en het is verplicht. Ook na het twaalfde bezoek wordt er geruild.
- Ligt de kaart op tafel, dan neem je haar daar. Heeft een ander haar, dan krijg je haar van die speler, die er niets voor terugkrijgt.
- Heb je haar zelf al, dan geef je alleen de fiches terug en houd je de kaart.
- Met paren van meer soorten ruil je ze allemaal. Twee spelers kunnen nooit in één bezoek hetzelfde paar compleet maken.
- Een kaart die in gebruik is, wordt nooit afgepakt: op dat moment heeft iedereen zich teruggetrokken en zijn alle speciale kaarten in handen of op tafel.`,
  },
  'end-of-a-visit': {
    title: 'Het einde van een bezoek',
    text: `
Heeft de laatste speler een kaart genomen, dan wordt de tafel vanzelf klaargemaakt voor het volgende bezoek; niemand beslist iets.

1. [Paren fiches](#exchanging-tokens) worden speciale kaarten.
2. Een provincietegel die niemand won, gaat uit het spel, net als bonustegels die nog in de provincie liggen. Fiches en kroon die niemand won, blijven aan het hof.
3. De startspelersteen gaat één plaats naar links.
4. De provinciesteen gaat naar de provincie met het volgende nummer. Haar tegel gaat naar het hof.
5. Ontbrekende fiches worden vervangen en de kroon keert terug naar het hof.
6. Het open kaartenaanbod wordt aangevuld.

Na het twaalfde bezoek worden alleen nog de paren geruild. Dan wordt het [spel gescoord](#end-of-the-game).`,
  },
  'end-of-the-game': {
    title: 'Het speleinde',
    text: `
Het spel eindigt na het twaalfde bezoek. Nog één keer worden fiches geruild, daarna [scoort iedereen zijn hand](#scoring-your-hand).

Daarvoor worden alle handen getoond. Het kaartenaanbod wordt niet meer aangevuld.`,
  },
  vizier: {
    title: 'Vizier',
    text: `
{{court-vizier}} De meeste viziers bij je terugtrekking: je wint het fiche vizier en een paleis.

Twee fiches vizier worden de speciale kaart [vrije kleurkeuze](#free-colour).`,
  },
  general: {
    title: 'Generaal',
    text: `
{{court-general}} De meeste generaals bij je terugtrekking: je wint het fiche generaal en een paleis.

Twee fiches generaal worden de speciale kaart [+1 olifant](#plus-one-elephant).`,
  },
  monk: {
    title: 'Monnik',
    text: `
{{court-monk}} De meeste monniken bij je terugtrekking: je wint het fiche monnik en een paleis.

Twee fiches monnik worden de speciale kaart [+1 grootmogol](#plus-one-mogul).`,
  },
  princess: {
    title: 'Prinses',
    text: `
{{court-princess}} De meeste prinsessen bij je terugtrekking: je wint het fiche prinses en een paleis.

Twee fiches prinses worden de speciale kaart [+2 invloedspunten](#plus-two-points).`,
  },
  'grand-mogul': {
    title: 'Grootmogol',
    text: `
{{court-crown}} De meeste grootmogols bij je terugtrekking: je wint de kroon en bouwt het kroonpaleis.

Een fiche levert hij niet op. Het [kroonpaleis](#crown-palace) mag naast een ander paleis staan.`,
  },
  elephant: {
    title: 'Olifant',
    text: `
{{court-elephant}} De meeste olifanten bij je terugtrekking: je wint de provincietegel met zijn goederen.

Een paleis levert hij niet op. Hoeveel de tegel waard is, hangt af van de [goederen](#goods) die je al hebt.`,
  },
};
