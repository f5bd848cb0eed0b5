import type { Section, Texts } from './format.ts';
import { plainText } from './markup.ts';

/** A section that contains all words of the query, with the text around the first of them. */
export interface Found {
  readonly section: Section;
  readonly excerpt: string;
}

const EXCERPT = 110;

/** Sections with every word of the query, accents and case ignored: those with all words in the title first. */
export function search(sections: readonly Section[], texts: Texts, query: string): readonly Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = sections.flatMap((section) => {
    const { title, text } = texts[section.id] ?? { title: '', text: '' };
    const body = plainText(text).replaceAll('\n', ' ');
    const isTitle = hasAll(folded(title), words);
    if (!isTitle && !hasAll(folded(`${title} ${body}`), words)) return [];
    return [{ section, isTitle, excerpt: excerptOf(body, words) }];
  });
  return [...found.filter(({ isTitle }) => isTitle), ...found.filter(({ isTitle }) => !isTitle)];
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Letter by letter, so positions in the folded text are positions in the text. */
export function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('');
}

function excerptOf(text: string, words: readonly string[]): string {
  const body = folded(text);
  const at = Math.min(...words.map((word) => body.indexOf(word)).filter((place) => place >= 0));
  if (!Number.isFinite(at) || at < EXCERPT / 2) return cut(text, 0);
  return `… ${cut(text, text.lastIndexOf(' ', at - EXCERPT / 4) + 1)}`;
}

function cut(text: string, from: number): string {
  if (text.length - from <= EXCERPT) return text.slice(from);
  return `${text.slice(from, text.lastIndexOf(' ', from + EXCERPT))} …`;
}
