import type { Translation, Translations } from '../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type OnlineMessages = Translation<typeof english>;

export const onlineMessages: Translations<OnlineMessages> = {
  en: async () => (await import('./en.ts')).messages,
  de: async () => (await import('./de.ts')).messages,
  fr: async () => (await import('./fr.ts')).messages,
  nl: async () => (await import('./nl.ts')).messages,
};
