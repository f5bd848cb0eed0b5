import { loadGame } from '@durbar/catalogue';
import {
  type AnyGame,
  applyEntry,
  below,
  defined,
  drawnRules,
  type Match,
  mustAnswer,
  newMatch,
  parsePosition,
  parsePositionHead,
  questionOf,
  type Rules,
  randomChoice,
  rulesFor,
  type Seat,
  saveMatch,
  seededRandom,
  standingsOf,
} from '@durbar/engine';
import { importedGame } from '../store/begin.ts';
import type { LocalGame } from '../store/games.ts';
import type { Driver } from '../worker/protocol.ts';

/** Enough random games, with all options, for every question to be asked. */
const RANDOM_GAMES = 30;
/** Id prefix of games created here; the list of situations removes those of earlier visits. */
export const TRIED = 'workshop-';
const END = 'end';
/** Bots play on, and the table shows what happens. */
const WATCH = 'watch';
const WATCH_FROM = 40;

function rulesOfRandom(game: AnyGame, number: number): Rules {
  const random = seededRandom(`workshop ${game.id} ${number}`);
  const { min, max } = game.players;
  return defined(drawnRules(game, min + below(random, max - min + 1), {}, random), 'set-up');
}

/** Every moment of a random game with random options. */
export function playedAtRandom(game: AnyGame, number: number): Generator<Match> {
  return playedOn(newMatch(rulesOfRandom(game, number)), number);
}

/** Every moment from this one on, played at random to the end. */
export function* playedOn(from: Match, number: number): Generator<Match> {
  const { rules } = from;
  const random = seededRandom(`workshop play ${number}`);
  let match = from;
  yield match;
  while (questionOf(match)) {
    match = mustAnswer(match, rules.definition.format(rules.game, randomChoice(rules, match.position, random)));
    yield match;
  }
}

/** The names of every question that a game asks its players, of its end, and of a game to watch: `rajas.place`. */
export function situationsOf(game: AnyGame): readonly string[] {
  const kinds = new Set<string>();
  for (let random = 0; random < RANDOM_GAMES; random++)
    for (const match of playedAtRandom(game, random)) for (const kind of kindsAt(match)) kinds.add(kind);
  return [...kinds].sort().map((kind) => `${game.id}.${kind}`);
}

function kindsAt(match: Match): readonly string[] {
  const question = questionOf(match);
  const watch = match.journal.live.length === WATCH_FROM ? [WATCH] : [];
  if (!question) return [END];
  return question.decider === 0 ? [defined(match.position.agenda.at(-1), 'frame').kind, ...watch] : watch;
}

/** The game that a situation or a position's text names, as stored in this browser. */
export async function gameFor(wanted: string): Promise<LocalGame | string> {
  return wanted.includes(' ') ? gameAtPosition(wanted) : gameInSituation(wanted);
}

async function gameInSituation(name: string): Promise<LocalGame | string> {
  const game = await loadGame(name.split('.')[0] ?? '');
  const match = game && momentOf(game, name.slice(game.id.length + 1));
  return match ? kept(match, name.endsWith(`.${WATCH}`) ? [] : [0]) : `There is no situation "${name}".`;
}

function momentOf(game: AnyGame, kind: string): Match | undefined {
  for (let random = 0; random < RANDOM_GAMES; random++)
    for (const match of playedAtRandom(game, random)) if (kindsAt(match).includes(kind)) return match;
  return undefined;
}

async function gameAtPosition(text: string): Promise<LocalGame | string> {
  const match = await matchAt(text);
  if (typeof match === 'string') return match;
  const decider = questionOf(match)?.decider;
  return kept(match, [typeof decider === 'number' ? decider : 0]);
}

/** A position starts a game the way a correction does: the journal contains it whole. */
export async function matchAt(text: string): Promise<Match | string> {
  const head = parsePositionHead(text);
  if (!head.ok) return head.fault.message;
  const game = await loadGame(head.value.game);
  const rules = game && rulesFor(game, head.value.setUp);
  if (!rules?.ok) return `There is no such game or set-up: "${text.split('|')[0]?.trim()}".`;
  const position = parsePosition(rules.value, text);
  if (!position.ok) return position.fault.message;
  const version = rules.value.definition.rulesVersion;
  const correction = { kind: 'correction', to: 0, rules: { from: version, to: version }, position: position.value } as const;
  return applyEntry(newMatch(rules.value), correction);
}

/** People sit on these seats, bots on the others. */
export function kept(match: Match, people: readonly Seat[]): LocalGame {
  const question = questionOf(match);
  const game = importedGame(saveMatch(match), Date.now());
  const driverOf = (seat: Seat): Driver => (people.includes(seat) ? { kind: 'person' } : { kind: 'bot', level: 'greedy' });
  return {
    ...game,
    drivers: game.drivers.map((_, seat) => driverOf(seat)),
    decider: question?.decider,
    standings: question ? undefined : standingsOf(match),
  };
}
