import { type AnySavedGame, journalOf, liveMoves, parseSavedGame, type SavedTexts, type Viewer } from '@durbar/engine';

/** Characters of a packed game: some programs truncate longer URLs. */
export const LONGEST = 8000;

/** Bytes of a game before packing; a real one has less than half. */
const LARGEST = 100_000;

/** Characters of a name in a packed game. */
const LONGEST_NAME = 40;

/** A game on its way to someone else. */
export interface PackedGame<S extends AnySavedGame = AnySavedGame> {
  readonly saved: S;
  /** Whose view is shown; undefined when everything may be seen because the game is over. */
  readonly seenBy?: Viewer | undefined;
}

/** A game packed for a URL: its compressed answers. Undefined if too long, or if answers alone can't restore it. */
export async function packGame({ saved, seenBy }: PackedGame): Promise<string | undefined> {
  if (saved.durbar === 2 && saved.entries.some(({ kind }) => kind === 'correction')) return undefined;
  const { game, rulesVersion, edition, editionData, players, options, names } = saved;
  const texts: SavedTexts & { seenBy?: Viewer } = {
    durbar: 1,
    game,
    rulesVersion,
    edition,
    ...(editionData === undefined ? {} : { editionData }),
    players,
    options,
    ...(names ? { names } : {}),
    ...(seenBy === undefined ? {} : { seenBy }),
    log: saved.durbar === 1 ? saved.log : liveMoves(journalOf(saved.entries)).map(({ text }) => text),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(texts));
  if (bytes.length > LARGEST) return undefined;
  const text = toBase64(await whole(streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw'))));
  return text.length > LONGEST ? undefined : text;
}

/** Unpacks a game from a URL; undefined if it isn't one. Anyone can write a URL, so it may mean harm. */
export async function unpackGame(packed: string): Promise<PackedGame | undefined> {
  try {
    if (packed.length > LONGEST) return undefined;
    const bytes = await whole(streamOf(fromBase64(packed)).pipeThrough(new DecompressionStream('deflate-raw')));
    return sharedGame(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

/** Only answers are taken from a URL, never positions or facts: those could be made up. */
function sharedGame({ seenBy, fairness: _fairness, ...texts }: Record<string, unknown>): PackedGame | undefined {
  const parsed = parseSavedGame(texts);
  if (!parsed.ok || parsed.value.durbar !== 1) return undefined;
  const { names, ...saved } = parsed.value;
  const kept = names ? { ...saved, names: names.map((name) => name.slice(0, LONGEST_NAME)) } : saved;
  return seenBy === undefined ? { saved: kept } : { saved: kept, seenBy: viewerIn(seenBy, saved.players) };
}

/** Whose view something from outside means: a seat's, otherwise that of spectators. */
export function viewerIn(seenBy: unknown, players: number): Viewer {
  const isSeat = Number.isInteger(seenBy) && Number(seenBy) >= 0 && Number(seenBy) < players;
  return isSeat ? Number(seenBy) : 'spectator';
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream();
}

/** Everything a stream holds; few bytes can become very many, so it ends at the largest game. */
async function whole(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).bytes();
    parts.push(value);
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new RangeError('larger than a game');
    }
  }
}

function toBase64(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}
