import type { ExtraOptions, OptionSection, OptionText } from '../../../table/lobby.ts';
import type { RajasLobbyMessages } from '../messages/lobby.ts';
import { rowTexts } from './rows.ts';

/** What the sections cannot say with cards alone. */
interface Extras {
  readonly variant: { readonly Extra?: ExtraOptions };
  readonly river: { readonly Extra?: ExtraOptions };
}

/** What can be set for a table of this game. */
export function sections(words: RajasLobbyMessages, extras: Extras = { variant: {}, river: {} }): readonly OptionSection[] {
  return [
    { title: words.variant, kind: 'list', options: [variant(words)], ...extras.variant },
    { title: words.river, kind: 'pictures', options: [river(words), pool(words)], ...extras.river },
    {
      title: words.modulesTitle,
      note: words.modulesNote,
      kind: 'modules',
      options: rowTexts(words.modules, words.values),
    },
    { title: words.blocking.title, kind: 'list', options: [blocking(words)] },
  ];
}

function variant(words: RajasLobbyMessages): OptionText {
  return {
    option: 'navaratnas',
    title: words.variant,
    line: words.variantLine,
    values: [
      { value: 'off', title: words.base, line: words.baseLine },
      { value: 'on', title: words.navaratnas, line: words.navaratnasLine },
    ],
  };
}

function blocking({ blocking: words }: RajasLobbyMessages): OptionText {
  return {
    option: 'blocking',
    title: words.title,
    line: words.line,
    values: [
      { value: 'useful', title: words.useful, line: words.usefulLine },
      { value: 'any', title: words.any, line: words.anyLine },
    ],
  };
}

function river(words: RajasLobbyMessages): OptionText {
  return {
    option: 'river',
    title: words.river,
    line: words.riverLine,
    values: [
      { value: 'printed', title: words.rivers.printed, line: words.rivers.printedLine, picture: picture('river-printed') },
      { value: 'ganga-roll', title: words.rivers.ganga, line: words.rivers.gangaLine, picture: picture('river-ganga') },
      { value: 'full-random', title: words.rivers.full, line: words.rivers.fullLine, picture: picture('river-full') },
      { value: 'custom', title: words.rivers.custom, line: words.rivers.customLine, picture: picture('river-custom') },
      { value: 'drying', title: words.rivers.drying, line: words.rivers.dryingLine, picture: picture('river-drying') },
      {
        value: 'mysterious',
        title: words.rivers.mysterious,
        line: words.rivers.mysteriousLine,
        picture: picture('river-mysterious'),
      },
    ],
  };
}

interface PoolChoice {
  readonly value: string;
  readonly picture: string;
  readonly line: keyof RajasLobbyMessages['pools']['lines'];
}

/** The sets of river tiles by the names of their modules. */
const POOLS: readonly PoolChoice[] = [
  { value: 'usual', picture: 'pool-usual', line: 'usual' },
  { value: 'ganga1', picture: 'pool-1', line: 'first' },
  { value: 'ganga3', picture: 'pool-3', line: 'third' },
  { value: 'ganga1+ganga3', picture: 'pool-1-3', line: 'both' },
  { value: 'ganga1+ganga2', picture: 'pool-1-2', line: 'dolphin' },
  { value: 'ganga2+ganga3', picture: 'pool-2-3', line: 'dolphin' },
  { value: 'ganga1+ganga2+ganga3', picture: 'pool-1-2-3', line: 'all' },
];

function pool({ pools }: RajasLobbyMessages): OptionText {
  return {
    option: 'riverPool',
    title: pools.title,
    line: pools.line,
    when: ({ river: laid = 'printed' }) => laid !== 'printed',
    values: POOLS.map(({ value, picture: file, line }) => ({
      value,
      title: value === 'usual' ? pools.usual : pools.sets(value.replaceAll('ganga', '')),
      line: pools.lines[line],
      picture: picture(file),
    })),
  };
}

function picture(name: string): string {
  return `art/rajas/${name}.svg`;
}
