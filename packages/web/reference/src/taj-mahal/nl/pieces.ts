export const pieces = {
  'colour-cards': {
    title: 'Kleurkaarten',
    text: `
Je begint altijd met precies één kleurkaart: {{motif-rose}} rood, {{motif-sun}} geel, {{motif-leaf}} groen of {{motif-star}} paars.

Van de 96 kaarten zijn er 84 kleurkaarten, 21 in elke kleur. Ze tonen combinaties van de zes symbolen: {{court-vizier}} vizier, {{court-general}} generaal, {{court-monk}} monnik, {{court-princess}} prinses, {{court-crown}} grootmogol en {{court-elephant}} olifant.

In één bezoek hebben al je kleurkaarten [dezelfde kleur](#visit-colour). Anderen mogen die kleur ook gebruiken.`,
  },
  'white-cards': {
    title: 'Witte kaarten',
    text: `
Een {{motif-marble}} witte kaart is een bijkaart: je mag er één bij een kleurkaart leggen, maar speelt haar nooit alleen.

Er zijn er twaalf. Zeven tonen een olifant; elk van de andere vijf symbolen staat op één kaart. Witte kaarten hebben geen kleur, dus ze bepalen je [bezoekkleur](#visit-colour) niet en passen bij elke kleur. Elke witte kaart die je aan het speleinde nog hebt, is 1 punt waard.

In één beurt leg je óf een witte kaart óf een [speciale kaart](#special-cards) erbij, nooit allebei en nooit twee.`,
  },
  'special-cards': {
    title: 'Speciale kaarten',
    text: `
Vier sterke kaarten die je krijgt voor twee gelijke fiches. Na elk bezoek komen ze terug in je hand.

- {{court-general}} generaal: [+1 olifant](#plus-one-elephant)
- {{court-monk}} monnik: [+1 grootmogol](#plus-one-mogul)
- {{court-princess}} prinses: [+2 invloedspunten](#plus-two-points)
- {{court-vizier}} vizier: [vrije kleurkeuze](#free-colour)

Eerst liggen ze open naast het bord en zijn ze van niemand. Ze worden nooit getrokken, nooit in het aanbod gelegd en nooit afgelegd: je krijgt ze alleen door [fiches te ruilen](#exchanging-tokens).

Een speciale kaart speel je als een witte kaart: samen met een kleurkaart, in plaats van een witte, één per beurt. In latere beurten van het bezoek mag je er nog andere spelen. Elk werkt één keer per bezoek; bij je terugtrekking komt ze terug in je hand. In je hand doet ze niets, behalve dat ze aan het speleinde 1 punt waard is.`,
  },
  'plus-one-elephant': {
    title: '+1 olifant',
    text: `
Deze speciale kaart telt als één {{court-elephant}} olifant extra zolang ze voor je ligt.

In de vergelijking telt ze als elk ander symbool. Met één olifant op een kaart en deze heb je er twee en versla je een rivaal met één. Je krijgt haar voor twee fiches generaal.`,
  },
  'plus-one-mogul': {
    title: '+1 grootmogol',
    text: `
Deze speciale kaart telt als één {{court-crown}} grootmogol extra zolang ze voor je ligt.

In de vergelijking telt ze als elk ander symbool. Toont niemand anders een grootmogol, dan is ze genoeg voor de kroon. Je krijgt haar voor twee fiches monnik.`,
  },
  'plus-two-points': {
    title: '+2 invloedspunten',
    text: `
Je scoort 2 punten op het moment dat je deze speciale kaart speelt, wat er in het bezoek verder ook gebeurt.

Ze toont geen symbool. Je mag haar in elk bezoek één keer gebruiken. Je krijgt haar voor twee fiches prinses.`,
  },
  'free-colour': {
    title: 'Vrije kleurkeuze',
    text: `
De kleurkaart die je samen met deze speciale kaart speelt, mag elke kleur hebben.

Daarna geldt je [bezoekkleur](#visit-colour) weer: speel je rood en leg je met deze kaart geel, dan heb je daarna weer rood nodig.

Speel je haar met de **eerste** kleurkaart van het bezoek, dan bepaalt die je kleur niet. Dat doet pas je tweede kleurkaart, die weer elke kleur mag hebben. Je mag haar ook met een kaart van de juiste kleur spelen; dan heeft ze geen effect. Je krijgt haar voor twee fiches vizier.`,
  },
  'your-hand': {
    title: 'Je hand',
    text: `
Je begint met zes kaarten en mag er zoveel hebben als je wilt: er is geen limiet.

Alleen jij ziet ze. Nieuwe kaarten krijg je bij je terugtrekking, van bonustegels met een kaart en als speciale kaarten. Omdat je dan al uit het bezoek bent, kun je de kaarten van een terugtrekking pas vanaf het volgende bezoek spelen. Kaarten bewaren voor een beter bezoek is vaak verstandig.`,
  },
  'influence-tokens': {
    title: 'Invloedsfiches',
    text: `
Lig je voor bij vizier, generaal, monnik of prinses, dan krijg je dat fiche van het hof en een paleis om te bouwen.

Er zijn er zes van elke soort. Een enkel fiche blijft zichtbaar voor je liggen tot je een tweede van dezelfde soort hebt; dan worden ze samen een [speciale kaart](#exchanging-tokens). Soorten tellen apart: een vizier en een generaal zijn geen paar.`,
  },
  palaces: {
    title: 'Paleizen',
    text: `
{{palace}} Paleizen blijven tot het speleinde staan waar ze gebouwd zijn. Verbonden door wegen leveren ze steeds opnieuw punten op.

Je komt nooit paleizen tekort: zijn de paleizen van je kleur op, dan krijg je er meer. Van welk symbool een paleis kwam, maakt niet meer uit als het staat. Een kroonpaleis wordt een gewoon paleis als de kroon naar het hof teruggaat; het houdt zijn plaats en blijft verbinden.`,
  },
  'crown-palace': {
    title: 'Het kroonpaleis',
    text: `
Lig je voor bij de {{court-crown}} grootmogol, dan krijg je de kroon op een paleis. Het mag naar elke stad van de huidige provincie, zelfs naast een ander paleis.

- Het andere paleis mag van iedereen zijn, ook van jezelf.
- Komt het in een lege stad, dan kan er in hetzelfde bezoek nog een gewoon paleis bij, van iedereen, ook van jou.
- Het neemt nooit een [bonustegel](#bonus-tiles). De tegel blijft liggen voor het gewone paleis dat misschien nog komt.
- Het levert geen fiche op, maar telt voor de [paleispunten](#scoring-palaces) als elk ander.

Na het bezoek gaat de kroon terug naar het hof. Het paleis blijft als gewoon paleis staan.`,
  },
  'province-tiles': {
    title: 'Provincietegels',
    text: `
Het nummer van een provincietegel zegt wanneer de provincie wordt bezocht; de goederen erop win je met de meeste olifanten.

De tegels 1 tot en met 12 liggen open in hun provincies. Aan het begin van een bezoek gaat de tegel van de provincie naar het hof. Wie bij zijn terugtrekking voorligt in {{court-elephant}} olifanten, neemt hem, legt hem open voor zich en [scoort hem](#scoring-the-province-tile). Een paleis levert hij niet op.

Een tegel die niemand wint, gaat aan het eind van het bezoek uit het spel.`,
  },
  'bonus-tiles': {
    title: 'Bonustegels',
    text: `
Op elke vesting ligt een bonustegel. Je gewone paleis neemt hem: 2 punten, een kaart of een goed.

Aan het begin worden de vijftien vierkante tegels geschud en over vijftien vestingen verdeeld; Agra heeft de Taj Mahal-tegel. Je moet de tegel nemen, en hij wordt [meteen gescoord](#scoring-bonus-tiles). Een kroonpaleis neemt er nooit een.

Wat er na het bezoek nog in de provincie ligt, gaat uit het spel, ook onder een kroonpaleis dat alleen staat.`,
  },
  goods: {
    title: 'Goederen',
    text: `
{{good-rice}} rijst, {{good-tea}} thee, {{good-spice}} specerijen en {{good-gems}} edelstenen: hoe meer je van één soort hebt, hoe meer elke volgende oplevert.

Goederen staan op provincietegels en op sommige bonustegels. Tegels met goederen blijven tot het speleinde voor je liggen en tellen elke keer dat je weer een tegel met hetzelfde goed wint. Op zichzelf, of aan het speleinde, leveren ze niets meer op.`,
  },
  'start-player': {
    title: 'De startspeler',
    text: `
De {{icon-flag}} startspeler heeft de eerste beurt van het bezoek. Voor het volgende bezoek gaat de steen één plaats naar links.

Wie zich het eerst of het laatst terugtrok, speelt geen rol. In het eerste bezoek beslist het toeval, tenzij bij het openen van de tafel een plaats is gekozen.`,
  },
};
