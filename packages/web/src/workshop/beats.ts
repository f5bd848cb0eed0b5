import { loadGame } from '@durbar/catalogue';
import { type AnyGame, defined, type Fact, factsFor, type Match, type Viewer } from '@durbar/engine';
import { loadTable } from '../games/index.ts';
import type { LocalGame } from '../store/games.ts';
import { SILENT } from '../story/beat.ts';
import { type AnyStory, beatsOf } from '../story/telling.ts';
import type { TurnSpan } from '../table/chronicle.ts';
import { RARE_POSITIONS } from './rare.ts';
import { kept, matchAt, playedAtRandom, playedOn } from './situations.ts';

/** Enough random games, with all options, for all but the rarest beats to occur. */
const RANDOM_GAMES = 45;
const BEAT = '.beat.';

/** Who sees a beat, and in which answer. */
interface Look {
  readonly viewer: Viewer;
  readonly span: TurnSpan;
}

/** A beat with the game in which it happens. */
export interface ShownBeat extends Look {
  readonly game: LocalGame;
}

export function isBeat(name: string): boolean {
  return name.includes(BEAT);
}

/** The names of every beat of a game, by their facts: `rajas.beat.die-rolled`. */
export async function beatNames(gameId: string): Promise<readonly string[]> {
  const { beats } = await storyOf(gameId);
  const told = Object.keys(beats).filter((type) => beats[type] !== SILENT);
  return told.sort().map((type) => `${gameId}${BEAT}${type}`);
}

export async function shownBeat(name: string): Promise<ShownBeat | string> {
  return (await shownBeats([name])).get(name) ?? `There is no beat "${name}".`;
}

/** Searches all games of one kind for beats. */
export async function shownBeats(names: readonly string[]): Promise<ReadonlyMap<string, ShownBeat>> {
  const [gameId = ''] = names[0]?.split(BEAT) ?? [];
  const game = await loadGame(gameId);
  const found = new Map<string, ShownBeat>();
  if (!game) return found;
  const story = await storyOf(gameId);
  const wanted = new Set(names.map((name) => name.slice(gameId.length + BEAT.length)));
  for await (const moments of gamesWithBeats(game, names)) {
    for (const [type, beat] of beatsIn(moments, story, wanted)) {
      wanted.delete(type);
      found.set(`${gameId}${BEAT}${type}`, beat);
    }
    if (wanted.size === 0) break;
  }
  return found;
}

async function storyOf(gameId: string): Promise<AnyStory> {
  return defined((await loadTable(gameId))?.story, `story of ${gameId}`);
}

/** Rare positions last, because they look unlike anything players know. */
async function* gamesWithBeats(game: AnyGame, names: readonly string[]): AsyncGenerator<Generator<Match>> {
  const rare = names.flatMap((name) => RARE_POSITIONS[name] ?? []);
  if (rare.length < names.length) for (let number = 0; number < RANDOM_GAMES; number++) yield playedAtRandom(game, number);
  for (const text of rare) {
    const match = await matchAt(text);
    if (typeof match === 'string') throw new Error(match);
    yield playedOn(match, 0);
  }
}

/** A table plays nothing until someone has made a decision, so the game of a beat continues until then. */
function beatsIn(moments: Iterable<Match>, story: AnyStory, wanted: ReadonlySet<string>): ReadonlyMap<string, ShownBeat> {
  const seen = new Map<string, Look>();
  const shown = new Map<string, ShownBeat>();
  let before: Match | undefined;
  let hasBegun = false;
  for (const match of moments) {
    const last = match.journal.entries.at(-1);
    const told = before && last?.kind === 'move' ? newIn({ match, before, facts: last.facts, story }, wanted, seen) : [];
    for (const [type, beat] of told) seen.set(type, beat);
    hasBegun ||= last?.kind === 'move' && last.by !== 'chance';
    before = match;
    for (const [type, beat] of hasBegun ? seen : []) if (!shown.has(type)) shown.set(type, { ...beat, game: kept(match, []) });
    if (shown.size === wanted.size) break;
  }
  return shown;
}

interface Answered {
  readonly before: Match;
  readonly match: Match;
  readonly facts: readonly Fact[];
  readonly story: AnyStory;
}

/** The requested beats of an answer that no earlier answer had, each for the first viewer who sees it. */
function newIn(
  answered: Answered,
  wanted: ReadonlySet<string>,
  seen: ReadonlyMap<string, Look>,
): readonly (readonly [string, Look])[] {
  const { rules, journal } = answered.match;
  const to = journal.live.length;
  const viewers: readonly Viewer[] = [...Array(rules.setUp.players).keys(), 'spectator'];
  const types = new Set(answered.facts.map(({ type }) => type).filter((type) => wanted.has(type) && !seen.has(type)));
  return [...types].flatMap((type) => {
    const viewer = viewers.find((one) => isTold(type, answered, one));
    return viewer === undefined ? [] : [[type, { viewer, span: { from: to - 1, to } }] as const];
  });
}

/** Whether a fact of this type has a beat for this viewer: some are visible to one player only. */
function isTold(type: string, { match: { rules }, before, facts, story }: Answered, viewer: Viewer): boolean {
  const seen = factsFor(rules, facts, viewer);
  const game = rules.definition.describe(rules.game);
  const stage = story.stageOf(rules.definition.viewFor(rules.game, before.position, viewer), game);
  const { beats } = beatsOf(story, { number: 0, facts: seen }, { game, viewer, stage });
  return beats.some((beat) => beat.facts.some((index) => seen[index]?.type === type));
}
