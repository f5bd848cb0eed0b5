import { plain } from '../../../i18n/names.ts';
import type { RajasChoice, RajasTelling, RajasView } from '../types.ts';
import { button } from './button.ts';
import { label } from './label.ts';

/** The label of the confirm button: the act in a few words. */
export function act(choice: RajasChoice, view: RajasView, telling: RajasTelling): string {
  if (button(choice, view)) return plain(label(choice, view, telling));
  const acts: Readonly<Record<string, string | undefined>> = { ...telling.words.acts, ...telling.words.moduleActs };
  return acts[choice.type] ?? telling.common.confirm;
}
