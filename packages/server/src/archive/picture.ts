import { loadOutcome } from '@durbar/catalogue';
import { type AnyGame, defined, liveMoves, matchAt, type OutcomeWords } from '@durbar/engine';
import type { NoticeSettings } from '@durbar/protocol';
import type { Context } from '../context.ts';
import type { Course } from '../play/course.ts';
import type { Shown } from '../play/project.ts';
import { canWriteName } from '../previews/parts.ts';
import { resultPicture } from '../previews/result-picture.ts';
import { playerName, resultText } from '../previews/result-texts.ts';
import { seatColours } from '../previews/seat-colours.ts';
import { isShared } from '../tables/sharing.ts';
import { resultOf } from './result.ts';

type Language = NoticeSettings['language'];

/** The picture of a public or shared finished game, as anyone may see it; one that is known already is not drawn again. */
export async function pictureOf(
  { storage, rooms }: Pick<Context, 'storage' | 'rooms'>,
  table: string,
  language: Language,
  known?: Buffer,
): Promise<Buffer | undefined> {
  const record = await storage.tables.load(table);
  if (!record || !isShared(record)) return undefined;
  if (known) return known;
  const words = (await loadOutcome(record.game))?.[language];
  return rooms.look(table, (shown) => drawn(shown, language, words));
}

function drawn({ record, course }: Shown, language: Language, words: OutcomeWords | undefined): Buffer | undefined {
  if (!course || record.status !== 'finished') return undefined;
  const { definition }: { definition: AnyGame } = course.match.rules;
  const told = resultOf(record);
  const finishers = told.finishers.map((one) =>
    canWriteName(one.name) ? one : { ...one, name: playerName(language, one.seat) },
  );
  const { headline, reason, note, start } = resultText(language, { ...told, finishers }, words);
  const colours = seatColours(record.options, record.players);
  const colourOf = (seat: number) => defined(colours[seat], 'colour');
  const views = chapterViews(course);
  const players = finishers.map(({ seat, name, rank }) => {
    const standing = defined(
      told.standings.find((one) => one.seat === seat),
      'standing',
    );
    return { name, rank, colour: colourOf(seat), result: words?.result(standing) ?? String(standing.score).replace('-', '−') };
  });
  const { race } = definition;
  const lines = finishers.map(({ seat, name }) => ({
    name,
    colour: colourOf(seat),
    values: views.map((view) => race?.value(view, seat) ?? 0),
  }));
  const goal = race?.goal === undefined || !words?.goal ? undefined : { value: race.goal, text: words.goal };
  return resultPicture({
    title: definition.title,
    headline,
    reason,
    note: note(views.length > 1 ? views.length - 1 : undefined),
    players,
    ...(views.length > 1 ? { race: { start, goal, lines } } : {}),
  });
}

/** What a spectator saw at the start and after each chapter. */
function chapterViews({ match }: Course): readonly unknown[] {
  const { definition, game }: { definition: AnyGame; game: unknown } = match.rules;
  const { race } = definition;
  if (!race) return [];
  const moves = liveMoves(match.journal);
  const ends = moves.flatMap(({ facts }, index) => (race.closesChapter(facts) ? [index + 1] : []));
  const numbers = [...new Set([0, ...ends, moves.length])];
  return numbers.map((number) => definition.viewFor(game, matchAt(match, number).position, 'spectator'));
}
