import type { OptionSection } from '../../../table/lobby.ts';
import type { RajasLobbyMessages } from '../messages/lobby.ts';

export function sections(words: RajasLobbyMessages): readonly OptionSection[] {
  return [
    {
      title: words.variant,
      kind: 'modules',
      options: [
        {
          option: 'navaratnas',
          title: words.navaratnas,
          line: words.navaratnasLine,
          off: 'off',
          values: [
            { value: 'off', title: words.off },
            { value: 'on', title: words.on },
          ],
        },
        {
          option: 'river',
          title: words.ganga,
          line: words.gangaLine,
          off: 'printed',
          values: [
            { value: 'printed', title: words.printed },
            { value: 'ganga-roll', title: words.gangaRoll },
          ],
        },
      ],
    },
  ];
}
