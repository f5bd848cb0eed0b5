import {
  type AnyGame,
  type AnySavedGame,
  fail,
  firstRulesVersion,
  type Match,
  type Options,
  type OutcomeByLanguage,
  ok,
  openSaved,
  type RecordedDraw,
  type RecordGame,
  type ReplayFault,
  type Result,
  recorderFault,
  textLines,
} from '@durbar/engine';

/** Games load on demand, so a page only pays for the game it shows. */
const LOADERS: Readonly<Record<string, () => Promise<AnyGame>>> = {
  rajas: async () => (await import('@durbar/rajas')).rajas,
  'cards-and-karma': async () => (await import('@durbar/cards-and-karma')).cardsAndKarma,
  'taj-mahal': async () => (await import('@durbar/taj-mahal')).tajMahal,
};

/** All games, in display order. */
export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return LOADERS[id]?.();
}

export async function loadGames(): Promise<readonly AnyGame[]> {
  return Promise.all(Object.values(LOADERS).map((load) => load()));
}

const OUTCOMES: Readonly<Record<string, () => Promise<{ outcome: OutcomeByLanguage }>>> = {
  rajas: () => import('@durbar/rajas/outcome'),
  'cards-and-karma': () => import('@durbar/cards-and-karma/outcome'),
  'taj-mahal': () => import('@durbar/taj-mahal/outcome'),
};

/** The words for finished games of a game. */
export async function loadOutcome(game: string): Promise<OutcomeByLanguage | undefined> {
  return (await OUTCOMES[game]?.())?.outcome;
}

const RULES_1: Readonly<Record<string, () => Promise<{ recordGame: RecordGame }>>> = {
  rajas: () => import('../rules-1/rajas.js'),
  'taj-mahal': () => import('../rules-1/taj-mahal.js'),
  'cards-and-karma': () => import('../rules-1/cards-and-karma.js'),
};

/** The frozen rules of version 1, which stored games as texts. Later versions store facts and need no frozen copy. */
export async function loadRecorder(game: string, rulesVersion: number): Promise<RecordGame | undefined> {
  return rulesVersion === 1 ? (await RULES_1[game]?.())?.recordGame : undefined;
}

/** Opens a saved game of any version. */
export async function openGame(saved: AnySavedGame): Promise<Result<Match, ReplayFault>> {
  const game = await loadGame(saved.game);
  if (!game) return fail({ code: 'unknown-game', message: `There is no game "${saved.game}".` });
  return openSaved(game, saved, saved.durbar === 1 ? await loadRecorder(game.id, saved.rulesVersion) : undefined);
}

/**
 * The draws of a saved game that its original rules asked for, including saved undone ones. Empty without a frozen copy of those rules, or
 * if that copy rejects a set-up written by later rules.
 */
export async function olderDraws(saved: AnySavedGame): Promise<Result<readonly RecordedDraw[], ReplayFault>> {
  const draws: RecordedDraw[] = [];
  const version = firstRulesVersion(saved);
  const recordGame = await loadRecorder(saved.game, version);
  const options = optionsAsOf(version, saved.options, await loadGame(saved.game));
  const recorded = recordGame?.({ ...saved, options }, textLines(saved), (draw) => draws.push(draw));
  return recorded && !recorded.ok && 'entry' in recorded.fault ? fail(recorderFault(recorded.fault)) : ok(draws);
}

/** Drops options added by later versions, because earlier rules reject unknown options. */
function optionsAsOf(version: number, options: Options, game: AnyGame | undefined): Options {
  const isKnown = (id: string) => (game?.options.find((option) => option.id === id)?.since ?? 1) <= version;
  return Object.fromEntries(Object.entries(options).filter(([id]) => isKnown(id)));
}
