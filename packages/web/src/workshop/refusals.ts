type Text = string | ((...parameters: unknown[]) => string) | { readonly [name: string]: Text };

const UNKNOWN = '…';

/** The refusals among a table's messages, by code. */
export function refusalsIn(messages: unknown): readonly (readonly [string, string])[] {
  const { refusal, refusals } = (messages ?? {}) as Record<'refusal' | 'refusals', Readonly<Record<string, Text>> | undefined>;
  return Object.entries(refusal ?? refusals ?? {}).flatMap(([code, text]) => spoken(code, text));
}

function spoken(code: string, text: Text): readonly (readonly [string, string])[] {
  if (typeof text === 'string') return [[code, text]];
  if (typeof text === 'function') return [[code, sampleOf(text)]];
  return Object.entries(text).flatMap(([inner, one]) => spoken(inner, one));
}

/** Some sentences need a real value and can't take an ellipsis; their source is shown instead. */
function sampleOf(text: (...parameters: unknown[]) => string): string {
  try {
    return text(...Array.from({ length: text.length }, () => UNKNOWN));
  } catch {
    return String(text);
  }
}
