import type { Viewer } from '@durbar/engine';
import type { Language, Translations } from '../../i18n/language.ts';
import type { Telling } from '../contract.ts';
import { tableMessages } from '../messages/index.ts';

const NAMES = ['Leila', 'Meera', 'Arjun', 'Kaveri', 'Ines'];

/** What texts about a game use, without a table. */
export async function tellingIn<G, M>(
  language: Language,
  game: G,
  messages: Translations<M>,
  viewer: Viewer = 'spectator',
): Promise<Telling<G, M>> {
  return {
    game,
    words: await messages[language](),
    common: await tableMessages[language](),
    language,
    viewer,
    players: NAMES.map((name, seat) => ({ seat, name, colour: 'crimson', kind: 'person' })),
    name: (seat) => NAMES[seat] ?? '',
  };
}
