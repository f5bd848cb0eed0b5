import type { PuzzleRecord } from '@durbar/protocol';
import { NEW_RECORD } from './record.ts';

const STORED_AS = 'durbar-puzzles';

let record = $state.raw<PuzzleRecord>(read());

export function puzzleRecord(): PuzzleRecord {
  return record;
}

export function keepRecord(next: PuzzleRecord): void {
  record = next;
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(next));
  } catch {
    // Denied or full: the record lasts as long as the page.
  }
}

function read(): PuzzleRecord {
  try {
    return { ...NEW_RECORD, ...JSON.parse(localStorage.getItem(STORED_AS) ?? '{}') };
  } catch {
    return NEW_RECORD;
  }
}
