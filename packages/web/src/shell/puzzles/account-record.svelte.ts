import type { PuzzleRecord } from '@durbar/protocol';
import { forgetRecordWithoutAccount, keepRecord, puzzleRecord, recordWithoutAccount } from '../../puzzles/kept.svelte.ts';
import { knownPerson } from '../../store/person.svelte.ts';

/** What the account is known to hold. */
let held: PuzzleRecord | undefined;
let isAsking = false;

/** Keeps the record of this page and of the account the same, as long as a component lives. Offline, the next page does it. */
export function shareRecordWithAccount(): void {
  $effect(() => {
    if (knownPerson()?.kind === 'account' && puzzleRecord() !== held) void exchange();
  });
}

async function exchange(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const { api } = await import('../../online/api.ts');
  for (let sent = puzzleRecord(); sent !== held; sent = puzzleRecord()) {
    const before = recordWithoutAccount();
    if (before && (await api.mergePuzzles(before)).ok) forgetRecordWithoutAccount();
    const merged = await api.mergePuzzles(sent);
    if (!merged.ok) break;
    // What was tried during the request is sent next.
    if (puzzleRecord() !== sent) continue;
    held = merged.value;
    keepRecord(held);
  }
  isAsking = false;
}
