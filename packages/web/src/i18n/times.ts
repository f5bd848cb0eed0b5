import { type Language, localeOf } from './language.ts';

const DAY = 86_400_000;

/** "19:20" on the same day, "Tuesday" in the same week, "9 Nov" before. */
export function sinceText(at: number, now: number, language: Language): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  if (isToday) return new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(at);
  if (now - at < 6 * DAY) return new Intl.DateTimeFormat(localeOf(language), { weekday: 'long' }).format(at);
  return new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short' }).format(at);
}
