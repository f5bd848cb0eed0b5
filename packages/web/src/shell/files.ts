import { openGame } from '@durbar/catalogue';
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
import { type PackedGame, unpackGame } from '../store/packing.ts';
import type { ShellMessages } from './messages/index.ts';

/** Reads a saved game and replays it once to validate it. */
export async function readSavedGame(text: string, words: ShellMessages): Promise<Result<SavedGame, string>> {
  const parsed = parseSavedGame(parseJson(text));
  if (!parsed.ok) return fail(words.fault.notAGame);
  const replayed = await openGame(parsed.value);
  return replayed.ok ? ok(saveAgain(replayed.value, parsed.value)) : fail(replayFaultText(replayed.fault, words));
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

/** Offers a saved game as a file. */
export function download(saved: AnySavedGame, name: string): void {
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
