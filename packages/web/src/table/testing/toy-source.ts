import type { Hint } from '@durbar/bots';
import {
  type AnyGame,
  answerMatch,
  defined,
  factsFor,
  isOver,
  liveMoves,
  type Match,
  type Move,
  mustAnswer,
  mustRules,
  newMatch,
  questionFor,
  questionOf,
  type Rules,
  type Seat,
  undoTarget,
  undoTo,
  type Viewer,
} from '@durbar/engine';
import { toyGame } from '@durbar/engine/testing';
import type { Moment, News, SeenMove } from '../../worker/news.ts';
import type { Player } from '../contract.ts';
import type { TableSource } from '../source.ts';

/** Both cards are dealt: Ines holds 1, Asha 3, and Ines decides first. */
export const DEALT = ['card 1', 'card 3'];

export const TOY_RULES: Rules = mustRules(toyGame as unknown as AnyGame, { players: 2 });

/** A running match: the test gives everyone's answers, the table the viewer's. */
export class MatchSource implements TableSource {
  readonly players: readonly Player[] = [
    { seat: 0, name: 'Asha', colour: 'teal', kind: 'person' },
    { seat: 1, name: 'Ines', colour: 'crimson', kind: 'person' },
  ];
  readonly rules: Rules;
  readonly viewer: Viewer;
  /** What the table asked for. */
  readonly answers: string[] = [];
  readonly undone: string[] = [];
  readonly visited: number[] = [];
  /** What the viewer's bots would suggest. */
  advice: readonly Hint[] = [];
  noAdvice: string | undefined;
  mayAnswer = true;
  isSending = false;
  #match: Match;
  #onNews: ((news: News) => void) | undefined;

  /** The match begins after these answers. */
  constructor(rules: Rules, viewer: Viewer, ...opening: readonly string[]) {
    this.rules = rules;
    this.viewer = viewer;
    this.#match = newMatch(rules);
    for (const text of opening) this.#match = mustAnswer(this.#match, text);
  }

  get moment(): Moment {
    const { rules, position, journal } = this.#match;
    const { definition, game } = rules;
    const { viewer } = this;
    return {
      number: journal.live.length,
      viewer,
      view: definition.viewFor(game, position, viewer),
      question: questionFor(rules, position, viewer),
      undo: viewer === 'spectator' ? undefined : undoTarget(journal, viewer, 'step'),
      reset: viewer === 'spectator' ? undefined : undoTarget(journal, viewer, 'turn'),
      standings: isOver(position) ? definition.standings(game, position.state) : undefined,
    };
  }

  subscribe(onNews: (news: News) => void): () => void {
    this.#onNews = onNews;
    onNews({
      kind: 'opened',
      entries: liveMoves(this.#match.journal).map((move) => this.#seen(move)),
      moment: this.moment,
    });
    return () => {
      this.#onNews = undefined;
    };
  }

  answer(text: string): void {
    this.answers.push(text);
    this.play(text);
  }

  undo(extent: 'step' | 'turn'): void {
    this.undone.push(extent);
    const by = this.viewer as Seat;
    this.takeBack(by, defined(undoTarget(this.#match.journal, by, extent), 'something to undo'));
  }

  goTo(entry: number): void {
    this.visited.push(entry);
  }

  async advise(): Promise<readonly Hint[]> {
    return this.advice;
  }

  /** Answers for the decider. */
  play(...texts: readonly string[]): void {
    for (const text of texts) {
      const decider = defined(questionOf(this.#match), 'question').decider;
      const answered = answerMatch(this.#match, decider, this.#match.journal.live.length, text);
      if (!answered.ok) throw new Error(answered.fault.message);
      this.#match = answered.value.match;
      this.#onNews?.({ kind: 'happened', entries: [this.#seen(answered.value.entry)], moment: this.moment });
    }
  }

  /** A seat undoes moves; they stay in the journal. */
  takeBack(by: Seat, to: number): void {
    this.#match = undoTo(this.#match, by, to);
    this.#onNews?.({ kind: 'happened', entries: [{ kind: 'undo', by, to }], moment: this.moment });
  }

  /** A moment, and what happened on the way to it. */
  tell(moment: Moment, ...entries: readonly SeenMove[]): void {
    this.#onNews?.({ kind: 'happened', entries, moment });
  }

  #seen({ by, facts }: Move): SeenMove {
    return { kind: 'move', by, facts: factsFor(this.#match.rules, facts, this.viewer) };
  }
}

/** A match of the toy game. */
export class ToySource extends MatchSource {
  constructor(viewer: Viewer, ...opening: readonly string[]) {
    super(TOY_RULES, viewer, ...opening);
  }
}
