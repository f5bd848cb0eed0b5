import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  welcome: {
    title: 'Twee markeerstenen, één doel',
    text: 'Je hebt een roemmarkeersteen en een geldmarkeersteen. Ze lopen rond het bord naar elkaar toe; het getal ertussen zegt hoe ver ze nog van elkaar af zijn. Zodra die van iemand elkaar ontmoeten, loopt het spel af, en wint wie ze het verst langs elkaar heeft gebracht.\nAlles wat roem of geld geeft, brengt je dus dichterbij.',
  },
  pieces: {
    title: 'Dobbelstenen zijn je vermogen',
    text: 'Dit zijn je dobbelstenen. Je betaalt ermee: kleur en getal tellen. Elke ronde heb je drie werkers. In je beurt zet je er een in en doe je meteen wat zijn veld biedt.',
  },
  quarry: {
    title: 'Naar de steengroeve',
    text: 'We gaan bouwen. Zet een werker in de steengroeve; het eerste veld kost 1 geld.',
    other: 'Ook een nuttig veld. Maar eerst ga je bouwen: kies het eerste veld van de steengroeve.',
  },
  market: {
    title: 'Een markt',
    text: 'Neem de oranje tegel met thee. Hij kost oranje dobbelstenen die samen 5 waard zijn, en jij hebt precies een oranje 5. Een markt betaalt meteen, en opnieuw bij elke verkoop.',
    other: 'Die kun je betalen, maar de oranje theemarkt past precies bij je oranje 5.',
  },
  lay: {
    title: 'Wegen leiden naar huis',
    text: 'Een tegel komt waar zijn weg naar je residentie leidt. Leg hem onder de residentie, gedraaid zoals getoond.',
    other: 'Die plek mag. Leg hem voor deze les onder de residentie, zodat de plek links vrij blijft.',
  },
  paid: {
    title: 'Meteen twee geld',
    text: 'De oranje dobbelsteen is weg, de markt gaf 2 geld. Chameli zette een werker op een terras: terrassen geven nieuwe dobbelstenen.',
  },
  quarryAgain: {
    title: 'Gebouwen geven roem',
    text: 'Ga nog eens naar de steengroeve. Het tweede veld kost 2 geld, precies wat de markt gaf.',
    other: 'Nog niet: in de steengroeve wacht een gebouw. Kies daar het tweede veld.',
  },
  buildings: {
    title: 'Karma draait dobbelstenen',
    text: 'De groene tegel met paleis en fort kost 6, en je groene dobbelsteen toont maar 1. Maar één karma draait een dobbelsteen op de tegenoverliggende zijde: 1 wordt 6. Neem die tegel.',
    other: 'Mag, maar twee gebouwen geven meer roem. Neem de groene tegel met paleis en fort.',
  },
  reachYield: {
    title: 'Een weg naar de rand',
    text: 'Leg hem links van de residentie: de rechte weg bereikt dan de rand, waar speciale inkomsten wachten.',
    other: 'Kan, maar alleen links bereikt de weg speciale inkomsten aan de rand.',
  },
  grown: {
    title: 'Roem en geld',
    text: 'Elk gebouw gaf 2 roem, de speciale inkomsten 5 geld. Je markeerstenen zijn zeven velden dichterbij. Opwaarderingen op de perkamentrollen maken een soort gebouw meer waard.',
  },
  terrace: {
    title: 'Nieuwe dobbelstenen',
    text: 'Je dobbelstenen raken op. Zet je laatste werker op het paarse hoge terras: het is gratis en geeft een paarse dobbelsteen.',
    other: 'Goed, maar eerst heb je dobbelstenen nodig. Het paarse terras geeft er een voor niets.',
  },
  round: {
    title: 'De volgende ronde',
    text: 'Alle werkers komen thuis en de tweede ronde begint. Chameli is eerst en heeft ook gebouwd. Jij hebt weer drie werkers.',
  },
  harbour: {
    title: 'De haven',
    text: 'Lage dobbelstenen zijn niet waardeloos: in de haven laat een 1, 2 of 3 je boot varen. Zet daar een werker in; je betaalt de paarse 2.',
    other: 'Een goed idee voor later. Stuur nu je boot weg: kies de haven.',
  },
  sail: {
    title: 'De Ganges af',
    text: 'Vaar twee velden. Het veld waar je stopt geeft je een geschenk: hier 2 karma.',
    other: 'Eén veld mag ook. Het tweede heeft het karma dat je nodig hebt.',
  },
  chamber: {
    title: 'Het paleis',
    text: 'In het paleis wil elk vertrek één getal. De yogi neemt een 3 en geeft 2 karma (hoogstens 3) en een dobbelsteen naar keuze. Zet daar een werker in en betaal de blauwe 3.',
    other: 'Ook dat veld staat voor je open. Probeer de yogi: je hebt de 3 die hij wil.',
  },
  colour: {
    title: 'Kies een kleur',
    text: 'Neem een oranje dobbelsteen: je wilt weer in oranje bouwen.',
    other: 'Elke kleur mag. Neem deze keer oranje.',
  },
  sell: {
    title: 'Verkoop je goederen',
    text: 'Verdien nu met je markt: het veld „gemengde goederen” verkoopt tot drie verschillende goederen en kost geen dobbelsteen.',
    other: 'Houd je dobbelstenen. Gemengde goederen verkopen kost niets: kies dat veld.',
  },
  closer: {
    title: 'Nog dichterbij',
    text: 'Twee geld erbij. Op de sporen wachten bonussen en nieuwe werkers: bereik ze vroeg, want meer werkers geven meer beurten in elke ronde.',
  },
  finale: {
    title: 'Je provincie wacht',
    text: 'Je kent de kern: dobbelstenen halen, bouwen, inkomsten bereiken, verkopen, varen, en roem en geld laten samenkomen. Hebben iemands markeerstenen elkaar ontmoet, dan wint wie ze het verst langs elkaar heeft gebracht. Ronde 3 begint, en jij bent eerst.',
  },
};
