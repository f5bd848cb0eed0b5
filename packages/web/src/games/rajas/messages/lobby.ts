import type { Translation, Translations } from '../../../i18n/language.ts';
import { type RowNames, rowNames } from '../lobby/rows.ts';
import { german } from './lobby/de.ts';
import { english } from './lobby/en.ts';
import { french } from './lobby/fr.ts';
import { dutch } from './lobby/nl.ts';

export type RajasLobbyMessages = Translation<typeof english> & { readonly modules: RowNames };

export const rajasLobbyMessages: Translations<RajasLobbyMessages> = {
  en: async () => ({ ...english, modules: rowNames('en') }),
  de: async () => ({ ...german, modules: rowNames('de') }),
  fr: async () => ({ ...french, modules: rowNames('fr') }),
  nl: async () => ({ ...dutch, modules: rowNames('nl') }),
};
