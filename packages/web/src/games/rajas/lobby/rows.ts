import type { Options } from '@durbar/engine';
import type { Language } from '../../../i18n/language.ts';
import type { OptionText } from '../../../table/lobby.ts';

/** A module among the options of a new table. */
export interface LobbyRow {
  readonly option: string;
  /** Where it stands among the others, ascending. */
  readonly place: number;
  /** A file of its picture; none for a module without one. */
  readonly picture?: string;
  /** It has a front and a back. */
  readonly sided?: true;
  readonly words: Readonly<Record<Language, RowWords>>;
}

type RowWords = Pick<OptionText, 'title' | 'line'>;

/** Each module's own row: `lobby.ts` of its folder. */
const ROWS = Object.values(import.meta.glob<LobbyRow>('../modules/*/lobby.ts', { eager: true, import: 'row' })).toSorted(
  (a, b) => a.place - b.place,
);

export type RowNames = Readonly<Record<string, RowWords>>;

export function rowNames(language: Language): RowNames {
  return Object.fromEntries(ROWS.map(({ option, words }) => [option, words[language]]));
}

export function rowTexts(names: RowNames, values: Readonly<Record<'off' | 'on' | 'front' | 'back', string>>): OptionText[] {
  return ROWS.flatMap(({ option, picture, ...row }): OptionText[] => {
    const words = names[option];
    if (!words) return [];
    const offered = (['off', ...playedValues(row)] as const).map((value) => ({ value, title: values[value] }));
    return [{ option, ...words, ...(picture && { picture: `art/rajas/${picture}.svg` }), off: 'off', values: offered }];
  });
}

function playedValues({ sided }: Pick<LobbyRow, 'sided'>) {
  return sided ? (['front', 'back'] as const) : (['on'] as const);
}

/** Every module in play. */
export const ALL_MODULES: Options = Object.fromEntries(ROWS.map((row) => [row.option, playedValues(row)[0]]));
