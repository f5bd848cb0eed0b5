import { type AnyGame, matchAt } from '@durbar/engine';
import type { NoticeSettings } from '@durbar/protocol';
import type { Context } from '../context.ts';
import type { Shown } from '../play/project.ts';
import { canWriteName, colourNamed, resultPicture } from '../previews/result-picture.ts';
import { playerName, resultText } from '../previews/result-texts.ts';
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
  return known ?? rooms.look(table, (shown) => drawn(shown, language));
}

function drawn({ record, course }: Shown, language: Language): Buffer | undefined {
  if (!course || record.status !== 'finished') return undefined;
  const { match } = course;
  const { definition }: { definition: AnyGame } = match.rules;
  const told = resultOf(record);
  const finishers = told.finishers.map((one) =>
    canWriteName(one.name) ? one : { ...one, name: playerName(language, one.seat) },
  );
  const { headline, note, start } = resultText(language, { ...told, finishers });
  const colours = record.options.colours?.split(/[\s,]+/) ?? [];
  const views = chapterViews(course);
  const players = finishers.map(({ seat, name, rank }) => ({
    name,
    rank,
    colour: colourNamed(colours[seat], seat),
    result: String(record.standings?.find((standing) => standing.seat === seat)?.score ?? '').replace('-', '−'),
    race: views.map((view) => definition.race?.value(view, seat) ?? 0),
  }));
  return resultPicture({ title: definition.title, headline, note, start, players });
}

/** What a spectator saw at the start and after each chapter. */
function chapterViews({ match }: NonNullable<Shown['course']>): readonly unknown[] {
  const { definition, game }: { definition: AnyGame; game: unknown } = match.rules;
  const { race } = definition;
  const { entries, live } = match.journal;
  if (!race) return [];
  const ends = live.flatMap((number, index) => {
    const entry = entries[number];
    return entry?.kind === 'move' && race.closesChapter(entry.facts) ? [index + 1] : [];
  });
  const numbers = [...new Set([0, ...ends, live.length])];
  return numbers.map((number) => definition.viewFor(game, matchAt(match, number).position, 'spectator'));
}
