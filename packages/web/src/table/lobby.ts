import type { AnyGame, Options, SetUp } from '@durbar/engine';
import type { Component } from 'svelte';
import type { PlayerColour } from '../art/players.ts';
import type { Sheet } from '../art/sheet.ts';
import type { Translations } from '../i18n/language.ts';

/** One value of an option. */
export interface ValueText {
  readonly value: string;
  readonly title: string;
  readonly line?: string;
  /** The address of a picture: square for modules, wide for values. */
  readonly picture?: string;
  /** Minimum number of players. */
  readonly fromPlayers?: number;
}

/** An option of the game in words and a picture. With `on` and `off` it is a switch; `values` are then its sides. */
export interface OptionText {
  readonly option: string;
  readonly title: string;
  readonly line: string;
  /** The address of a picture: square for modules, wide for values. */
  readonly picture?: string;
  readonly values: readonly ValueText[];
  /** The value that means "not played". */
  readonly off?: string;
  /** Only shown while the other options make it meaningful. */
  when?(options: Options): boolean;
}

/** A component for what lists and switches can't express, such as an option per seat. */
export type ExtraOptions = Component<{ game: AnyGame; setUp: SetUp; change(options: Options): void }>;

/** A panel of the new-table page. */
export interface OptionSection {
  readonly title: string;
  readonly note?: string;
  /** `list`: one of several, each with a line. `pictures`: one of several, as pictures. `modules`: any of several. */
  readonly kind: 'list' | 'pictures' | 'modules';
  readonly options: readonly OptionText[];
  /** `narrow`: beside the next panel. `folded`: among the options that few people change. By default its own panel. */
  readonly room?: 'narrow' | 'folded';
  readonly Extra?: ExtraOptions;
}

/** A ready-made set of options; the first one is recommended for a first game. */
export interface Preset {
  readonly title: string;
  readonly line: string;
  readonly options: Options;
}

/** An edition of the game's components, in words. */
export interface EditionText {
  readonly title: string;
  readonly line: string;
}

/** What a game provides for the pages around its table. Small, because lists and "New table" load it. */
export interface Lobby<M> {
  readonly id: string;
  readonly sheets: readonly Sheet[];
  readonly messages: Translations<M>;
  sections(words: M): readonly OptionSection[];
  presets(words: M): readonly Preset[];
  /** By the edition's id. */
  editions(words: M): Readonly<Record<string, EditionText>>;
  /** The colours players can choose, as the game's option `colours` names them. */
  readonly colours?: Readonly<Partial<Record<PlayerColour, string>>>;
  /** The seats of "Play now", the person included. */
  readonly usualPlayers: number;
  /** About how long a game takes. */
  minutes(setUp: SetUp): number;
  /** The options, minus those made meaningless by others. */
  fit?(options: Options, players: number): Options;
  /** The game's race sign in a list row, from the table's `summary`. */
  readonly Sign: Component<{ summary: unknown }>;
}

export type AnyLobby = Lobby<unknown>;

export function defineLobby<M>(lobby: Lobby<M>): AnyLobby {
  return lobby as unknown as AnyLobby;
}
