import { chunks, games } from 'virtual:reference';
import { libraryOf } from '@durbar/reference';

/** The references of all games, bundled with the client (`build/content.ts`). */
export const library = libraryOf({
  games,
  read: async (game, layer) => (await chunks[`${game}/${layer}`]?.())?.files ?? {},
});
