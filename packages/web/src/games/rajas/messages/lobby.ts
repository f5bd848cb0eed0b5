import type { Translation, Translations } from '../../../i18n/language.ts';
import { german } from './lobby/de.ts';
import { english } from './lobby/en.ts';
import { french } from './lobby/fr.ts';
import { dutch } from './lobby/nl.ts';

export type RajasLobbyMessages = Translation<typeof english>;

export const rajasLobbyMessages: Translations<RajasLobbyMessages> = {
  en: async () => english,
  de: async () => german,
  fr: async () => french,
  nl: async () => dutch,
};
