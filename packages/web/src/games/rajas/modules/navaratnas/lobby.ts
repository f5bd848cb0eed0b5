import type { LobbyPanel } from '../../lobby/parts.ts';
import { advancedSeats, seatsValue } from './advanced.ts';
import { lobbyWords } from './lobbyWords.ts';

export const panel: LobbyPanel = {
  place: 1,
  section: ({ language, base }) => {
    const { title, line, on } = lobbyWords[language];
    const values = [
      { value: 'off', ...base },
      { value: 'on', ...on },
    ];
    return { title, kind: 'list', room: 'narrow', options: [{ option: 'navaratnas', title, line, values }] };
  },
  preset: ({ language }) => ({ ...lobbyWords[language].on, options: { navaratnas: 'on', river: 'ganga-roll' } }),
  everything: { navaratnas: 'on' },
  fit: ({ navaratnas, mixedRounds }, players) => ({
    mixedRounds: seatsValue(navaratnas === 'on' ? [] : advancedSeats(mixedRounds).filter((seat) => seat <= players)),
  }),
};
