import { loadGame, openGame } from '@durbar/catalogue';
import {
  type AnySavedGame,
  fail,
  ok,
  parseSavedGame,
  type ReplayFault,
  type Result,
  type SavedGame,
  saveAgain,
} from '@durbar/engine';
import { type MomentFile, momentIn, momentOf, type SharedMoment } from '../store/moment-file.ts';
import { type PackedGame, unpackGame } from '../store/packing.ts';
import type { ShellMessages } from './messages/index.ts';

/** Reads a saved game and replays it once to validate it, with the moment it was shared at, if any. */
export async function readSavedGame(text: string, words: ShellMessages): Promise<Result<SharedMoment<SavedGame>, string>> {
  const { moment, game } = momentIn(parseJson(text));
  const parsed = parseSavedGame(game);
  if (!parsed.ok) return fail((await isNewer(game)) ? words.fault.newer : words.fault.notAGame);
  const replayed = await openGame(parsed.value);
  if (!replayed.ok) return fail((await isNewer(game)) ? words.fault.newer : replayFaultText(replayed.fault, words));
  const saved = saveAgain(replayed.value, parsed.value);
  return ok({ ...momentOf(moment, saved), saved });
}

/** The newest form of saved games that this version knows. */
const NEWEST = 2;

/** Whether something was saved by a version of Durbar or of the rules that is newer than this one. */
async function isNewer(content: unknown): Promise<boolean> {
  if (typeof content !== 'object' || content === null) return false;
  const { durbar, game, rulesVersion }: { durbar?: unknown; game?: unknown; rulesVersion?: unknown } = content;
  const known = typeof game === 'string' ? await loadGame(game) : undefined;
  return known !== undefined && (Number(durbar) > NEWEST || Number(rulesVersion) > known.rulesVersion);
}

/** A game that came in a link, replayed once to validate it. Whatever the link holds, the answer is a value. */
export async function readPacked(packed: string, words: ShellMessages): Promise<Result<PackedGame<SavedGame>, string>> {
  const broken = fail(words.fault.brokenLink);
  const unpacked = await unpackGame(packed);
  if (!unpacked) return broken;
  try {
    const replayed = await openGame(unpacked.saved);
    return replayed.ok ? ok({ ...unpacked, saved: saveAgain(replayed.value, unpacked.saved) }) : broken;
  } catch {
    return broken;
  }
}

export function replayFaultText(fault: ReplayFault, { fault: words }: ShellMessages): string {
  if (fault.code === 'bad-entry') return words.badEntry(fault.entry);
  if (fault.code === 'other-rules-version') return words.otherVersion;
  return fault.code === 'unknown-game' ? words.unknownGame : words.notAGame;
}

/** Offers a saved game, or a moment of it, as a file. */
export function download(saved: AnySavedGame | MomentFile, name: string): void {
  downloadJson(saved, name);
}

/** Offers any JSON value as a file. */
export function downloadJson(value: unknown, name: string): void {
  offerFile(new Blob([JSON.stringify(value)], { type: 'application/json' }), `${fileName(name)}.json`);
}

/** A game's name as a valid file name. */
export function fileName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}-]+/gu, '-');
}

export function offerFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
