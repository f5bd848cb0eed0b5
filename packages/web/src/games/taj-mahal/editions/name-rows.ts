import { partAt, withoutPart, withPart } from '@durbar/engine/edition';
import type { Row } from '../../../editions/rows.ts';
import { LANGUAGES, type Language } from '../../../i18n/language.ts';

/** The name of a province in languages that have their own; the edition's name is English. */
export function nameRows(entry: unknown, reader: Language): readonly Row[] {
  const languageName = new Intl.DisplayNames([reader], { type: 'language' });
  return LANGUAGES.filter((language) => language !== 'en').map((language) => ({
    path: ['names', language],
    title: languageName.of(language) ?? language,
    value: partAt(entry, ['names', language]),
    isOptional: true,
    put: (before, name) => (name === undefined ? withoutName(before, language) : withPart(before, ['names', language], name)),
  }));
}

function withoutName(entry: unknown, language: Language): unknown {
  const rest = withoutPart(entry, ['names', language]);
  const names = partAt(rest, ['names']);
  return names && Object.keys(names).length === 0 ? withoutPart(rest, ['names']) : rest;
}
