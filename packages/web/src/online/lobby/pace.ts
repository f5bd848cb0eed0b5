import type { Pace } from '@durbar/protocol';
import type { OnlineMessages } from '../messages/index.ts';
import { paceText } from '../time.ts';
import type { LobbyMessages } from './messages/index.ts';

/** "25 min + 20 s": a pace in a list. */
export function shortPace(pace: Pace, online: OnlineMessages, lobby: LobbyMessages): string {
  return pace.kind === 'live' ? lobby.open.live(Math.round(pace.bank / 60), pace.increment) : paceText(pace, online);
}
