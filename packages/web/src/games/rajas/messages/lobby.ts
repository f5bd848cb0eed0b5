import type { Translation, Translations } from '../../../i18n/language.ts';

const english = {
  variant: 'Variant and modules',
  on: 'On',
  off: 'Off',
  base: 'First game',
  baseLine: 'The base game, nothing added.',
  navaratnas: 'Navaratnas',
  navaratnasLine: 'Choose yield tiles for your own board; up to six workers, eight dice.',
  ganga: 'River tiles',
  gangaLine: 'Tiles change the benefits of some river spaces.',
  printed: 'Printed river',
  gangaRoll: 'Ganga module',
};

export type RajasLobbyMessages = Translation<typeof english>;

const german: RajasLobbyMessages = {
  variant: 'Variante und Module',
  on: 'An',
  off: 'Aus',
  base: 'Erstes Spiel',
  baseLine: 'Das Grundspiel, sonst nichts.',
  navaratnas: 'Navaratnas',
  navaratnasLine: 'Ertragsplättchen für das eigene Tableau; bis zu sechs Arbeiter, acht Würfel.',
  ganga: 'Flussplättchen',
  gangaLine: 'Plättchen ändern die Gewinne einiger Flussfelder.',
  printed: 'Gedruckter Fluss',
  gangaRoll: 'Ganga-Modul',
};

const french: RajasLobbyMessages = {
  variant: 'Variante et modules',
  on: 'Oui',
  off: 'Non',
  base: 'Première partie',
  baseLine: 'Le jeu de base, sans ajout.',
  navaratnas: 'Navaratnas',
  navaratnasLine: 'Des tuiles Revenu au choix sur votre plateau ; jusqu’à six ouvriers, huit dés.',
  ganga: 'Tuiles Fleuve',
  gangaLine: 'Des tuiles changent les bonus de quelques cases du fleuve.',
  printed: 'Fleuve imprimé',
  gangaRoll: 'Module Gange',
};

const dutch: RajasLobbyMessages = {
  variant: 'Variant en modules',
  on: 'Aan',
  off: 'Uit',
  base: 'Eerste spel',
  baseLine: 'Het basisspel, verder niets.',
  navaratnas: 'Navaratna',
  navaratnasLine: 'Opbrengstfiches naar keuze op je eigen bord; tot zes werkers, acht dobbelstenen.',
  ganga: 'Riviertegels',
  gangaLine: 'Tegels veranderen de inkomsten van enkele riviervelden.',
  printed: 'Gedrukte rivier',
  gangaRoll: 'Gangesmodule',
};

export const rajasLobbyMessages: Translations<RajasLobbyMessages> = {
  en: async () => english,
  de: async () => german,
  fr: async () => french,
  nl: async () => dutch,
};
