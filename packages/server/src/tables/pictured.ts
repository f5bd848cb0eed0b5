import type { Invitation, NoticeSettings, SeatInfo } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { canWriteName } from '../previews/parts.ts';
import { playerName } from '../previews/result-texts.ts';
import { seatColours } from '../previews/seat-colours.ts';
import type { PicturedTable } from '../previews/table-picture.ts';
import { type TableText, tableText } from '../previews/texts.ts';

type Language = NoticeSettings['language'];

/** What the preview of a table's link says. */
export function toldTable({ rulebook }: Pick<Context, 'rulebook'>, { info, inviter }: Invitation, language: Language): TableText {
  const { status, pace, players, game, seats } = info;
  const name = inviter?.name;
  return tableText(language, {
    status,
    pace,
    players,
    name,
    game: rulebook.game(game)?.title ?? game,
    free: seats.filter(isFree).length,
  });
}

/** What its picture shows: only what everyone with the link may know. */
export function picturedTable(context: Pick<Context, 'rulebook'>, invitation: Invitation, language: Language): PicturedTable {
  const { seats, options, players, turn, game } = invitation.info;
  const told = toldTable(context, withWritableInviter(invitation), language);
  const colours = seatColours(options, players);
  return {
    headline: told.headline,
    title: context.rulebook.game(game)?.title ?? game,
    line: told.line,
    seats: seats.map((seat, index) => ({
      colour: colours[index] ?? 'crimson',
      name: isFree(seat) ? told.freeSeat : seat.person ? writable(seat.person.name, language, seat.seat) : 'Bot',
      isFree: isFree(seat),
      ...(turn?.decider === seat.seat ? { turn: told.theirTurn } : {}),
    })),
  };
}

/** Without the inviter, if our letters can't write the name; the link's title names them anyway. */
function withWritableInviter({ inviter, ...rest }: Invitation): Invitation {
  return inviter && canWriteName(inviter.name) ? { ...rest, inviter } : rest;
}

function isFree({ person, bot }: SeatInfo): boolean {
  return person === undefined && bot === undefined;
}

function writable(name: string, language: Language, seat: number): string {
  return canWriteName(name) ? name : playerName(language, seat);
}
