import { type Language, type Translation, withLanguage } from '../../../i18n/language.ts';

const en = {
  startLine: 'Who starts the first visit. After that it moves left.',
  usual: 'Standard game',
  usualLine: 'Twelve visits, random start player.',
  house: 'Durbar edition',
  houseLine: 'Our own reconstruction. Some details may differ from your copy.',
};

const de: Translation<typeof en> = {
  startLine: 'Wer den ersten Besuch beginnt. Danach geht es nach links weiter.',
  usual: 'Standardspiel',
  usualLine: 'Zwölf Besuche, zufälliger Startspieler.',
  house: 'Durbar-Ausgabe',
  houseLine: 'Unsere Nachbildung. Einzelne Werte können von deinem Exemplar abweichen.',
};

const fr: Translation<typeof en> = {
  startLine: 'Qui commence la première visite. Ensuite, on passe à gauche.',
  usual: 'Partie standard',
  usualLine: 'Douze visites, premier joueur au hasard.',
  house: 'Édition Durbar',
  houseLine: 'Notre reconstitution. Certains détails peuvent différer de votre boîte.',
};

const nl: Translation<typeof en> = {
  startLine: 'Wie het eerste bezoek begint. Daarna gaat het met de klok mee.',
  usual: 'Standaardspel',
  usualLine: 'Twaalf bezoeken, willekeurige startspeler.',
  house: 'Durbar-editie',
  houseLine: 'Onze reconstructie. Details kunnen afwijken van jouw doos.',
};

export type TajLobbyMessages = Translation<typeof en> & { readonly language: Language };

export const tajLobbyMessages = withLanguage<Translation<typeof en>>({ en, de, fr, nl });
