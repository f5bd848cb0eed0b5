import type { Options } from '@durbar/engine';
import type { OptionSection, OptionText } from '../../table/lobby.ts';

/** An option of a table in a list: a module's picture, or a few words. */
export type OptionSign =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'picture'; readonly text: string; readonly picture: string };

/** What differs from the base game; for the base game, its name. Options that few people change are left out. */
export function signsOf(sections: readonly OptionSection[], options: Options, baseGame: string): readonly OptionSign[] {
  const shown = sections.filter(({ room }) => room !== 'folded').flatMap((section) => section.options);
  const signs = shown.flatMap((option) => signOf(option, options) ?? []);
  const words = signs.filter(({ kind }) => kind === 'words');
  return words.length > 0 ? signs : [{ kind: 'words', text: baseGame }, ...signs];
}

function signOf({ option, off, values, title, picture, when }: OptionText, options: Options): OptionSign | undefined {
  const value = options[option];
  if (value === undefined || value === (off ?? values[0]?.value) || when?.(options) === false) return undefined;
  const chosen = values.find((one) => one.value === value);
  const text = off === undefined ? (chosen?.title ?? value) : title;
  return off !== undefined && picture !== undefined ? { kind: 'picture', text, picture } : { kind: 'words', text };
}
