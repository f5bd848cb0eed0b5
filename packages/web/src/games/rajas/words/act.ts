import { plain } from '../../../i18n/names.ts';
import type { RajasChoice, RajasTelling, RajasView } from '../types.ts';
import { button } from './button.ts';
import { label } from './label.ts';

/** The label of the confirm button: the act in a few words. */
export function act(choice: RajasChoice, view: RajasView, telling: RajasTelling): string {
  const { acts } = telling.words;
  if (button(choice, view)) return plain(label(choice, view, telling));
  return (acts as Readonly<Record<string, string | undefined>>)[choice.type] ?? telling.common.confirm;
}
