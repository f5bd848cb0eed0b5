import { type AnySavedGame, journalOf, liveMoves, parseSavedGame, type SavedTexts } from '@durbar/engine';

/** Some programs truncate longer URLs. */
const LONGEST = 8000;

/** A game packed for a URL: its compressed answers. Undefined if too long, or if answers alone can't restore it. */
export async function packGame(saved: AnySavedGame): Promise<string | undefined> {
  if (saved.durbar === 2 && saved.entries.some(({ kind }) => kind === 'correction')) return undefined;
  const { game, rulesVersion, edition, editionData, players, options, names } = saved;
  const texts: SavedTexts = {
    durbar: 1,
    game,
    rulesVersion,
    edition,
    ...(editionData === undefined ? {} : { editionData }),
    players,
    options,
    ...(names ? { names } : {}),
    log: saved.durbar === 1 ? saved.log : liveMoves(journalOf(saved.entries)).map(({ text }) => text),
  };
  const packed = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(texts)));
  const text = toBase64(packed);
  return text.length > LONGEST ? undefined : text;
}

/** Unpacks a game from a URL; undefined if invalid. */
export async function unpackGame(packed: string): Promise<AnySavedGame | undefined> {
  try {
    if (packed.length > LONGEST) return undefined;
    const bytes = await through(new DecompressionStream('deflate-raw'), fromBase64(packed));
    const parsed = parseSavedGame(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.ok ? parsed.value : undefined;
  } catch {
    return undefined;
  }
}

async function through(
  change: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Response(new Blob([bytes]).stream().pipeThrough(change)).bytes();
}

function toBase64(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}
