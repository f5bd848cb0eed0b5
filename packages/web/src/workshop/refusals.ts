type Text = string | ((...parameters: unknown[]) => string) | { readonly [name: string]: Text };

const UNKNOWN = '…';

/** The refusals among a table's messages, by their code. */
export function refusalsIn(messages: unknown): readonly (readonly [string, string])[] {
  const { refusal, refusals } = (messages ?? {}) as Record<'refusal' | 'refusals', Readonly<Record<string, Text>> | undefined>;
  return Object.entries(refusal ?? refusals ?? {}).map(([code, text]) => [code, spoken(text)]);
}

/** What has several forms is shown in each of them. */
function spoken(text: Text): string {
  if (typeof text === 'string') return text;
  if (typeof text === 'function') return text(...Array.from({ length: text.length }, () => UNKNOWN));
  return Object.values(text).map(spoken).join(' · ');
}
