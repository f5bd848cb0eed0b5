import { isLanguage, type Language } from '../../i18n/language.ts';
import { type PlayerSettings, THEMES } from '../../store/settings.svelte.ts';

/** What an embedding page asks for. */
export interface Wanted {
  readonly id: string;
  /** The first moment to show; the end of the game without it. */
  readonly number: number | undefined;
  readonly language?: Language;
  readonly settings: Partial<PlayerSettings>;
}

/** Reads `/embed/<game>/<move>?language=de&theme=dark`. */
export function wantedFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Wanted {
  const [, , id = '', number = ''] = pathname.split('/');
  const query = new URLSearchParams(search);
  const language = query.get('language') ?? undefined;
  const theme = THEMES.find((one) => one === query.get('theme'));
  return {
    id,
    number: /^\d+$/.test(number) ? Number(number) : undefined,
    ...(isLanguage(language) ? { language } : {}),
    settings: { sound: 'off', ...(theme ? { theme } : {}) },
  };
}
