import type { FriendInfo, OnlineClient, PersonRef, TableInfo } from '@durbar/protocol';
import { api } from '../api.ts';

let friends = $state.raw<readonly FriendInfo[]>([]);
let invitations = $state.raw<readonly TableInfo[]>([]);
let invitedBy = $state.raw<{ readonly by: PersonRef; readonly table: string }>();

/** Friends and requests, present ones first. */
export function myFriends(): readonly FriendInfo[] {
  return friends;
}

/** Open tables the person is invited to. */
export function myInvitations(): readonly TableInfo[] {
  return invitations;
}

/** The friend who just sent an invitation. */
export function lastInvitation() {
  return invitedBy;
}

export async function reloadFriends(): Promise<void> {
  const [found, tables] = await Promise.all([api.friends(), api.myInvitations()]);
  if (found.ok) friends = [...found.value].sort((a, b) => lastSeen(b) - lastSeen(a));
  if (tables.ok) invitations = tables.value;
}

/** Those who ask and those who are here first, those who don't show it last. */
function lastSeen({ state, presence }: FriendInfo): number {
  if (state === 'asks') return Number.MAX_SAFE_INTEGER;
  return presence ? (presence.awaySince ?? Number.MAX_SAFE_INTEGER - 1) : 0;
}

/** Fetches them now and every half minute; returns the stop function. */
export function keepFriendsCurrent(): () => void {
  void reloadFriends();
  const timer = setInterval(() => void reloadFriends(), 30_000);
  return () => clearInterval(timer);
}

export function followFriends(client: OnlineClient): void {
  client.onMessage((message) => {
    if (message.type !== 'friends' && message.type !== 'invited') return;
    if (message.type === 'invited') invitedBy = { by: message.by, table: message.table };
    void reloadFriends();
  });
}
