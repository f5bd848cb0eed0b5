import type { Options } from '@durbar/engine';
import type { Language } from '../../../i18n/language.ts';
import type { ExtraOptions, OptionSection, OptionText, Preset } from '../../../table/lobby.ts';
import type { RajasLobbyMessages } from '../messages/lobby.ts';

/** A module among the options of a new table. */
export interface LobbyRow {
  readonly option: string;
  /** Sort order. */
  readonly place: number;
  /** The file of its picture; undefined for a module without one. */
  readonly picture?: string;
  /** It has a front and a back. */
  readonly sided?: true;
  readonly words: Readonly<Record<Language, Pick<OptionText, 'title' | 'line'>>>;
}

/** A module with its own panel of options. */
export interface LobbyPanel {
  /** Sort order among the panels; the rows are third. */
  readonly place: number;
  /** If its lists aren't enough, the folder's `LobbyExtra.svelte` is shown beside them. */
  section(words: RajasLobbyMessages): OptionSection;
  preset?(words: RajasLobbyMessages): Preset;
  /** Its options in the all-modules preset. */
  readonly everything?: Options;
  /** Its options, minus those made meaningless by others. */
  fit?(options: Options, players: number): Options;
}

/** Each module's own part: `row` or `panel` of the `lobby.ts` of its folder. */
const PARTS = Object.entries(
  import.meta.glob<{ readonly row?: LobbyRow; readonly panel?: LobbyPanel }>('../modules/*/lobby.ts', { eager: true }),
);
const ROWS = PARTS.flatMap(([, { row }]) => row ?? []).sort((a, b) => a.place - b.place);
const PANELS = PARTS.flatMap(([path, { panel }]) => (panel ? [{ folder: path.split('/').at(-2) ?? '', ...panel }] : [])).sort(
  (a, b) => a.place - b.place,
);
const ROWS_PLACE = 3;

/** What lists and switches of a panel cannot say, by the module's folder. */
type Extras = Readonly<Record<string, ExtraOptions>>;

/** All settings of this game. */
export function sections(words: RajasLobbyMessages, extras: Extras = {}): readonly OptionSection[] {
  const { title, note } = words.modules;
  const rows: OptionSection = { title, note, kind: 'modules', options: ROWS.map((row) => rowText(row, words)) };
  const panels = PANELS.map(({ folder, place, section }) => {
    const Extra = extras[folder];
    return { place, section: { ...section(words), ...(Extra && { Extra }) } };
  });
  return [...panels, { place: ROWS_PLACE, section: rows }].sort((a, b) => a.place - b.place).map(({ section }) => section);
}

function rowText({ option, picture, sided, words }: LobbyRow, { language, values }: RajasLobbyMessages): OptionText {
  const offered = (['off', ...playedValues({ sided })] as const).map((value) => ({ value, title: values[value] }));
  return { option, ...words[language], ...(picture && { picture: `art/rajas/${picture}.svg` }), off: 'off', values: offered };
}

function playedValues({ sided }: { readonly sided: true | undefined }) {
  return sided ? (['front', 'back'] as const) : (['on'] as const);
}

/** Presets: the base game, module presets and all modules. */
export function presets(words: RajasLobbyMessages): readonly Preset[] {
  const rows = ROWS.map(({ option, sided }) => [option, playedValues({ sided })[0]] as const);
  const everything: Options = Object.assign(Object.fromEntries(rows), ...PANELS.map((panel) => panel.everything));
  return [
    { ...words.base, options: {} },
    ...PANELS.flatMap(({ preset }) => preset?.(words) ?? []),
    { ...words.everything, options: everything },
  ];
}

/** The options minus meaningless ones: tiles of a printed river, empty seats. */
export function fit(options: Options, players: number): Options {
  return Object.assign({}, options, ...PANELS.map((panel) => panel.fit?.(options, players)));
}
