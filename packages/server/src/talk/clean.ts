/** Sanitised text: no control characters, direction overrides, stacked marks or empty lines. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu, ' ')
    .replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
