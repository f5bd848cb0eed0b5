import type { QuestionView } from '@durbar/engine';
import { plain } from '../i18n/names.ts';
import type { AnyTable, Telling } from './contract.ts';

/** The choices of a question in words, by their texts. Identical wordings are numbered. */
export function labelsOf(
  { label }: Pick<AnyTable, 'label'>,
  { choices }: QuestionView,
  view: unknown,
  telling: Telling<unknown, unknown>,
): ReadonlyMap<string, string> {
  const labels = choices.map(({ choice, text }) => [text, plain(label(choice, view, telling))] as const);
  const seen = new Map<string, number>();
  return new Map(
    labels.map(([text, words]) => {
      const number = (seen.get(words) ?? 0) + 1;
      seen.set(words, number);
      const isAlone = labels.filter(([, other]) => other === words).length === 1;
      return [text, isAlone ? words : `${words} (${number})`];
    }),
  );
}
