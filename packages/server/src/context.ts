import type { Analyst } from '@durbar/bots/node';
import type { Logger } from 'pino';
import type { BotPlayers } from './bots/players.ts';
import type { Build } from './build.ts';
import type { Metrics } from './metrics.ts';
import type { Caller } from './notices/caller.ts';
import type { Mailer } from './notices/mailer.ts';
import type { Pusher } from './notices/pusher.ts';
import type { Devices } from './people/devices.ts';
import type { Timekeeping } from './play/answer.ts';
import type { Rooms } from './play/rooms.ts';
import type { Rulebook } from './play/rulebook.ts';
import type { Allowances } from './rate.ts';
import type { Settings } from './settings.ts';
import type { Hub } from './socket/hub.ts';
import type { Storage } from './storage/index.ts';

/** The parts of a running server. */
export interface Context {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly rulebook: Rulebook;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly bots: BotPlayers;
  readonly analyst: Analyst;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly limits: Limits;
  readonly devices: Devices;
  readonly pusher: Pusher;
  /** Calls webhooks. */
  readonly caller: Caller;
  /** Undefined without a mail server. */
  readonly mailer: Mailer | undefined;
  readonly build: Build;
  readonly now: () => number;
  /** When this process began to serve. */
  readonly startedAt: number;
  /** Shutting down: no new work. */
  isStopping(): boolean;
  time(): Timekeeping;
}

/** Rate limits per person and address. */
export interface Limits {
  readonly chat: Allowances;
  readonly newGuests: Allowances;
  /** Searches for a game, and sign-ups for each tournament, per address. */
  readonly entries: Allowances;
  /** Found tables where a person didn't show up. */
  readonly noShows: Allowances;
  /** Searches for people, per person and per address. */
  readonly lookUps: Allowances;
  readonly signIn: Allowances;
  /** Failed passwords per name and origin. */
  readonly passwords: Allowances;
  /** Failed passwords per name, except from the owner's known browsers. */
  readonly guesses: Allowances;
  readonly mail: Allowances;
  readonly reports: Allowances;
  /** Messages to one webhook. */
  readonly webhooks: Allowances;
  /** Test messages of one person. */
  readonly webhookTests: Allowances;
  /** Analyses requested. */
  readonly analyses: Allowances;
  /** Editions stored by one person. */
  readonly editions: Allowances;
  /** Editions added from one address, by however many people: in accounts and at tables. */
  readonly newEditions: Allowances;
  /** First tries at puzzles counted for one address, and for one address and puzzle: many accounts of one person say little. */
  readonly puzzleTries: Allowances;
  readonly triesOfOnePuzzle: Allowances;
  /** What all spectators of one table write together. */
  readonly spectatorChat: Allowances;
  /** Moments of finished games that one person shows to others. */
  readonly leads: Allowances;
  /** Requests with one token, from anywhere. */
  readonly tokens: Allowances;
}
