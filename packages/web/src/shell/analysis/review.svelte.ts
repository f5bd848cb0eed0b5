import type { AnalysedTurn, Analysis, Hint } from '@durbar/bots';
import { journalOf, liveMoves } from '@durbar/engine';
import type { LocalGame } from '../../store/games.ts';
import type { TableContext } from '../../table/context.svelte.ts';
import type { Telling } from '../../table/contract.ts';
import { layOut } from '../../table/hints/lay-out.ts';
import { lineFrom, stepsInWords } from '../../table/hints/line.ts';
import { reasonFor } from '../../table/hints/reason.ts';
import { Analysing } from '../end/analysing.svelte.ts';
import type { Replay } from '../replay/replay.svelte.ts';
import { isMistake, turnAt } from './summary.ts';

/** A turn in words: what was played, and what would have been better. */
export interface ToldTurn {
  readonly turn: AnalysedTurn;
  readonly played: string;
  readonly better?: { readonly steps: string; readonly reason: string };
}

/** How long each step of a line is shown. */
const STEP = 500;

/** A finished game reviewed turn by turn, with a master's verdict on each. */
export class Review {
  readonly analysing: Analysing;
  readonly #game: LocalGame;
  readonly #replay: Replay;
  readonly #context: TableContext;

  constructor(game: LocalGame, replay: Replay, context: TableContext) {
    this.#game = game;
    this.#replay = replay;
    this.#context = context;
    this.analysing = new Analysing(game, 'when asked');
  }

  get found(): Analysis | undefined {
    return this.analysing.found;
  }

  get turns(): readonly AnalysedTurn[] {
    return this.found?.turns ?? [];
  }

  /** The current turn. */
  get index(): number {
    return turnAt(this.turns, this.#replay.number);
  }

  get turn(): AnalysedTurn | undefined {
    return this.turns[this.index];
  }

  async toTurn(index: number): Promise<void> {
    const turn = this.turns[Math.max(0, Math.min(index, this.turns.length - 1))];
    if (turn) await this.#replay.goTo(index >= this.turns.length ? this.#replay.length : turn.first);
  }

  get isPlaying(): boolean {
    return this.#replay.playing;
  }

  /** Plays on from here, or stops. */
  togglePlay(): void {
    if (this.isPlaying) this.#replay.pause();
    else void this.#replay.play(() => this.#context.showing.rest());
  }

  /** The next mistake after the current turn, or the last one before it. */
  toMistake(way: 'back' | 'on'): void {
    const at = this.index;
    const indices = this.turns.flatMap((turn, index) => (isMistake(turn) ? [index] : []));
    const found = way === 'on' ? indices.find((index) => index > at) : indices.findLast((index) => index < at);
    if (found !== undefined) void this.toTurn(found);
  }

  /** Lays out the better line on the board, step by step, as its player saw it. */
  async showBetter({ seat, judgement }: AnalysedTurn): Promise<void> {
    const { better } = judgement ?? {};
    if (!better) return;
    await this.#replay.lookAs(seat, better.entry);
    for (let count = 0; count <= better.hint.texts.length; count++) {
      layOut(this.#context.selection, better.hint.texts, count);
      await new Promise((resolve) => setTimeout(resolve, STEP));
      if (this.#replay.number !== better.entry) return;
    }
  }

  /** A turn in words, as its player saw the table. */
  async tell(turn: AnalysedTurn): Promise<ToldTurn> {
    const { seat, judgement } = turn;
    const { better } = judgement ?? {};
    const { table } = this.#context;
    const telling: Telling<unknown, unknown> = tellingFor(this.#context, seat);
    const moment = await this.#replay.momentOf(better?.entry ?? turn.first, seat);
    const told = ({ texts, later }: Pick<Hint, 'texts' | 'later'>) => {
      const line = lineFrom(table.previews, moment, texts);
      return (
        line && {
          steps: stepsInWords(table.parts.table, line.steps, telling).join(' · '),
          merits: table.parts.table.merits(line, telling),
          later,
        }
      );
    };
    const played = told(better?.played ?? { texts: this.#playedTexts(turn), later: 0 });
    const best = better && told(better.hint);
    return {
      turn,
      played: played?.steps ?? '',
      ...(best && played
        ? {
            better: {
              steps: best.steps,
              reason: reasonFor(0, [best, played], table.parts.table, telling, telling.common.playedBrings).join(' '),
            },
          }
        : {}),
    };
  }

  /** The consecutive answers of a turn's player. */
  #playedTexts({ seat, first, last }: AnalysedTurn): readonly string[] {
    const moves = liveMoves(journalOf(this.#game.saved.entries)).slice(first, last + 1);
    const end = moves.findIndex(({ by }) => by !== seat);
    return moves.slice(0, end < 0 ? moves.length : end).map(({ text }) => text);
  }

  close(): void {
    this.analysing.cancel();
  }
}

/** The table's texts for one seat. */
function tellingFor({ table }: TableContext, viewer: number): Telling<unknown, unknown> {
  const { game, words, common, language, players } = table;
  return { game, words, common, language, players, viewer, name: (seat) => table.name(seat) };
}
