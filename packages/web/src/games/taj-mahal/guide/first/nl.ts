import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  welcome: {
    title: 'Welkom aan het hof',
    text: 'De grootmogol reist door zijn twaalf provincies: twaalf bezoeken, dan is het spel afgelopen. Wie dan de meeste invloedspunten heeft, wint.\nJe speelt tegen twee bots, Chameli en Kamal. Het duurt ongeveer twaalf minuten; je mag altijd weggaan en later verdergaan.',
  },
  prizes: {
    title: 'Zes prijzen per bezoek',
    text: 'Ze liggen aan het hof: vier invloedsfiches (vizier, generaal, monnik, prinses), de kroon en de provincietegel met zijn goederen.\nEen fiche geeft een paleis, de kroon het kroonpaleis, de tegel goederen. Paleizen en goederen leveren punten op.',
  },
  hand: {
    title: 'Je hand',
    text: 'Elke kaart toont symbolen, en elk symbool hoort bij één prijs. De grootmogol hoort bij de kroon, de olifant bij de provincietegel. Wie de meeste van een symbool toont, kan die prijs winnen.',
  },
  playFirst: {
    title: 'Speel een kaart',
    text: 'In je beurt speel je een kaart of trek je je terug. Speel de gele kaart met prinses en olifant.\nJe eerste kaart bepaalt je kleur: tot je je terugtrekt, speel je in dit bezoek alleen geel.',
    other: 'Dat mag. Maar in geel ben je sterk: een prinses en drie olifanten. Speel de gele kaart met de prinses.',
  },
  contest: {
    title: 'De strijd',
    text: 'Hier worden ieders symbolen geteld. Jij leidt met de prinses, Chameli met de vizier, Kamal met de generaal. Alle drie hebben één olifant: gelijke stand, dus niemand leidt.',
  },
  addWhite: {
    title: 'Eentje erbij',
    text: 'Bij een kleurkaart mag je één witte of speciale kaart leggen. Speel de dubbele olifant samen met de witte olifant: kies het kleine witte kaartje dat eronder hangt.',
    other: 'Bijna! Het gaat om allebei tegelijk: de dubbele olifant met de witte olifant, het kleine kaartje eronder.',
  },
  othersWithdraw: {
    title: 'Kamal trekt zich terug',
    text: 'Door je terug te trekken win je. Op dat moment krijg je elke prijs waarvan je meer symbolen hebt dan iedereen die nog meestrijdt. Kamal nam de generaal, bouwde een paleis in Junagadh en nam twee nieuwe kaarten.',
  },
  withdraw: {
    title: 'Op tijd stoppen',
    text: 'Je hebt meer prinsessen en meer olifanten dan Chameli. Geel heb je niet meer, en meer kaarten zouden je ook niets opleveren: elke gespeelde kaart ben je kwijt. Trek je terug.',
    other:
      'Je kunt doorstrijden, maar waarvoor? Wat je kunt winnen heb je al, en elke gespeelde kaart ben je kwijt. Trek je terug.',
  },
  build: {
    title: 'Je eerste paleis',
    text: 'De prinses geeft een paleis in een vrije stad van deze provincie. Surat is een vesting: de bonustegel is 2 punten waard. En van Surat loopt een weg naar de volgende provincie, Mewar.',
    other: 'Daar mag je bouwen. Maar Surat heeft de bonustegel en de weg naar Mewar: kies Surat.',
  },
  take: {
    title: 'Nieuwe kaarten',
    text: 'Na het terugtrekken neem je twee van de open kaarten. Neem de paarse kaart met prinses en grootmogol en de witte olifant: ze passen bij je twee paarse kaarten.',
    other: 'Ook goede kaarten. Maar met de paarse heb je er drie van één kleur voor het volgende bezoek. Neem paars en wit.',
  },
  score: {
    title: 'Je staat voor',
    text: 'Vier punten: 2 voor de bonustegel, 1 voor de rijst van de provincietegel, 1 voor de provincie waarin je bouwde. Chameli bleef het langst: ze won vizier en monnik, maar er was nog maar één kaart voor haar.',
  },
  secondVisit: {
    title: 'Bezoek 2: Mewar',
    text: 'Zes nieuwe prijzen. Chameli trok zich terug zonder te spelen; daarvoor trok ze een extra kaart. Kamal begon met paars.\nJij wilt weer de prinses, want twee gelijke fiches geven een speciale kaart, en de kroon.',
  },
  playMogul: {
    title: 'Prinses en grootmogol',
    text: 'Speel de paarse kaart die beide toont. Nieuw bezoek, nieuwe kleur: nu mag paars.',
    other: 'Je hebt de prinses en de grootmogol nodig. Eén paarse kaart toont ze allebei.',
  },
  tie: {
    title: 'Gelijk is niet genoeg',
    text: 'Jij en Kamal hebben elk één grootmogol. Zolang iemand in de strijd er evenveel heeft, is de prijs niet van jou. Als je je nu terugtrekt, win je alleen de prinses.',
  },
  breakTie: {
    title: 'Doorbreek de gelijke stand',
    text: 'Speel de tweede paarse grootmogol: twee tegen één.',
    other: 'Dat doorbreekt de gelijke stand niet. Nog een grootmogol wel: de paarse kaart waarop hij met een olifant staat.',
  },
  alone: {
    title: 'Alleen in de strijd',
    text: 'Kamal nam generaal en monnik en trok zich terug. Alleen jij bent er nog, dus prinses, kroon en provincietegel zijn van jou. Trek je terug.',
    other: 'Er is niemand meer om te verslaan. Spaar je kaarten en trek je terug.',
  },
  connect: {
    title: 'Verbonden paleizen',
    text: 'Bouw in Dungarpur: de weg verbindt het met Surat. Je krijgt een punt voor deze provincie en een voor elke andere provincie die je paleizen ermee verbinden. De vesting geeft nog thee.',
    other: 'Vandaar loopt geen weg naar je paleis in Surat. Dungarpur is ermee verbonden en heeft een bonustegel.',
  },
  crown: {
    title: 'Het kroonpaleis',
    text: 'Het kroonpaleis mag ook naast het paleis van een ander staan. Zet het in Udaipur, bij Kamal: vandaar loopt een weg naar Ajmer, waar het volgende bezoek is.',
    other: 'Dat mag, maar denk aan het volgende bezoek: van Udaipur loopt een weg verder naar Ajmer.',
  },
  goods: {
    title: 'Goederen groeien',
    text: 'Tien punten! Een goed is één punt waard, en één meer voor elk gelijk goed dat je al hebt. Je tweede thee gaf dus twee punten. Verzamel goederen het liefst per soort.',
  },
  special: {
    title: 'Een speciale kaart',
    text: 'Je twee prinsesfiches zijn de speciale kaart „+2 punten” geworden. Je legt haar net als een witte bij een kleurkaart, en als je je terugtrekt komt ze terug in je hand.',
  },
  rest: {
    title: 'Soms rust je uit',
    text: 'Bezoek 3: Ajmer. Je hand is klein en Kamal is sterk. Trek je terug zonder te spelen: je trekt een kaart van de stapel en neemt als eerste twee open kaarten.',
    other: 'Je kunt hier spelen, maar een kleine hand wint weinig van een volle. Rust uit en kom sterker terug.',
  },
  takeFirst: {
    title: 'Eerste keus',
    text: 'Je trok een paarse dubbele olifant. Neem de paarse kaart en de witte olifant: vier paarse kaarten zijn een sterke kleur.',
    other: 'Verzamel één kleur: neem de paarse kaart en de witte olifant.',
  },
  othersScore: {
    title: 'Ook de anderen bouwen',
    text: 'Kamal bouwde in Jodhpur. Een weg verbindt het met zijn paleis in Udaipur, dus kreeg hij twee punten. Jouw kroonpaleis ernaast hield hem niet tegen: wegen zijn van iedereen.',
  },
  playSpecial: {
    title: 'Gebruik je speciale kaart',
    text: 'Bezoek 4: jij begint. Speel de dubbele olifant samen met „+2 punten”: meteen twee punten, en dat elk bezoek.',
    other: 'Het gaat om de dubbele olifant met de speciale kaart: het kleine kaartje „+2” eronder.',
  },
  ahead: {
    title: 'Wat is dit bezoek waard?',
    text: 'Je leidt met olifanten. De tegel van Sindh toont rijst en thee. Je hebt één rijst en twee thee: hij zou je 2 + 3 punten opleveren. Kijk naar de volgende tegels voor je beslist waar je strijdt.',
  },
  lastCount: {
    title: 'De laatste punten',
    text: 'Na het twaalfde bezoek tellen de handen: één punt per witte en speciale kaart, en één per kaart van je langste kleur. Kaarten zijn nooit waardeloos.',
  },
  finale: {
    title: 'Nu is het jouw hof',
    text: 'Meer is het niet: spelen of terugtrekken, symbolen winnen, paleizen verbinden, goederen verzamelen en op tijd stoppen. Na twaalf bezoeken wint wie de meeste punten heeft. Het vierde bezoek is bezig, en jij bent aan de beurt.',
  },
};
