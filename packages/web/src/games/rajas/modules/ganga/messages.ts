import type { Translation } from '../../../../i18n/language.ts';

const en = { laid: (index: number, gain: string) => `River tile on space ${index}: ${gain}.` };
const de: Translation<typeof en> = { laid: (index, gain) => `Flussplättchen auf Feld ${index}: ${gain}.` };
const fr: Translation<typeof en> = { laid: (index, gain) => `Tuile Fleuve sur la case ${index} : ${gain}.` };
const nl: Translation<typeof en> = { laid: (index, gain) => `Riviertegel op veld ${index}: ${gain}.` };

export { de, en, fr, nl };
