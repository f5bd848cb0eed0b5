import {
  type Analysis,
  type Attempt,
  analyse,
  type BegunAnalysis,
  type Hint,
  judgeAttempt,
  loadEvaluation,
  type Puzzle,
  positionOf,
} from '@durbar/bots';
import { loadGame, olderDraws, openGame } from '@durbar/catalogue';
import { chanceText, type Verdict, verifyChance } from '@durbar/chance';
import {
  type Answered,
  answerMatch,
  applyEntry,
  branchAt,
  defined,
  type Entry,
  factsFor,
  isOver,
  liveMoves,
  type Match,
  type Move,
  matchAt,
  matchFrom,
  ok,
  parsePositionHead,
  questionOf,
  questionSeen,
  type ReplayFault,
  type Result,
  type Rules,
  rulesFor,
  type SavedGame,
  type Seat,
  type SubmitFault,
  saveAgain,
  saveMatch,
  seededRandom,
  standingsOf,
  type Undo,
  undoTarget,
  type Viewer,
} from '@durbar/engine';
import { type Asking, BotTable } from './bots.ts';
import { explainTurn } from './explain.ts';
import type { Moment, SeenEntry, SeenMove } from './news.ts';
import { openView } from './open-cards.ts';
import type { AskedElsewhere, BotThought, GameToOpen, History, HostApi, HostEvent } from './protocol.ts';

/** Milliseconds between two reports of what an analysis has found. */
const PART_EVERY = 200;

/** Owns one running match: answers chance, runs bots and sends the page what its viewer may see. */
export class Host implements HostApi {
  readonly #emit: (event: HostEvent) => void;
  readonly #bots = new BotTable();
  #match: Match | undefined;
  #game: GameToOpen | undefined;
  #puzzle: Puzzle | undefined;
  #viewer: Viewer = 'spectator';
  #running = false;
  /** How many moves the page has shown; bots don't wait for a page that never reports. */
  #shown = Number.POSITIVE_INFINITY;
  #goOn: (() => void) | undefined;

  constructor(emit: (event: HostEvent) => void) {
    this.#emit = emit;
  }

  async open(game: GameToOpen): Promise<Result<SavedGame, ReplayFault>> {
    const opened = await openGame(game.saved);
    if (!opened.ok) return opened;
    this.#match = opened.value;
    this.#game = game;
    return ok(saveAgain(opened.value, game.saved));
  }

  async openPuzzle(puzzle: Puzzle): Promise<SavedGame> {
    const rules = await rulesOf(puzzle);
    this.#match = matchFrom(rules, { position: positionOf(rules, puzzle), facts: [] });
    this.#puzzle = puzzle;
    const saved = saveMatch(this.#match);
    this.#game = { saved, drivers: [], seed: puzzle.id, fairFrom: 0, mode: 'guided' };
    return saved;
  }

  async attempt(): Promise<Attempt> {
    const { rules, journal } = this.#open;
    const puzzle = defined(this.#puzzle, 'puzzle');
    const texts = liveMoves(journal).map(({ text }) => text);
    return judgeAttempt({ rules, evaluation: await loadEvaluation(rules) }, puzzle, texts);
  }

  async look(viewer: Viewer): Promise<void> {
    this.#viewer = viewer;
    this.#show([]);
    void this.#run();
  }

  async answer(number: number, text: string, by: Seat): Promise<SubmitFault | undefined> {
    const answered = answerMatch(this.#open, by, number, text);
    if (!answered.ok) return answered.fault;
    this.#take(answered.value);
    void this.#run();
    return undefined;
  }

  async follow(texts: readonly string[]): Promise<void> {
    for (const text of texts) this.#answerFor(text);
  }

  async shown(number: number): Promise<void> {
    this.#shown = number;
    this.#goOn?.();
  }

  /** Undoes a seat's answers back to its last barrier. */
  async rewind(number: number, by: Seat): Promise<void> {
    const first = undoTarget(this.#open.journal, by, 'turn');
    if (first === undefined || number < first) return;
    const undo: Undo = { kind: 'undo', by, to: number };
    this.#match = applyEntry(this.#open, undo);
    this.#show([undo]);
  }

  async momentAt(number: number, viewer: Viewer, cards: 'own' | 'open' = 'own'): Promise<Moment> {
    const match = matchAt(this.#open, number);
    const moment = momentOf(match, viewer);
    return cards === 'own' ? moment : { ...moment, view: openView(match.rules, match.position, viewer) };
  }

  async historyFor(viewer: Viewer): Promise<History> {
    return historyOf(this.#open, viewer);
  }

  async branch(number: number): Promise<SavedGame> {
    const { names } = defined(this.#game, 'game').saved;
    return saveMatch(branchAt(this.#open, number), names ? { names } : {});
  }

  async verify(commitment: string): Promise<Verdict> {
    const { saved, seed, fairFrom: from } = defined(this.#game, 'game');
    const older = await olderDraws(saved);
    if (!older.ok) throw new Error(older.fault.message);
    return verifyChance(this.#open, seed, commitment, { from, older: older.value, shared: saved.fairness?.shared });
  }

  async analyse(begun?: BegunAnalysis): Promise<Analysis> {
    let next = 0;
    return analyse(this.#open, {
      begun,
      onProgress: (share) => this.#emit({ type: 'progress', share }),
      onPart: (part) => {
        if (performance.now() < next) return;
        next = performance.now() + PART_EVERY;
        this.#emit({ type: 'part', part });
      },
    });
  }

  async advise(seat: Seat): Promise<readonly Hint[]> {
    return questionOf(this.#open)?.decider === seat ? this.#bots.advise(this.#askingOf(seat)) : [];
  }

  async explain(from: number, to: number): Promise<BotThought | undefined> {
    return explainTurn(this.#open, from, to, defined(this.#game, 'game').drivers);
  }

  async consider({ game, setUp, view, question }: AskedElsewhere): Promise<readonly Hint[]> {
    const definition = await loadGame(game);
    const rules = definition && rulesFor(definition, setUp);
    return rules?.ok ? this.#bots.advise({ rules: rules.value, view, question, random: seededRandom(crypto.randomUUID()) }) : [];
  }

  get #open(): Match {
    return defined(this.#match, 'open match');
  }

  /** Lets chance and bots answer until a person decides or the game is over. */
  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      let asked: Match | undefined;
      while (asked !== this.#match) {
        asked = this.#open;
        const text = await this.#nextText();
        if (text !== undefined) await this.#untilShown(asked);
        if (text !== undefined && asked === this.#match) this.#answerFor(text);
      }
    } catch (error) {
      this.#emit({ type: 'failed', message: String(error) });
    } finally {
      this.#running = false;
    }
  }

  /** Waits until the page is at most one turn behind, or the match changes otherwise. */
  async #untilShown(match: Match): Promise<void> {
    while (this.#match === match && isTurnAhead(match, this.#shown)) await new Promise<void>((resolve) => (this.#goOn = resolve));
  }

  async #nextText(): Promise<string | undefined> {
    const match = this.#open;
    const { mode, seed, drivers } = defined(this.#game, 'game');
    const question = questionOf(match);
    if (!question || mode !== 'play') return undefined;
    const { decider } = question;
    if (decider === 'chance') return chanceText(match, seed);
    const driver = defined(drivers[decider], 'driver of a seat');
    if (driver.kind === 'person') return undefined;
    return this.#bots.choose(driver.level, decider, this.#askingOf(decider));
  }

  /** A bot's randomness derives from the game's seed and position, so games are reproducible. */
  #askingOf(seat: Seat): Asking {
    const match = this.#open;
    const { rules, position, journal } = match;
    const { seed } = defined(this.#game, 'game');
    return {
      rules,
      view: rules.definition.viewFor(rules.game, position, seat),
      question: defined(questionSeen(match, seat), 'question of a bot'),
      random: seededRandom(`bot ${seed} ${journal.live.length}`),
    };
  }

  #answerFor(text: string): void {
    const match = this.#open;
    const { decider } = defined(questionOf(match), 'pending question');
    const answered = answerMatch(match, decider, match.journal.live.length, text);
    if (!answered.ok) throw new Error(answered.fault.message);
    this.#take(answered.value);
  }

  #take({ match, entry }: Answered<Match>): void {
    this.#match = match;
    const entries = [seenEntry(match.rules, entry, this.#viewer)];
    this.#emit({ type: 'news', news: { kind: 'happened', entries, moment: momentOf(match, this.#viewer) }, written: [entry] });
  }

  /** Shows the table with everything that led to it. */
  #show(written: readonly Entry[]): void {
    const match = this.#open;
    const viewer = this.#viewer;
    const { entries } = historyOf(match, viewer);
    this.#emit({ type: 'news', news: { kind: 'opened', entries, moment: momentOf(match, viewer) }, written });
  }
}

async function rulesOf({ position }: Puzzle): Promise<Rules> {
  const head = parsePositionHead(position);
  const game = head.ok ? await loadGame(head.value.game) : undefined;
  const rules = game && head.ok ? rulesFor(game, head.value.setUp) : undefined;
  if (!rules?.ok) throw new Error('this puzzle belongs to other rules');
  return rules.value;
}

/** Whether a whole turn hasn't been shown yet and the next one would begin. */
function isTurnAhead(match: Match, shown: number): boolean {
  const next = questionOf(match)?.decider;
  const last = liveMoves(match.journal)
    .slice(shown)
    .findLast(({ by }) => by !== 'chance');
  return next !== 'chance' && last !== undefined && last.by !== next;
}

function historyOf({ rules, setUpFacts, journal }: Match, viewer: Viewer): History {
  return {
    setUpFacts: factsFor(rules, setUpFacts, viewer),
    entries: Array.from(journal.entries, (entry) => seenEntry(rules, entry, viewer)),
  };
}

function seenMove(rules: Rules, { by, facts }: Move, viewer: Viewer): SeenMove {
  return { kind: 'move', by, facts: factsFor(rules, facts, viewer) };
}

function seenEntry(rules: Rules, entry: Entry, viewer: Viewer): SeenEntry {
  if (entry.kind === 'undo') return entry;
  if (entry.kind === 'move') return seenMove(rules, entry, viewer);
  return { kind: 'correction', to: entry.to, rules: entry.rules };
}

function momentOf(match: Match, viewer: Viewer): Moment {
  const { rules, position, journal } = match;
  const { definition, game } = rules;
  return {
    number: journal.live.length,
    viewer,
    view: definition.viewFor(game, position, viewer),
    question: questionSeen(match, viewer),
    undo: viewer === 'spectator' ? undefined : undoTarget(journal, viewer, 'step'),
    reset: viewer === 'spectator' ? undefined : undoTarget(journal, viewer, 'turn'),
    standings: isOver(position) ? standingsOf(match) : undefined,
  };
}
