import type { Options } from '@durbar/engine';
import type { Language } from '../../i18n/language.ts';
import { lister } from '../../i18n/numbers.ts';
import type { OptionSection, ValueText } from '../../table/lobby.ts';

/** The current options in words: one line per panel. */
export function chosenOptions(
  sections: readonly OptionSection[],
  options: Options,
  language: Language,
): readonly { readonly title: string; readonly value: string }[] {
  return sections.flatMap(({ title, options: described }) => {
    const chosen = described.flatMap(({ option, off, values, title: name, when }) => {
      const value = options[option];
      if (value === undefined || value === off || when?.(options) === false) return [];
      const text = values.find((candidate) => candidate.value === value)?.title;
      return [off === undefined ? (text ?? value) : name];
    });
    return chosen.length > 0 ? [{ title, value: lister(language)(chosen) }] : [];
  });
}

/** The value of a panel's first option. */
export function chosenValue({ options: [first] }: OptionSection, options: Options): ValueText | undefined {
  return first?.values.find(({ value }) => value === options[first.option]);
}

/** Whether every option of a panel is at its first value. */
export function isUsual({ options: described }: OptionSection, options: Options): boolean {
  return described.every(({ option, values }) => options[option] === values[0]?.value);
}
