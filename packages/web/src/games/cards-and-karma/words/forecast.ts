import type { KarmaMessages } from '../messages/index.ts';
import type { Effect, Missing, Offer } from '../model/offer.ts';

/** The text under a grid card. */
export interface Forecast {
  readonly text: string;
  /** A scoring track card turns over, something is gained, nothing is, it takes more than dice, or something is missing. */
  readonly tone: 'flips' | 'gain' | 'plain' | 'needs' | 'missing';
}

/** There is room for two short ones. */
const LONGEST = 17;

/** What taking a card would do now, or what is missing for it, in a few words. */
export function forecastOf({ effects, missing, needs }: Omit<Offer, 'take' | 'die'>, words: KarmaMessages): Forecast | undefined {
  if (missing) return { text: missingText(missing, words), tone: 'missing' };
  const [first, second] = effects;
  if (first) return effectForecast(first, second, words);
  if (needs.administrators > 0) return { text: words.forecast.administrators(needs.administrators), tone: 'needs' };
  return needs.karma > 0 ? { text: words.gains.karma(needs.karma), tone: 'needs' } : undefined;
}

function effectForecast(first: Effect, second: Effect | undefined, words: KarmaMessages): Forecast {
  const text = effectWords(first, words);
  const both = second ? `${text} · ${effectWords(second, words)}` : text;
  return { text: both.length > LONGEST ? text : both, tone: toneOf(first) };
}

function toneOf({ type }: Effect): Forecast['tone'] {
  if (type === 'flips') return 'flips';
  return type === 'newRow' ? 'plain' : 'gain';
}

function missingText(missing: Missing, { forecast }: KarmaMessages): string {
  return missing.type === 'short' ? forecast.short(missing.by) : forecast.needsNumber(missing.number);
}

function effectWords(effect: Effect, words: KarmaMessages): string {
  const { forecast } = words;
  switch (effect.type) {
    case 'flips':
      return forecast.flips(effect.count);
    case 'sells':
      return forecast.sells(effect.coins);
    case 'third':
      return named(forecast.third, effect.of);
    case 'second':
      return named(forecast.second, effect.of);
    case 'set':
      return forecast.set;
    case 'newRow':
      return forecast.newRow;
    case 'gains':
      return `+${words.gains[effect.token](effect.count)}`;
  }
}

/** The edition's own word for anything we don't know. */
function named(names: Readonly<Record<string, string>>, name: string): string {
  return names[name] ?? name;
}
