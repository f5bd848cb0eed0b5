import type { PersonRef } from '@durbar/protocol';
import { api } from '../api.ts';

let wanted = $state.raw<PersonRef>();

/** The friend who is invited to the next table made here. */
export function nextGuest(): PersonRef | undefined {
  return wanted;
}

export function inviteToNext(friend: PersonRef | undefined): void {
  wanted = friend;
}

/** Invites that friend to the table just made; in its room they can be invited again. */
export async function inviteNextGuest(table: string): Promise<void> {
  if (!wanted) return;
  const friend = wanted;
  wanted = undefined;
  await api.inviteFriend(table, friend.id);
}
