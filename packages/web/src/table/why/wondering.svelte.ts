import { defined, type Seat } from '@durbar/engine';
import type { SeenMove } from '../../worker/news.ts';
import type { NumberedLine, TurnSpan } from '../chronicle.ts';
import type { Telling } from '../contract.ts';
import type { ShownTable } from '../shown-table.svelte.ts';
import type { TableSource } from '../source.ts';
import { botReason } from './reason.ts';

/** A bot's turn that the viewer asked about. */
interface AskedTurn {
  readonly line: NumberedLine;
  readonly seat: Seat;
  /** Undefined while a bot thinks; empty if there is nothing to say. */
  readonly reason: string | undefined;
}

/** What turns are asked about, and who answers. */
interface WhyPorts {
  readonly table: ShownTable;
  readonly source: Pick<TableSource, 'explain' | 'momentAt'>;
  readonly moves: readonly SeenMove[];
}

/** Asking a bot why it took a turn. */
export class Wondering {
  readonly #ports: WhyPorts;
  asked = $state.raw<AskedTurn>();

  constructor(ports: WhyPorts) {
    this.#ports = ports;
  }

  /** Whether a line is the turn of a bot that can be asked. */
  canAsk({ seat, turn, undone }: NumberedLine): boolean {
    const { table, source } = this.#ports;
    if (!source.explain || !source.momentAt || seat === undefined || !turn || undone) return false;
    return table.player(seat).kind === 'bot';
  }

  async ask(line: NumberedLine): Promise<void> {
    if (!this.canAsk(line)) return;
    const seat = defined(line.seat, 'seat of a turn');
    this.asked = { line, seat, reason: undefined };
    const reason = await this.#reasonOf(seat, defined(line.turn, 'turn'));
    if (this.asked?.line === line) this.asked = { line, seat, reason };
  }

  dismiss(): void {
    this.asked = undefined;
  }

  async #reasonOf(seat: Seat, turn: TurnSpan): Promise<string> {
    const { table, source, moves } = this.#ports;
    const [thought, before, after] = await Promise.all([
      source.explain?.(turn),
      source.momentAt?.(turn.from),
      source.momentAt?.(turn.to),
    ]);
    if (!thought || !before || !after) return '';
    const { game, words, common, language, players } = table;
    const telling: Telling<unknown, unknown> = {
      game,
      words,
      common,
      language,
      players,
      viewer: seat,
      name: (one) => table.name(one),
    };
    return botReason(table.parts.table, thought, { before, after, moves: moves.slice(turn.from, turn.to) }, telling);
  }
}
