import { loadGame } from '@durbar/catalogue';
import { defined, mustRules } from '@durbar/engine';
import { playTrial, type TrialGame } from './trial.ts';

/** What to play: the player's own edition, or the game's first one. */
export interface TrialPlan {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly editionData?: unknown;
}

addEventListener('message', async ({ data }: MessageEvent<TrialPlan>) => {
  const { game, players, games, editionData } = data;
  const definition = defined(await loadGame(game), 'game');
  const rules = mustRules(definition, { players, ...(editionData === undefined ? {} : { editionData }) });
  for (let number = 0; number < games; number++) {
    const played: TrialGame = await playTrial(rules, `trial ${number}`);
    postMessage(played);
  }
});
