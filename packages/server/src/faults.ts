import { fail } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';

/** Every mistake of a client, with the sentence for people. */
const SENTENCES = {
  'signed-out': 'Sign in first.',
  'no-such-table': 'There is no such table.',
  'not-running': 'This game is not running.',
  'not-open': 'This table is not open any more.',
  'about-to-start': 'The game is about to start.',
  'not-revealing': 'This table waits for no shares of chance.',
  'wrong-share': 'This is not the share of chance that was promised.',
  'not-seated': 'You do not sit at this table.',
  'seat-away': 'A bot plays for you. Take your seat back first.',
  'not-away': 'You are at your seat.',
  'stale-number': 'The game has gone on meanwhile.',
  'nothing-to-undo': 'There is nothing you can take back.',
  'request-pending': 'A request is open already.',
  'no-such-request': 'There is no such request.',
  'bad-request': 'This cannot be asked for.',
  'other-rules-version': 'This game was begun with other rules than this server has.',
  'damaged-table': 'What was written down of this game cannot be read any more.',
  'seat-taken': 'This seat is taken.',
  'no-such-seat': 'There is no such seat.',
  'already-seated': 'You sit at this table already.',
  'not-host': 'Only the host can do this.',
  'not-ready': 'Not everybody is ready.',
  'seats-free': 'Some seats are still free.',
  'bad-set-up': 'This table cannot be set up like that.',
  'unrated-set-up': 'A table with an edition or a design of your own cannot be rated.',
  'no-such-game': 'There is no such game.',
  'no-such-bot': 'There is no such bot.',
  'too-many-tables': 'You have too many tables already.',
  'too-many-invitations': 'There are too many invitations to this table.',
  'bad-invitation': 'This invitation is used up or too old.',
  blocked: 'One of you has blocked the other.',
  'not-over': 'The game is not over.',
  'too-fast': 'Too many at once. Wait a moment.',
  'too-many-watched': 'You watch too many tables at once.',
  'empty-text': 'There is nothing to say.',
  'bad-name': 'A name has 3 to 24 letters, digits, spaces, dots or hyphens, all of one script, and begins with a letter.',
  'name-taken': 'This name is taken.',
  'name-reserved': 'This name cannot be used.',
  'weak-password': 'A password has at least 10 characters and is not one that everybody tries.',
  'sign-in-again': 'Sign in again first, so that nobody else can change your account.',
  'wrong-password': 'Name or password is wrong.',
  'locked-out': 'Too many failed attempts. Try again later.',
  'already-account': 'You have an account already.',
  'not-account': 'Only an account can do this.',
  'last-credential': 'Set a password or another passkey first; otherwise you could not sign in any more.',
  'bad-passkey': 'The passkey was not accepted.',
  'bad-mail': 'This is not a mail address.',
  'no-mail': 'This server sends no mail.',
  'bad-token': 'This link is used up or too old.',
  'bad-subscription': 'This push service is not known here.',
  'no-such-person': 'There is no such person.',
  'not-yourself': 'You cannot do this to yourself.',
  'no-vacation-left': 'You have no vacation left this year.',
  banned: 'This account is closed for now.',
  busy: 'The server is busy. Try again in a moment.',
  'server-error': 'Something went wrong here. Try again.',
  'bad-message': 'This message cannot be understood.',
  'no-such-address': 'There is nothing here.',
  'no-such-moment': 'The game has no such moment.',
  'foreign-origin': 'This request comes from another site.',
} as const;

export type FaultCode = keyof typeof SENTENCES;

export function faultOf(code: FaultCode, more: Omit<Fault, 'code' | 'message'> = {}): Fault {
  return { code, message: SENTENCES[code], ...more };
}

export function refuse(
  code: FaultCode,
  more: Omit<Fault, 'code' | 'message'> = {},
): { readonly ok: false; readonly fault: Fault } {
  return fail(faultOf(code, more));
}
