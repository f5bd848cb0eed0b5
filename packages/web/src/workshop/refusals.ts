type Text = string | ((...parameters: unknown[]) => string);

const UNKNOWN = '…';

/** The refusals among a table's messages, by their code. */
export function refusalsIn(messages: unknown): readonly (readonly [string, string])[] {
  const { refusal, refusals } = (messages ?? {}) as Record<'refusal' | 'refusals', Readonly<Record<string, Text>> | undefined>;
  return Object.entries(refusal ?? refusals ?? {}).map(([code, text]) => [code, spoken(text)]);
}

function spoken(text: Text): string {
  return typeof text === 'string' ? text : text(...Array.from({ length: text.length }, () => UNKNOWN));
}
