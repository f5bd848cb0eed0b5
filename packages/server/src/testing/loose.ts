/** Settings for tests: no limits or delays. */
export const LOOSE: Readonly<Record<string, string>> = {
  PORT: '0',
  LOG_LEVEL: 'error',
  BOT_DELAY: '0',
  STAND_IN_LEVEL: 'random',
  NEW_GUESTS_PER_HOUR: '100000',
  ENTRIES_PER_HOUR: '100000',
  REQUESTS_PER_MINUTE: '1000000',
  COMMANDS_PER_SECOND: '10000',
  MAX_SOCKETS_PER_ADDRESS: '100000',
  MAX_OPEN_TABLES: '1000',
  MAX_SEATS: '10000',
  NOTICE_EVERY: '0',
  MAIL_EVERY: '0',
};
