import type { Translation } from '../../../../i18n/language.ts';

const en = {
  tileNames: { waterfall: 'Waterfall', mountains: 'Mountains', swamp: 'Swamp', desert: 'Desert' },
  tileLine: ({ name, road }: { name: string; road: string }) => `${name}, wilderness, ${road}`,
  lay: {
    title: 'Place your wilderness',
    hint: 'On one of the four interior spaces, any way round.',
    help: 'Everyone starts with one wilderness tile on an interior space. It doesn’t have to be connected. Its roads count once a road from your residence reaches it. You can’t cover it.',
  },
  swap: {
    title: 'Swamp: swap a die?',
    hint: 'Return a die and take a new one of your choice.',
    help: 'You can return one of your dice and take a new die of any colour instead.',
  },
  drawn: (name: string, tile: string) => `${name} drew a wilderness tile: ${tile}.`,
  laid: (name: string, tile: string, cell: string) => `${name} laid wilderness on ${cell}: ${tile}.`,
  shown: (name: string, gain: string) => `${name} turned up a white yield tile: ${gain}.`,
  whiteYield: 'a white yield tile, immediately',
  swapDie: 'swap one die for a new one',
  refusals: {
    'wilderness-stays': 'You can’t cover wilderness.',
  },
};

const de: Translation<typeof en> = {
  tileNames: { waterfall: 'Wasserfall', mountains: 'Gebirge', swamp: 'Sumpf', desert: 'Wüste' },
  tileLine: ({ name, road }) => `${name}, Wildnis, ${road}`,
  lay: {
    title: 'Lege deine Wildnis',
    hint: 'Auf eines der vier Innenfelder, in beliebiger Ausrichtung.',
    help: 'Alle beginnen mit einem Wildnisplättchen auf einem Innenfeld. Es muss nicht angeschlossen sein. Seine Wege zählen, sobald ein Weg von deiner Residenz es erreicht. Du kannst es nicht überbauen.',
  },
  swap: {
    title: 'Sumpf: Würfel tauschen?',
    hint: 'Gib einen Würfel zurück und nimm einen neuen nach Wahl.',
    help: 'Du darfst einen deiner Würfel zurückgeben und dafür einen neuen beliebiger Farbe nehmen.',
  },
  drawn: (name, tile) => `${name} hat ein Wildnisplättchen gezogen: ${tile}.`,
  laid: (name, tile, cell) => `${name} hat auf ${cell} Wildnis gelegt: ${tile}.`,
  shown: (name, gain) => `${name} hat ein weißes Ertragsplättchen aufgedeckt: ${gain}.`,
  whiteYield: 'ein weißes Ertragsplättchen, sofort',
  swapDie: 'einen Würfel gegen einen neuen tauschen',
  refusals: {
    'wilderness-stays': 'Wildnis kannst du nicht überbauen.',
  },
};

const fr: Translation<typeof en> = {
  tileNames: { waterfall: 'Cascade', mountains: 'Montagnes', swamp: 'Marais', desert: 'Désert' },
  tileLine: ({ name, road }) => `${name}, tuile sauvage, ${road}`,
  lay: {
    title: 'Posez votre tuile sauvage',
    hint: 'Sur un des quatre espaces intérieurs, dans n’importe quel sens.',
    help: 'Chacun commence avec une tuile sauvage sur un espace intérieur. Elle n’a pas besoin d’être reliée. Ses routes comptent dès qu’une route de votre résidence l’atteint. Vous ne pouvez pas la recouvrir.',
  },
  swap: {
    title: 'Marais : échanger un dé ?',
    hint: 'Rendez un dé et prenez-en un nouveau au choix.',
    help: 'Vous pouvez rendre un de vos dés et en prendre un nouveau de n’importe quelle couleur.',
  },
  drawn: (name, tile) => `${name} a pioché une tuile sauvage : ${tile}.`,
  laid: (name, tile, cell) => `${name} a posé une tuile sauvage sur ${cell} : ${tile}.`,
  shown: (name, gain) => `${name} a révélé une tuile Revenu blanche : ${gain}.`,
  whiteYield: 'une tuile Revenu blanche, aussitôt',
  swapDie: 'échanger un dé contre un nouveau',
  refusals: {
    'wilderness-stays': 'Vous ne pouvez pas recouvrir une tuile sauvage.',
  },
};

const nl: Translation<typeof en> = {
  tileNames: { waterfall: 'Waterval', mountains: 'Gebergte', swamp: 'Moeras', desert: 'Woestijn' },
  tileLine: ({ name, road }) => `${name}, wildernis, ${road}`,
  lay: {
    title: 'Leg je wildernis',
    hint: 'Op een van de vier binnenvelden, in elke stand.',
    help: 'Iedereen begint met één wildernistegel op een binnenveld. Hij hoeft niet aangesloten te zijn. Zijn wegen tellen zodra een weg vanuit je residentie hem bereikt. Je kunt hem niet bedekken.',
  },
  swap: {
    title: 'Moeras: een dobbelsteen ruilen?',
    hint: 'Geef een dobbelsteen terug en neem een nieuwe naar keuze.',
    help: 'Je mag een van je dobbelstenen teruggeven en een nieuwe van een willekeurige kleur nemen.',
  },
  drawn: (name, tile) => `${name} trok een wildernistegel: ${tile}.`,
  laid: (name, tile, cell) => `${name} legde wildernis op ${cell}: ${tile}.`,
  shown: (name, gain) => `${name} draaide een wit opbrengstfiche om: ${gain}.`,
  whiteYield: 'een wit opbrengstfiche, meteen',
  swapDie: 'een dobbelsteen ruilen voor een nieuwe',
  refusals: {
    'wilderness-stays': 'Je kunt wildernis niet bedekken.',
  },
};

export { de, en, fr, nl };
