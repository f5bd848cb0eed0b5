import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  welcome: {
    title: 'Maak van dag nacht',
    text: 'Deze zes scorekaarten zijn je race. Drie roem draaien de linker kaart om, zes munten de rechter. Wie ze aan het eind van een fase alle zes heeft omgedraaid, wint.\nJe speelt tegen één bot, Chameli; het duurt ongeveer tien minuten.',
  },
  hand: {
    title: 'Je dobbelstenen',
    text: 'In je hand is elke kaart een dobbelsteen: de kleur is een steen, het getal ken alleen jij. Hier zijn lapis 6 en 3, kornalijn 1 en smaragd 4. Daarmee betaal je.',
  },
  grid: {
    title: 'Elke kaart is twee dingen',
    text: 'In je beurt neem je één kaart uit het raster: voor wat ze toont (gebouw, schip, goederen, paleisactie), of als de dobbelsteen in haar hoek, en die is gratis.',
  },
  build: {
    title: 'Bouw',
    text: 'Fort en graftombe kosten samen lapis 9. Je lapisstenen zijn 6 + 3: precies genoeg. Neem de kaart.',
    other: 'Dat kun je ook nemen. Maar je twee lapisstenen passen precies bij fort en graftombe.',
  },
  fame: {
    title: 'Twee roem',
    text: 'Elk gebouw gaf één roem; de derde zou een kaart omdraaien. Chameli nam een dobbelsteen. Nu begint de tweede fase van de ronde, en de startspeler, jij, krijgt één karma.',
  },
  ship: {
    title: 'Een schip',
    text: 'Een schip wil één dobbelsteen met precies zijn getal. Neem schip 8 voor je kornalijn 1: je haalt er ook een goederenkaart mee.',
    other: 'Kan. Maar schip 8 geeft je twee kaarten in één beurt: het schip en een goederenkaart.',
  },
  goods: {
    title: 'Goederen',
    text: 'Neem de zijde met waarde 3. Goederen worden vanzelf munten zodra je er drie gelijke of één van elke soort hebt.',
    other: 'Ook mooie goederen. Neem de zijde met waarde 3: die levert het meest op.',
  },
  set: {
    title: 'Van elk één',
    text: 'Ronde 2. Je hebt zijde. De kaart met thee 2 en specerijen 1 maakt van elk één compleet: 3 + 2 + 1 is zes munten. Neem haar; goederenkaarten zijn gratis.',
    other: 'Niet slecht, maar kijk naar de goederen: thee en specerijen op één kaart maken je set compleet.',
  },
  bonus: {
    title: 'Een bonus bij nacht',
    text: 'Zes munten draaiden je rechter kaart om, en de nachtzijde geeft een bonus: één roem of een schip. Met één roem heb je er drie: kies roem en kijk wat er gebeurt.',
    other: 'Een schip is fijn. Maar de derde roem draait meteen nog een kaart om!',
  },
  chain: {
    title: 'Een ketting',
    text: 'Drie roem draaiden de linker kaart om. De bonus was 2 karma; met die ene van jou waren het er drie, en drie karma worden een beheerder. Twee kaarten in één beurt: zulke kettingen winnen spellen.',
  },
  administrator: {
    title: 'Je beheerder',
    text: 'Hij geeft je nog een beurt, twee dobbelstenen van de stapel, of geldt bij het betalen als elke dobbelsteen. Gebruik hem nu voor nog een beurt.',
    other: 'Dat kan hij ook. Laat hem je deze keer nog een beurt geven.',
  },
  die: {
    title: 'Dobbelstenen voor later',
    text: 'Je hebt nog één dobbelsteen. Kies de hoek van de kaart die oplicht en neem haar als dobbelsteen. Het getal is een verrassing.',
    other: 'Dat mag. Maar zonder dobbelstenen betaal je niets: neem de dobbelsteen in de hoek die oplicht.',
  },
  karma: {
    title: 'Wat karma doet',
    text: 'Een kornalijn 6! Past een getal niet, dan verhoogt of verlaagt één karma een dobbelsteen met 1 bij het betalen. Drie gelijke gebouwen of drie oplopende schepen geven ook een beheerder.',
  },
  finale: {
    title: 'Nog vier dagen',
    text: 'Twee van je zes kaarten zijn omgedraaid, Chameli heeft er geen. Wie aan het einde van een doorgang alle zes heeft omgedraaid, wint. Bouw voor roem, verzamel goederen voor munten en zoek kettingen. Jij bent aan de beurt.',
  },
};
