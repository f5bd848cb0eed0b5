import type { Translation } from '../../../../i18n/language.ts';
import { lister } from '../../../../i18n/numbers.ts';

const en = {
  title: 'Kedarnath',
  free: 'free',
  space: 'Temple of Kedarnath',
  blessing: 'the blessing of a free karma level',
  brownTile: 'money per karma; more with your worker at the temple',
  row: (level: number, gain: string) => `Karma ${level}: ${gain}.`,
  occupied: (names: readonly string[]) => ` Occupied by the karma of ${lister('en')(names)}.`,
  choose: {
    title: 'Choose a blessing',
    hint: 'Rows without a karma cube are free.',
    help: 'Take the blessing of a karma level with no karma cube on it, not even yours.',
  },
  take: (level: number, gain: string) => `Blessing of karma ${level}: ${gain}`,
  blessed: (name: string, gain: string) => `${name} was blessed at Kedarnath: ${gain}.`,
  acts: {
    'kedarnath/row': 'Take this blessing',
  },
  refusals: {
    'no-free-row': 'Every row of the temple is taken by a karma cube.',
  },
};

const de: Translation<typeof en> = {
  title: 'Kedarnath',
  free: 'frei',
  space: 'Kedarnath-Tempel',
  blessing: 'die Segnung einer freien Karmastufe',
  brownTile: 'Geld je Karma; mehr mit einem Arbeiter im Tempel',
  row: (level, gain) => `Karma ${level}: ${gain}.`,
  occupied: (names) => ` Besetzt durch das Karma von ${lister('de')(names)}.`,
  choose: {
    title: 'Wähle eine Segnung',
    hint: 'Zeilen ohne Karma-Marker sind frei.',
    help: 'Nimm die Segnung einer Karmastufe, auf der kein Karma-Marker liegt, auch nicht deiner.',
  },
  take: (level, gain) => `Segnung von Karma ${level}: ${gain}`,
  blessed: (name, gain) => `${name} wurde in Kedarnath gesegnet: ${gain}.`,
  acts: {
    'kedarnath/row': 'Segnung wählen',
  },
  refusals: {
    'no-free-row': 'In jeder Zeile des Tempels liegt ein Karma-Marker.',
  },
};

const fr: Translation<typeof en> = {
  title: 'Kedarnath',
  free: 'libre',
  space: 'Temple de Kedarnath',
  blessing: 'la bénédiction d’un niveau de karma libre',
  brownTile: 'argent par karma ; plus avec un ouvrier au temple',
  row: (level, gain) => `Karma ${level} : ${gain}.`,
  occupied: (names) => ` Occupé par le karma de ${lister('fr')(names)}.`,
  choose: {
    title: 'Choisissez une bénédiction',
    hint: 'Les lignes sans cube Karma sont libres.',
    help: 'Prenez la bénédiction d’un niveau de karma sans cube Karma, pas même le vôtre.',
  },
  take: (level, gain) => `Bénédiction du karma ${level} : ${gain}`,
  blessed: (name, gain) => `${name} a reçu une bénédiction à Kedarnath : ${gain}.`,
  acts: {
    'kedarnath/row': 'Recevoir cette bénédiction',
  },
  refusals: {
    'no-free-row': 'Chaque ligne du temple est occupée par un cube Karma.',
  },
};

const nl: Translation<typeof en> = {
  title: 'Kedarnath',
  free: 'vrij',
  space: 'Kedarnath-tempel',
  blessing: 'de zegening van een vrij karmaniveau',
  brownTile: 'geld per karma; meer met een werker in de tempel',
  row: (level, gain) => `Karma ${level}: ${gain}.`,
  occupied: (names) => ` Bezet door het karma van ${lister('nl')(names)}.`,
  choose: {
    title: 'Kies een zegening',
    hint: 'Rijen zonder karmamarkeersteen zijn vrij.',
    help: 'Neem de zegening van een karmaniveau waar geen karmamarkeersteen ligt, ook die van jou niet.',
  },
  take: (level, gain) => `Zegening van karma ${level}: ${gain}`,
  blessed: (name, gain) => `${name} werd in Kedarnath gezegend: ${gain}.`,
  acts: {
    'kedarnath/row': 'Deze zegening kiezen',
  },
  refusals: {
    'no-free-row': 'Op elke rij van de tempel ligt een karmamarkeersteen.',
  },
};

export { de, en, fr, nl };
